import type { InstantProblem } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantField, InstantForm } from '#domain/quotes/instant/instant-form.ts'

/** What every field of the questions gets. */
export interface InstantAnswers {
  form: InstantForm
  change: (changes: Partial<InstantForm>) => void
  /** What to say is wrong with a field; nothing before the first press of "Get quotes". */
  problemWith: (field: InstantField) => InstantProblem | undefined
}

/** The id of a field's control, so that change links and errors find it. */
export function fieldId(field: string): string {
  return `ins-${field}`
}
