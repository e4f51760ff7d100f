import { Alert } from '#app/ui/alert.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'

interface ChoiceFieldProps<Value extends string> {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of two short answers, with its hint and error. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, label, hint, error, ...choice } = props
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return (
    <div className="part">
      <SegmentedControl
        {...choice}
        id={id}
        legend={label}
        aria-describedby={[hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
      />
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
