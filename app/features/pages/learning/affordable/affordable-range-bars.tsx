import { percent, placeOn } from '#app/features/pages/charts/chart-scale.ts'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import styles from './affordable.module.css'

export interface RangeBar {
  id: string
  label: string
  /** The range in words. */
  value: string
  low: number
  high: number
  look: 'stated' | 'guess' | 'ours'
  /** Single prices on it: a woman's above, a man's below. */
  marks?: { woman: number; man: number }
  /** The marks in words. */
  note?: string
}

interface RangeBarsProps {
  bars: readonly RangeBar[]
  /** What the right end of every bar's track stands for. */
  to: number
}

/** Ranges as bars over one scale. The words above each bar say all that it shows, so the bars themselves are decoration. */
export function RangeBars({ bars, to }: RangeBarsProps) {
  return (
    <ul className={styles.rangeBars}>
      {bars.map((bar) => (
        <li key={bar.id}>
          <p className={styles.rangeHead}>
            <span>{bar.label}</span> <strong className={typography.num}>{bar.value}</strong>
          </p>
          <Track bar={bar} to={to} />
          {bar.note ? <p className={classNames(typography.small, typography.soft)}>{bar.note}</p> : null}
        </li>
      ))}
    </ul>
  )
}

function Track({ bar, to }: { bar: RangeBar; to: number }) {
  const place = (price: number) => percent(placeOn({ from: 0, to }, price))
  return (
    <svg className={styles.rangeTrack} aria-hidden="true">
      <rect className={styles.rangeGround} width="100%" height="100%" rx="4" />
      <rect
        className={styles.rangeBar}
        data-look={bar.look}
        x={place(bar.low)}
        width={place(bar.high - bar.low)}
        height="100%"
        rx="4"
      />
      {bar.marks ? (
        <>
          <circle
            className={classNames(styles.rangeMark, styles.isWoman)}
            cx={place(bar.marks.woman)}
            cy="28%"
            r="5"
          />
          <circle
            className={classNames(styles.rangeMark, styles.isMan)}
            cx={place(bar.marks.man)}
            cy="72%"
            r="5"
          />
        </>
      ) : null}
    </svg>
  )
}

/** The names of the two marks. */
export function MarkLegend({ woman, man }: { woman: string; man: string }) {
  return (
    <ul className={styles.rangeLegend}>
      <li>
        <svg aria-hidden="true" width="12" height="12">
          <circle className={classNames(styles.rangeMark, styles.isWoman)} cx="6" cy="6" r="5" />
        </svg>
        {woman}
      </li>
      <li>
        <svg aria-hidden="true" width="12" height="12">
          <circle className={classNames(styles.rangeMark, styles.isMan)} cx="6" cy="6" r="5" />
        </svg>
        {man}
      </li>
    </ul>
  )
}
