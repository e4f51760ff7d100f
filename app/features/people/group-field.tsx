import type { ReactNode } from 'react'
import type { FormField } from '#app/fields/use-form.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { FieldNotes, notesOf } from '#app/ui/fields/field-notes.tsx'
import styles from './people.module.css'

interface GroupFieldProps extends FormField {
  label: string
  hint?: string | undefined
  children: (ids: { labelledBy: string; describedBy: string | undefined }) => ReactNode
}

/** Several controls that answer one thing, with its label, hint and error. */
export function GroupField({ id, label, hint, error, isSummed, children }: GroupFieldProps) {
  const labelId = `${id}-label`
  return (
    <div className={styles.part} id={id}>
      <span className={fieldStyles.label} data-slot="label" id={labelId}>
        {label}
      </span>
      {children({ labelledBy: labelId, describedBy: notesOf(id, { hint, error }) })}
      <FieldNotes id={id} hint={hint} error={error} isSummed={isSummed} />
    </div>
  )
}
