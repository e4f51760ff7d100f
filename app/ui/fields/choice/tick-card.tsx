import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import styles from './choice-cards.module.css'
import { TickWindow } from './tick-window.tsx'

interface TickCardProps {
  label: ReactNode
  note?: ReactNode
  /** At its right end, such as a price. */
  end?: ReactNode
  isTicked: boolean
  isDisabled?: boolean
  onChange: () => void
}

/** One of several that may all be chosen: a small window that lights when ticked. */
export function TickCard({ label, note, end, isTicked, isDisabled, onChange }: TickCardProps) {
  return (
    <label className={classNames(styles.choice, styles.tickCard)} data-slot="choice tick-card">
      <input
        className={layout.overLabel}
        type="checkbox"
        checked={isTicked}
        disabled={isDisabled}
        onChange={onChange}
      />
      <TickWindow />
      <b>{label}</b> {note ? <small>{note}</small> : null}{' '}
      {end ? (
        <span className={styles.choiceEnd} data-slot="choice-end">
          {end}
        </span>
      ) : null}
    </label>
  )
}
