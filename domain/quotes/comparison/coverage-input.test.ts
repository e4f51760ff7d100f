import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageInput, parseCoverageInput, recommendedCoverage } from './coverage-input.ts'

test.each([
  [' 500000 ', 500_000],
  ['$500,000', 500_000],
  ['25000.75', 25_000],
  ['1e6', 1_000_000],
  ['', 0],
  ['abc', 0],
  ['12abc', 0],
  ['-25000', 0],
  ['Infinity', 0],
  ['0.4', 0],
])('[COMPARE-15] The coverage input %j is %i', (text, amount) => {
  expect(parseCoverageInput(text)).toBe(amount)
})

test('[COMPARE-15] Whatever is typed gives an integer of 0 or more', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const amount = parseCoverageInput(text)
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('[COMPARE-16] Amounts below the minimum and between the steps are taken as typed', () => {
  expect(coverageInput).toEqual({ min: 25_000, step: 25_000, placeholder: 500_000 })
  for (const amount of [1, 24_999, 26_000]) expect(parseCoverageInput(String(amount))).toBe(amount)
  expect(recommendedCoverage).toEqual({ min: 250_000, max: 1_000_000 })
})
