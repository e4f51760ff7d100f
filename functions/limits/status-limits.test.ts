import { expect, test } from 'vitest'
import { countingAt } from '../../tests/fixtures/leads/counting.ts'
import { createStatusLimits } from './status-limits.ts'

test('An address asks about requests 30 times a minute and 200 times an hour; another address is not refused', async () => {
  let passed = 0
  const count = createStatusLimits(countingAt(() => passed))
  for (let minute = 0; minute < 6; minute++) {
    for (let n = 0; n < 30; n++) expect(await count('192.0.2.1')).toBe(0)
    expect(await count('192.0.2.1')).toBe(60)
    passed += 60_000
  }
  for (let n = 0; n < 20; n++) expect(await count('192.0.2.1')).toBe(0)
  expect(await count('192.0.2.1')).toBe(54 * 60)
  expect(await count('192.0.2.2')).toBe(0)
})

test('Switched off, no look at a request is counted', async () => {
  const count = createStatusLimits({ ...countingAt(() => 0), isOn: false })
  for (let n = 0; n < 300; n++) expect(await count('192.0.2.1')).toBe(0)
})
