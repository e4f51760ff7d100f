import { useTranslation } from 'react-i18next'
import styles from '#app/features/comparison/comparison.module.css'
import { formatCoverage, formatYears } from '#domain/format/format.ts'
import type { PremiumBasis } from '#domain/pricing/premiums/premium-basis.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'

/** Level premiums of term and whole life are what everyone expects; other bases are named. */
const isPlain = (basis: PremiumBasis) => basis === 'level-term' || basis === 'whole-guaranteed'

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
