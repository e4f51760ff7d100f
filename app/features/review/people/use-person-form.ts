import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { type FormField, useForm } from '#app/fields/use-form.ts'
import type { DateParts } from '#domain/people/dates/date-parts.ts'
import type { PersonDraft } from '#domain/people/person-draft.ts'
import {
  type PersonField,
  personFields,
  personIssues,
} from '#domain/questionnaire/validation/person-issues.ts'
import { messagesByField } from '#domain/questionnaire/validation/validation-issue.ts'

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
  const issues = personIssues(draft, localToday())
  const form = useForm({
    fields: personFields,
    read: () => draft,
    isLive: true,
    validate: () =>
      // What is said of one's own answers is said otherwise of another person's.
      messagesByField(issues, ({ code, values }) =>
        t([`people:problems.${code}`, `questionnaire:problems.${code}`], { ...values }),
      ),
    send: onSave,
    hasSummary: true,
  })
  const wrongDatePart = form.field('dateOfBirth').error
    ? issues.find(({ field }) => field === 'dateOfBirth')?.part
    : undefined
  return { ...form, wrongDatePart }
}
