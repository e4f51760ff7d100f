import type { Quote } from '#domain/quotes/quote.ts'

/** One window on the line of prices: its place in percent from the left, and whether its initials have room. */
interface PricePoint {
  readonly quoteId: string
  readonly carrierName: string
  readonly x: number
  readonly hasRoom: boolean
}

export interface PriceLine {
  readonly points: readonly PricePoint[]
  readonly ticks: readonly { readonly amount: number; readonly x: number }[]
}

const leftEdge = 6
const rightEdge = 94
/** Windows closer than this, in percent, cover each other's initials. */
const room = 7
const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000]

/** Where the monthly premiums stand on a line, and a few round amounts below it; undefined where all are alike. */
export function priceLine(quotes: readonly Quote[]): PriceLine | undefined {
  const premiums = quotes.map((quote) => quote.monthlyPremium)
  const low = Math.min(...premiums)
  const high = Math.max(...premiums)
  if (quotes.length < 2 || high - low < 1) return undefined
  const at = (amount: number) => leftEdge + ((amount - low) / (high - low)) * (rightEdge - leftEdge)
  const points = quotes.map(({ quoteId, carrierName, monthlyPremium }, place) => {
    const gaps = [premiums[place - 1], premiums[place + 1]].map((other) =>
      other === undefined ? room : Math.abs(at(other) - at(monthlyPremium)),
    )
    // The first stands in front of the others.
    const hasRoom = place === 0 || Math.min(...gaps) >= room
    return { quoteId, carrierName, x: at(monthlyPremium), hasRoom }
  })
  return { points, ticks: roundAmounts(low, high).map((amount) => ({ amount, x: at(amount) })) }
}

/** At most four round amounts from low to high. */
function roundAmounts(low: number, high: number): number[] {
  const step = steps.find((size) => (high - low) / size <= 3) ?? high - low
  const amounts: number[] = []
  for (let amount = Math.ceil(low / step) * step; amount <= high; amount += step) amounts.push(amount)
  return amounts
}
