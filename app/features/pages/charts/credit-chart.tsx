import { classNames } from '#app/ui/class-names.ts'
import { type Axis, percent, placeOn } from './chart-scale.ts'
import styles from './charts.module.css'

interface CreditChartProps {
  /** What the chart shows, for those who do not see it; the figures stand in a table beside it. */
  label: string
  /** In percent; `year` is how each is called. */
  years: readonly { year: string; indexPercent: number; creditedPercent: number }[]
  y: Axis
  /** The lines that a credit never leaves, with what is written at them. */
  floor: { percent: number; name: string }
  cap: { percent: number; name: string }
  /** What the two kinds of bars are. */
  names: { index: string; credited: string }
}

/** Year by year, what an index did and what a policy with a floor and a cap would credit. */
export function CreditChart({ label, years, y, floor, cap, names }: CreditChartProps) {
  const slot = 100 / years.length
  return (
    <div data-slot="chart">
      <svg className={classNames(styles.plot, styles.isNarrow)} role="img" aria-label={label}>
        {y.ticks.map((tick) => (
          <g key={tick}>
            <line className={tick === 0 ? styles.base : styles.grid} x1="0" x2="100%" {...level(y, tick)} />
            <text className={styles.up} x="0" dx="-.6em" dy=".35em" y={top(y, tick)}>
              {y.format(tick)}
            </text>
          </g>
        ))}
        {years.map(({ year, indexPercent, creditedPercent }, place) => (
          <g key={year}>
            <Bar
              className={styles.index}
              y={y}
              value={indexPercent}
              x={(place + 0.08) * slot}
              width={slot * 0.84}
            />
            <Bar
              className={styles.credit}
              y={y}
              value={creditedPercent}
              x={(place + 0.28) * slot}
              width={slot * 0.44}
            />
            <text className={styles.across} x={percent((place + 0.5) * slot)} y="100%" dy="1.3em">
              {year}
            </text>
          </g>
        ))}
        {[floor, cap].map((limit) => (
          <g key={limit.name}>
            <line className={styles.limit} x1="0" x2="100%" {...level(y, limit.percent)} />
            <text className={styles.end} x="100%" dx=".5em" dy=".35em" y={top(y, limit.percent)}>
              {limit.name}
            </text>
          </g>
        ))}
      </svg>
      <ul className={styles.legend} data-slot="chart-legend">
        <li>
          <svg aria-hidden="true" width="16" height="16">
            <rect className={styles.index} x="1" y="1" width="14" height="14" />
          </svg>
          {names.index}
        </li>
        <li>
          <svg aria-hidden="true" width="16" height="16">
            <rect className={styles.credit} x="4" y="1" width="8" height="14" />
          </svg>
          {names.credited}
        </li>
      </ul>
    </div>
  )
}

const top = (y: Axis, value: number) => percent(100 - placeOn(y, value))
const level = (y: Axis, value: number) => ({ y1: top(y, value), y2: top(y, value) })

interface BarProps {
  className: string | undefined
  y: Axis
  value: number
  /** In percent of the chart's width. */
  x: number
  width: number
}

/** From nothing up to a value, or down to it. */
function Bar({ className, y, value, x, width }: BarProps) {
  const height = Math.abs(placeOn(y, value) - placeOn(y, 0))
  return (
    <rect
      className={className}
      x={percent(x)}
      width={percent(width)}
      y={top(y, Math.max(value, 0))}
      height={percent(height)}
    />
  )
}
