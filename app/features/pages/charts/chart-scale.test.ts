import { expect, test } from 'vitest'
import { formatThousands, percent, placeOn, stepsTo } from './chart-scale.ts'

test('a value lies on its axis in proportion', () => {
  expect(placeOn({ from: 35, to: 100 }, 35)).toBe(0)
  expect(placeOn({ from: 35, to: 100 }, 100)).toBe(100)
  expect(placeOn({ from: -20, to: 20 }, 0)).toBe(50)
  expect(percent(placeOn({ from: 0, to: 3 }, 1))).toBe('33.33%')
})

test('steps go on until they hold the highest value', () => {
  expect(stepsTo(100_000, 50_000)).toEqual([0, 50_000, 100_000])
  expect(stepsTo(151_999, 50_000)).toEqual([0, 50_000, 100_000, 150_000, 200_000])
})

test('an axis writes whole thousands, and nothing as nothing', () => {
  expect([0, 25_000, 100_000].map((amount) => formatThousands(amount, 'en'))).toEqual(['$0', '$25K', '$100K'])
})
