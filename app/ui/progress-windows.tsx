import type { ReactNode } from 'react'
import styles from '#app/ui/layout/window-panes.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'

interface ProgressWindowsProps {
  /** Names the progress bar, such as "Your progress". */
  label: string
  /** 1 for the first step. */
  current: number
  total: number
  /** The visible and spoken value, such as "Step 3 of 12". */
  valueText: string
  /** Softer words after it, such as "25%". */
  note?: ReactNode
}

/** One window per step; those reached are lit. */
export function ProgressWindows({ label, current, total, valueText, note }: ProgressWindowsProps) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={valueText}
    >
      <p className={styles.progressLabel} data-slot="progress-label">
        <span>{valueText}</span>
        {note ? <span>{note}</span> : null}
      </p>
      <WindowPanes count={total} lit={current} now={current - 1} />
    </div>
  )
}
