import { countDigits } from '#domain/people/contact/phone.ts'
import { type DateParts, datePartsOf } from '#domain/people/dates/date-parts.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import type { StepId } from '#domain/questionnaire/questions.ts'
import { type StepProblem, stepProblem } from './validate.ts'

export type DatePart = keyof DateParts

/** What was wrong with an answer when Continue was pressed; it stays as it was while the answer is corrected. */
export interface AnswerIssue {
  /** The key of the sentence that says how to put it right, and the values that the sentence names. */
  readonly key: StepProblem | 'dateIncomplete' | 'yearInFuture'
  readonly values: { readonly year?: string; readonly digits?: number }
  /** Of a date, the field to go to. */
  readonly part?: DatePart
}

const yearDigits = 4

/** The trouble with a step's answer, or undefined when it is valid; `today` is an ISO date. */
export function answerIssue(step: StepId, form: FormData, today: string): AnswerIssue | undefined {
  const problem = stepProblem(step, form, today)
  if (problem === undefined) return undefined
  const person = primaryPerson(form)
  if (step === 'dateOfBirth') return dateTrouble(problem, datePartsOf(person.dateOfBirth), today)
  return { key: problem, values: step === 'phone' ? { digits: countDigits(person.phone) } : {} }
}

function dateTrouble(problem: StepProblem, parts: DateParts, today: string): AnswerIssue {
  const { year, month, day } = parts
  if (year === '' && month === '' && day === '') return { key: problem, values: {}, part: 'month' }
  const gap = firstGap(parts)
  if (gap !== undefined) return { key: 'dateIncomplete', values: {}, part: gap }
  if (problem === 'dateTooEarly') return { key: problem, values: {}, part: 'year' }
  if (problem !== 'dateInFuture') return { key: problem, values: {}, part: 'day' }
  return year > today.slice(0, yearDigits)
    ? { key: 'yearInFuture', values: { year }, part: 'year' }
    : { key: problem, values: {}, part: 'month' }
}

function firstGap({ month, day, year }: DateParts): DatePart | undefined {
  if (month === '') return 'month'
  if (day === '') return 'day'
  return year.length < yearDigits ? 'year' : undefined
}
