import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDate } from './age.ts'
import { datePartsOf, joinDateParts } from './date-parts.ts'

test.each([
  [{ year: '', month: '', day: '' }, ''],
  [{ year: '', month: '5', day: '' }, '-05-'],
  [{ year: '19', month: '5', day: '3' }, '19-05-03'],
  [{ year: '1990', month: '5', day: '3' }, '1990-05-03'],
])('%j joins to %j, a date once it is typed in full', (parts, text) => {
  expect(joinDateParts(parts)).toBe(text)
  expect(isCalendarDate(text)).toBe(text === '1990-05-03')
})

test('whatever is typed, what is shown again joins to the same text; what is no date has empty parts', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (year, month, day) => {
      const text = joinDateParts({ year, month, day })
      expect(joinDateParts(datePartsOf(text))).toBe(text)
    }),
  )
  expect(joinDateParts({ year: '19901', month: '123', day: '031' })).toBe('1990-12-03')
  expect(datePartsOf('soon')).toEqual({ year: '', month: '', day: '' })
})
