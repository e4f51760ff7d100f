import './field.css'
import './segmented-control.css'
import { type ReactNode, useId } from 'react'

interface SegmentedControlProps<Value extends string> {
  legend: ReactNode
  options: readonly { value: Value; label: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/** One of a few short choices, side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { options, value, onChange } = props
  const name = useId()
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group, unlike a plain group, can be invalid
      role="radiogroup"
      id={props.id}
      className="seg-field"
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
    >
      <legend className="label">{props.legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
