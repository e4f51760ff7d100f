import { expect, test } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { fullMoment, longAge, momentText, shortAge, waitedText } from './ages.ts'

// A Friday noon in New York.
const now = new Date('2026-11-20T17:00:00Z')
const zone = 'America/New_York'
const told = (at: string, language: Language = 'en') => ({ at, now, zone, language })
// Intl puts narrow spaces before AM and PM.
const plain = (text: string) => text.replace(/\s/g, ' ')

test('the age in the list is as short as can be, and of the agent’s own days', () => {
  expect(shortAge(told('2026-11-20T17:00:20Z'))).toBe('1 min')
  expect(shortAge(told('2026-11-20T16:48:00Z'))).toBe('12 min')
  expect(shortAge(told('2026-11-20T14:30:00Z'))).toBe('2 h')
  expect(shortAge(told('2026-11-20T04:59:00Z'))).toBe('Yesterday')
  expect(shortAge(told('2026-11-17T17:00:00Z'))).toBe('Tue')
  expect(shortAge(told('2026-11-03T17:00:00Z'))).toBe('Nov 3')
  expect(shortAge(told('2025-11-03T17:00:00Z'))).toBe('Nov 3, 2025')
  expect(shortAge(told('2026-11-19T17:00:00Z', 'es'))).toBe('Ayer')
})

test('shortly after midnight, late last evening still counts in hours', () => {
  const midnight = { now: new Date('2026-11-20T05:30:00Z'), zone, language: 'en' as const }
  expect(shortAge({ ...midnight, at: '2026-11-20T02:30:00Z' })).toBe('3 h')
  expect(longAge({ ...midnight, at: '2026-11-20T02:30:00Z' })).toBe('3 hours ago')
})

test('the open lead says its age in words', () => {
  expect(longAge(told('2026-11-20T16:48:00Z'))).toBe('12 minutes ago')
  expect(longAge(told('2026-11-20T14:30:00Z', 'es'))).toBe('hace 2 horas')
  expect(plain(longAge(told('2026-11-19T15:12:00Z')))).toBe('yesterday, 10:12 AM')
  expect(plain(longAge(told('2026-11-03T15:12:00Z')))).toBe('Nov 3, 10:12 AM')
})

test('what happened today needs no date', () => {
  expect(plain(momentText(told('2026-11-20T15:12:00Z')))).toBe('10:12 AM')
  expect(plain(momentText(told('2026-11-21T15:12:00Z')))).toBe('tomorrow, 10:12 AM')
  expect(plain(momentText(told('2026-11-23T15:12:00Z', 'es')))).toBe('23 nov, 10:12 a.m.')
  expect(plain(fullMoment(told('2026-06-05T14:12:00Z')))).toBe('June 5, 2026, 10:12 AM EDT')
})

test('how long somebody has waited, in hours where the promise is in hours', () => {
  expect(waitedText(told('2026-11-20T16:59:50Z'))).toBe('1 minute')
  expect(waitedText(told('2026-11-20T13:30:00Z'))).toBe('3 hours')
  expect(waitedText(told('2026-11-19T13:30:00Z'))).toBe('27 hours')
  expect(waitedText(told('2026-11-18T13:30:00Z', 'es'))).toBe('2 días')
})
