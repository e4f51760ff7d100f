import { isAnswered, isQuestionWithDefault, markAnswered } from '#domain/people/answered.ts'
import { type FormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { isStepValid } from '#domain/questionnaire/validation/validate.ts'
import { type Condition, isStepId, questions, type StepId } from './questions.ts'

function applies(condition: Condition | undefined, form: FormData): boolean {
  if (condition === undefined) return true
  return condition.fact === 'needsRecommendation'
    ? form.needsRecommendation === condition.is
    : primaryPerson(form).selectedPlanType === condition.is
}

/** The steps that these answers ask for, in order. */
export function visibleSteps(form: FormData): StepId[] {
  return questions.filter((question) => applies(question.appliesWhen, form)).map((question) => question.id)
}

/** The step that these answers start with. */
export function firstStep(form: FormData): StepId {
  return visibleSteps(form)[0] ?? 'policyType'
}

/** The step after which the review follows. */
export function lastStep(form: FormData): StepId {
  return visibleSteps(form).at(-1) ?? 'policyType'
}

/** The step after this one; undefined after the last. A step that no longer applies leads on from its place. */
export function nextStep(form: FormData, stepId: StepId): StepId | undefined {
  const place = placeInTable(stepId)
  return visibleSteps(form).find((id) => placeInTable(id) > place)
}

/** The step before this one; undefined at the first. */
export function previousStep(form: FormData, stepId: StepId): StepId | undefined {
  const place = placeInTable(stepId)
  return visibleSteps(form).findLast((id) => placeInTable(id) < place)
}

function placeInTable(stepId: StepId): number {
  return questions.findIndex((question) => question.id === stepId)
}

/** `step` of `total` steps, counted from 1, and the percent that the bar fills (whole, 100 at the last). */
export type Progress = { step: number; total: number; percent: number }

/**
 * How far a step is; one that no longer applies counts as the last one before it. The total counts what applies, and
 * before the policy type is settled also what may yet: it never grows on the way, an answer can only take a step off.
 */
export function progress(form: FormData, stepId: StepId): Progress {
  const steps = visibleSteps(form)
  const place = placeInTable(stepId)
  const total = steps.length + stepsThatMayApply(form, place)
  const step = Math.max(1, steps.filter((id) => placeInTable(id) <= place).length)
  return { step, total, percent: Math.round((step / total) * 100) }
}

/** How many steps beside the visible ones the answers at or after this place may still ask for. */
function stepsThatMayApply(form: FormData, place: number): number {
  const chosen = primaryPerson(form).selectedPlanType
  const isUndecided = chosen === undefined
  // The recommendation that follows the goals may be Term, which asks for its length.
  const isAdvised = chosen === 'NotSure' && place <= placeInTable('insuranceGoals')
  const goals = isUndecided && !form.needsRecommendation ? 1 : 0
  return goals + (isUndecided || isAdvised ? 1 : 0)
}

/** Where a navigation's `editStep` leads: a visible step's name, or its index; undefined for anything else. */
export function resolveEditStep(value: unknown, form: FormData): StepId | undefined {
  const steps = visibleSteps(form)
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? steps[value] : undefined
  return isStepId(value) && steps.includes(value) ? value : undefined
}

/** `today` is an ISO date. */
export function firstInvalidStep(form: FormData, today: string): StepId | undefined {
  return visibleSteps(form).find((id) => !isStepValid(id, form, today))
}

/** Whether a step still has to be answered: without a valid answer, or with a default that nobody confirmed. `today` is an ISO date. */
export function isOpen(stepId: StepId, form: FormData, today: string): boolean {
  const isDefault = isQuestionWithDefault(stepId) && !isAnswered(primaryPerson(form), stepId)
  return isDefault || !isStepValid(stepId, form, today)
}

/** The first step that nobody has answered validly yet. `today` is an ISO date. */
export function firstOpenStep(form: FormData, today: string): StepId | undefined {
  return visibleSteps(form).find((id) => isOpen(id, form, today))
}

/** The form after Continue at a step: where the answer may be a default, it is one that somebody gave from now on. */
export function confirmStep(form: FormData, stepId: StepId): FormData {
  const person = primaryPerson(form)
  const confirmed = isQuestionWithDefault(stepId) ? markAnswered(person, [stepId]) : person
  return confirmed === person ? form : updatePrimaryPerson(form, confirmed)
}

/** Whether every visible step is answered validly. */
export function isComplete(form: FormData, today: string): boolean {
  return firstInvalidStep(form, today) === undefined
}
