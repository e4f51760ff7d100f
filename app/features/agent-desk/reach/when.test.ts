import { expect, test } from 'vitest'
import { localTime, quickPicks } from './when.ts'

const picksAt = (now: Date) =>
  Object.fromEntries(quickPicks(now).map(({ name, at }) => [name, localTime(at)]))

test('one tap sets a quarter of an hour: the nearest in an hour, the last one before this time on later days', () => {
  expect(picksAt(new Date(2026, 10, 20, 10, 10))).toEqual({
    hour: '2026-11-20T11:15',
    tomorrow: '2026-11-21T10:00',
    threeDays: '2026-11-23T10:00',
    nextWeek: '2026-11-27T10:00',
  })
})

test('shortly before midnight tomorrow is tomorrow, not the day after', () => {
  expect(picksAt(new Date(2026, 10, 27, 23, 55))).toEqual({
    hour: '2026-11-28T01:00',
    tomorrow: '2026-11-28T23:45',
    threeDays: '2026-11-30T23:45',
    nextWeek: '2026-12-04T23:45',
  })
})
