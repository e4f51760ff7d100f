import { useDeferredValue } from 'react'
import { InstantQuotePage } from '#app/features/instant-quote/instant-quote-page.tsx'
import { opensWithPlans, useQuotesView, ViewSwitch } from '#app/features/instant-quote/quotes-view.tsx'
import { useNavigate } from '#app/routing/router.tsx'
import { latePart } from '#app/site/late-part.ts'
import { usePageView } from '#app/site/page-view.ts'
import { paths } from '#domain/site/paths.ts'
import { LoadFailure } from './load-failure.tsx'
import { PlanDesk } from './plan-desk.tsx'

/** The head of the page as the comparison, as the list of pages has it. */
export const comparisonView = { meta: 'comparison:meta', canonical: paths.companies }

const comparison = latePart(() => import('#app/features/comparison/comparison-page.tsx'))

/** Whoever has answered the whole questionnaire gets the plans at once: they are loaded with the page. */
export const ready = () => (opensWithPlans() ? comparison.load() : undefined)

/** Two views of one page: prices without a name, and the plans for the questionnaire's answers. */
export default function InstantQuotes() {
  const view = useQuotesView()
  const navigate = useNavigate()
  const isPlans = view === 'plans'
  const { part, isFailed } = comparison.usePart(isPlans)
  // The plans are much to draw at once: a tap in between goes first.
  const isReady = useDeferredValue(isPlans && part !== undefined)
  const toInstantQuote = () => void navigate(paths.instantQuotes, { state: { view: 'instant' } })
  const views = <ViewSwitch view={view} />
  usePageView(isPlans ? comparisonView : undefined)
  return (
    <PlanDesk>
      {(desk) => (
        <>
          {views}
          {isPlans ? null : (
            <InstantQuotePage {...desk} views={views} failure={(ways) => <LoadFailure {...ways} />} />
          )}
          {isPlans && isReady && part ? <part.ComparisonPage {...desk} /> : null}
          {isPlans && !isReady ? <div style={{ minHeight: '100vh' }} aria-busy={!isFailed} /> : null}
          {isPlans && isFailed ? (
            <LoadFailure onRetry={comparison.loadAgain} onClose={toInstantQuote} />
          ) : null}
        </>
      )}
    </PlanDesk>
  )
}
