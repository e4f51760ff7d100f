import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimeZone, minutesAhead, momentOf, timeOnClock, timeZoneName } from './time-zone.ts'

test('[O5] a time zone is called what people call it, in summer as in winter', () => {
  expect(timeZoneName('America/New_York', 'en')).toBe('Eastern Time')
  expect(timeZoneName('America/New_York', 'es')).toBe('hora del Este')
  expect(timeZoneName('America/Denver', 'es')).toBe('hora de la Montaña')
  // One without daylight time has a name of its own.
  expect(timeZoneName('America/Phoenix', 'en')).toBe('Mountain Standard Time')
  expect(timeZoneName('America/Phoenix', 'es')).toBe('hora estándar de la Montaña')
})

test('a name that is no time zone has no name, and breaks nothing', () => {
  expect(timeZoneName('Mars/Olympus', 'en')).toBeUndefined()
  expect(isTimeZone('Mars/Olympus')).toBe(false)
  expect(isTimeZone('America/Chicago')).toBe(true)
})

test('clocks are ahead of UTC, or behind it, by the day and to the last second of a minute', () => {
  expect(minutesAhead('America/New_York', new Date('2026-01-15T12:00:00Z'))).toBe(-300)
  expect(minutesAhead('America/New_York', new Date('2026-07-15T12:00:59.999Z'))).toBe(-240)
  expect(minutesAhead('America/Phoenix', new Date('2026-07-15T12:00:31Z'))).toBe(-420)
  expect(minutesAhead('Asia/Kolkata', new Date('2026-07-15T23:59:00Z'))).toBe(330)
})

test('a moment stands on a clock and comes back from it, also around a change of clocks', () => {
  const zones = ['America/New_York', 'America/Phoenix', 'America/St_Johns', 'Pacific/Honolulu', 'UTC']
  // Two years, in minutes since 1970.
  const minute = fc.integer({ min: 29_454_000, max: 30_505_200 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (at, zone) => {
      const { day, minutes } = timeOnClock(new Date(at * 60_000), zone)
      const back = momentOf(day, minutes, zone)
      // The hour that comes twice in autumn may come back as either.
      expect(timeOnClock(back, zone)).toEqual({ day, minutes })
    }),
    { seed: 20_261_124, numRuns: 300 },
  )
  expect(momentOf(20_781, 0, 'America/New_York')).toEqual(new Date('2026-11-24T05:00:00Z'))
  // An hour and a half after the clocks went forward.
  expect(momentOf(20_520, 210, 'America/New_York')).toEqual(new Date('2026-03-08T07:30:00Z'))
})
