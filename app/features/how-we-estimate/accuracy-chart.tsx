import { accuracy } from 'virtual:price-accuracy'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { formatCoverage, formatPercent } from '#domain/format/format.ts'
import { chartScale } from './chart-scale.ts'

const prices = accuracy.points.flatMap(({ published, modelled }) => [published, modelled])
const scale = chartScale(prices)
const lowest = Math.min(...accuracy.points.map(({ published }) => published))
const highest = Math.max(...accuracy.points.map(({ published }) => published))
/** How far the edges of the band lie from the line: ten per cent more, ten per cent less. */
const [above, below] = [scale.at(1.1) - scale.at(1), scale.at(1) - scale.at(0.9)]

const percent = (share: number) => `${share.toFixed(2)}%`

/** Every published price as a window: across what was published, up what the model makes of it. */
export function AccuracyChart() {
  const { t, i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  const { count, withinTenPercent, worst } = accuracy.all
  return (
    <figure className="est-chart">
      <figcaption>
        <h2 className="h3">{t('chart.title')}</h2>
        <p className="soft">{t('chart.text', { count, within: withinTenPercent })}</p>
      </figcaption>
      <svg
        className="est-plot"
        role="img"
        aria-label={t('chart.label', {
          count,
          within: withinTenPercent,
          low: formatCoverage(lowest, language),
          high: formatCoverage(highest, language),
          worst: formatPercent(worst * 100, language),
        })}
      >
        <Band />
        <Axes />
        <Windows />
      </svg>
      <p className="micro soft">
        {t('chart.axes')} {t('chart.scale')}
      </p>
      <p className="est-legend">
        <span>
          <i /> {t('chart.close')}
        </span>
        <span>
          <i className="is-off" /> {t('chart.off')}
        </span>
      </p>
    </figure>
  )
}

/** The line where both prices are equal, and the band of ten per cent around it. */
function Band() {
  const upper = `0,${100 - above} 100,${-above}`
  const lower = `100,${100 + below - 100} 0,${100 + below}`
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polygon className="est-band" points={`${upper} ${lower}`} />
      <line className="est-line" x1="0" y1="100" x2="100" y2="0" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function Axes() {
  const { i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  return (
    <>
      {scale.ticks.map((price) => {
        const [x, y] = [percent(scale.at(price)), percent(100 - scale.at(price))]
        const label = formatCoverage(price, language)
        return (
          <g key={price}>
            <line className="est-grid" x1={x} y1="0" x2={x} y2="100%" />
            <line className="est-grid" x1="0" y1={y} x2="100%" y2={y} />
            <text className="est-across" x={x} y="100%" dy="1.5em">
              {label}
            </text>
            <text className="est-up" x="0" y={y} dx="-.7em" dy=".35em">
              {label}
            </text>
          </g>
        )
      })}
      <line className="est-axis" x1="0" y1="0" x2="0" y2="100%" />
      <line className="est-axis" x1="0" y1="100%" x2="100%" y2="100%" />
    </>
  )
}

function Windows() {
  const id = useId()
  return (
    <>
      <defs>
        <path id={id} className="est-window" d="M-4.5 6V-1.5a4.5 4.5 0 0 1 9 0V6z" />
      </defs>
      {accuracy.points.map(({ published, modelled, isClose }, place) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: the points never change, and two may be alike
          key={place}
          href={`#${id}`}
          className={isClose ? 'is-close' : 'is-off'}
          x={percent(scale.at(published))}
          y={percent(100 - scale.at(modelled))}
        />
      ))}
    </>
  )
}
