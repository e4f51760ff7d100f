import { expect, test } from 'vitest'
import { countingAt } from '../../tests/fixtures/leads/counting.ts'
import { callAllowances, createAddressLimits, priceAllowances } from './address-limits.ts'

const anHour = 60 * 60

/** By name: how often in the first span, and in the second one, which is longer; in seconds. */
const expected: [name: string, first: [number, number], second: [number, number]][] = [
  ['ai-chat', [20, 60], [200, anHour]],
  ['contact-choices', [120, 60], [1_500, anHour]],
  ['request-status', [30, 60], [200, anHour]],
  ['carry-answers', [30, 60], [200, anHour]],
  ['carry-answers keep', [10, anHour], [30, 24 * anHour]],
  ['white-swan-complete-request', [120, 60], [1_500, anHour]],
  ['white-swan-policy-search', [600, 60], [10_000, anHour]],
  ['white-swan-start-application', [30, 60], [300, anHour]],
  ['application-status', [60, 60], [600, anHour]],
  ['mcp', [240, 60], [3_000, anHour]],
  ['price-model', [120, 60], [1_500, anHour]],
]
const all = { ...callAllowances, ...priceAllowances }

test('every allowance is one of these', () => {
  expect(Object.keys(all).toSorted()).toEqual(expected.map(([name]) => name).toSorted())
})

test.each(expected)(
  '[O2] an address asks for %s as often as allowed; refused calls are not counted, another address is not refused',
  async (name, first, second) => {
    let now = 0
    const count = createAddressLimits(
      all,
      countingAt(() => now),
    )
    const from = (address: string) => count(name, address)
    const [times, seconds] = first
    const [most, span] = second
    for (let taken = 0; taken < most; now += seconds * 1_000) {
      const room = Math.min(times, most - taken)
      for (let n = 0; n < room; n++) expect(await from('192.0.2.1')).toBe(0)
      taken += room
      const wait = await from('192.0.2.1')
      if (taken < most) expect(wait).toBe(seconds)
      else expect(wait).toBe(span - now / 1_000)
      expect(await from('192.0.2.2')).toBe(0)
    }
    now = span * 1_000
    expect(await from('192.0.2.1')).toBe(0)
  },
)

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
