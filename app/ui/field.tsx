import './field.css'
import { type ReactNode, useId } from 'react'
import { Alert } from './alert.tsx'
import { classNames } from './class-names.ts'

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
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = classNames(Boolean(hint) && hintId, Boolean(error) && errorId)
  return (
    <div className={classNames('field', className)}>
      {labelledBy === undefined ? <label htmlFor={controlId}>{label}</label> : null}
      {children({
        id: controlId,
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      {hint ? (
        <div className="hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <Alert tone="danger" id={errorId} live={isSummed ? 'off' : undefined}>
          {error}
        </Alert>
      ) : null}
    </div>
  )
}
