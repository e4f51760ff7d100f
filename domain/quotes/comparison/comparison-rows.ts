import type { LikelyPrice } from '#domain/plans/likely-price.ts'
import { roundToCents } from '#domain/quotes/money.ts'
import type { Quote } from '#domain/quotes/quote.ts'

/** USD for all monthly premiums of the term; undefined where a plan has no term. */
export function totalOverTerm({ monthlyPremium, termYears }: Quote): number | undefined {
  return termYears === undefined ? undefined : roundToCents(12 * monthlyPremium * termYears)
}

/** The one value that all have, undefined where they differ or there is none. */
export function sharedValue<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values
  return values.every((value) => value === first) ? first : undefined
}

/** How many of the ages with guaranteed cash values are told side by side. */
const mostAges = 3

/** The attained ages at which all the plans that guarantee cash values tell one: the last few, oldest last. */
export function sharedCashValueAges(quotes: readonly Quote[]): number[] {
  const lists = quotes
    .map(({ guarantees }) => guarantees?.cash_values.map(({ age }) => age) ?? [])
    .filter((ages) => ages.length > 0)
  const [first = [], ...others] = lists
  return first.filter((age) => others.every((ages) => ages.includes(age))).slice(-mostAges)
}

/** The guaranteed cash value in USD at an attained age. */
export function cashValueAt({ guarantees }: Quote, age: number): number | undefined {
  return guarantees?.cash_values.find((value) => value.age === age)?.amount
}

/** Whether a plan costs less than every other of its kind; the best value of a table. */
export function lowestPremium(quotes: readonly Quote[]): number {
  return Math.min(...quotes.map(({ monthlyPremium }) => monthlyPremium))
}

/** USD per month from the better class to the worse one beside the plan's own; undefined where a price has no other. */
export function classRange({ priceDetails }: Quote): LikelyPrice | undefined {
  const premiums = priceDetails?.health_classes.map(({ monthly_premium }) => monthly_premium) ?? []
  if (premiums.length < 2) return undefined
  return { low: Math.min(...premiums), high: Math.max(...premiums) }
}
