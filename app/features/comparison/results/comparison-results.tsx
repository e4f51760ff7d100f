import { RotateCw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanActions } from '#app/features/comparison/card/quote-card.tsx'
import styles from '#app/features/comparison/comparison.module.css'
import { PriceDisclosure } from '#app/features/comparison/disclosure.tsx'
import { LoadingCard, LoadingQuotes } from '#app/features/comparison/loading-card.tsx'
import { PreviewNote } from '#app/features/comparison/preview-note.tsx'
import { PrintButton } from '#app/features/comparison/print-button.tsx'
import { ErrorCard } from '#app/features/comparison/refusals.tsx'
import type { Picks } from '#app/features/comparison/side-by-side/use-picks.ts'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import type { Preview } from '#app/features/comparison/use-preview.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { comparisonError } from '#domain/quotes/comparison/comparison-state.ts'
import {
  carriersOf,
  filterQuotes,
  noFilters,
  type QuoteFilters,
} from '#domain/quotes/comparison/filter-quotes.ts'
import { AllHidden } from './all-hidden.tsx'
import { FilterBar } from './filter-bar.tsx'
import { HiddenNote } from './hidden-note.tsx'
import { NoQuotes } from './no-quotes.tsx'
import { QuoteList } from './quote-list.tsx'
import { ResultsHead } from './results-head.tsx'

interface ComparisonResultsProps {
  comparison: Comparison
  preview: Preview
  filters: QuoteFilters
  onFilter: (filters: QuoteFilters) => void
  picks: Picks
  actions: PlanActions
  /** Stands below the plans. */
  children: ReactNode
}

export function ComparisonResults(props: ComparisonResultsProps) {
  const { comparison, preview, filters, onFilter, picks, actions } = props
  const headingId = useId()
  const { state, planType, isLoading } = comparison
  const { shown, controls } = preview
  const { quotes, wish } = shown
  const filtered = filterQuotes(quotes, filters)
  const hasAnswer = state.status === 'live' || state.status === 'sample'
  // These buttons go with what they undo: the focus goes to the heading of what is there now.
  const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })
  function showAll() {
    onFilter(noFilters)
    focusHeading()
  }
  function discard() {
    controls.discard()
    focusHeading()
  }

  if (!isLoading && !hasAnswer) return null
  return (
    <section
      className={classNames(layout.wrap, styles.wrap, styles.results)}
      aria-labelledby={quotes.length > 0 ? headingId : undefined}
    >
      <FetchFailed comparison={comparison} />
      <div>
        {/* A slider tells its own amounts: heard again with every one of them, this would drown it out. */}
        <div role="status" aria-live={shown.isPreview ? 'off' : 'polite'}>
          {isLoading ? <LoadingCard /> : null}
          {quotes.length > 0 ? (
            <ResultsHead id={headingId} planType={planType} coverage={wish.coverage} filtered={filtered} />
          ) : null}
        </div>
        {quotes.length > 0 ? (
          <FilterBar carriers={carriersOf(quotes)} filters={filters} onChange={onFilter} />
        ) : null}
      </div>
      <div className={styles.notes} role="status">
        {shown.isPreview ? <PreviewNote onSave={() => comparison.update(wish)} onDiscard={discard} /> : null}
        <HiddenNote filtered={filtered} filters={filters} onShowAll={showAll} />
        {hasAnswer && quotes.length === 0 ? (
          <NoQuotes
            person={comparison.person}
            planType={planType}
            coverage={wish.coverage}
            onShow={comparison.choosePlanType}
          />
        ) : null}
      </div>
      {quotes.length > 0 ? <PriceDisclosure /> : null}
      {isLoading ? <LoadingQuotes /> : null}
      {filtered.shown.length > 0 ? (
        <QuoteList
          quotes={filtered.shown}
          planType={planType}
          shown={shown}
          picks={picks}
          actions={actions}
        />
      ) : null}
      {quotes.length > 0 && filtered.shown.length === 0 ? (
        <AllHidden count={quotes.length} onShowAll={showAll} />
      ) : null}
      {quotes.length > 0 ? <PrintButton /> : null}
      {props.children}
    </section>
  )
}

function FetchFailed({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison')
  const error = comparisonError(comparison.state)
  if (error !== 'fetchFailed' && error !== 'tooMany') return null
  return (
    <ErrorCard title={t('error.title')} text={t(`error.${error}`)}>
      <Button variant="quiet" onClick={comparison.retry}>
        <Icon of={RotateCw} /> {t('error.retry')}
      </Button>
    </ErrorCard>
  )
}
