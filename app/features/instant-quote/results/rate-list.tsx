import { Trans, useTranslation } from 'react-i18next'
import { Link } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatMoney } from '#domain/format/format.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { PriceSpread } from './price-spread.tsx'
import { RateCard } from './rate-card.tsx'
import styles from './rate-list.module.css'

interface RateListProps {
  asked: InstantForm
  quotes: readonly Quote[]
  onAdd: (quote: Quote) => void
  onOpenPrice: (quote: Quote) => void
  /** Starts an application for this plan. */
  onStart: (quote: Quote) => void
}

export function RateList({ asked, quotes, onAdd, onOpenPrice, onStart }: RateListProps) {
  const { t } = useTranslation('instant-quote')
  const product = asked.productType ?? 'Term'
  // Where a budget or a solve makes the amounts differ, the lowest price is no measure of value.
  const isComparable = quotes.every(({ coverage }) => coverage === quotes[0]?.coverage)
  return (
    <>
      <PriceSpread quotes={quotes} />
      <section className={classNames(layout.wrap, styles.list)}>
        <div className={styles.resultsHead}>
          <h2>{t('results.list', { count: quotes.length })}</h2>
          <p className={classNames(typography.small, typography.soft)}>
            {t(`products.${product}.name`)} ·{' '}
            <Link to={paths.howWeEstimate}>{t('results.howWeEstimate')}</Link>
          </p>
        </div>
        <WhichPrice asked={asked} quotes={quotes} />
        <div>
          {quotes.map((quote, place) => (
            <RateCard
              key={quote.quoteId}
              quote={quote}
              product={product}
              isFirst={place === 0}
              isBest={place === 0 && isComparable}
              onStart={() => onStart(quote)}
              onAdd={() => onAdd(quote)}
              onOpenPrice={() => onOpenPrice(quote)}
            />
          ))}
        </div>
      </section>
    </>
  )
}

/** Which premium stands here, where that is not plain; and that a budget has bought less than was asked for. */
function WhichPrice({ asked, quotes }: Pick<RateListProps, 'asked' | 'quotes'>) {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const basis = quotes[0]?.premiumBasis
  const { premiumBudget, deathBenefit, productType } = asked
  const hasBudget = productType === 'Whole' || productType === 'IUL'
  const isLowered = quotes.some(({ coverage }) => coverage < (deathBenefit ?? 0))
  const words = { price: <strong /> }
  if (basis === undefined && !isLowered) return null
  return (
    <div className={styles.which}>
      {basis === undefined ? null : (
        <p>
          <strong>{t('promise.title')}</strong>{' '}
          <Trans t={t} i18nKey={`price-panel:basis.${basis}`} components={words} />
        </p>
      )}
      {hasBudget && premiumBudget && isLowered ? (
        <p>
          {t('promise.budget', {
            budget: formatMoney(premiumBudget, language, 0),
            amount: formatCoverage(deathBenefit ?? 0, language),
          })}
        </p>
      ) : null}
    </div>
  )
}
