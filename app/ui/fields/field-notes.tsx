import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './field.module.css'

interface FieldNotesProps {
  /** Of the control, or of the group, that they belong to. */
  id: string
  hint?: ReactNode
  error?: ReactNode
  /** A summary at the form's head says the error already: it is not announced a second time. */
  isSummed?: boolean | undefined
}

/** The one hint and the one error below what they belong to; it points at them by `notesOf`. */
export function FieldNotes({ id, hint, error, isSummed }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <div className={styles.hint} data-slot="hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <Alert tone="danger" id={`${id}-error`} live={isSummed ? 'off' : undefined}>
          {error}
        </Alert>
      ) : null}
    </>
  )
}

/** The ids of hint and error, where there are any, for `aria-describedby`. */
export function notesOf(id: string, { hint, error }: Pick<FieldNotesProps, 'hint' | 'error'>) {
  return classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined
}
