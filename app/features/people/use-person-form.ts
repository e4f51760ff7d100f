import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { type FormField, useForm } from '#app/fields/use-form.ts'
import type { DateParts } from '#domain/people/dates/date-parts.ts'
import type { PersonDraft } from '#domain/people/person-draft.ts'
import {
  type PersonField,
  personFields,
  personProblems,
} from '#domain/questionnaire/validation/person-problems.ts'

/** What each group of fields gets. */
export interface PersonFieldsProps {
  draft: PersonDraft
  set: (changes: Partial<PersonDraft>) => void
  change: (update: (draft: PersonDraft) => PersonDraft) => void
  field: (name: PersonField) => FormField
  /** The part of the birthday that is wrong. */
  wrongDatePart: keyof DateParts | undefined
}

/** The form about a person: a draft in which nothing is wrong is saved. */
export function usePersonForm(draft: PersonDraft, onSave: () => void) {
  const { t } = useTranslation(['people', 'questionnaire'])
  const problems = personProblems(draft, localToday())
  const form = useForm({
    fields: personFields,
    read: () => draft,
    isLive: true,
    validate: () =>
      Object.fromEntries(
        problems.map(({ field, key, values }) => [
          field,
          // What is said of one's own answers is said otherwise of another person's.
          t([`people:problems.${key}`, `questionnaire:problems.${key}`], values),
        ]),
      ),
    send: onSave,
    hasSummary: true,
  })
  const wrongDatePart = form.field('dateOfBirth').error
    ? problems.find(({ field }) => field === 'dateOfBirth')?.part
    : undefined
  return { ...form, wrongDatePart }
}
