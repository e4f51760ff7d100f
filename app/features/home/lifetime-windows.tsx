import type { CSSProperties } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import windowPanesStyles from '#app/ui/layout/window-panes.module.css'

/** Five years each, from age 30 to 95. */
export const windowCount = 13

const columns: CSSProperties & { '--n': number } = { '--n': windowCount }

function height(percent: number): CSSProperties & { '--v': number } {
  return { '--v': percent }
}

/** A lifetime in windows: how full of cash value each lit one is (percent), and which stay dark (null). */
export function LifetimeWindows({ windows, label }: { windows: readonly (number | null)[]; label: string }) {
  return (
    <span
      className={windowPanesStyles.panes}
      data-slot="window-panes"
      style={columns}
      role="img"
      aria-label={label}
    >
      {windows.map((cashValue, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
          key={place}
          className={classNames(
            windowPanesStyles.pane,
            cashValue === null ? undefined : windowPanesStyles.lit,
          )}
          data-slot="window-pane"
        >
          {cashValue ? <i style={height(cashValue)} /> : null}
        </span>
      ))}
    </span>
  )
}
