import { expect, test } from 'vitest'
import type { PhoneHours } from '#domain/site/hours.ts'
import { nextContactFor, type Outcome } from './outcomes.ts'

const hours: PhoneHours = { zone: 'America/Chicago', days: [1, 2, 3, 4, 5], from: 9 * 60, until: 18 * 60 }
const after = (outcome: Outcome, now: string, changes: Partial<PhoneHours> = {}) =>
  nextContactFor(outcome, new Date(now), { ...hours, ...changes })?.toISOString() ?? null

test.each([
  // Tuesday, 10:30 in Chicago.
  ['2026-11-24T16:30:00Z', '2026-11-25T16:30:00.000Z'],
  // As the phone opens, and as it closes.
  ['2026-11-24T15:00:00Z', '2026-11-25T15:00:00.000Z'],
  ['2026-11-25T00:00:00Z', '2026-11-25T15:00:00.000Z'],
  // Friday: the next working day is Monday.
  ['2026-11-27T16:30:00Z', '2026-11-30T16:30:00.000Z'],
  // Friday evening, past the hours: when Monday begins.
  ['2026-11-28T02:00:00Z', '2026-11-30T15:00:00.000Z'],
  // Friday before the clocks change: the same time by the clock.
  ['2026-10-30T15:30:00Z', '2026-11-02T16:30:00.000Z'],
])('[O3] after a voicemail left at %s the next call is at %s', (now, next) => {
  expect(after('voicemail', now)).toBe(next)
})

test.each([
  ['2026-11-24T16:30:00Z', '2026-11-24T19:30:00.000Z'],
  // Before the phone opens it is not rung earlier.
  ['2026-11-24T11:00:00Z', '2026-11-24T15:00:00.000Z'],
  // 15:00 is still early enough for 17:59, not for 18:00.
  ['2026-11-24T20:59:00Z', '2026-11-24T23:59:00.000Z'],
  ['2026-11-24T21:00:00Z', '2026-11-25T15:00:00.000Z'],
  // Three hours from 22:30 is another day.
  ['2026-11-25T04:30:00Z', '2026-11-25T15:00:00.000Z'],
  // On a Saturday nobody is rung.
  ['2026-11-28T16:30:00Z', '2026-11-30T15:00:00.000Z'],
])('[O3] after nobody answered at %s the next call is at %s', (now, next) => {
  expect(after('no_answer', now)).toBe(next)
})

test('[O3] nothing follows by itself where there was a talk, a wrong number, a message, or a time was agreed', () => {
  for (const outcome of ['reached', 'wrong_number', 'call_back', 'sent'] as const) {
    expect(after(outcome, '2026-11-24T16:30:00Z')).toBeNull()
  }
})

test('[O5] days and zone are the operator’s own', () => {
  expect(after('voicemail', '2026-11-27T16:30:00Z', { days: [6] })).toBe('2026-11-28T16:30:00.000Z')
  expect(after('no_answer', '2026-11-24T23:00:00Z', { zone: 'Pacific/Honolulu' })).toBe(
    '2026-11-25T02:00:00.000Z',
  )
  expect(after('voicemail', '2026-11-27T16:30:00Z', { days: [] })).toBe('2026-11-28T16:30:00.000Z')
})
