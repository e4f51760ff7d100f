import { expect, test } from 'vitest'
import { countingAt } from '../../tests/fixtures/leads/counting.ts'
import { callAllowances, createAddressLimits, priceAllowances } from './address-limits.ts'

const anHour = 60 * 60

const all = { ...callAllowances, ...priceAllowances }

test('[O2] an address asks for answers of the chat as often as allowed; refused calls are not counted, another address is not refused', async () => {
  const [times, most] = [20, 200]
  let now = 0
  const count = createAddressLimits(
    all,
    countingAt(() => now),
  )
  const from = (address: string) => count('ai-chat', address)
  for (let taken = 0; taken < most; taken += times, now += 60_000) {
    for (let n = 0; n < times; n++) expect(await from('192.0.2.1')).toBe(0)
    expect(await from('192.0.2.1')).toBe(taken + times < most ? 60 : anHour - now / 1_000)
    expect(await from('192.0.2.2')).toBe(0)
  }
  now = anHour * 1_000
  expect(await from('192.0.2.1')).toBe(0)
})

test('what is asked of one function counts at no other, and what has no allowance is not counted', async () => {
  const count = createAddressLimits(
    all,
    countingAt(() => 0),
  )
  for (let n = 0; n < 30; n++) expect(await count('carry-answers', '192.0.2.1')).toBe(0)
  expect(await count('carry-answers', '192.0.2.1')).toBe(60)
  expect(await count('carry-answers keep', '192.0.2.1')).toBe(0)
  expect(await count('request-status', '192.0.2.1')).toBe(0)
  for (let n = 0; n < 300; n++) expect(await count('email-quote', '192.0.2.1')).toBe(0)
})

test('switched off, nothing is counted', async () => {
  const count = createAddressLimits(all, { ...countingAt(() => 0), isOn: false })
  for (let n = 0; n < 500; n++) expect(await count('ai-chat', '192.0.2.1')).toBe(0)
})
