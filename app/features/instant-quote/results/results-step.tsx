import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import darkStreet from '#app/art/figures/dark-street.svg'
import { AssumedDefaults } from '#app/features/instant-quote/assumed-note.tsx'
import { Finding } from '#app/features/instant-quote/questions/search-notice.tsx'
import { Steps, useArrivalFocus } from '#app/features/instant-quote/step-head.tsx'
import type { InstantQuote } from '#app/features/instant-quote/use-instant-quote.ts'
import { PriceFoot } from '#app/leads/plan-card/price-foot.tsx'
import { Link } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import quickPicksStyles from '#app/ui/fields/choice/quick-picks.module.css'
import fieldStyles from '#app/ui/fields/field.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatMoney } from '#domain/format/format.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { type ProductType, policyTypes } from '#domain/plans/plan-type.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { AnswersSentence } from './answers-sentence.tsx'
import { InstantPlans } from './instant-plans.tsx'
import styles from './results-step.module.css'

interface ResultsStepProps {
  instant: InstantQuote
  cartCount: number
  onReviewCart: () => void
  /** The switch to the page's other view. */
  views: ReactNode
  onAdd: (quote: Quote) => void
  onOpenPrice: (quote: Quote) => void
  onStart: (quote: Quote) => void
}

/** The answers in a sentence, and what carriers would ask for them. */
export function ResultsStep({ instant, cartCount, onReviewCart, views, ...actions }: ResultsStepProps) {
  const { t, i18n } = useTranslation('instant-quote')
  const heading = useArrivalFocus<HTMLHeadingElement>(instant.hasMoved)
  const { state, goTo } = instant
  const asked: InstantForm = state.status === 'answered' ? state.asked : instant.form
  const hasPrices = state.status === 'answered' && state.quotes.length > 0
  return (
    <>
      <div className={classNames(layout.wrap, styles.r)}>
        <div className={layout.sr}>
          <Steps current="results" />
        </div>
        <h1 className={layout.sr} ref={heading} tabIndex={-1}>
          {t('results.title')}
        </h1>
        <AnswersSentence form={asked} linkTo={(field) => instant.linkTo('questions', field)} />
      </div>
      {hasPrices ? (
        <InstantPlans asked={asked} quotes={state.quotes} {...actions}>
          <AssumedDefaults
            instant={instant}
            onConfirmed={() => heading.current?.focus({ preventScroll: true })}
          />
        </InstantPlans>
      ) : null}
      <div className={classNames(layout.wrap, styles.end)}>
        <div role="status">
          {state.status === 'loading' ? <Finding isRetrying={state.isRetrying} /> : null}
        </div>
        {state.status === 'answered' && state.quotes.length === 0 ? (
          <NoRates reason={state.reason} onAdjust={() => goTo('questions')} />
        ) : null}
        {state.status === 'answered' ? <QuickLinks onChoose={instant.startOver} /> : null}
      </div>
      <div data-slot="views-below">{views}</div>
      {hasPrices ? (
        <PriceFoot
          cartCount={cartCount}
          onOpenCart={onReviewCart}
          summary={t('comparison:results.from', {
            amount: formatMoney(state.quotes[0]?.monthlyPremium ?? 0, toLanguage(i18n.language), 0),
          })}
        />
      ) : null}
    </>
  )
}

const knownReasons = [
  'state_not_licensed',
  'no_plan_fits',
  'build_declined',
  'budget_too_small',
  'solve_age_passed',
  'over_tax_limit',
  'solve_not_in_rate_tables',
  'health_rating_not_offered',
  'product_not_offered',
] as const

/** No plan for these answers: why, where that is known, and what to do. */
function NoRates({ reason, onAdjust }: { reason: string | undefined; onAdjust: () => void }) {
  const { t } = useTranslation('instant-quote')
  const { phone } = useSite().agent
  const known = knownReasons.find((name) => name === reason)
  return (
    <div className={styles.none}>
      <img src={darkStreet} alt="" width="640" height="400" />
      <div>
        <h2>{t('empty.title')}</h2>
        {known ? <p>{t(`empty.reasons.${known}`)}</p> : null}
        <p className={typography.lead} data-slot="lead">
          <Trans t={t} i18nKey="empty.text" components={{ start: <Link to={paths.contact} /> }} />
        </p>
        <div className={layout.row} data-slot="row">
          <Button onClick={onAdjust}>{t('empty.adjust')}</Button>
          <ButtonLink variant="quiet" href={phoneHref(phone)}>
            {t('empty.call', { phone })}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** To another product, from the start. */
function QuickLinks({ onChoose }: { onChoose: (product: ProductType) => void }) {
  const { t } = useTranslation('instant-quote')
  return (
    <div className={styles.quick}>
      <p className={fieldStyles.label} data-slot="label" id="ins-quick">
        {t('results.quick')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no fields */}
      <div className={layout.row} data-slot="row" role="group" aria-labelledby="ins-quick">
        {policyTypes.map((product) => (
          <button
            type="button"
            className={quickPicksStyles.chip}
            data-slot="chip"
            key={product}
            onClick={() => onChoose(product)}
          >
            {t(`products.${product}.short`)}
          </button>
        ))}
      </div>
    </div>
  )
}
