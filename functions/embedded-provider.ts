import { z } from 'zod'
import { termLengths } from '#domain/people/person.ts'
import { isStateCode } from '#domain/people/states.ts'
import { policyTypes } from '#domain/plans/plan-type.ts'
import { type PricedPlan, type PricingContext, pricePlans } from '#domain/pricing/price-plans.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { healthRatings } from '#domain/pricing/underwriting-class.ts'
import { mainGoals } from '#domain/pricing/universal-life.ts'
import { paidUpPeriods } from '#domain/pricing/whole-life.ts'
import { quoteRequestSchema } from '#domain/quotes/wire.ts'
import type { FoundPolicy, PolicySearch, QuoteProvider } from './quote-provider.ts'
import { Refusal } from './refusal.ts'
import { usDate } from './us-date.ts'

/** Says on every policy where its price comes from: modelled by us, not the carrier's rate. */
const embeddedPriceSource = 'illustrative-engine'

/** What pricing needs of a request. Name, e-mail and phone are left out, so no id ever holds them. */
const searchSchema = quoteRequestSchema
  .pick({
    policy_type: true,
    death_benefit: true,
    date_of_birth: true,
    gender: true,
    tobacco: true,
    height_feet: true,
    height_inches: true,
    weight_pounds: true,
  })
  .extend({
    resident_state: z.string().refine(isStateCode),
    health_rating: z.enum(healthRatings),
    term_duration: z.literal(termLengths).optional(),
    paid_up_period: z.enum(paidUpPeriods).optional(),
    main_goal: z.enum(mainGoals).optional(),
  })
type Search = z.infer<typeof searchSchema>

const planSchema = z.object({ planCode: z.string() })

/** Prices with the engine in `domain/pricing`: works without a key, and every price is labelled an estimate. */
export function createEmbeddedProvider(
  pricing: Pick<PricingContext, 'carriers' | 'tables' | 'licensedStates'>,
): QuoteProvider {
  const { licensedStates } = pricing
  return {
    async requestQuotes(body) {
      const read = searchSchema.safeParse(body)
      if (read.success) return read.data
      throw new Refusal(
        'invalid_body',
        read.error.issues.map((issue) => issue.path.join('.')),
      )
    },

    async searchPolicies(search, now) {
      const known = searchSchema.parse(search)
      const request = toQuoteRequest(known)
      if (request === undefined) return nothingFound('policy_type_not_offered')
      if (licensedStates !== 'all' && !licensedStates.includes(request.residentState)) {
        return nothingFound('state_not_licensed')
      }
      const plans = pricePlans(request, { ...pricing, today: usDate(now) })
      if (plans.length === 0) return nothingFound('no_plan_fits')
      return { status: 'Found Policies', policies: plans.map(toPolicy) }
    },

    async startApplication(plan, { planId, siteUrl }) {
      planSchema.parse(plan)
      // The id stands in the fragment, which browsers keep to themselves: no server's log ever sees it.
      return { url: `${siteUrl}/application#plan=${planId}` }
    },
  }
}

function nothingFound(reason: string): PolicySearch {
  return { status: 'No Policies Found', policies: [], reason }
}

function toQuoteRequest(search: Search): QuoteRequest | undefined {
  const policyType = policyTypes.find((type) => type === search.policy_type)
  if (policyType === undefined || !isStateCode(search.resident_state)) return undefined
  return {
    policyType,
    residentState: search.resident_state,
    deathBenefit: search.death_benefit,
    dateOfBirth: search.date_of_birth,
    gender: search.gender,
    tobacco: search.tobacco,
    heightFeet: search.height_feet,
    heightInches: search.height_inches,
    weightPounds: search.weight_pounds,
    healthRating: search.health_rating,
    ...(search.term_duration !== undefined && { termYears: search.term_duration }),
    ...(search.paid_up_period !== undefined && { paidUpPeriod: search.paid_up_period }),
    ...(search.main_goal !== undefined && { mainGoal: search.main_goal }),
  }
}

function toPolicy(plan: PricedPlan): FoundPolicy {
  return {
    policy: {
      carrier_name: plan.carrierName,
      product_name: plan.productName,
      monthly_premium: plan.monthlyPremium,
      annual_premium: plan.annualPremium,
      death_benefit: plan.deathBenefit,
      ...(plan.termYears !== undefined && { term_length: plan.termYears }),
      health_class: plan.healthClass,
      rating: plan.stars,
      instant_decision: plan.instantDecision,
      estimate: true,
      price_source: embeddedPriceSource,
      premium_basis: plan.premiumBasis,
    },
    plan: {
      planCode: plan.planCode,
      carrier: plan.carrierName,
      product: plan.productName,
      monthlyPremium: plan.monthlyPremium,
      deathBenefit: plan.deathBenefit,
      termYears: plan.termYears,
    },
  }
}
