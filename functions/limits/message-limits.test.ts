import { expect, test } from 'vitest'
import { countingAt } from '../../tests/fixtures/leads/counting.ts'
import { createMessageLimits } from './message-limits.ts'

const aMinute = 60_000

/** Counts messages on a clock of its own. */
function limits(isOn = true) {
  let passed = 0
  const count = createMessageLimits({ ...countingAt(() => passed), isOn })
  return {
    count: (address = '192.0.2.1') => count(address),
    later: (milliseconds: number) => {
      passed += milliseconds
    },
  }
}
const times = <Answer>(count: number, ask: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, ask))

test('An address has twenty messages a minute; another address is not refused', async () => {
  const { count, later } = limits()
  expect(await times(20, () => count())).toEqual(Array(20).fill(0))
  later(15_000)
  expect(await count()).toBe(45)
  expect(await count('192.0.2.2')).toBe(0)
  later(45_000)
  expect(await count()).toBe(0)
})

test('Two hundred an hour, of which those that were refused are none', async () => {
  const { count, later } = limits()
  for (let minute = 0; minute < 10; minute++) {
    expect(await times(20, () => count())).toEqual(Array(20).fill(0))
    expect(await count()).toBeGreaterThan(0)
    later(aMinute)
  }
  expect(await count()).toBe(50 * 60)
  later(50 * aMinute)
  expect(await times(20, () => count())).toEqual(Array(20).fill(0))
})

test('Switched off, nothing is counted', async () => {
  const { count } = limits(false)
  expect(await times(500, () => count())).toEqual(Array(500).fill(0))
})
