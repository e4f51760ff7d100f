import { expect, test } from 'vitest'
import { localToday } from './clock.ts'

test('today is the local calendar date', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
