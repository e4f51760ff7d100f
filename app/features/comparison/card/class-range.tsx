import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { formatMoney } from '#domain/format/format.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'

/** Between what the price likely ends up; nothing where the source of prices can't tell. */
export function ClassRange({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const range = classRange(quote)
  if (range === undefined) return null
  return (
    <span className={styles.likely}>
      {t('card.range', { low: formatMoney(range.low, language), high: formatMoney(range.high, language) })}
    </span>
  )
}
