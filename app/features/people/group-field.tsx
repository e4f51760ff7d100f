import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'

interface GroupFieldProps {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: (ids: { labelledBy: string; describedBy: string | undefined }) => ReactNode
}

/** Several controls that answer one thing, with its label, hint and error. */
export function GroupField({ id, label, hint, error, children }: GroupFieldProps) {
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className="part" id={id}>
      <span className="label" id={labelId}>
        {label}
      </span>
      {children({ labelledBy: labelId, describedBy })}
      {hint ? (
        <div className="hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <Alert tone="danger" live="off" id={errorId}>
          {error}
        </Alert>
      ) : null}
    </div>
  )
}
