import { isAnswered, isQuestionWithDefault } from '#domain/people/answered.ts'
import type { FormData } from '#domain/people/form-data.ts'
import { type Person, primaryPersonId } from '#domain/people/person.ts'
import type { StepId } from '#domain/questionnaire/questions.ts'
import { isOpen, visibleSteps } from '#domain/questionnaire/steps.ts'

/** What a price rests on besides what no comparison can be asked without. */
const pricedSteps = [
  'policyType',
  'coverage',
  'sex',
  'tobacco',
  'height',
  'weight',
  'healthRating',
  'termLength',
] as const satisfies readonly StepId[]
type PricedStep = (typeof pricedSteps)[number]

/**
 * The questions to be answered before a price is called this person's own. With an account no default stands in for an
 * answer: the person may have given another one elsewhere, and a second device must not invent it. Without an account
 * the defaults of QUEST-56 count. `today` is an ISO date.
 */
export function openQuestions(form: FormData, person: Person, today: string): PricedStep[] {
  if (form.userId === undefined) return []
  if (person.id !== primaryPersonId) return pricedSteps.filter((step) => isOpenOfAdded(step, person))
  const asked = new Set(visibleSteps(form))
  return pricedSteps.filter((step) => asked.has(step) && isOpen(step, form, today))
}

/** The form about an added person asks for no plan: theirs starts from the defaults, and is set beside the prices. */
function isOpenOfAdded(step: PricedStep, person: Person): boolean {
  if (step === 'sex') return person.gender === undefined
  if (step === 'tobacco') return person.smoker === undefined
  if (step === 'coverage' || step === 'termLength' || !isQuestionWithDefault(step)) return false
  return !isAnswered(person, step)
}
