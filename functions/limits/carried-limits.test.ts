import { expect, test } from 'vitest'
import { countingAt } from '../../tests/fixtures/leads/counting.ts'
import { createCarriedLimits } from './carried-limits.ts'

test('An address keeps ten links in an hour and 30 in a day; another address is not refused', async () => {
  let passed = 0
  const count = createCarriedLimits(countingAt(() => passed))
  for (let hour = 0; hour < 3; hour++) {
    for (let n = 0; n < 10; n++) expect(await count('keep', '192.0.2.1')).toBe(0)
    expect(await count('keep', '192.0.2.1')).toBeGreaterThan(0)
    passed += 3_600_000
  }
  expect(await count('keep', '192.0.2.1')).toBe(21 * 3600)
  expect(await count('keep', '192.0.2.2')).toBe(0)
})

test('An address opens and deletes 30 times a minute, whatever it keeps', async () => {
  const count = createCarriedLimits(countingAt(() => 0))
  for (let n = 0; n < 30; n++) expect(await count('call', '192.0.2.1')).toBe(0)
  expect(await count('call', '192.0.2.1')).toBe(60)
  expect(await count('keep', '192.0.2.1')).toBe(0)
})

test('Switched off, nothing that is carried is counted', async () => {
  const count = createCarriedLimits({ ...countingAt(() => 0), isOn: false })
  for (let n = 0; n < 300; n++) expect(await count('keep', '192.0.2.1')).toBe(0)
})
