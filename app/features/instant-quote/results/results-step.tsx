import { Trans, useTranslation } from 'react-i18next'
import darkStreet from '#app/art/figures/dark-street.svg'
import { Finding } from '#app/features/instant-quote/questions/search-notice.tsx'
import { Steps, useArrivalFocus } from '#app/features/instant-quote/step-head.tsx'
import type { InstantQuote } from '#app/features/instant-quote/use-instant-quote.ts'
import { Link } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import quickPicksStyles from '#app/ui/fields/quick-picks.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { type ProductType, policyTypes } from '#domain/plans/plan-type.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { paths } from '#domain/site/paths.ts'
import { AnswersSentence } from './answers-sentence.tsx'
import { RateList } from './rate-list.tsx'
import styles from './results-step.module.css'

interface ResultsStepProps {
  instant: InstantQuote
  onAdd: (quote: Quote) => void
  onOpenPrice: (quote: Quote) => void
  onStart: (quote: Quote) => void
}

/** The answers in a sentence, and what carriers would ask for them. */
export function ResultsStep({ instant, onAdd, onOpenPrice, onStart }: ResultsStepProps) {
  const { t } = useTranslation('instant-quote')
  const heading = useArrivalFocus<HTMLHeadingElement>(instant.hasMoved)
  const { state, goTo } = instant
  const asked: InstantForm = state.status === 'answered' ? state.asked : instant.form
  return (
    <>
      <div className={classNames(layout.wrap, styles.r)}>
        <Steps current="results" />
        <h1 className={layout.sr} ref={heading} tabIndex={-1}>
          {t('results.title')}
        </h1>
        <AnswersSentence form={asked} linkTo={(field) => instant.linkTo('questions', field)} />
      </div>
      {state.status === 'answered' && state.quotes.length > 0 ? (
        <>
          <Disclosure />
          <RateList
            asked={asked}
            quotes={state.quotes}
            onAdd={onAdd}
            onOpenPrice={onOpenPrice}
            onStart={onStart}
          />
        </>
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
    </>
  )
}

/** Stands before the first price, so that both are read together. */
function Disclosure() {
  const { t } = useTranslation('instant-quote')
  return (
    <p className={classNames(layout.wrap, styles.disc, typography.micro)}>
      <strong>{t('results.disclosureTitle')}</strong> {t('results.disclosure')}
    </p>
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
