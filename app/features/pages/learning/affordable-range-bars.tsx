import './affordable.css'
import { percent, placeOn } from '#app/features/pages/charts/chart-scale.ts'

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
    <ul className="range-bars">
      {bars.map((bar) => (
        <li key={bar.id}>
          <p className="range-head">
            <span>{bar.label}</span> <strong className="num">{bar.value}</strong>
          </p>
          <Track bar={bar} to={to} />
          {bar.note ? <p className="small soft">{bar.note}</p> : null}
        </li>
      ))}
    </ul>
  )
}

function Track({ bar, to }: { bar: RangeBar; to: number }) {
  const place = (price: number) => percent(placeOn({ from: 0, to }, price))
  return (
    <svg className="range-track" aria-hidden="true">
      <rect className="range-ground" width="100%" height="100%" rx="4" />
      <rect
        className={`range-bar is-${bar.look}`}
        x={place(bar.low)}
        width={place(bar.high - bar.low)}
        height="100%"
        rx="4"
      />
      {bar.marks ? (
        <>
          <circle className="range-mark is-woman" cx={place(bar.marks.woman)} cy="28%" r="5" />
          <circle className="range-mark is-man" cx={place(bar.marks.man)} cy="72%" r="5" />
        </>
      ) : null}
    </svg>
  )
}

/** The names of the two marks. */
export function MarkLegend({ woman, man }: { woman: string; man: string }) {
  return (
    <ul className="range-legend">
      <li>
        <svg aria-hidden="true" width="12" height="12">
          <circle className="range-mark is-woman" cx="6" cy="6" r="5" />
        </svg>
        {woman}
      </li>
      <li>
        <svg aria-hidden="true" width="12" height="12">
          <circle className="range-mark is-man" cx="6" cy="6" r="5" />
        </svg>
        {man}
      </li>
    </ul>
  )
}
