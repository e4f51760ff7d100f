import { expect, test } from 'vitest'
import { morningOf } from './morning.ts'

const settings = (timeZone: string, days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const) => ({
  agent: { hours: { timeZone, days: [...days], from: '09:00', until: '18:00' }, promiseHours: 24 },
})
const austin = settings('America/Chicago')
const at = (moment: string, of = austin) => morningOf(new Date(moment), of, '08:00')

test('A morning is that of the clock of the phone’s hours, and ends at its midnight', () => {
  // Wednesday, 7:59 and 8:00 in Austin.
  expect(at('2026-11-25T13:59:59Z')).toEqual({
    day: '2026-11-25',
    dayEnds: new Date('2026-11-26T06:00:00Z'),
    isTime: false,
  })
  expect(at('2026-11-25T14:00:00Z').isTime).toBe(true)
  // Late on Tuesday there is already Wednesday by UTC.
  expect(at('2026-11-25T05:59:00Z')).toMatchObject({ day: '2026-11-24', isTime: false })
})

test('After four hours it is too late for it, and on days without hours there is none', () => {
  expect(at('2026-11-25T17:59:00Z').isTime).toBe(true)
  expect(at('2026-11-25T18:00:00Z').isTime).toBe(false)
  // Saturday and Sunday.
  expect(at('2026-11-28T14:30:00Z').isTime).toBe(false)
  expect(at('2026-11-29T14:30:00Z').isTime).toBe(false)
  expect(at('2026-11-30T14:30:00Z').isTime).toBe(true)
})

test('A day on which the clocks change has 23 or 25 hours', () => {
  const ends = (moment: string) => at(moment).dayEnds.toISOString()
  expect(ends('2026-03-08T14:00:00Z')).toBe('2026-03-09T05:00:00.000Z')
  expect(ends('2026-11-01T14:00:00Z')).toBe('2026-11-02T06:00:00.000Z')
  // Without daylight time.
  expect(at('2026-07-01T16:00:00Z', settings('America/Phoenix')).dayEnds).toEqual(
    new Date('2026-07-02T07:00:00Z'),
  )
})
