import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quote } from '../../tests/fixtures/quotes/quote.ts'
import { roundToCents } from './money.ts'
import { isCheaperPaidOnce } from './quote.ts'
import { quoteFeatures } from './quote-features.ts'

test('Paying once a year is cheaper when the annual premium lies below twelve monthly ones', () => {
  const paidOnce = (annualPremium: number) => quote({ monthlyPremium: 44.93, annualPremium })
  expect(isCheaperPaidOnce(paidOnce(513.49))).toBe(true)
  expect(isCheaperPaidOnce(paidOnce(12 * 44.93))).toBe(false)
  expect(isCheaperPaidOnce(paidOnce(540))).toBe(false)
})

test('What a plan assures is told in short names, and nothing that it does not assure', () => {
  expect(quoteFeatures(quote())).toEqual([])
  const guarantees = { premium_years: 20, outlook: [] }
  expect(
    quoteFeatures(
      quote({
        guarantees: { ...guarantees, guaranteed_to_age: 121, cash_values: [{ age: 65, amount: 9_000 }] },
      }),
    ),
  ).toEqual(['premium-years-20', 'guaranteed-to-age-121', 'guaranteed-cash-value'])
  expect(
    quoteFeatures(quote({ guarantees: { ...guarantees, guaranteed_to_age: null, cash_values: [] } })),
  ).toEqual(['premium-years-20'])
})

test.each([
  [13.125, 13.13],
  [1.005, 1.01],
  [8.575, 8.58],
  [0.1 + 0.2, 0.3],
  [1_234_567.891, 1_234_567.89],
  [0, 0],
])('%d rounds to %d', (amount, cents) => {
  expect(roundToCents(amount)).toBe(cents)
})

test('Rounding moves an amount by half a cent at most, and rounding again changes nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (amount) => {
      const rounded = roundToCents(amount)
      expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(0.005 + 1e-6)
      expect(roundToCents(rounded)).toBe(rounded)
    }),
  )
})
