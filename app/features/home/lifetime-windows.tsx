import '#app/ui/window-panes.css'
import type { CSSProperties } from 'react'

/** Five years each, from age 30 to 95. */
export const windowCount = 13

const columns: CSSProperties & { '--n': number } = { '--n': windowCount }

function height(percent: number): CSSProperties & { '--v': number } {
  return { '--v': percent }
}

/** A lifetime in windows: how full of cash value each lit one is (percent), and which stay dark (null). */
export function LifetimeWindows({ windows, label }: { windows: readonly (number | null)[]; label: string }) {
  return (
    <span className="panes" style={columns} role="img" aria-label={label}>
      {windows.map((cashValue, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
        <span key={place} className={cashValue === null ? 'pane' : 'pane lit'}>
          {cashValue ? <i style={height(cashValue)} /> : null}
        </span>
      ))}
    </span>
  )
}
