import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverAfter, ladderShapes, singlePolicies } from './ladder-shapes.ts'

/** So much for so many years, one stretch after the other. */
const needOf = (...stretches: [amount: number, years: number][]) =>
  stretches.flatMap(([amount, years]) => Array.from({ length: years }, () => amount))

test('each policy covers what the longer ones leave, until the next shorter one has ended', () => {
  const need = needOf([500_000, 10], [300_000, 10], [100_000, 10])
  expect(ladderShapes(need)).toContainEqual([
    { years: 10, amount: 200_000 },
    { years: 20, amount: 200_000 },
    { years: 30, amount: 100_000 },
  ])
  expect(ladderShapes(need)).toContainEqual([
    { years: 10, amount: 200_000 },
    { years: 30, amount: 300_000 },
  ])
  // A policy for 15 years would end while 300,000 is needed: the longest has to hold that much then.
  expect(ladderShapes(need)).toContainEqual([
    { years: 15, amount: 200_000 },
    { years: 30, amount: 300_000 },
  ])
})

test('amounts go up to the next that is sold, and to the smallest that a carrier sells', () => {
  const need = needOf([310_001, 10], [30_000, 5])
  expect(ladderShapes(need)).toEqual([
    [
      { years: 10, amount: 275_000 },
      { years: 15, amount: 50_000 },
    ],
    [
      { years: 10, amount: 225_000 },
      { years: 15, amount: 100_000 },
    ],
  ])
  expect(singlePolicies(need)).toEqual([15, 20, 25, 30].map((years) => ({ years, amount: 325_000 })))
})

test('where nothing falls, or one length is all there is, no ladder can be made', () => {
  for (const years of [9, 20, 31]) expect(ladderShapes(needOf([200_000, years]))).toEqual([])
  expect(singlePolicies(needOf([200_000, 31]))).toEqual([])
})

test('whatever is needed, two or three policies of different lengths meet it in every year', () => {
  const falling = fc
    .array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 30 })
    .map((amounts) => amounts.toSorted((one, other) => other - one))
  fc.assert(
    fc.property(falling, (need) => {
      for (const shape of ladderShapes(need)) {
        const lengths = shape.map(({ years }) => years)
        expect([2, 3]).toContain(shape.length)
        expect(lengths).toEqual([...new Set(lengths)].toSorted((one, other) => one - other))
        expect(shape.every(({ amount }) => amount >= 25_000 && amount % 25_000 === 0)).toBe(true)
        for (const [year, amount] of need.entries()) {
          expect(coverAfter(shape, year)).toBeGreaterThanOrEqual(amount)
        }
      }
      for (const { years, amount } of singlePolicies(need)) {
        expect(years).toBeGreaterThanOrEqual(need.length)
        expect(amount).toBeGreaterThanOrEqual(Math.max(...need))
      }
    }),
    { seed: 20_261_128, numRuns: 100 },
  )
})
