import { expect, test } from 'vitest'
import { createChoiceLimits } from './choice-limits.ts'

test('[O2] an address chooses 120 times a minute and 1,500 times an hour; another address is not refused', () => {
  let passed = 0
  const count = createChoiceLimits({ isOn: true, now: () => passed })
  for (let minute = 0; minute < 12; minute++) {
    for (let n = 0; n < 120; n++) expect(count('192.0.2.1')).toBe(0)
    expect(count('192.0.2.1')).toBe(60)
    passed += 60_000
  }
  for (let n = 0; n < 60; n++) expect(count('192.0.2.1')).toBe(0)
  expect(count('192.0.2.1')).toBe(48 * 60)
  expect(count('192.0.2.2')).toBe(0)
})

test('Switched off, nothing is counted', () => {
  const count = createChoiceLimits({ isOn: false, now: () => 0 })
  for (let n = 0; n < 500; n++) expect(count('192.0.2.1')).toBe(0)
})
