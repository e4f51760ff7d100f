import { newPrimaryPerson, type Person, type QuestionWithDefault, questionsWithDefault } from './person.ts'

const fieldsOf = {
  coverage: ['selectedCoverage'],
  height: ['heightFeet', 'heightInches'],
  weight: ['weightPounds'],
  healthRating: ['healthRating'],
  termLength: ['selectedTerm'],
} as const satisfies Record<QuestionWithDefault, readonly (keyof Person)[]>

const defaults = newPrimaryPerson()

/** Whether the question starts from a default, so that a value alone does not tell that somebody answered it. */
export function isQuestionWithDefault(question: string): question is QuestionWithDefault {
  return questionsWithDefault.some((known) => known === question)
}

/** Whether somebody answered: the value is none of the defaults, or the default itself was confirmed. */
export function isAnswered(person: Person, question: QuestionWithDefault): boolean {
  if (person.answered?.includes(question)) return true
  return fieldsOf[question].some((field) => person[field] !== defaults[field])
}

/** The person with these questions marked as answered; the same person where all of them are already. */
export function markAnswered(person: Person, questions: readonly QuestionWithDefault[]): Person {
  const answered = new Set([...(person.answered ?? []), ...questions])
  return answered.size === (person.answered?.length ?? 0) ? person : { ...person, answered: [...answered] }
}
