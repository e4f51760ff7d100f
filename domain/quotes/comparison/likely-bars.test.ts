import { expect, test } from 'vitest'
import { quote, quoteAmongClasses } from '../../../tests/fixtures/quotes/quote.ts'
import { barOf, barScale, openOrderCount } from './likely-bars.ts'

const priced = (monthlyPremium: number, range: readonly number[]) =>
  quoteAmongClasses({ monthlyPremium }, range)
const list = [priced(22.73, [19.82, 25.77]), priced(25.82, [22.52, 29.27]), priced(31.79, [27.72, 36.04])]

test('[U4] all bars of a list run between the same two whole amounts, around every range', () => {
  expect(barScale(list)).toEqual({ low: 19, high: 37 })
  const scale = { low: 19, high: 37 }
  expect(list.map((plan) => barOf(scale, plan))).toEqual([
    { from: 4.6, to: 37.6, price: 20.7 },
    { from: 19.6, to: 57.1, price: 37.9 },
    { from: 48.4, to: 94.7, price: 71.1 },
  ])
})

test('[U4] the order is open as far as the likely ranges reach down to the lowest one', () => {
  expect(openOrderCount(list)).toBe(2)
  expect(openOrderCount(list.slice(0, 1))).toBe(1)
})

test('prices that tell no range have no bars', () => {
  expect(barScale([])).toBeUndefined()
  expect(barScale([quote(), quote()])).toBeUndefined()
  expect(openOrderCount([quote(), quote()])).toBe(0)
  expect(barOf({ low: 10, high: 30 }, quote())).toBeUndefined()
  expect(barScale([priced(20, [20, 20])])).toEqual({ low: 20, high: 21 })
})
