import { ComparisonPage } from '#app/features/comparison/comparison-page.tsx'
import { InstantQuotePage } from '#app/features/instant-quote/instant-quote-page.tsx'
import { useQuotesView } from '#app/features/instant-quote/use-quotes-view.ts'
import { ViewSwitch } from '#app/features/instant-quote/view-switch.tsx'
import type { PageHandle } from '#app/i18n/page-handle.ts'
import { usePageView } from '#app/site/page-view.ts'
import { handle as companies } from './companies.tsx'
import { PlanDesk } from './plan-desk.tsx'

export const handle = {
  namespaces: ['instant-quote', ...companies.namespaces, 'leads'],
  meta: 'instant-quote:meta',
  personal: true,
} satisfies PageHandle

/** Two views of one page: prices without a name, and the plans for the questionnaire's answers. */
export default function InstantQuotes() {
  const view = useQuotesView()
  const isPlans = view === 'plans'
  usePageView(isPlans ? companies : undefined)
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
