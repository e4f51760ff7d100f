import type { Quote } from '#domain/quotes/quote.ts'
import { classRange } from './comparison-rows.ts'

/** The two amounts, in whole USD a month, between which every bar of a list runs. */
export interface BarScale {
  readonly low: number
  readonly high: number
}

/** One scale for all plans of a list; undefined where no plan tells between what its price likely ends up. */
export function barScale(quotes: readonly Quote[]): BarScale | undefined {
  const amounts = quotes.flatMap((quote) => {
    const range = classRange(quote)
    return range ? [range.low, quote.monthlyPremium, range.high] : []
  })
  if (amounts.length === 0) return undefined
  const low = Math.floor(Math.min(...amounts))
  return { low, high: Math.max(Math.ceil(Math.max(...amounts)), low + 1) }
}

/** Where the likely range and the price of a plan stand on the scale, in percent from its left end. */
export function barOf({ low, high }: BarScale, quote: Quote) {
  const range = classRange(quote)
  if (range === undefined) return undefined
  const at = (amount: number) => Math.round((1000 * (amount - low)) / (high - low)) / 10
  return { from: at(range.low), to: at(range.high), price: at(quote.monthlyPremium) }
}

/** How many plans, the lowest among them, likely end up as low as the lowest may: their order is open. 0 where none tells. */
export function openOrderCount(quotes: readonly Quote[]): number {
  const [first] = quotes
  const reach = first && classRange(first)?.high
  if (reach === undefined) return 0
  return quotes.filter((quote) => (classRange(quote)?.low ?? Number.POSITIVE_INFINITY) <= reach).length
}
