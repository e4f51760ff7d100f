import type { PriceDetails } from './price-details.ts'

type Shares = NonNullable<PriceDetails['shares']>

const pricePartIds = ['claims', 'expenses', 'taxes', 'margin'] as const
type PricePartId = (typeof pricePartIds)[number]

/** One part of a monthly premium: USD to the cent, and whole percent of the premium. */
export interface PricePart {
  id: PricePartId
  amount: number
  percent: number
}

/** How far shares may be from adding up to 1 and still be taken for rounded. */
const roundingSlack = 0.02

/**
 * The parts of a monthly premium (USD). The amounts add up to the premium to the cent, the percents to 100.
 * Undefined when the shares are no parts of a whole: a negative one, or a sum that is not 1.
 */
export function priceParts(monthlyPremium: number, shares: Shares): PricePart[] | undefined {
  const fractions = pricePartIds.map((id) => shares[id])
  const sum = fractions.reduce((total, fraction) => total + fraction, 0)
  if (!fractions.every((fraction) => fraction >= 0) || !(Math.abs(sum - 1) <= roundingSlack)) return undefined
  const cents = apportion(Math.round(monthlyPremium * 100), fractions)
  const percents = apportion(100, fractions)
  return pricePartIds.map((id, place) => ({
    id,
    amount: (cents[place] ?? 0) / 100,
    percent: percents[place] ?? 0,
  }))
}

/**
 * Splits a whole number by weights into whole numbers that add up to it: each is rounded down, and what is left
 * goes to those that lost most (the method of the largest remainder, or Hamilton's).
 */
export function apportion(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (whole * weight) / sum)
  const parts = exact.map(Math.floor)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  const byLoss = exact
    .map((value, place) => ({ place, loss: value - Math.floor(value) }))
    .toSorted((one, other) => other.loss - one.loss)
  const winners = new Set(byLoss.slice(0, left).map(({ place }) => place))
  return parts.map((part, place) => (winners.has(place) ? part + 1 : part))
}
