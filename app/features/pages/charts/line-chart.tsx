import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { type Axis, type Line, percent, placeOn } from './chart-scale.ts'
import styles from './charts.module.css'

interface LineChartProps {
  /** What the chart shows, for those who do not see it; the figures stand in a table beside it. */
  label: string
  lines: readonly Line[]
  x: Axis
  y: Axis
  /** What stands at the left axis and under the lower one. */
  children?: ReactNode
}

/** Amounts over the years as lines, each with its last value at its end and its name in the legend. */
export function LineChart({ label, lines, x, y, children }: LineChartProps) {
  return (
    <div data-slot="chart">
      <svg className={styles.plot} role="img" aria-label={label}>
        <Grid x={x} y={y} />
        {lines.map((line) => (
          <Curve key={line.id} line={line} x={x} y={y} />
        ))}
      </svg>
      {children ? <p className={classNames(typography.micro, typography.soft)}>{children}</p> : null}
      <ul className={styles.legend} data-slot="chart-legend">
        {lines.map(({ id, name, look }) => (
          <li key={id}>
            <svg aria-hidden="true" width="34" height="12">
              <line className={styles.line} data-look={look} x1="0" y1="6" x2="34" y2="6" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Grid({ x, y }: { x: Axis; y: Axis }) {
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === y.from ? styles.base : styles.grid}
            x1="0"
            x2="100%"
            y1={percent(100 - placeOn(y, tick))}
            y2={percent(100 - placeOn(y, tick))}
          />
          <text className={styles.up} x="0" dx="-.6em" dy=".35em" y={percent(100 - placeOn(y, tick))}>
            {y.format(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} className={styles.across} x={percent(placeOn(x, tick))} y="100%" dy="1.6em">
          {x.format(tick)}
        </text>
      ))}
    </>
  )
}

function Curve({ line, x, y }: { line: Line; x: Axis; y: Axis }) {
  const places = line.points.map((point) => ({ x: placeOn(x, point.x), y: 100 - placeOn(y, point.y) }))
  const drawn = places.map((place) => `${place.x.toFixed(2)},${place.y.toFixed(2)}`).join(' ')
  const end = places.at(-1)
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.curve} aria-hidden="true">
        {line.isFilled ? <polygon className={styles.fill} points={`0,100 ${drawn} 100,100`} /> : null}
        <polyline className={styles.line} data-look={line.look} points={drawn} />
      </svg>
      {end ? (
        <text className={styles.end} x={percent(end.x)} y={percent(end.y)} dx=".5em" dy=".35em">
          {line.atEnd}
        </text>
      ) : null}
    </>
  )
}
