import { expect, test } from 'vitest'
import { countingAt } from '../../tests/fixtures/leads/counting.ts'
import { createChoiceLimits } from './choice-limits.ts'

test('[O2] an address chooses 120 times a minute and 1,500 times an hour; another address is not refused', async () => {
  let passed = 0
  const count = createChoiceLimits(countingAt(() => passed))
  for (let minute = 0; minute < 12; minute++) {
    for (let n = 0; n < 120; n++) expect(await count('192.0.2.1')).toBe(0)
    expect(await count('192.0.2.1')).toBe(60)
    passed += 60_000
  }
  for (let n = 0; n < 60; n++) expect(await count('192.0.2.1')).toBe(0)
  expect(await count('192.0.2.1')).toBe(48 * 60)
  expect(await count('192.0.2.2')).toBe(0)
})

test('Switched off, nothing is counted', async () => {
  const count = createChoiceLimits({ ...countingAt(() => 0), isOn: false })
  for (let n = 0; n < 500; n++) expect(await count('192.0.2.1')).toBe(0)
})
