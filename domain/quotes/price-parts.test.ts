import { expect, test } from 'vitest'
import { apportion, priceParts } from './price-parts.ts'

const shares = { claims: 0.58, expenses: 0.24, taxes: 0.024, margin: 0.156 }
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('the parts of a price add up to it to the cent, and the percents to 100', () => {
  const parts = priceParts(27.41, shares) ?? []
  expect(parts).toEqual([
    { id: 'claims', amount: 15.9, percent: 58 },
    { id: 'expenses', amount: 6.58, percent: 24 },
    { id: 'taxes', amount: 0.66, percent: 2 },
    { id: 'margin', amount: 4.27, percent: 16 },
  ])
})

test('they add up whatever the price and the shares', () => {
  for (let cents = 1; cents < 3000; cents += 23) {
    const claims = (cents % 97) / 100
    const rest = 1 - claims
    const split = { claims, expenses: rest * 0.61, taxes: rest * 0.02, margin: rest * 0.37 }
    const parts = priceParts(cents / 100, split) ?? []
    expect(Math.round(sum(parts.map(({ amount }) => amount)) * 100)).toBe(cents)
    expect(sum(parts.map(({ percent }) => percent))).toBe(100)
    for (const { amount, percent } of parts) {
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(percent).toBeGreaterThanOrEqual(0)
    }
  }
})

test('shares that are a little off are taken for rounded; others are no parts of a whole', () => {
  expect(priceParts(10, { claims: 0.5, expenses: 0.3, taxes: 0.02, margin: 0.17 })).toBeDefined()
  expect(priceParts(10, { claims: 0.5, expenses: 0.3, taxes: 0.02, margin: 0.1 })).toBeUndefined()
  expect(priceParts(10, { claims: 1.2, expenses: 0.1, taxes: 0, margin: -0.3 })).toBeUndefined()
  expect(priceParts(10, { claims: Number.NaN, expenses: 0.3, taxes: 0.2, margin: 0.5 })).toBeUndefined()
})

test('what is left goes to those that lost most by rounding down', () => {
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportion(100, [0.335, 0.335, 0.33])).toEqual([34, 33, 33])
  expect(apportion(5, [0, 0])).toEqual([0, 0])
})
