import { isRecord } from '#domain/json/is-record.ts'
import type { FormData } from '#domain/people/form-data.ts'
import { isStepId, type StepId } from '#domain/questionnaire/questions.ts'
import {
  firstOpenStep,
  firstStep,
  previousStep,
  resolveEditStep,
  visibleSteps,
} from '#domain/questionnaire/steps.ts'

/** What an entry of the browser's history says of the question on screen. */
export interface StepState {
  readonly step: StepId
  /** Opened from the review to change one answer: Continue returns there. */
  readonly isEdit?: true
  /** Opened to answer what is still open: Continue leads to the next open question, and then to the plans. */
  readonly isFilling?: true
  /** The question of the history entry before this one, when Continue led from there to here. */
  readonly cameFrom?: StepId
}

/** A fresh visit goes on at the first open question; with nothing or everything answered, that is the first one. */
function resumeStep(form: FormData, today: string): StepId {
  return firstOpenStep(form, today) ?? firstStep(form)
}

/**
 * The question that a navigation's state leads to. `isSettled` is false when the history entry does not say so
 * itself yet: a fresh visit, an `editStep` or `answerOpen` that is to be cleared, or a question that no longer applies.
 */
export function stepStateOf(
  state: unknown,
  form: FormData,
  today: string,
): StepState & { isSettled: boolean } {
  const said = isRecord(state) ? state : {}
  const edited = resolveEditStep(said.editStep, form)
  if (edited !== undefined) return { step: edited, isEdit: true, isSettled: false }
  if (said.answerOpen === true) {
    return { step: resumeStep(form, today), isFilling: true, isSettled: false }
  }
  if (!isStepId(said.step)) return { step: resumeStep(form, today), isSettled: false }
  const way = {
    ...(said.isEdit === true && { isEdit: true as const }),
    ...(said.isFilling === true && { isFilling: true as const }),
  }
  if (!visibleSteps(form).includes(said.step)) {
    return { step: previousStep(form, said.step) ?? firstStep(form), ...way, isSettled: false }
  }
  const cameFrom = isStepId(said.cameFrom) ? { cameFrom: said.cameFrom } : {}
  return { step: said.step, ...way, ...cameFrom, isSettled: true }
}
