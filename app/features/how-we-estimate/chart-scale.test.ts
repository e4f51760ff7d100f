import { expect, test } from 'vitest'
import { chartScale } from './chart-scale.ts'

test('all prices stand within the axes, in their order', () => {
  const { at } = chartScale([20, 8.67, 5646.38])
  expect(at(8.67)).toBeGreaterThan(0)
  expect(at(8.67)).toBeLessThan(at(20))
  expect(at(5646.38)).toBeLessThan(100)
})

test('ten per cent is as far for a small price as for a large one', () => {
  const { at } = chartScale([10, 5000])
  expect(at(22) - at(20)).toBeCloseTo(at(2200) - at(2000), 9)
})

test('the ticks are round prices within the axes', () => {
  expect(chartScale([8.67, 5646.38]).ticks).toEqual([10, 30, 100, 300, 1000, 3000])
  expect(chartScale([20, 90]).ticks).toEqual([30, 100])
})
