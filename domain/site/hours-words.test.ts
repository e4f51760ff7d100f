import { expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import type { HoursSettings } from './hours.ts'
import { hoursShort, hoursText, hoursZone, openingHours, promiseText } from './hours-words.ts'

function withHours(hours: Partial<HoursSettings['agent']['hours']>, promiseHours = 24): HoursSettings {
  return { agent: { hours: { ...settings.agent.hours, ...hours }, promiseHours } }
}
const austin = withHours({ timeZone: 'America/Chicago' })
const phoenix = withHours({ timeZone: 'America/Phoenix', days: ['Mon', 'Wed', 'Fri'], from: '08:30' })
const both = (write: (language: 'en' | 'es') => string) => [write('en'), write('es')]

test('[O5] [HOME-17] with nothing changed the hours stand as they are specified', () => {
  expect(both((language) => hoursText(settings, language))).toEqual([
    'Monday to Friday, 9 AM to 6 PM EST',
    'de lunes a viernes, de 9 AM a 6 PM, hora del Este',
  ])
  expect(both((language) => hoursZone(settings, language))).toEqual(['Eastern Time (EST)', 'hora del Este'])
  expect(hoursShort(settings)).toBe('9–6')
  expect(openingHours(settings)).toBe('Mo-Fr 09:00-18:00')
})

test('[O5] Austin is in Central Time, and Phoenix, which keeps one time all year, has its own name for it', () => {
  expect(both((language) => hoursText(austin, language))).toEqual([
    'Monday to Friday, 9 AM to 6 PM Central Time',
    'de lunes a viernes, de 9 AM a 6 PM, hora central',
  ])
  expect(both((language) => hoursText(phoenix, language))).toEqual([
    'Monday, Wednesday, and Friday, 8:30 AM to 6 PM Mountain Standard Time',
    'los lunes, miércoles y viernes, de 8:30 AM a 6 PM, hora estándar de la Montaña',
  ])
  expect(both((language) => hoursZone(austin, language))).toEqual(['Central Time', 'hora central'])
  expect(hoursShort(phoenix)).toBe('8:30–6')
  expect(openingHours(phoenix)).toBe('Mo,We,Fr 08:30-18:00')
})

test('[O5] whatever days are chosen, they read as one would say them', () => {
  const days = (...chosen: HoursSettings['agent']['hours']['days']) =>
    both((language) => hoursText(withHours({ days: chosen }), language).split(/, (?:de )?9 AM/)[0] ?? '')
  expect(days('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')).toEqual(['every day', 'todos los días'])
  expect(days('Sat', 'Sun')).toEqual(['Saturday and Sunday', 'los sábados y domingos'])
  expect(days('Tue')).toEqual(['Tuesday', 'los martes'])
  expect(days('Sat', 'Mon', 'Tue', 'Wed', 'Thu')).toEqual([
    'Monday to Thursday and Saturday',
    'de lunes a jueves y los sábados',
  ])
})

test('[O5] the promise is within 24 hours, or by when it can be kept, on the agent’s clock', () => {
  const thursday = new Date('2026-11-19T15:00:00Z')
  const fridayNight = new Date('2026-11-21T02:00:00Z')
  expect(both((language) => promiseText(thursday, settings, language))).toEqual([
    'within 24 hours',
    'en un plazo de 24 horas',
  ])
  expect(both((language) => promiseText(fridayNight, settings, language))).toEqual([
    'by Monday, 6 PM EST',
    'a más tardar el lunes a las 6 PM, hora del Este',
  ])
})

test('[O5] other promises, an hour by itself and a day that is far away are said as they are', () => {
  const thursday = new Date('2026-11-19T19:00:00Z')
  expect(both((language) => promiseText(thursday, withHours({}, 1), language))).toEqual([
    'within 1 hour',
    'en un plazo de 1 hora',
  ])
  const mornings = withHours({ days: ['Thu'], until: '13:00' })
  expect(both((language) => promiseText(thursday, mornings, language))).toEqual([
    'by Thursday, November 26, 1 PM EST',
    'a más tardar el jueves 26 de noviembre a la 1 PM, hora del Este',
  ])
})
