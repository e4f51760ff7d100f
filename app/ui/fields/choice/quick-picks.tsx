import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './quick-picks.module.css'

type GroupName = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string }

type QuickPicksProps<Value extends string | number> = GroupName & {
  options: readonly { value: Value; label: ReactNode }[]
  value: Value | undefined
  onPick: (value: Value) => void
  /** On phones one row that scrolls sideways. */
  isScrolling?: boolean | undefined
}

/** A row of pressable values. */
export function QuickPicks<Value extends string | number>(props: QuickPicksProps<Value>) {
  return (
    <fieldset
      className={classNames(styles.chips, props.isScrolling && styles.scroll)}
      data-slot="chips"
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
    >
      {props.options.map((option) => (
        <button
          type="button"
          className={styles.chip}
          data-slot="chip"
          key={option.value}
          aria-pressed={option.value === props.value}
          onClick={() => props.onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
