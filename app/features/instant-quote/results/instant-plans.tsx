import { type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanCard } from '#app/leads/plan-card/plan-card.tsx'
import { ListEnd, PlanList, PlanPlace, PriceDisclosure } from '#app/leads/plan-card/plan-list.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { formatCoverage, formatMoney, formatPercent, formatYears } from '#domain/format/format.ts'
import { planTypeOf } from '#domain/plans/plan-type.ts'
import { isPlainBasis } from '#domain/pricing/premiums/premium-basis.ts'
import { barScale } from '#domain/quotes/comparison/likely-bars.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './instant-plans.module.css'

interface InstantPlansProps {
  asked: InstantForm
  quotes: readonly Quote[]
  onAdd: (quote: Quote) => void
  onOpenPrice: (quote: Quote) => void
  /** Starts an application for this plan. */
  onStart: (quote: Quote) => void
  /** Stands above the first price. */
  children?: ReactNode
}

/** How many plans were found and for how much, what their prices are and are not, and the plans, the lowest price first. */
export function InstantPlans({ asked, quotes, children, ...actions }: InstantPlansProps) {
  const headingId = useId()
  const noteOf = usePlanNotes()
  const scale = useMemo(() => barScale(quotes), [quotes])
  const product = asked.productType ?? 'Term'
  // Where a budget or a solve makes the amounts differ, the lowest price is no measure of value.
  const isComparable = quotes.every(({ coverage }) => coverage === quotes[0]?.coverage)
  return (
    <section className={classNames(layout.wrap, styles.plans)} aria-labelledby={headingId}>
      <PlansHead id={headingId} product={product} quotes={quotes} isComparable={isComparable} />
      <PriceDisclosure />
      <Lowered asked={asked} quotes={quotes} />
      {children}
      <PlanList>
        {quotes.map((quote, place) => (
          <PlanPlace key={quote.quoteId}>
            <PlanCard
              quote={quote}
              planType={planTypeOf(product)}
              scale={scale}
              isBest={place === 0 && isComparable}
              isAlone={quotes.length === 1}
              isRounded
              note={noteOf(quote)}
              {...actions}
            />
          </PlanPlace>
        ))}
      </PlanList>
      <WhichPrice quotes={quotes} />
      <ListEnd quotes={quotes} scale={scale} isSample={false} />
    </section>
  )
}

interface PlansHeadProps {
  id: string
  product: NonNullable<InstantForm['productType']>
  quotes: readonly Quote[]
  isComparable: boolean
}

function PlansHead({ id, product, quotes, isComparable }: PlansHeadProps) {
  const { t, i18n } = useTranslation('instant-quote')
  const plan = t(`products.${product}.counted`)
  const coverage = quotes[0]?.coverage ?? 0
  const basis = quotes[0]?.premiumBasis
  return (
    <div className={styles.head}>
      <h2 id={id}>{t('comparison:results.found', { count: quotes.length, plan })}</h2>
      {isComparable ? (
        <p className={styles.coverage}>
          {t('comparison:results.coverage')} {formatCoverage(coverage, toLanguage(i18n.language))}
        </p>
      ) : null}
      <p className={styles.sorted}>{t('comparison:results.sorted')}</p>
      {basis === undefined || isPlainBasis(basis) ? null : (
        <p className={styles.basis}>{t('promise.shown', { basis: t(`comparison:basis.${basis}`) })}</p>
      )}
    </div>
  )
}

/** Says that a budget has bought less than was asked for. */
function Lowered({ asked, quotes }: Pick<InstantPlansProps, 'asked' | 'quotes'>) {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  const { premiumBudget, deathBenefit, productType } = asked
  const hasBudget = productType === 'Whole' || productType === 'IUL'
  const isLowered = quotes.some(({ coverage }) => coverage < (deathBenefit ?? 0))
  if (!hasBudget || !premiumBudget || !isLowered) return null
  return (
    <p className={styles.lowered}>
      {t('promise.budget', {
        budget: formatMoney(premiumBudget, language, 0),
        amount: formatCoverage(deathBenefit ?? 0, language),
      })}
    </p>
  )
}

/** Which premium stands on the cards, and what an outlook on them rests on. */
function WhichPrice({ quotes }: Pick<InstantPlansProps, 'quotes'>) {
  const { t } = useTranslation('instant-quote')
  const basis = quotes[0]?.premiumBasis
  if (basis === undefined) return null
  return (
    <p className={styles.which}>
      <strong>{t('promise.title')}</strong> {t(`price-panel:basis.${basis}`)}
      {quotes.some(({ guarantees }) => guarantees?.outlook.length) ? ` ${t('promise.outlook')}` : null}
    </p>
  )
}

/** What a plan for life promises, in a line; term plans say all of it by their years. A VUL only could last. */
function usePlanNotes() {
  const { t, i18n } = useTranslation('instant-quote')
  const language = toLanguage(i18n.language)
  return ({ guarantees, termYears }: Quote): string | undefined => {
    if (guarantees === undefined || termYears !== undefined) return undefined
    const years = formatYears(guarantees.premium_years, language)
    const age = guarantees.guaranteed_to_age
    const outlook = guarantees.outlook.map(({ lasts_to_age, yearly_return }) =>
      t('promise.outlookEntry', {
        age: lasts_to_age,
        percent: formatPercent(yearly_return * 100, language),
      }),
    )
    if (age !== null) return t('promise.guaranteed', { years, age })
    return outlook.length === 0
      ? t('promise.open', { years })
      : t('promise.couldLast', { years, entries: outlook.join(', ') })
  }
}
