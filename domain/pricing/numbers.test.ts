import { expect, test } from 'vitest'
import { interpolate, toCents } from './numbers.ts'

test('rounds to cents, halves up', () => {
  expect(toCents(1.005)).toBe(1.01)
  expect(toCents(44.6049)).toBe(44.6)
  expect(toCents(8.575)).toBe(8.58)
  expect(toCents(0)).toBe(0)
})

test('a line is level beyond its ends', () => {
  expect(interpolate(5, 0, 10, 10, 20)).toBe(15)
  expect(interpolate(-1, 0, 10, 10, 20)).toBe(10)
  expect(interpolate(11, 0, 10, 10, 20)).toBe(20)
})
