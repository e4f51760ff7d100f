import { z } from 'zod'
import { type StateCode, stateNames } from '#domain/people/states/states.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { toCents } from '#domain/pricing/numbers.ts'
import { type HealthRating, healthRatings, type PaidUpPeriod } from '#domain/pricing/quote-request.ts'
import { priceDetailsSchema } from '#domain/quotes/price-details.ts'
import type { QuoteSearch } from '#domain/quotes/service/read-quote-request.ts'
import type { WirePolicy } from '#domain/quotes/service/wire.ts'
import type { PolicySearch } from '#functions/quotes/quote-provider.ts'
import { amount, optionalText, years } from './tolerant-values.ts'

// Everything that White Swan's API names in its own way stands in this file, so that it is easy to correct:
// what is mapped, and what of it nobody has seen live yet, is listed in docs/prices/white-swan.md.

/** White Swan's text for each of our health ratings; null where it has none. */
export type HealthRatingTexts = Readonly<Record<HealthRating, string | null>>

/** White Swan's name of each product; null where it documents none, and is therefore not asked. */
export const serviceProducts: Record<ProductType, string | null> = {
  Term: 'Term Life',
  Whole: 'Whole Life',
  IUL: 'Indexed Universal Life',
  GUL: 'Guaranteed Universal Life',
  VUL: 'Variable Universal Life',
  FinalExpense: null,
}

const paidUpPeriods: Record<PaidUpPeriod, string> = {
  '10-Pay': '10 Years',
  '20-Pay': '20 Years',
  'To Age 100': 'To Age 100',
}

type Contact = { name: string; email: string; phone: string }

/** The body of `complete_request`; fields that were not asked for are left out. `healthRating` is White Swan's text. */
export function toUpstreamRequest(search: QuoteSearch, contact: Contact, healthRating: string): object {
  return {
    policy_type: serviceProducts[search.policy_type],
    resident_state: stateName(search.resident_state),
    death_benefit: search.death_benefit,
    payment_schedule: 'Monthly',
    date_of_birth: noonUtc(search.date_of_birth),
    gender: search.gender,
    tobacco: search.tobacco,
    height_feet: search.height_feet,
    height_inches: search.height_inches,
    weight_pounds: search.weight_pounds,
    health_rating: healthRating,
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    ...productFields(search),
  }
}

/** Undefined values stay out of the JSON. */
function productFields(search: QuoteSearch): object {
  const { premium_budget } = search
  switch (search.policy_type) {
    case 'Term':
      return {
        term_duration: search.term_duration === undefined ? undefined : `${search.term_duration} Years`,
        expedited_products: search.expedited_products,
      }
    case 'Whole':
      return { paid_up_period: paidUpPeriods[search.paid_up_period ?? 'To Age 100'], premium_budget }
    case 'IUL':
      return {
        main_goal: search.main_goal,
        premium_budget,
        solve_for: search.solve_for,
        cash_value_solve_amount: search.cash_value_solve_amount,
        cash_value_solve_age: search.cash_value_solve_age,
      }
    default:
      return {}
  }
}

function stateName(code: StateCode): string {
  return code === 'DC' ? 'District of Columbia' : stateNames[code]
}

/** Noon in Greenwich is the same day in every US time zone, so that no birthday moves. */
function noonUtc(date: string): string {
  return `${date}T12:00:00.000Z`
}

/** Answers of this kind of backend are often wrapped as `{ status, response: { … } }`. */
export function unwrap(answer: unknown): unknown {
  const read = z.looseObject({ response: z.looseObject({}) }).safeParse(answer)
  return read.success ? read.data.response : answer
}

const searchIdSchema = z.looseObject({
  policy_search: optionalText,
  policy_search_id: optionalText,
  search_id: optionalText,
})

/** The id of the policy search in the answer of `complete_request`; the documentation does not name its field. */
export function readSearchId(answer: unknown): string | undefined {
  const read = searchIdSchema.safeParse(unwrap(answer))
  return read.success
    ? (read.data.policy_search ?? read.data.policy_search_id ?? read.data.search_id)
    : undefined
}

const foundSchema = z.looseObject({
  status: optionalText,
  policies: z.array(z.unknown()).optional().catch(undefined),
  error_message: optionalText,
})

