import { birthDateAt, isAdult } from '#domain/people/dates/age.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { type PlanType, startingPlanType } from '#domain/plans/plan-type.ts'
import { type PriceEngine, previewQuotes, savedInput } from '#domain/quotes/comparison/preview-quotes.ts'
import { givenAnswers } from '#domain/quotes/instant/carried-answers.ts'

/**
 * Whom a price can be told before the questionnaire has ended: age, sex, tobacco, amount and state are known. The
 * age may have been told in place of a date of birth (`statedAge`, in years). `today` is an ISO date.
 */
export function personSoFar(
  form: FormData,
  statedAge: number | undefined,
  today: string,
): Person | undefined {
  const { gender, tobacco, deathBenefit, dateOfBirth } = givenAnswers(form)
  const born = dateOfBirth ?? (statedAge === undefined ? undefined : birthDateAt(statedAge, today))
  if (gender === undefined || tobacco === undefined || deathBenefit === undefined) return undefined
  if (born === undefined || !isAdult(born, today)) return undefined
  const person = primaryPerson(form)
  return isStateCode(person.residentState) ? { ...person, dateOfBirth: born } : undefined
}

/** What the lowest plan costs so far, USD a month, of how many carriers' plans. */
export interface PriceSoFar {
  readonly monthlyPremium: number
  readonly count: number
  readonly planType: PlanType
}

/** The lowest price for the answers so far, by the engine's own rules; undefined where no carrier has one. */
export function priceSoFar(person: Person, engine: PriceEngine): PriceSoFar | undefined {
  const planType = startingPlanType(person.selectedPlanType)
  const quotes = previewQuotes({ person, planType, input: savedInput(person) }, engine)
  const [lowest] = quotes
  return lowest && { monthlyPremium: lowest.monthlyPremium, count: quotes.length, planType }
}
