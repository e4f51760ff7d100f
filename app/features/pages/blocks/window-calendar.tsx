import styles from './blocks.module.css'

const width = 10
const height = 15
const gap = 3

interface WindowCalendarProps {
  /** What the picture shows, for those who do not see it. */
  label: string
  /** How many windows stand in a row. */
  columns: number
  /** One window per day or year, from the first: `lit`, `late` or dark. */
  windows: readonly ('lit' | 'late' | 'dark')[]
}

/** Days or years as windows in rows (no exam, final expense). */
export function WindowCalendar({ label, columns, windows }: WindowCalendarProps) {
  const rows = Math.ceil(windows.length / columns)
  const size = `${columns * (width + gap) - gap} ${rows * (height + gap) - gap}`
  return (
    <svg className={styles.windowCalendar} viewBox={`0 0 ${size}`} role="img" aria-label={label}>
      {windows.map((look, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
          key={place}
          data-look={look}
          transform={`translate(${(place % columns) * (width + gap)} ${Math.floor(place / columns) * (height + gap)})`}
          d={`M.5 ${height - 0.5}V5a4.5 4.5 0 0 1 9 0v${height - 5.5}z`}
        />
      ))}
    </svg>
  )
}
