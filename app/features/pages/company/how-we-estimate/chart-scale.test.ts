import { expect, test } from 'vitest'
import { errorScale, priceScale } from './chart-scale.ts'

test('all prices stand within the axis, in their order, and equal ratios are equal steps', () => {
  const { at } = priceScale([20, 8.67, 5646.38])
  expect(at(8.67)).toBeGreaterThan(0)
  expect(at(8.67)).toBeLessThan(at(20))
  expect(at(5646.38)).toBeLessThan(100)
  expect(at(40) - at(20)).toBeCloseTo(at(4000) - at(2000), 9)
})

test('the price ticks are round and within the axis', () => {
  expect(priceScale([8.67, 5646.38]).ticks).toEqual([10, 30, 100, 300, 1000, 3000])
  expect(priceScale([20, 90]).ticks).toEqual([30, 100])
})

test('no error is cut off, and 0 is in the middle', () => {
  const { at, ticks } = errorScale([0.231, -0.19, 0.02])
  expect(at(0)).toBe(50)
  expect(at(0.231)).toBeLessThan(100)
  expect(at(-0.231)).toBeGreaterThan(0)
  expect(at(0.1) - at(0)).toBeCloseTo(at(0) - at(-0.1), 9)
  expect(ticks).toEqual([-0.2, -0.1, 0, 0.1, 0.2])
})
