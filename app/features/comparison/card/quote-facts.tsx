import { useTranslation } from 'react-i18next'
import { PriceKind } from '#app/features/comparison/plan-words.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import type { PremiumBasis } from '#domain/pricing/premiums/premium-basis.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import { isCheaperPaidOnce, type Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './quote-card.module.css'

interface QuotePriceProps {
  quote: Quote
  isPreview: boolean
  isSample: boolean
}

/** The price, what it is, and between what it likely ends up. */
export function QuotePrice({ quote, ...shown }: QuotePriceProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const annual = { amount: formatMoney(quote.annualPremium, language) }
  return (
    <div className={styles.priceLine}>
      <span className={classNames(typography.price, styles.price)}>
        {formatMoney(quote.monthlyPremium, language)}
      </span>
      <span className={classNames(typography.per, styles.per)}>{t('card.aMonth')}</span>
      <span className={classNames(styles.year, typography.num)}>
        {t(isCheaperPaidOnce(quote) ? 'card.paidOnceAYear' : 'card.aYear', annual)}
      </span>
      <span className={styles.estimate}>
        <PriceKind quote={quote} shown={shown} />
      </span>
      <ClassRange quote={quote} />
    </div>
  )
}

/** Between what the price likely ends up; nothing where the source of prices can't tell. */
function ClassRange({ quote }: { quote: Quote }) {
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

/** Level premiums of term and whole life are what everyone expects; other bases are named. */
const isPlain = (basis: PremiumBasis) => basis === 'level-term' || basis === 'whole-guaranteed'

/** What the plan covers, for how long and in which class. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const { termYears, healthClass, premiumBasis } = quote
  return (
    <dl className={styles.nums}>
      <div>
        <dt>{t('card.coverage')}</dt>
        <dd>{formatCoverage(quote.coverage, language)}</dd>
      </div>
      {termYears === undefined ? null : (
        <div>
          <dt>{t('card.term')}</dt>
          <dd>{formatYears(termYears, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('card.healthClass')}</dt>
        <dd>{t(`common:healthClasses.${healthClass}`, { defaultValue: healthClass })}</dd>
      </div>
      {premiumBasis === undefined || isPlain(premiumBasis) ? null : (
        <div>
          <dt>{t('card.premiumShown')}</dt>
          <dd>{t(`basis.${premiumBasis}`)}</dd>
        </div>
      )}
    </dl>
  )
}
