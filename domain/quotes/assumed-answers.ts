import { isAnswered } from '#domain/people/answered.ts'
import { type Person, primaryPersonId, type QuestionWithDefault } from '#domain/people/person.ts'
import type { StateCode } from '#domain/people/states/states.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'

/** Where the instant quote assumes that somebody lives who has not said it (INSTANT-14). */
export const assumedState: StateCode = 'FL'

/** What the form about an added person asks; amount and term are set beside the prices. */
const ofAdded: readonly QuestionWithDefault[] = ['height', 'weight', 'healthRating']

/**
 * The questions whose defaults (QUEST-56) a price rests on because nobody touched them, in the order of the questions.
 * A price says so beside it; with an account there is none, because openQuestions are asked first.
 */
export function assumedAnswers(person: Person, planType: PlanType): QuestionWithDefault[] {
  const ofPrimary: readonly QuestionWithDefault[] = ['coverage', ...ofAdded, 'termLength']
  return (person.id === primaryPersonId ? ofPrimary : ofAdded).filter(
    (question) => !isAnswered(person, question) && (question !== 'termLength' || planType === 'term'),
  )
}
