import { isEmailAddress } from '#domain/people/contact/email.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import type { StepId } from '#domain/questionnaire/questions.ts'

/** What looks wrong about an answer that is valid: it is asked about once, and holds nobody back. */
export type StepDoubt = 'emailIncomplete'

/** The doubt about a step's valid answer: an e-mail address needs an @ alone, yet no mail goes to some that have one. */
export function stepDoubt(stepId: StepId, form: FormData): StepDoubt | undefined {
  if (stepId !== 'email') return undefined
  return isEmailAddress(primaryPerson(form).email) ? undefined : 'emailIncomplete'
}
