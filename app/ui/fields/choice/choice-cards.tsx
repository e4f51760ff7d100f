import { type ReactNode, useId } from 'react'
import layout from '#app/ui/layout/layout.module.css'
import styles from './choice-cards.module.css'
import { TickWindow } from './tick-window.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  note?: ReactNode
}

type GroupName =
  | { legend: ReactNode; isLegendHidden?: boolean; labelledBy?: undefined }
  | { legend?: undefined; labelledBy: string }

type ChoiceCardsProps<Value extends string> = GroupName & {
  options: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Called at Space on a choice, also on the one that is chosen already. */
  onSpace?: (() => void) | undefined
  columns?: 1 | 2 | 3 | undefined
  /** The form name of the group; made up when left out. */
  name?: string | undefined
  id?: string | undefined
  isDisabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/** One of several: each radio is a small window that lights when chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const ownName = useId()
  const { options, value, onChange, columns = 1, name = ownName, isDisabled } = props
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group, unlike a plain group, can be invalid
      role="radiogroup"
      id={props.id}
      tabIndex={props.id ? -1 : undefined}
      disabled={isDisabled}
      aria-labelledby={props.labelledBy}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
    >
      {props.labelledBy === undefined ? (
        <legend
          className={props.isLegendHidden ? layout.sr : styles.choicesLegend}
          data-slot={props.isLegendHidden ? undefined : 'label'}
        >
          {props.legend}
        </legend>
      ) : null}
      <div className={styles.choices} data-slot="choices" data-columns={columns}>
        {options.map((option) => (
          <label className={styles.choice} data-slot="choice" key={option.value}>
            <input
              className={layout.overLabel}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onKeyUp={(event) => {
                if (event.key === ' ') props.onSpace?.()
              }}
            />
            <TickWindow />
            <b>{option.label}</b>
            {option.note ? <small>{option.note}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
