import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import type { PersonDraft } from '#domain/people/person-draft.ts'
import {
  type PersonField,
  type PersonProblem,
  personProblems,
} from '#domain/questionnaire/validation/person-problems.ts'

/** What Save found wrong, as long as it is: a problem goes when it is put right, and none comes while typing. */
export function usePersonErrors(draft: PersonDraft) {
  const { t } = useTranslation(['people', 'questionnaire'])
  const prefix = useId()
  const [refused, setRefused] = useState<{ fields: readonly PersonField[]; attempt: number }>({
    fields: [],
    attempt: 0,
  })
  const problems = personProblems(draft, localToday()).filter(({ field }) => refused.fields.includes(field))

  function sentence({ key, values }: PersonProblem): string {
    // What is said of one's own answers is said otherwise of another person's.
    return t([`people:problems.${key}`, `questionnaire:problems.${key}`], values)
  }
  const problemOf = (field: PersonField) => problems.find((problem) => problem.field === field)

  return {
    problems,
    /** Counts the presses of Save that were refused, so that each one is announced. */
    attempt: refused.attempt,
    sentence,
    problemOf,
    errorOf(field: PersonField) {
      const problem = problemOf(field)
      return problem && sentence(problem)
    },
    idOf: (field: PersonField) => `${prefix}-${field}`,
    /** Whether everything is right; otherwise it now says what is not. */
    check(): boolean {
      const fields = personProblems(draft, localToday()).map(({ field }) => field)
      setRefused({ fields, attempt: refused.attempt + 1 })
      return fields.length === 0
    },
  }
}
