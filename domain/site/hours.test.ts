import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { type HoursSettings, isStaffed, phoneHours, promisedSince, promiseFor, weekdays } from './hours.ts'

function withHours(hours: Partial<HoursSettings['agent']['hours']>, promiseHours = 24): HoursSettings {
  return { agent: { hours: { ...settings.agent.hours, ...hours }, promiseHours } }
}
const austin = withHours({ timeZone: 'America/Chicago' })
const phoenix = withHours({ timeZone: 'America/Phoenix', from: '08:30', until: '16:30' })

/** Moments in the zone of New York in November, UTC-5. The 20th is a Friday. */
const at = (day: number, clock: string) => new Date(`2026-11-${day}T${clock}:00-05:00`)
const promised = (asked: Date, to = settings as HoursSettings) => {
  const { by, isUsual } = promiseFor(asked, to)
  return isUsual ? 'within' : by.toISOString()
}

test('[O5] the hours as the contacts’ outcomes take them: Monday is 1, times are minutes of the day', () => {
  expect(phoneHours(settings)).toEqual({
    zone: 'America/New_York',
    days: [1, 2, 3, 4, 5],
    from: 540,
    until: 1080,
  })
  expect(phoneHours(withHours({ days: ['Sun', 'Tue', 'Tue'], from: '08:30' }))).toMatchObject({
    days: [2, 7],
    from: 510,
  })
})

test.each<[string, boolean, HoursSettings]>([
  ['2026-11-20T08:59:00-05:00', false, settings],
  ['2026-11-20T09:00:00-05:00', true, settings],
  ['2026-11-20T17:59:00-05:00', true, settings],
  ['2026-11-20T18:00:00-05:00', false, settings],
  ['2026-11-21T12:00:00-05:00', false, settings],
  // An hour later in Austin.
  ['2026-11-20T09:30:00-05:00', false, austin],
  ['2026-11-20T18:30:00-05:00', true, austin],
  // Phoenix has no daylight time: two hours behind New York in winter, three in summer.
  ['2026-11-20T10:29:00-05:00', false, phoenix],
  ['2026-11-20T10:30:00-05:00', true, phoenix],
  ['2026-07-17T11:29:00-04:00', false, phoenix],
  ['2026-07-17T11:30:00-04:00', true, phoenix],
])('[O5] at %s the phone is answered on the agent’s own clock: %s', (moment, isAnswered, to) => {
  expect(isStaffed(new Date(moment), to)).toBe(isAnswered)
})

const monday = at(23, '18:00').toISOString()
const inTwoHours = withHours({}, 2)

test.each<[number, string, string, HoursSettings?]>([
  [19, '09:00', 'within'],
  [19, '23:00', 'within'],
  [20, '03:00', 'within'],
  [20, '17:59', 'within'],
  // On a Friday evening and over the weekend by the end of Monday's hours.
  [20, '18:00', monday],
  [21, '11:00', monday],
  [22, '17:59', monday],
  [22, '18:00', 'within'],
  [23, '08:59', 'within'],
  [20, '19:30', at(23, '19:00').toISOString(), austin],
  // A shorter promise counts from when the phone is answered again.
  [20, '10:00', 'within', inTwoHours],
  [20, '03:00', at(20, '11:00').toISOString(), inTwoHours],
  [21, '12:00', at(23, '11:00').toISOString(), inTwoHours],
])('[O5] asked on the %i at %s an answer is promised %s', (day, clock, by, to) => {
  expect(promised(at(day, clock), to)).toBe(by)
})

test('[O5] the hours of a day on which clocks change are told by those clocks', () => {
  // On 8 March 2026 the clocks of New York go forward at 2 AM, on 1 November back.
  const sundays = withHours({ days: ['Sun'] })
  expect(promised(new Date('2026-03-07T12:00:00-05:00'), sundays)).toBe('2026-03-08T22:00:00.000Z')
  expect(promised(new Date('2026-10-31T10:00:00-04:00'), sundays)).toBe('2026-11-01T23:00:00.000Z')
})

test('[O5] what is past its promise: on Monday what came until Friday’s end, and nothing of the weekend', () => {
  expect(promisedSince(at(20, '12:00'), settings)).toEqual(at(19, '12:00'))
  expect(promisedSince(at(22, '12:00'), settings)).toEqual(at(20, '18:00'))
  expect(promisedSince(at(23, '18:00'), settings)).toEqual(at(20, '18:00'))
  expect(promisedSince(at(23, '18:01'), settings)).toEqual(at(22, '18:01'))
})

const clock = fc.integer({ min: 0, max: 95 })
const anyHours = fc
  .record({
    timeZone: fc.constantFrom('America/New_York', 'America/Phoenix', 'America/St_Johns', 'UTC'),
    days: fc.subarray([...weekdays], { minLength: 1 }),
    clocks: fc.tuple(clock, clock).filter(([one, other]) => one !== other),
    promiseHours: fc.integer({ min: 1, max: 168 }),
  })
  .map(({ clocks, promiseHours, ...hours }) => {
    const [from = '', until = ''] = clocks
      .toSorted((one, other) => one - other)
      .map((quarter) => new Date(quarter * 15 * 60_000).toISOString().slice(11, 16))
    return withHours({ ...hours, from, until }, promiseHours)
  })
/** Over two years, in which clocks change four times. */
const anyMoment = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000))
/** The same cases in every run, so that a failure is nobody's luck. */
const runs = { seed: 20_261_124, numRuns: 400 }

test('[O5] a promise is never shorter than the settings say, who comes later is promised nothing sooner, and a request is late by its very moment', () => {
  const seconds = fc.integer({ min: 0, max: 14 * 24 * 3600 })
  fc.assert(
    fc.property(anyHours, anyMoment, seconds, (hours, asked, passed) => {
      const later = new Date(asked.getTime() + passed * 1000)
      const { by } = promiseFor(asked, hours)
      expect(by.getTime() - asked.getTime()).toBeGreaterThanOrEqual(hours.agent.promiseHours * 3_600_000)
      expect(promiseFor(later, hours).by.getTime()).toBeGreaterThanOrEqual(by.getTime())
      const since = promisedSince(later, hours)
      expect(asked < since).toBe(by < later)
      const after = promisedSince(new Date(later.getTime() + passed * 500), hours)
      expect(after.getTime()).toBeGreaterThanOrEqual(since.getTime())
    }),
    runs,
  )
})
