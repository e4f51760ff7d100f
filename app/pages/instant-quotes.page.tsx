import { ComparisonPage } from '#app/features/comparison/comparison-page.tsx'
import { InstantQuotePage } from '#app/features/instant-quote/instant-quote-page.tsx'
import { useQuotesView, ViewSwitch } from '#app/features/instant-quote/quotes-view.tsx'
import { usePageView } from '#app/site/page-view.ts'
import { paths } from '#domain/site/paths.ts'
import { PlanDesk } from './plan-desk.tsx'

/** The head of the page as the comparison, as the list of pages has it. */
export const comparisonView = { meta: 'comparison:meta', canonical: paths.companies }

/** Two views of one page: prices without a name, and the plans for the questionnaire's answers. */
export default function InstantQuotes() {
  const view = useQuotesView()
  const isPlans = view === 'plans'
  usePageView(isPlans ? comparisonView : undefined)
  return (
    <PlanDesk>
      {(desk) => (
        <>
          <ViewSwitch view={view} />
          {isPlans ? <ComparisonPage {...desk} /> : <InstantQuotePage {...desk} />}
        </>
      )}
    </PlanDesk>
  )
}
