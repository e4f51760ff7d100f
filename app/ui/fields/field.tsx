import { type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './field.module.css'
import { FieldNotes, notesOf } from './field-notes.tsx'

/** What a field hands to its control, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

type FieldName = { label: ReactNode; labelledBy?: undefined } | { label?: undefined; labelledBy: string }

type FieldProps = FieldName & {
  hint?: ReactNode
  error?: ReactNode
  /** Set when a test or an error summary has to reach the control by a known id. */
  id?: string | undefined
  isRequired?: boolean | undefined
  /** A summary at the form's head says the error already: it is not announced a second time. */
  isSummed?: boolean | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control with its label (or the page's heading as its label), one hint and one error. */
export function Field(props: FieldProps) {
  const { label, labelledBy, hint, error, id, isRequired, isSummed, className, children } = props
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={classNames(styles.field, className)} data-slot="field">
      {labelledBy === undefined ? <label htmlFor={controlId}>{label}</label> : null}
      {children({
        id: controlId,
        'aria-labelledby': labelledBy,
        'aria-describedby': notesOf(controlId, { hint, error }),
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      <FieldNotes id={controlId} hint={hint} error={error} isSummed={isSummed} />
    </div>
  )
}
