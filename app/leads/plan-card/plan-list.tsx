import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './plan-list.module.css'

/** The list in which plans stand: one below the other across the whole screen of a phone, else in two or three columns. */
export function PlanList({ isPreview, children }: { isPreview?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.plans, isPreview && styles.preview)} data-slot="plan-list">
      <ol className={styles.list}>{children}</ol>
    </div>
  )
}

/** A place of the list; the card in it is set by its width. */
export function PlanPlace({ children }: { children: ReactNode }) {
  return <li className={styles.place}>{children}</li>
}
