import type { CSSProperties } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './window-panes.module.css'

interface WindowPanesProps {
  count: number
  /** How many are lit, from the left. */
  lit: number
  /** The one at hand, counted from 0: lit, with a ring. */
  now?: number | undefined
  /** How full of cash value each window is, in percent; 0 and missing ones are not. */
  fills?: readonly number[] | undefined
}

function height(percent: number): CSSProperties & { '--v': number } {
  return { '--v': percent }
}

/** A row of windows. Decoration: the words beside it carry the meaning. */
export function WindowPanes({ count, lit, now, fills }: WindowPanesProps) {
  const columns: CSSProperties & { '--n': number } = { '--n': count }
  return (
    <span className={styles.panes} data-slot="window-panes" style={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <span
          key={place}
          className={classNames(
            styles.pane,
            (place < lit || place === now) && styles.lit,
            place === now && styles.now,
          )}
          data-slot="window-pane"
        >
          {fills?.[place] ? <i style={height(fills[place])} /> : null}
        </span>
      ))}
    </span>
  )
}
