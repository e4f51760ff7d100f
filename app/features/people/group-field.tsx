import type { ReactNode } from 'react'
import type { FormField } from '#app/fields/use-form.ts'
import { FieldNotes, notesOf } from '#app/ui/field-notes.tsx'

interface GroupFieldProps extends FormField {
  label: string
  hint?: string | undefined
  children: (ids: { labelledBy: string; describedBy: string | undefined }) => ReactNode
}

/** Several controls that answer one thing, with its label, hint and error. */
export function GroupField({ id, label, hint, error, isSummed, children }: GroupFieldProps) {
  const labelId = `${id}-label`
  return (
    <div className="part" id={id}>
      <span className="label" id={labelId}>
        {label}
      </span>
      {children({ labelledBy: labelId, describedBy: notesOf(id, { hint, error }) })}
      <FieldNotes id={id} hint={hint} error={error} isSummed={isSummed} />
    </div>
  )
}
