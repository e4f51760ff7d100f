import { useTranslation } from 'react-i18next'
import styles from '#app/features/instant-quote/instant-quote.module.css'
import { Finding } from '#app/features/instant-quote/questions/search-notice.tsx'
import { Steps, useArrivalFocus } from '#app/features/instant-quote/step-head.tsx'
import type { InstantQuote } from '#app/features/instant-quote/use-instant-quote.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { AnswersSentence } from './answers-sentence.tsx'
import { NoRates } from './no-rates.tsx'
import { QuickLinks } from './quick-links.tsx'
import { RateList } from './rate-list.tsx'

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
      <div className={classNames(layout.wrap, styles.wrap, styles.r)}>
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
      <div className={classNames(layout.wrap, styles.wrap, styles.end)}>
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
    <p className={classNames(layout.wrap, styles.wrap, styles.disc, typography.micro)}>
      <strong>{t('results.disclosureTitle')}</strong> {t('results.disclosure')}
    </p>
  )
}
