/** Prices that can stand at an axis: each about three times the one before. USD a month. */
const tickPrices = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000]
/** Room beyond the lowest and the highest price, as a share of them. */
const room = 0.25

export interface ChartScale {
  /** Where a price stands on either axis, in per cent from the start. */
  at: (price: number) => number
  ticks: readonly number[]
}

/**
 * A logarithmic scale that holds all of the prices (USD a month, above 0): equal steps are equal ratios, so that being
 * ten per cent off looks the same for a small price as for a large one.
 */
export function chartScale(prices: readonly number[]): ChartScale {
  const low = Math.log(Math.min(...prices) * (1 - room))
  const high = Math.log(Math.max(...prices) * (1 + room))
  const at = (price: number) => (100 * (Math.log(price) - low)) / (high - low)
  return { at, ticks: tickPrices.filter((price) => at(price) >= 0 && at(price) <= 100) }
}
