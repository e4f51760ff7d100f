import { expect, test } from 'vitest'
import { localToday, timeZoneName } from './clock.ts'

test('today is the local calendar date', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('a time zone is called what people call it, in summer as in winter', () => {
  expect(timeZoneName('America/New_York', 'en')).toBe('Eastern Time')
  expect(timeZoneName('America/New_York', 'es')).toBe('hora del Este')
  expect(timeZoneName('America/Los_Angeles', 'es')).toBe('hora del Pacífico')
})

test('a name that is no time zone has no name, and breaks nothing', () => {
  expect(timeZoneName('Mars/Olympus', 'en')).toBeUndefined()
})
