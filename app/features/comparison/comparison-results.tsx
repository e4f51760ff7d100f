import { RotateCw, ShoppingCart } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import { comparisonError, shownQuotes } from '#domain/quotes/comparison-state.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { LoadingCard, LoadingQuotes } from './loading-card.tsx'
import { NoQuotes } from './no-quotes.tsx'
import { QuoteCard } from './quote-card.tsx'
import { ErrorCard } from './refusals.tsx'
import type { Comparison } from './use-comparison.ts'

interface ComparisonResultsProps {
  comparison: Comparison
  cartCount: number
  onAdd: (quote: Quote) => void
  onReviewCart: () => void
}

export function ComparisonResults({ comparison, cartCount, onAdd, onReviewCart }: ComparisonResultsProps) {
  const { t } = useTranslation('comparison')
  const headingId = useId()
  const { state, planType, coverage, isLoading } = comparison
  const quotes = shownQuotes(state)
  const hasAnswer = state.status === 'live' || state.status === 'sample'
  if (!isLoading && !hasAnswer) return null
  return (
    <section className="wrap results" aria-labelledby={quotes.length > 0 ? headingId : undefined}>
      {comparisonError(state) === 'fetchFailed' ? (
        <ErrorCard title={t('error.title')} text={t('error.fetchFailed')}>
          <Button variant="quiet" onClick={comparison.retry}>
            <Icon of={RotateCw} /> {t('error.retry')}
          </Button>
        </ErrorCard>
      ) : null}
      <div role="status">
        {isLoading ? <LoadingCard /> : null}
        {quotes.length > 0 ? (
          <ResultsHead id={headingId} comparison={comparison} count={quotes.length} />
        ) : null}
        {hasAnswer && quotes.length === 0 ? (
          <NoQuotes planType={planType} coverage={coverage} onShow={comparison.choosePlanType} />
        ) : null}
      </div>
      {isLoading ? <LoadingQuotes /> : null}
      {quotes.length > 0 ? (
        <div className={state.status === 'sample' ? 'quotes sample' : 'quotes'}>
          {quotes.map((quote, place) => (
            <QuoteCard
              key={quote.quoteId}
              quote={quote}
              planType={planType}
              isBest={place === 0}
              isSample={state.status === 'sample'}
              onAdd={() => onAdd(quote)}
            />
          ))}
        </div>
      ) : null}
      {cartCount > 0 ? <CartLine count={cartCount} onReview={onReviewCart} /> : null}
    </section>
  )
}

function ResultsHead({ id, comparison, count }: { id: string; comparison: Comparison; count: number }) {
  const { t, i18n } = useTranslation('comparison')
  const { planType, coverage } = comparison
  return (
    <>
      <div className="results-head">
        <div>
          <h2 id={id}>{t('results.found', { count, plan: t(`plans.${planType}.inText`) })}</h2>
          <p className="soft">{t('results.sorted')}</p>
        </div>
        <p className="soft num">
          {t('results.coverage')} <strong>{formatCoverage(coverage, toLanguage(i18n.language))}</strong>
        </p>
      </div>
      <p className="disc micro">{t('disclosure.text')}</p>
    </>
  )
}

function CartLine({ count, onReview }: { count: number; onReview: () => void }) {
  const { t } = useTranslation('comparison')
  return (
    <div className="cart-line">
      <p>
        <b>{t('cartLine.count', { count })}</b> <span className="soft">{t('cartLine.text')}</span>
      </p>
      <Button aria-haspopup="dialog" onClick={onReview}>
        <Icon of={ShoppingCart} /> {t('cartLine.review')}
      </Button>
    </div>
  )
}
