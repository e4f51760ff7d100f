import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDate } from './age.ts'
import { datePartsOf, joinDateParts } from './date-parts.ts'

test.each([
  [{ year: '', month: '', day: '' }, ''],
  [{ year: '', month: '5', day: '' }, '-05-'],
  [{ year: '19', month: '5', day: '3' }, '19-05-03'],
  [{ year: '1990', month: '5', day: '3' }, '1990-05-03'],
  [{ year: '1990', month: '05', day: '31' }, '1990-05-31'],
])('%j joins to %j and comes apart again', (parts, text) => {
  expect(joinDateParts(parts)).toBe(text)
  expect(joinDateParts(datePartsOf(text))).toBe(text)
})

test('Only what was typed in full is a date', () => {
  expect(isCalendarDate(joinDateParts({ year: '1990', month: '5', day: '' }))).toBe(false)
  expect(isCalendarDate(joinDateParts({ year: '90', month: '5', day: '3' }))).toBe(false)
  expect(isCalendarDate(joinDateParts({ year: '1990', month: '5', day: '3' }))).toBe(true)
})

test('Whatever is typed, what is shown again joins to the same text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (year, month, day) => {
      const text = joinDateParts({ year, month, day })
      expect(joinDateParts(datePartsOf(text))).toBe(text)
    }),
  )
})

test('What is no date has empty parts', () => {
  expect(datePartsOf('soon')).toEqual({ year: '', month: '', day: '' })
})
