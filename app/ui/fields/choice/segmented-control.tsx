import { type ReactNode, useId } from 'react'
import fieldStyles from '#app/ui/fields/field.module.css'
import layout from '#app/ui/layout/layout.module.css'
import styles from './segmented-control.module.css'

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
      className={styles.segField}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
    >
      <legend className={fieldStyles.label} data-slot="label">
        {props.legend}
      </legend>
      <div className={styles.segments} data-slot="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              className={layout.overLabel}
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
