import type { PersonDraft } from '#domain/people/person-draft.ts'
import type { PersonField, PersonProblem } from '#domain/questionnaire/validation/person-problems.ts'

/** What each group of fields gets. */
export interface PersonFieldsProps {
  draft: PersonDraft
  set: (changes: Partial<PersonDraft>) => void
  change: (update: (draft: PersonDraft) => PersonDraft) => void
  /** What is wrong with a field since the last press of Save. */
  problemOf: (field: PersonField) => PersonProblem | undefined
  /** The sentence that says how to put a field right. */
  errorOf: (field: PersonField) => string | undefined
  idOf: (field: PersonField) => string
}
