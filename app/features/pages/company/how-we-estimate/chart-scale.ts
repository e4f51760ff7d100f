/** Prices that can stand at the axis: each about three times the one before. USD a month. */
const tickPrices = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000]
/** Room beyond the lowest and the highest price, as a share of them. */
const priceRoom = 0.25
const errorStep = 0.1
/** Room beyond the largest error. */
const errorRoom = 0.03

export interface Scale {
  /** Where a value stands on the axis, in per cent from its start. */
  at: (value: number) => number
  ticks: readonly number[]
}

/**
 * A logarithmic axis for prices (USD a month, above 0), since most are small and a few are large: equal steps are equal
 * ratios.
 */
export function priceScale(prices: readonly number[]): Scale {
  const low = Math.log(Math.min(...prices) * (1 - priceRoom))
  const high = Math.log(Math.max(...prices) * (1 + priceRoom))
  const at = (price: number) => (100 * (Math.log(price) - low)) / (high - low)
  return { at, ticks: tickPrices.filter((price) => at(price) >= 0 && at(price) <= 100) }
}

/** An even axis for errors (fractions, 0.1 is ten per cent too high), as far down as up, with 0 in its middle. */
export function errorScale(errors: readonly number[]): Scale {
  const largest = Math.max(...errors.map(Math.abs)) + errorRoom
  const steps = Math.floor(largest / errorStep)
  return {
    at: (error) => 50 + (50 * error) / largest,
    ticks: Array.from({ length: 2 * steps + 1 }, (_, place) => ((place - steps) * 10) / 100),
  }
}
