import type { ExampleSex, PriceRange } from './example-prices.ts'

/** A range that a page states, in USD a month, for ages from and to (both included). */
export type StatedBand = PriceRange & { fromAge: number; toAge: number }

/** An example that a stated range doesn't hold, so that the page can say why. USD a month. */
export type OutsidePrice = { age: number; sex: ExampleSex; price: number; side: 'below' | 'above' }
export type OutsideBand = OutsidePrice & { band: StatedBand }

/** On which side of a range a price lies, undefined inside it. */
export function sideOf(price: number, { low, high }: PriceRange): OutsidePrice['side'] | undefined {
  if (price < low) return 'below'
  return price > high ? 'above' : undefined
}

/**
 * What of a price at an age no band holds; undefined where one does. An age that two bands share may lie in either;
 * where it lies in none, the older band is named.
 */
export function outsideBands(
  bands: readonly StatedBand[],
  { age, sex, price }: Pick<OutsidePrice, 'age' | 'sex' | 'price'>,
): OutsideBand | undefined {
  const ofAge = bands.filter(({ fromAge, toAge }) => age >= fromAge && age <= toAge)
  const band = ofAge.at(-1)
  if (band === undefined || ofAge.some((one) => sideOf(price, one) === undefined)) return undefined
  const side = sideOf(price, band)
  return side && { band, age, sex, price, side }
}
