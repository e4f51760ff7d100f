import { expect, test } from 'vitest'
import { priceDetailsSchema } from '#domain/quotes/price-details.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { barOf, barScale, openOrderCount } from './likely-bars.ts'

function quote(monthlyPremium: number, range?: readonly [number, number]): Quote {
  return {
    quoteId: `plan-${monthlyPremium}`,
    carrierName: 'Sample Life',
    productName: 'Level Term 20',
    monthlyPremium,
    annualPremium: 12 * monthlyPremium,
    coverage: 500_000,
    healthClass: 'Preferred',
    stars: 4,
    instantDecision: true,
    applyProductCode: '',
    ...(range && {
      priceDetails: priceDetailsSchema.parse({
        source: 'model',
        health_classes: range.map((monthly_premium) => ({ health_class: 'Preferred', monthly_premium })),
      }),
    }),
  }
}

const list = [quote(22.73, [19.82, 25.77]), quote(25.82, [22.52, 29.27]), quote(31.79, [27.72, 36.04])]

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
  expect(barScale([quote(20), quote(25)])).toBeUndefined()
  expect(openOrderCount([quote(20), quote(25)])).toBe(0)
  expect(barOf({ low: 10, high: 30 }, quote(20))).toBeUndefined()
  expect(barScale([quote(20, [20, 20])])).toEqual({ low: 20, high: 21 })
})
