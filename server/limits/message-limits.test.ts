import { expect, test } from 'vitest'
import { createMessageLimits } from './message-limits.ts'

const aMinute = 60_000

/** Counts messages on a clock of its own. */
function limits(isOn = true) {
  let passed = 0
  const count = createMessageLimits({ isOn, now: () => passed })
  return {
    count: (address = '192.0.2.1') => count(address),
    later: (milliseconds: number) => {
      passed += milliseconds
    },
  }
}
const times = <Answer>(count: number, ask: () => Answer) => Array.from({ length: count }, ask)

test('An address has twenty messages a minute; another address is not refused', () => {
  const { count, later } = limits()
  expect(times(20, () => count())).toEqual(Array(20).fill(0))
  later(15_000)
  expect(count()).toBe(45)
  expect(count('192.0.2.2')).toBe(0)
  later(45_000)
  expect(count()).toBe(0)
})

test('Two hundred an hour, of which those that were refused are none', () => {
  const { count, later } = limits()
  for (let minute = 0; minute < 10; minute++) {
    expect(times(20, () => count())).toEqual(Array(20).fill(0))
    expect(count()).toBeGreaterThan(0)
    later(aMinute)
  }
  expect(count()).toBe(50 * 60)
  later(50 * aMinute)
  expect(times(20, () => count())).toEqual(Array(20).fill(0))
})

test('Switched off, nothing is counted', () => {
  const { count } = limits(false)
  expect(times(500, () => count())).toEqual(Array(500).fill(0))
})
