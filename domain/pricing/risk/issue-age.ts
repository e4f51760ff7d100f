import { ageOn } from '#domain/people/dates/age.ts'

export type AgeBasis = 'last' | 'nearest'
export type IssueAges = Record<AgeBasis, number>

const leapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** The birthday in a given year; born on 29 February, it is 1 March in a common year. */
function birthdayIn(year: number, dateOfBirth: string): number {
  const [, month = 1, day = 1] = dateOfBirth.split('-').map(Number)
  return month === 2 && day === 29 && !leapYear(year) ? Date.UTC(year, 2, 1) : Date.UTC(year, month - 1, day)
}

/**
 * The age an application on `today` is rated by: at the last birthday, or at the nearest one, which counts the next
 * birthday from half-way to it. Dates ISO (YYYY-MM-DD). Undefined if either is no date or the birth lies ahead.
 */
export function issueAges(dateOfBirth: string, today: string): IssueAges | undefined {
  const last = ageOn(dateOfBirth, today)
  if (last === undefined) return undefined
  const birthYear = Number(dateOfBirth.slice(0, 4))
  const lastBirthday = birthdayIn(birthYear + last, dateOfBirth)
  const nextBirthday = birthdayIn(birthYear + last + 1, dateOfBirth)
  const isNearerToNext = (Date.parse(`${today}T00:00:00Z`) - lastBirthday) * 2 >= nextBirthday - lastBirthday
  return { last, nearest: isNearerToNext ? last + 1 : last }
}
