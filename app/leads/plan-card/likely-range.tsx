import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/format/format.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import { type BarScale, barOf } from '#domain/quotes/comparison/likely-bars.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './likely-range.module.css'

interface LikelyRangeProps {
  quote: Quote
  scale: BarScale | undefined
  isPreview: boolean
  isSample: boolean
  isRounded: boolean
}

/** Between what the price likely ends up, on the list's one scale; else what kind of price it is. */
export function LikelyRange({ quote, scale, isPreview, isSample, isRounded }: LikelyRangeProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const range = classRange(quote)
  if (isSample || range === undefined) {
    return (
      <p className={styles.kind}>
        {t(isSample ? 'card.sample' : isPreview ? 'preview.badge' : 'card.estimated')}
      </p>
    )
  }
  const amount = (usd: number) => formatMoney(usd, language, isRounded ? 0 : 2)
  const words = { low: amount(range.low), high: amount(range.high) }
  const bar = scale && barOf(scale, quote)
  const places: (CSSProperties & Record<`--${string}`, number>) | undefined = bar && {
    '--from': bar.from,
    '--to': bar.to,
    '--price': bar.price,
  }
  return (
    <div className={styles.range}>
      {places ? (
        <span className={styles.bar} aria-hidden="true" style={places}>
          <i />
          <b />
        </span>
      ) : null}
      <p className={styles.likely}>{t(isPreview ? 'card.likelyPreview' : 'card.likely', words)}</p>
    </div>
  )
}
