import type { Person } from '#domain/people/person.ts'

/** The four answers that a first range of prices needs, as far as they are given. Age in years, coverage in USD. */
export interface FirstAnswers {
  readonly age: number | undefined
  readonly gender: Person['gender'] | undefined
  readonly tobacco: boolean | undefined
  readonly coverage: number | undefined
}

/** All four of them. */
export type CompleteAnswers = {
  readonly [Question in keyof FirstAnswers]: NonNullable<FirstAnswers[Question]>
}

const firstQuestions = [
  'age',
  'gender',
  'tobacco',
  'coverage',
] as const satisfies readonly (keyof FirstAnswers)[]

/** The amounts to choose from, in USD. */
export const firstCoverages = [100_000, 250_000, 500_000, 750_000, 1_000_000, 2_000_000] as const

const oldestAge = 120

/** What is typed as an age: nothing yet, an age in years that prices are shown for, or why it is none. */
export function readAge(text: string): { age?: number; issue?: 'noAge' | 'tooYoung' } {
  const typed = text.trim()
  if (typed === '') return {}
  const age = /^\d{1,3}$/.test(typed) ? Number(typed) : undefined
  if (age === undefined || age > oldestAge) return { issue: 'noAge' }
  return age < 18 ? { issue: 'tooYoung' } : { age }
}

/** The questions that are still open, in the order in which they are asked. */
export function openFirstQuestions(answers: FirstAnswers): (keyof FirstAnswers)[] {
  return firstQuestions.filter((question) => answers[question] === undefined)
}

/** The answers once none is open. */
export function completeAnswers({
  age,
  gender,
  tobacco,
  coverage,
}: FirstAnswers): CompleteAnswers | undefined {
  if (age === undefined || gender === undefined || tobacco === undefined || coverage === undefined) {
    return undefined
  }
  return { age, gender, tobacco, coverage }
}
