import { countDigits } from '#domain/people/contact/phone.ts'
import { type DateParts, datePartsOf } from '#domain/people/dates/date-parts.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import type { StepId } from '#domain/questionnaire/questions.ts'
import { type StepIssueCode, stepIssueCode } from './validate.ts'
import type { ValidationIssue } from './validation-issue.ts'

export type DatePart = keyof DateParts

export type AnswerIssueCode = StepIssueCode | 'dateIncomplete' | 'yearInFuture'

/** What was wrong with an answer when Continue was pressed; it stays as it was while the answer is corrected. */
export interface AnswerIssue<Field extends string = StepId, Code extends string = AnswerIssueCode>
  extends ValidationIssue<Field, Code> {
  /** Of a date, the field to go to. */
  readonly part?: DatePart
}

const yearDigits = 4

/** What is wrong with a step's answer, or undefined when it is valid; `today` is an ISO date. */
export function answerIssue(step: StepId, form: FormData, today: string): AnswerIssue | undefined {
  const code = stepIssueCode(step, form, today)
  if (code === undefined) return undefined
  const person = primaryPerson(form)
  if (step === 'dateOfBirth') {
    return { field: step, ...dateIssue(code, datePartsOf(person.dateOfBirth), today) }
  }
  return { field: step, code, ...(step === 'phone' && { values: { digits: countDigits(person.phone) } }) }
}

function dateIssue(code: StepIssueCode, parts: DateParts, today: string): Omit<AnswerIssue, 'field'> {
  const { year, month, day } = parts
  if (year === '' && month === '' && day === '') return { code, part: 'month' }
  const gap = firstGap(parts)
  if (gap !== undefined) return { code: 'dateIncomplete', part: gap }
  if (code === 'dateTooEarly') return { code, part: 'year' }
  if (code !== 'dateInFuture') return { code, part: 'day' }
  return year > today.slice(0, yearDigits)
    ? { code: 'yearInFuture', values: { year }, part: 'year' }
    : { code, part: 'month' }
}

function firstGap({ month, day, year }: DateParts): DatePart | undefined {
  if (month === '') return 'month'
  if (day === '') return 'day'
  return year.length < yearDigits ? 'year' : undefined
}
