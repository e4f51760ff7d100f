import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/instant-quote/instant-quote.module.css'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Icon } from '#app/ui/icon.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import { type Bounds, instantBounds } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantField } from '#domain/quotes/instant/instant-form.ts'
import { toLanguage } from '#domain/site/language.ts'
import { fieldId, type InstantAnswers } from './answers.ts'

const boundsOf: { readonly [Field in InstantField]?: Bounds } = instantBounds

/** What ties a control to its hint and its problem, and says that it is invalid. */
export function useFieldState(field: InstantField, answers: InstantAnswers, hasHint = false) {
  const id = fieldId(field)
  const problem = answers.problemWith(field)
  const describedBy = [hasHint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem ? (true as const) : undefined,
  }
}

/** Says below a field how to put its answer right; silent, as the box below says it aloud. */
export function FieldProblem({ field, answers }: { field: InstantField; answers: InstantAnswers }) {
  const { t, i18n } = useTranslation('instant-quote')
  const problem = answers.problemWith(field)
  if (problem === undefined) return null
  const { min = 0, max = 0 } = boundsOf[field] ?? {}
  const minMoney = formatCoverage(min, toLanguage(i18n.language))
  return (
    <p className={styles.problem} id={`${fieldId(field)}-problem`}>
      <Icon of={CircleAlert} /> {t(`problems.${field}.${problem}`, { min, max, minMoney })}
    </p>
  )
}

export function FieldHint({ field, children }: { field: InstantField; children: string | undefined }) {
  return children ? (
    <p className={fieldStyles.hint} data-slot="hint" id={`${fieldId(field)}-hint`}>
      {children}
    </p>
  ) : null
}
