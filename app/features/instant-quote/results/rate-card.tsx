import { Info } from 'lucide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { productNameOf } from '#app/i18n/product-name.ts'
import { useSite } from '#app/site/use-site.ts'
import badgeStyles from '#app/ui/badge.module.css'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { useTip } from '#app/ui/overlays/use-tip.ts'
import { Stars } from '#app/ui/stars.tsx'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatCoverage, formatList, formatMoney, formatPercent, formatYears } from '#domain/format/format.ts'
import { type ProductType, planTypeOf } from '#domain/plans/plan-type.ts'
import { isCheaperPaidOnce, type Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './rate-card.module.css'

interface RateCardProps {
  quote: Quote
  product: ProductType
  isFirst: boolean
  /** The first, where all plans cover the same amount. */
  isBest: boolean
  onStart: () => void
  onAdd: () => void
  onOpenPrice: () => void
}

/** One plan: who sells it, what it covers, what it costs, and the ways on. */
export function RateCard(props: RateCardProps) {
  const { quote, product, isBest } = props
  const { t } = useTranslation('instant-quote')
  const { carriers } = useSite()
  const nameId = useId()
  const carrierId = useId()
  const described = { 'aria-describedby': `${nameId} ${carrierId}` }
  return (
    <article className={styles.rate} aria-labelledby={nameId}>
      <CarrierLogo {...carrierLogo(carriers, quote.carrierName)} />
      <div className={styles.rWho}>
        <h3 className={typography.h4}>
          <span id={nameId}>{productNameOf(t, quote.productName, planTypeOf(product))}</span>
          {isBest ? <BestRate /> : null}
        </h3>
        <p className={classNames(typography.small, typography.soft)} id={carrierId}>
          {quote.carrierName}
        </p>
      </div>
      <div className={styles.rMeta}>
        <Covers quote={quote} />
        <Stars rating={quote.stars} label={t('row.starsLabel', { count: quote.stars })}>
          {t('row.stars', { count: quote.stars })}
        </Stars>
        {quote.instantDecision ? <span>{t('row.instantDecision')}</span> : null}
        <Guarantees quote={quote} />
      </div>
      <RatePrice quote={quote} />
      <Button
        isSmall
        variant="text"
        className={styles.rOpen}
        aria-haspopup="dialog"
        onClick={props.onOpenPrice}
        {...described}
      >
        {t('row.open')}
      </Button>
      <div className={styles.rGo}>
        <Button
          isSmall
          variant={props.isFirst ? 'primary' : 'quiet'}
          aria-haspopup="dialog"
          onClick={props.onStart}
          {...described}
        >
          {t('row.start')}
        </Button>
        <Button isSmall variant="quiet" onClick={props.onAdd} {...described}>
          {t('row.add')}
        </Button>
      </div>
    </article>
  )
}

/** The amount, for how long where the plan has a term, and the class that the price assumes. */
function Covers({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const { termYears, healthClass } = quote
  const amount = formatCoverage(quote.coverage, language)
  return (
    <span>
      {termYears === undefined
        ? t('row.coverage', { amount })
        : t('row.coverageForYears', { amount, years: formatYears(termYears, language) })}
      {'. '}
      <span className={styles.nowrap}>
        {t('row.healthClass', {
          class: t(`common:healthClasses.${healthClass}`, { defaultValue: healthClass }),
        })}
      </span>
    </span>
  )
}

function RatePrice({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const amount = formatMoney(quote.annualPremium, language, 0)
  return (
    <div className={styles.rCost}>
      <p className={styles.rPrice}>
        <span className={classNames(typography.price, styles.price)}>
          {formatMoney(quote.monthlyPremium, language, 0)}
        </span>
        <span className={classNames(typography.per, styles.per)}>{t('row.aMonth')}</span>
      </p>
      <p className={styles.rTerms}>
        <span>{t(isCheaperPaidOnce(quote) ? 'row.paidOnceAYear' : 'row.aYear', { amount })}</span>
        <span>{t(quote.isModeled ? 'row.modeled' : 'row.estimate')}</span>
      </p>
    </div>
  )
}

/** Marks the first plan, and says on a tap, on hover and to screen readers what it stands for. */
function BestRate() {
  const { t } = useTranslation('instant-quote')
  const tip = useTip()
  return (
    <span className={styles.rBest}>
      <button
        type="button"
        className={classNames(badgeStyles.badge, badgeStyles.amber)}
        data-slot="badge"
        {...tip.button}
      >
        {t('row.bestValue')} <Icon of={Info} />
      </button>
      <span className={classNames(styles.rWhy, tip.isOpen && styles.isOpen)} id={tip.id}>
        {t('row.bestValueWhy')}
      </span>
    </span>
  )
}

/** What a plan for life promises; term plans say all of it by their years. A VUL's outlook is named as none. */
function Guarantees({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation('instant-quote')
  const { guarantees, termYears } = quote
  if (guarantees === undefined || termYears !== undefined) return null
  const language = toLanguage(i18n.language)
  const years = formatYears(guarantees.premium_years, language)
  const age = guarantees.guaranteed_to_age
  const cashValue = guarantees.cash_values.at(-1)
  const outlook = guarantees.outlook.map(({ lasts_to_age, yearly_return }) =>
    t('promise.outlookEntry', {
      age: lasts_to_age,
      percent: formatPercent(yearly_return * 100, language),
    }),
  )
  return (
    <>
      <span>{age === null ? t('promise.open', { years }) : t('promise.guaranteed', { years, age })}</span>
      {cashValue ? (
        <span>
          {t('promise.cashValue', { age: cashValue.age, amount: formatCoverage(cashValue.amount, language) })}
        </span>
      ) : null}
      {outlook.length > 0 ? (
        <span>{t('promise.outlook', { entries: formatList(outlook, language) })}</span>
      ) : null}
    </>
  )
}
