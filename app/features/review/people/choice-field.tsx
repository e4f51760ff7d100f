import type { ReactNode } from 'react'
import type { FormField } from '#app/fields/use-form.ts'
import { SegmentedControl } from '#app/ui/fields/choice/segmented-control.tsx'
import fieldStyles from '#app/ui/fields/field.module.css'
import { FieldNotes, notesOf } from '#app/ui/fields/field-notes.tsx'
import styles from './people.module.css'

interface ChoiceFieldProps<Value extends string> extends FormField {
  label: string
  hint?: string | undefined
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of two short answers, with its hint and error. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, label, hint, error, isSummed, ...choice } = props
  return (
    <div className={styles.part}>
      <SegmentedControl
        {...choice}
        id={id}
        legend={label}
        aria-describedby={notesOf(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} isSummed={isSummed} />
    </div>
  )
}

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
