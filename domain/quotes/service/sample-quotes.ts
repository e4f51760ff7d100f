import { ageOn } from '#domain/people/dates/age.ts'
import type { Person } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { productNameFor } from '#domain/plans/plan-type.ts'
import { termYearsOf } from '#domain/quotes/comparison/comparison-request.ts'
import { roundToCents } from '#domain/quotes/money.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { sortQuotes } from './to-quote.ts'

/** The carriers of the sample quotes, in order, each with its price factor and its stars (SAMPLE-02). */
export const sampleCarriers = [
  { name: 'Mutual of Omaha', multiplier: 1, stars: 5 },
  { name: 'Transamerica', multiplier: 1.05, stars: 4 },
  { name: 'Legal & General America', multiplier: 1.1, stars: 4 },
  { name: 'SBLI', multiplier: 0.95, stars: 5 },
  { name: 'Corebridge Financial', multiplier: 1.02, stars: 4 },
] as const

/** USD per month and 1,000 USD of coverage at age 25. */
const baseRates = { term: 0.05, whole: 0.8, iul: 0.6 } as const satisfies Record<PlanType, number>
const smokerFactor = 2.5
const maleFactor = 1.2

export type SampleOptions = {
  person: Person
  planType: PlanType
  /** USD. */
  coverage: number
  /** ISO date. */
  today: string
  /** From 0 up to 1, as Math.random. */
  random: () => number
  newId: () => string
}

/**
 * The monthly sample premium in USD, (SAMPLE-03 to SAMPLE-06):
 * coverage/1000 × base × 1.1^((age−25)/5) × smoker × sex × carrier, rounded to cents.
 */
export function samplePremium(input: {
  coverage: number
  planType: PlanType
  age: number
  smoker: boolean
  male: boolean
  multiplier: number
}): number {
  const ageFactor = 1.1 ** ((input.age - 25) / 5)
  const personFactor = (input.smoker ? smokerFactor : 1) * (input.male ? maleFactor : 1)
  return roundToCents(
    (input.coverage / 1000) * baseRates[input.planType] * ageFactor * personFactor * input.multiplier,
  )
}

/** The five sample quotes, lowest premium first; none without a birth date, from which the age is computed. */
export function sampleQuotes({ person, planType, coverage, today, random, newId }: SampleOptions): Quote[] {
  const age = ageOn(person.dateOfBirth, today)
  if (age === undefined) return []
  const quotes = sampleCarriers.map(({ name, multiplier, stars }): Quote => {
    const monthlyPremium = samplePremium({
      coverage,
      planType,
      age,
      smoker: person.smoker ?? false,
      male: person.gender === 'Male',
      multiplier,
    })
    return {
      quoteId: newId(),
      carrierName: name,
      productName: productNameFor(planType),
      monthlyPremium,
      annualPremium: roundToCents(monthlyPremium * 12),
      coverage,
      ...(planType === 'term' ? { termYears: termYearsOf(person) } : {}),
      healthClass: person.healthRating || 'Standard',
      stars,
      instantDecision: random() < 0.5,
      applyProductCode: '',
    }
  })
  return sortQuotes(quotes)
}
