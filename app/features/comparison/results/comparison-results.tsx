import { RotateCw } from 'lucide'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStableCallback } from '#app/browser/use-stable-callback.ts'
import { LoadingCard, LoadingQuotes, PreviewNote } from '#app/features/comparison/plan-notes.tsx'
import { PrintButton } from '#app/features/comparison/print.tsx'
import { ErrorCard } from '#app/features/comparison/refusals.tsx'
import type { Picks } from '#app/features/comparison/side-by-side/use-side-by-side.ts'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import type { Preview } from '#app/features/comparison/use-preview.ts'
import { AssumedLine, useAssumed } from '#app/leads/plan-card/assumed-line.tsx'
import { PlanCard } from '#app/leads/plan-card/plan-card.tsx'
import { ListEnd, PlanList, PlanPlace, PriceDisclosure } from '#app/leads/plan-card/plan-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatCoverage } from '#domain/format/format.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { comparisonError } from '#domain/quotes/comparison/comparison-state.ts'
import {
  carriersOf,
  type FilteredQuotes,
  filterQuotes,
  noFilters,
  type QuoteFilters,
} from '#domain/quotes/comparison/filter-quotes.ts'
import { type BarScale, barScale } from '#domain/quotes/comparison/likely-bars.ts'
import { answersFromInput } from '#domain/quotes/comparison/preview-quotes.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './comparison-results.module.css'
import { FilterBar } from './filter-bar.tsx'
import { AllHidden, HiddenNote, NoQuotes } from './no-quotes.tsx'

/** What can be done with a plan, on its card and in the table. */
export interface PlanActions {
  onAdd: (quote: Quote) => void
  onOpenPrice: (quote: Quote) => void
}

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
  const { state, person, planType, isLoading } = comparison
  const { shown, controls } = preview
  const { quotes, input, isPreview, isSample } = shown
  const filtered = useMemo(() => filterQuotes(quotes, filters), [quotes, filters])
  const carriers = useMemo(() => carriersOf(quotes), [quotes])
  // Of all plans found: a filter moves no bar.
  const scale = useMemo(() => barScale(quotes), [quotes])
  const assumed = useAssumed({ ...person, ...answersFromInput(input, planType, person) }, planType)
  const hasAnswer = state.status === 'live' || state.status === 'sample'
  // These buttons go with what they undo: the focus goes to the heading of what is there now.
  const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })
  function showAll() {
    onFilter(noFilters)
    focusHeading()
  }
  const save = useStableCallback(() => comparison.update(input))
  const discard = useStableCallback(() => {
    controls.discard()
    focusHeading()
  })

  if (!isLoading && !hasAnswer) return null
  return (
    <section className={styles.results} aria-labelledby={quotes.length > 0 ? headingId : undefined}>
      <FetchFailed comparison={comparison} />
      <div className={styles.notes} role="status">
        {isPreview ? <PreviewNote onSave={save} onDiscard={discard} /> : null}
      </div>
      <div className={styles.head}>
        {/* A slider tells its own amounts: heard again with every one of them, this would drown it out. */}
        <div role="status" aria-live={isPreview ? 'off' : 'polite'}>
          {isLoading ? <LoadingCard /> : null}
          {quotes.length > 0 ? (
            <ResultsHead id={headingId} planType={planType} coverage={input.coverage} filtered={filtered} />
          ) : null}
        </div>
        {quotes.length > 0 ? <FilterBar carriers={carriers} filters={filters} onChange={onFilter} /> : null}
      </div>
      <div className={styles.notes} role="status">
        <HiddenNote filtered={filtered} filters={filters} onShowAll={showAll} />
        {hasAnswer && quotes.length === 0 ? (
          <NoQuotes
            person={person}
            planType={planType}
            coverage={input.coverage}
            onShow={comparison.choosePlanType}
          />
        ) : null}
      </div>
      {quotes.length > 0 ? (
        <>
          <PriceDisclosure />
          <AssumedLine {...assumed} />
        </>
      ) : null}
      {isLoading ? <LoadingQuotes /> : null}
      {filtered.shown.length > 0 ? (
        <QuoteList
          quotes={filtered.shown}
          scale={scale}
          isAlone={quotes.length === 1}
          planType={planType}
          isPreview={isPreview}
          isSample={isSample}
          picked={picks.picked}
          isFull={picks.isFull}
          onPick={picks.toggle}
          onAdd={actions.onAdd}
          onOpenPrice={actions.onOpenPrice}
        />
      ) : null}
      {filtered.shown.length === 0 && filtered.hiddenCount > 0 ? (
        <AllHidden count={filtered.hiddenCount} onShowAll={showAll} />
      ) : null}
      {props.children}
      {quotes.length > 0 ? (
        <>
          <ListEnd quotes={quotes} scale={scale} isSample={isSample} />
          <PrintButton className={styles.printButton} />
        </>
      ) : null}
    </section>
  )
}

function FetchFailed({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison')
  const error = comparisonError(comparison.state)
  if (error !== 'fetchFailed' && error !== 'tooMany') return null
  return (
    <ErrorCard title={t('error.title')} text={t(`error.${error}`)} isOfSearch>
      <Button variant="quiet" onClick={comparison.retry}>
        <Icon of={RotateCw} /> {t('error.retry')}
      </Button>
    </ErrorCard>
  )
}

interface ResultsHeadProps {
  id: string
  planType: PlanType
  /** USD. */
  coverage: number
  filtered: FilteredQuotes
}

/** How many plans were found, how many of them are in sight, for how much they are and how they are sorted. */
const ResultsHead = memo(({ id, planType, coverage, filtered }: ResultsHeadProps) => {
  const { t, i18n } = useTranslation('comparison')
  const shown = filtered.shown.length
  const count = shown + filtered.hiddenCount
  const plan = t(`plans.${planType}.counted`)
  return (
    <div className={styles.resultsHead}>
      <h2 id={id} tabIndex={-1}>
        {filtered.hiddenCount > 0
          ? t('results.shownOf', { shown, count, plan })
          : t('results.found', { count, plan })}
      </h2>
      <p className={styles.coverage}>
        {t('results.coverage')} {formatCoverage(coverage, toLanguage(i18n.language))}
      </p>
      <p className={styles.sorted}>{t('results.sorted')}</p>
    </div>
  )
})

interface QuoteListProps extends PlanActions {
  quotes: readonly Quote[]
  scale: BarScale | undefined
  isAlone: boolean
  planType: PlanType
  isPreview: boolean
  isSample: boolean
  picked: readonly Quote[]
  isFull: boolean
  onPick: (quote: Quote) => void
}

const QuoteList = memo(({ quotes, picked, onPick, ...shared }: QuoteListProps) => (
  <PlanList isPreview={shared.isPreview}>
    {withKeys(quotes).map(({ key, quote }, place) => (
      <PlanPlace key={key}>
        <PlanCard
          quote={quote}
          isBest={place === 0}
          isPicked={picked.includes(quote)}
          onPick={shared.isAlone ? undefined : onPick}
          {...shared}
        />
      </PlanPlace>
    ))}
  </PlanList>
))

/** A carrier's card stays itself while its price, its product's name and its id change under it. */
function withKeys(quotes: readonly Quote[]): { key: string; quote: Quote }[] {
  const counts = new Map<string, number>()
  return quotes.map((quote) => {
    const count = (counts.get(quote.carrierName) ?? 0) + 1
    counts.set(quote.carrierName, count)
    return { key: `${quote.carrierName} ${count}`, quote }
  })
}
