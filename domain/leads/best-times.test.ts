import { expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { callableTimes } from './best-times.ts'
import { bestTimes } from './lead.ts'

const winter = new Date('2026-11-24T15:00:00Z')
const withHours = (timeZone: string, from: string, until: string) => ({
  agent: { ...settings.agent, hours: { ...settings.agent.hours, timeZone, from, until } },
})

test('[O5] whoever lives on the continent can be called at any part of the day, and whoever’s zone is not known', () => {
  for (const zone of [
    'America/New_York',
    'America/Los_Angeles',
    'America/Phoenix',
    'Mars/Olympus',
    undefined,
  ])
    expect(callableTimes(zone, winter, settings)).toEqual(bestTimes)
})

test('[O5] no time is offered at which nobody calls: 9 to 6 in New York ends at 1 PM in Honolulu', () => {
  expect(callableTimes('Pacific/Honolulu', winter, settings)).toEqual(['morning', 'midday'])
  // In summer an hour earlier, at noon.
  expect(callableTimes('Pacific/Honolulu', new Date('2026-07-01T15:00:00Z'), settings)).toEqual([
    'morning',
    'midday',
  ])
  expect(callableTimes('America/Anchorage', winter, settings)).toEqual(['morning', 'midday'])
})

test('[O5] the parts follow the hours that are set, over midnight as well', () => {
  expect(callableTimes('America/Chicago', winter, withHours('America/Chicago', '12:00', '20:00'))).toEqual([
    'midday',
    'afternoon',
  ])
  expect(callableTimes('America/Chicago', winter, withHours('America/Chicago', '07:30', '11:00'))).toEqual([
    'morning',
  ])
  // 8 PM to 11 PM in New York is the next morning in Guam.
  expect(callableTimes('Pacific/Guam', winter, withHours('America/New_York', '20:00', '23:00'))).toEqual([
    'midday',
  ])
})
