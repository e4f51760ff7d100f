import { accuracy } from 'virtual:price-accuracy'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatPercent, formatSignedPercent } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { errorScale, priceScale } from './chart-scale.ts'
import styles from './how-we-estimate.module.css'

const windows = accuracy.points.map(({ published, modelled, isClose }) => ({
  published,
  error: modelled / published - 1,
  isClose,
}))
const published = windows.map((point) => point.published)
const across = priceScale(published)
const up = errorScale(windows.map(({ error }) => error))

const percent = (share: number) => `${share.toFixed(2)}%`
const x = (price: number) => percent(across.at(price))
const y = (error: number) => percent(100 - up.at(error))

/** Every published price as a window: across the price, up how far the model is above or below it. */
export function AccuracyChart() {
  const { t, i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  const { count, withinTenPercent, worst } = accuracy.all
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2 className={typography.h3}>{t('chart.title')}</h2>
        <p className={typography.soft}>{t('chart.text', { count, within: withinTenPercent })}</p>
      </figcaption>
      <svg
        className={styles.plot}
        role="img"
        aria-label={t('chart.label', {
          count,
          within: withinTenPercent,
          low: formatCoverage(Math.min(...published), language),
          high: formatCoverage(Math.max(...published), language),
          worst: formatPercent(worst * 100, language),
        })}
      >
        <rect
          className={styles.band}
          x="0"
          y={y(0.1)}
          width="100%"
          height={percent(up.at(0.1) - up.at(-0.1))}
        />
        <Axes />
        <Windows />
      </svg>
      <p className={styles.legend}>
        <span>
          <i /> {t('chart.close')}
        </span>
        <span>
          <i className={styles.isOff} /> {t('chart.off')}
        </span>
      </p>
      <p className={classNames(typography.micro, typography.soft)}>{t('chart.axes')}</p>
    </figure>
  )
}

function Axes() {
  const { t, i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  return (
    <>
      {across.ticks.map((price, place) => (
        <g key={price} className={place % 2 ? styles.between : undefined}>
          <line className={styles.grid} x1={x(price)} y1="0" x2={x(price)} y2="100%" />
          <text className={styles.across} x={x(price)} y="100%" dy="1.5em">
            {formatCoverage(price, language)}
          </text>
        </g>
      ))}
      {up.ticks.map((error) => (
        <g key={error}>
          <line
            className={error === 0 ? styles.line : styles.grid}
            x1="0"
            y1={y(error)}
            x2="100%"
            y2={y(error)}
          />
          <text className={styles.up} x="0" y={y(error)} dx="-.7em" dy=".35em">
            {formatSignedPercent(error * 100, language)}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1="0" y1="0" x2="0" y2="100%" />
      <line className={styles.axis} x1="0" y1="100%" x2="100%" y2="100%" />
      <text className={styles.side} x="100%" y="0" dx="-.5em" dy="1.4em">
        {t('chart.high')}
      </text>
      <text className={styles.side} x="100%" y="100%" dx="-.5em" dy="-.8em">
        {t('chart.low')}
      </text>
    </>
  )
}

function Windows() {
  const id = useId()
  return (
    <>
      <defs>
        <path id={id} className={styles.window} d="M-4.5 6V-1.5a4.5 4.5 0 0 1 9 0V6z" />
      </defs>
      {windows.map(({ published, error, isClose }, place) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: the points never change, and two may be alike
          key={place}
          href={`#${id}`}
          className={isClose ? styles.isClose : styles.isOff}
          x={x(published)}
          y={y(error)}
        />
      ))}
    </>
  )
}
