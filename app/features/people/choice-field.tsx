import type { FormField } from '#app/fields/use-form.ts'
import { FieldNotes, notesOf } from '#app/ui/fields/field-notes.tsx'
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx'
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
