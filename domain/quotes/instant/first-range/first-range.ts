import { birthDateAt } from '#domain/people/dates/age.ts'
import type { StateCode } from '#domain/people/states/states.ts'
import { barScale } from '#domain/quotes/comparison/likely-bars.ts'
import { type InstantForm, newInstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { CompleteAnswers } from './first-answers.ts'

/** Between which two amounts, in whole USD a month, the prices of how many carriers likely lie. */
export interface FirstRange {
  readonly low: number
  readonly high: number
  readonly carriers: number
}

/** Years: the range is one of 20-year term plans. */
const firstTerm = 20

/** Whom a price is for where nobody was asked: an average height and weight, and the middle health class. */
const average = { heightFeet: 5, heightInches: 10, weightPounds: 170, healthRating: 'Standard' } as const

/**
 * The instant quote that four answers ask for: term over 20 years, for an average person where the four say nothing.
 * `today` is an ISO date, on which this person has the age to the day: the request wants a date of birth, and this one
 * goes nowhere else.
 */
export function firstForm(answers: CompleteAnswers, residentState: StateCode, today: string): InstantForm {
  const { age, gender, tobacco, coverage } = answers
  return {
    ...newInstantForm(),
    productType: 'Term',
    termDuration: firstTerm,
    residentState,
    dateOfBirth: birthDateAt(age, today),
    gender,
    tobacco,
    deathBenefit: coverage,
    ...average,
  }
}

/** The lowest and the highest of what the plans' prices likely end up as, in whole dollars; undefined without a plan. */
export function firstRange(quotes: readonly Quote[]): FirstRange | undefined {
  if (quotes.length === 0) return undefined
  const premiums = quotes.map(({ monthlyPremium }) => monthlyPremium)
  const { low, high } = barScale(quotes) ?? {
    low: Math.floor(Math.min(...premiums)),
    high: Math.ceil(Math.max(...premiums)),
  }
  return { low, high, carriers: new Set(quotes.map(({ carrierName }) => carrierName)).size }
}
