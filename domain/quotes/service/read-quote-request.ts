import { z } from 'zod'
import { termLengths } from '#domain/people/person.ts'
import { isStateCode, type StateCode } from '#domain/people/states/states.ts'
import {
  cashValueAges,
  healthRatings,
  type IulSolve,
  iulSolves,
  mainGoals,
  paidUpPeriods,
  type QuoteRequest,
} from '#domain/pricing/quote-request.ts'
import { type QuoteRequestBody, quoteRequestSchema } from './wire.ts'

/**
 * What pricing needs of a request's body, with every value checked. Name, e-mail and phone are left out, so that
 * no search id ever holds them.
 */
const quoteSearchSchema = quoteRequestSchema
  .pick({
    policy_type: true,
    death_benefit: true,
    date_of_birth: true,
    gender: true,
    tobacco: true,
    height_feet: true,
    height_inches: true,
    weight_pounds: true,
    expedited_products: true,
    premium_budget: true,
    cash_value_solve_amount: true,
    cash_value_solve_age: true,
  })
  .extend({
    resident_state: z.custom<StateCode>((state) => typeof state === 'string' && isStateCode(state)),
    health_rating: z.enum(healthRatings),
    term_duration: z.literal(termLengths).optional(),
    paid_up_period: z.enum(paidUpPeriods).optional(),
    main_goal: z.enum(mainGoals).optional(),
    solve_for: z.enum(iulSolves).optional(),
  })
  .check(({ value, issues }) => {
    for (const field of incompleteSolve(value)) {
      issues.push({ code: 'custom', input: value, path: [field], message: 'incomplete' })
    }
  })
export type QuoteSearch = z.infer<typeof quoteSearchSchema>

/** Both parts of a cash value to solve for that are missing or out of bounds. */
function incompleteSolve(search: {
  policy_type: string
  solve_for?: string | undefined
  cash_value_solve_amount?: number | undefined
  cash_value_solve_age?: number | undefined
}): string[] {
  const { cash_value_solve_amount: amount = 0, cash_value_solve_age: age = 0 } = search
  if (search.policy_type !== 'IUL' || search.solve_for !== 'Solve Cash Value at Age') return []
  const isAge = Number.isInteger(age) && age >= cashValueAges.youngest && age <= cashValueAges.oldest
  return [...(amount > 0 ? [] : ['cash_value_solve_amount']), ...(isAge ? [] : ['cash_value_solve_age'])]
}

/** The part of a request's body that pricing needs, or the names of the fields that are missing or wrong. */
export function readQuoteSearch(
  body: unknown,
): { ok: true; search: QuoteSearch } | { ok: false; fields: string[] } {
  const read = quoteSearchSchema.safeParse(body)
  if (read.success) return { ok: true, search: read.data }
  return { ok: false, fields: [...new Set(read.error.issues.map((issue) => issue.path.join('.')))] }
}

/** The engine's request for a body that was checked; options of other products than the one asked for are dropped. */
export function toQuoteRequest(search: QuoteSearch): QuoteRequest {
  return {
    policyType: search.policy_type,
    residentState: search.resident_state,
    deathBenefit: search.death_benefit,
    dateOfBirth: search.date_of_birth,
    gender: search.gender,
    tobacco: search.tobacco,
    heightFeet: search.height_feet,
    heightInches: search.height_inches,
    weightPounds: search.weight_pounds,
    healthRating: search.health_rating,
    ...productOptions(search),
  }
}

/** The engine's request for a body as browsers send it; undefined where a field is missing or wrong. */
export function readQuoteRequest(body: QuoteRequestBody): QuoteRequest | undefined {
  const read = readQuoteSearch(body)
  return read.ok ? toQuoteRequest(read.search) : undefined
}

function productOptions(search: QuoteSearch): Partial<QuoteRequest> {
  const { term_duration: termYears, expedited_products: expedited } = search
  switch (search.policy_type) {
    case 'Term':
      return { ...(termYears !== undefined && { termYears }), ...(expedited !== undefined && { expedited }) }
    case 'Whole':
      return {
        ...(search.paid_up_period !== undefined && { paidUpPeriod: search.paid_up_period }),
        ...budget(search),
      }
    case 'IUL':
      return {
        ...(search.main_goal !== undefined && { mainGoal: search.main_goal }),
        ...budget(search),
        ...(search.solve_for !== undefined && { solve: solveOf(search.solve_for, search) }),
      }
    case 'GUL':
    case 'VUL':
    case 'FinalExpense':
      return {}
  }
}

/** A budget of nothing is none. */
function budget({ premium_budget: premiumBudget = 0 }: QuoteSearch): Partial<QuoteRequest> {
  return premiumBudget > 0 ? { premiumBudget } : {}
}

function solveOf(solve: (typeof iulSolves)[number], search: QuoteSearch): IulSolve {
  if (solve !== 'Solve Cash Value at Age') return { for: solve }
  const { cash_value_solve_amount: amount = 0, cash_value_solve_age: age = 0 } = search
  return { for: solve, amount, age }
}