/** The answer of `policy_search`: how far it is, its policies as they came, and whether it gave up with an error. */
export function readFound(
  answer: unknown,
): { status: PolicySearch['status']; policies: readonly unknown[]; gaveUp: boolean } | undefined {
  const read = foundSchema.safeParse(unwrap(answer))
  if (!read.success) return undefined
  const { status, policies = [], error_message } = read.data
  const known = statuses.get(status?.toLowerCase() ?? '')
  return {
    status: known ?? 'Fetching Quotes',
    policies,
    gaveUp: known === undefined && error_message !== undefined,
  }
}

/** Only these texts are passed on: "not ready" and its like hold a word that would end the browser's search. */
const statuses = new Map<string, PolicySearch['status']>([
  ['found policies', 'Found Policies'],
  ['fetching quotes', 'Fetching Quotes'],
  ['no policies found', 'No Policies Found'],
])

const planSchema = z.looseObject({
  personal_plan_id: optionalText,
  personal_plan: optionalText,
  plan_id: optionalText,
  plan: optionalText,
  _id: optionalText,
  id: optionalText,
  carrier_name: optionalText,
  insurer_name: optionalText,
  product_name: optionalText,
  monthly_premium: amount,
  recurring_premium: amount,
  premium: amount,
  annual_premium: amount,
  premium_modality: optionalText,
  initial_death_benefit: amount,
  death_benefit: amount,
  coverage_amount: amount,
  term_length_numerical: years,
  term_length: years,
  health_class: optionalText,
  health_rating: optionalText,
  rating: z.number().optional().catch(undefined),
  carrier_rating: z.number().optional().catch(undefined),
  instant_decision: z.boolean().optional().catch(undefined),
})
type UpstreamPlan = z.infer<typeof planSchema>

/** Premiums a year by White Swan's word for the modality. */
const premiumsPerYear = new Map([
  ['monthly', 12],
  ['quarterly', 4],
  ['semi-annual', 2],
  ['semi-annually', 2],
  ['yearly', 1],
  ['annual', 1],
  ['annually', 1],
])

/** A plan as a policy of ours with the plan's id there; undefined without a premium that can be told per month. */
export function toPolicy(
  plan: unknown,
  asked: { policyType: ProductType; healthRatings: HealthRatingTexts },
): { policy: WirePolicy; planId: string | undefined } | undefined {
  const read = planSchema.safeParse(plan)
  const premiums = read.success ? premiumsOf(read.data) : undefined
  if (!read.success || premiums === undefined) return undefined
  const from = read.data
  const termLength =
    asked.policyType === 'Term' ? (from.term_length_numerical ?? from.term_length) : undefined
  return {
    planId: from.personal_plan_id ?? from.personal_plan ?? from.plan_id ?? from.plan ?? from._id ?? from.id,
    policy: {
      carrier_name: from.carrier_name ?? from.insurer_name,
      product_name: from.product_name,
      ...premiums,
      death_benefit: from.initial_death_benefit ?? from.death_benefit ?? from.coverage_amount,
      term_length: termLength,
      health_class: ourHealthRating(from.health_class ?? from.health_rating, asked.healthRatings),
      rating: from.rating ?? from.carrier_rating,
      instant_decision: from.instant_decision,
      price_details: priceDetailsSchema.parse({ source: 'service' }),
    },
  }
}

/** USD per month and, where it is told, per year. A premium without a modality is monthly, as was asked for. */
function premiumsOf(plan: UpstreamPlan): { monthly_premium: number; annual_premium?: number } | undefined {
  const { monthly_premium, annual_premium } = plan
  const recurring = plan.recurring_premium ?? plan.premium
  const perYear = premiumsPerYear.get(plan.premium_modality?.toLowerCase() ?? 'monthly')
  const monthly = monthly_premium ?? (recurring && perYear ? toCents((recurring * perYear) / 12) : undefined)
  if (monthly === undefined) return undefined
  const annual = annual_premium ?? (perYear === 1 ? recurring : undefined)
  return {
    monthly_premium: toCents(monthly),
    ...(annual !== undefined && { annual_premium: toCents(annual) }),
  }
}

/** Our rating for White Swan's text, else the text as it stands. */
function ourHealthRating(text: string | undefined, texts: HealthRatingTexts): string | undefined {
  return healthRatings.find((rating) => texts[rating] !== null && texts[rating] === text) ?? text
}

const startedSchema = z.looseObject({ url_to_apply: z.url({ protocol: /^https?$/ }) })

/** The address of the hosted application; undefined where it is none for a browser. */
export function readApplicationUrl(answer: unknown): string | undefined {
  const read = startedSchema.safeParse(unwrap(answer))
  return read.success ? read.data.url_to_apply : undefined
}
