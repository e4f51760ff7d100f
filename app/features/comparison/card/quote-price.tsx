import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import sideBySideStyles from '#app/features/comparison/side-by-side/side-by-side.module.css'
import type { ShownPlans } from '#app/features/comparison/use-preview.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatMoney } from '#domain/format/format.ts'
import { isCheaperPaidOnce, type Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import { ClassRange } from './class-range.tsx'

interface QuotePriceProps {
  quote: Quote
  shown: Pick<ShownPlans, 'isPreview' | 'isSample'>
}

/** The price, what it is, and between what it likely ends up. */
export function QuotePrice({ quote, shown }: QuotePriceProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const annual = { amount: formatMoney(quote.annualPremium, language) }
  return (
    <div className={styles.priceLine}>
      <span className={classNames(typography.price, styles.price, sideBySideStyles.price)}>
        {formatMoney(quote.monthlyPremium, language)}
      </span>
      <span className={classNames(typography.per, styles.per)}>{t('card.aMonth')}</span>
      <span className={classNames(styles.year, typography.num)}>
        {t(isCheaperPaidOnce(quote) ? 'card.paidOnceAYear' : 'card.aYear', annual)}
      </span>
      <span className={classNames(styles.estimate, sideBySideStyles.estimate)}>
        <PriceKind quote={quote} shown={shown} />
      </span>
      <ClassRange quote={quote} />
    </div>
  )
}

/** Whether a price is modeled, the service's, a sample or a preview: said wherever a price stands. */
export function PriceKind({ quote, shown }: QuotePriceProps) {
  const { t } = useTranslation('comparison')
  if (shown.isSample) {
    return (
      <>
        <Badge tone="amber">{t('card.sample')}</Badge> {t('card.sampleWhy')}
      </>
    )
  }
  const words = t(quote.isModeled ? 'card.modeled' : 'card.estimate')
  if (!shown.isPreview) return words
  return (
    <>
      <Badge tone="amber">{t('preview.badge')}</Badge> {words}
    </>
  )
}
