import { expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { callableTimes } from './best-times.ts'
import { bestTimes } from './lead.ts'

const winter = new Date('2026-11-24T15:00:00Z')
const withHours = (timeZone: string, from: string, until: string) => ({
  agent: { ...settings.agent, hours: { ...settings.agent.hours, timeZone, from, until } },
})

test.each<[string | undefined, string[], Parameters<typeof callableTimes>[2]?]>([
  ['America/New_York', [...bestTimes]],
  ['America/Los_Angeles', [...bestTimes]],
  ['Mars/Olympus', [...bestTimes]],
  [undefined, [...bestTimes]],
  // 9 to 6 in New York ends at 1 PM in Honolulu.
  ['Pacific/Honolulu', ['morning', 'midday']],
  ['America/Chicago', ['midday', 'afternoon'], withHours('America/Chicago', '12:00', '20:00')],
  ['America/Chicago', ['morning'], withHours('America/Chicago', '07:30', '11:00')],
  // 8 PM to 11 PM in New York is the next morning in Guam.
  ['Pacific/Guam', ['midday'], withHours('America/New_York', '20:00', '23:00')],
])('[O5] in the zone %s people can be called at %j', (zone, times, own = settings) => {
  expect(callableTimes(zone, winter, own)).toEqual(times)
})
