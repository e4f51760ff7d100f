import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn, birthDateAt, isAdult, isCalendarDate } from './age.ts'
import { datePartsOf, joinDateParts } from './date-parts.ts'

test.each([
  ['1990-05-03', '2026-05-02', 35],
  ['1990-05-03', '2026-05-03', 36],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2026-11-20', '2026-11-20', 0],
])('Someone born on %s is of this age on %s: %i', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age)
})

test.each(['', 'x', '1990-02-30', '1990-13-01', '90-01-01', '1990-5-3', '2027-01-01'])(
  '%s gives no age',
  (born) => {
    expect(ageOn(born, '2026-11-20')).toBeUndefined()
  },
)

test('Age rises by one exactly on the birthday', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 90 }), (date, years) => {
      const born = date.toISOString().slice(0, 10)
      fc.pre(!born.endsWith('02-29'))
      const birthday = `${Number(born.slice(0, 4)) + years}${born.slice(4)}`
      const eve = new Date(Date.parse(birthday) - 86_400_000).toISOString().slice(0, 10)
      expect(ageOn(born, birthday)).toBe(years)
      expect(ageOn(born, eve)).toBe(years - 1)
    }),
  )
})

test('of age from the eighteenth birthday on; only days of the calendar are dates', () => {
  const born = ['2008-11-21', '2008-11-20', ''].map((date) => isAdult(date, '2026-11-20'))
  expect(born).toEqual([false, true, false])
  const days = ['2024-02-29', '2023-02-29', '2024-02-29T00:00:00Z'].map(isCalendarDate)
  expect(days).toEqual([true, false, false])
})

test('somebody of an age was born on this day of the year', () => {
  expect(birthDateAt(41, '2026-11-20')).toBe('1985-11-20')
  expect(birthDateAt(41, '2028-02-29')).toBe('1987-02-28')
  for (const age of [0, 18, 99]) expect(ageOn(birthDateAt(age, '2028-02-29'), '2028-02-29')).toBe(age)
})

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
