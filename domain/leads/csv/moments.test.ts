import { expect, test } from 'vitest'
import { isoInZone, readMoment } from './moments.ts'

const zone = 'America/Chicago'

test.each([
  ['2026-12-01', '2026-12-01T15:00:00.000Z'],
  ['2026-12-1 15:30', '2026-12-01T21:30:00.000Z'],
  ['2026-07-01 15:30:20', '2026-07-01T20:30:20.000Z'],
  ['2026-12-01T15:30:00-05:00', '2026-12-01T20:30:00.000Z'],
  ['2026-12-01T23:59:00+05:30', '2026-12-01T18:29:00.000Z'],
  ['2026-12-01T15:30:07.123Z', '2026-12-01T15:30:07.000Z'],
  ['12/1/2026', '2026-12-01T15:00:00.000Z'],
  [' 12/01/26 3:30 PM ', '2026-12-01T21:30:00.000Z'],
  ['12-1-2026, 12 a.m.', '2026-12-01T06:00:00.000Z'],
  ['12/1/2026 at 12:15 pm', '2026-12-01T18:15:00.000Z'],
])('[O18] %s in a file is a moment', (text, moment) => {
  expect(readMoment(text, zone)?.toISOString()).toBe(moment)
})

test.each([
  '',
  'tomorrow',
  '31/12/2026',
  '2026-02-30',
  '12/1/2026 24:00',
  '12/1/2026 12:60',
  '12/1/2026 13:00 PM',
  '45992',
  '1/1',
])('[O18] %s is none', (text) => {
  expect(readMoment(text, zone)).toBeUndefined()
})

test('[O18] a time is written with how far its clock is ahead, and read back as the same moment', () => {
  const at = new Date('2026-11-20T15:12:09Z')
  expect(isoInZone(at, 'America/New_York')).toBe('2026-11-20T10:12:09-05:00')
  expect(isoInZone(at, 'Asia/Kolkata')).toBe('2026-11-20T20:42:09+05:30')
  expect(isoInZone(at, 'UTC')).toBe('2026-11-20T15:12:09+00:00')
  expect(readMoment(isoInZone(at, 'America/New_York'), zone)).toEqual(at)
})
