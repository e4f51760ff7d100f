import { expect, test } from 'vitest'
import type { Quote } from '#domain/quotes/quote.ts'
import { priceLine } from './price-line.ts'

const quotes = (...premiums: number[]) =>
  premiums.map(
    (monthlyPremium, place): Quote => ({
      quoteId: `plan-${place}`,
      carrierName: `Carrier ${place}`,
      productName: 'Level Term 20',
      monthlyPremium,
      annualPremium: 12 * monthlyPremium,
      coverage: 500_000,
      healthClass: 'Standard',
      stars: 4,
      instantDecision: true,
      applyProductCode: '',
    }),
  )

test('prices stand in proportion between the edges of the line', () => {
  const line = priceLine(quotes(20, 22.5, 25))
  expect(line?.points.map(({ x }) => x)).toEqual([6, 50, 94])
})

test('a few round amounts stand below it, inside the line', () => {
  expect(priceLine(quotes(19.8, 24.6))?.ticks.map(({ amount }) => amount)).toEqual([20, 22, 24])
  expect(priceLine(quotes(100, 900))?.ticks.map(({ amount }) => amount)).toEqual([500])
  for (const high of [21.5, 23, 37, 180, 1234, 9876, 54_321]) {
    const ticks = priceLine(quotes(20, high))?.ticks ?? []
    expect(ticks.length, String(high)).toBeGreaterThan(0)
    expect(ticks.length, String(high)).toBeLessThan(5)
    expect(ticks.every(({ x }) => x >= 6 && x <= 94)).toBe(true)
  }
})

test('initials that would lie on others are left out', () => {
  const roomOf = (...premiums: number[]) =>
    priceLine(quotes(...premiums))?.points.map(({ hasRoom }) => hasRoom)
  expect(roomOf(20, 20.1, 25)).toEqual([true, false, true])
  expect(roomOf(20, 22, 22.1, 25)).toEqual([true, false, false, true])
})

test('prices that are alike make no line', () => {
  expect(priceLine(quotes(20))).toBeUndefined()
  expect(priceLine(quotes(20, 20, 20.5))).toBeUndefined()
  expect(priceLine([])).toBeUndefined()
})
