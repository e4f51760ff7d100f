import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundToCents } from './money.ts'

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
