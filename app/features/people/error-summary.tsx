import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#app/ui/alert.tsx'
import type { PersonField, PersonProblem } from '#domain/questionnaire/person-problems.ts'
import { focusField } from './person-form.ts'

interface ErrorSummaryProps {
  problems: readonly PersonProblem[]
  attempt: number
  sentence: (problem: PersonProblem) => string
  idOf: (field: PersonField) => string
}

/** Everything that is wrong in one place, which takes the focus at each refused Save; each line leads to its field. */
export function ErrorSummary({ problems, attempt, sentence, idOf }: ErrorSummaryProps) {
  const { t } = useTranslation('questionnaire')
  const place = useRef<HTMLElement>(null)
  const hasProblems = problems.length > 0

  useEffect(() => {
    if (attempt === 0) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus()
  }, [attempt])

  if (!hasProblems) return null
  return (
    <section className="person-sum" ref={place} tabIndex={-1} aria-label={t('error.generic')}>
      <Alert tone="danger" live="off" title={t('error.generic')}>
        <ul>
          {problems.map((problem) => (
            <li key={problem.field}>
              <button type="button" onClick={() => focusField(idOf(problem.field))}>
                {sentence(problem)}
              </button>
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}
