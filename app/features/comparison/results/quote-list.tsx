import { type PlanActions, QuoteCard } from '#app/features/comparison/card/quote-card.tsx'
import styles from '#app/features/comparison/comparison.module.css'
import type { Picks } from '#app/features/comparison/side-by-side/use-picks.ts'
import type { ShownPlans } from '#app/features/comparison/use-preview.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'

interface QuoteListProps {
  quotes: readonly Quote[]
  planType: PlanType
  shown: ShownPlans
  picks: Picks
  actions: PlanActions
}

export function QuoteList({ quotes, planType, shown, picks, actions }: QuoteListProps) {
  return (
    <div
      className={classNames(
        styles.quotes,
        shown.isSample && styles.sample,
        shown.isPreview && styles.preview,
      )}
    >
      {withKeys(quotes).map(({ key, quote }, place) => (
        <QuoteCard
          key={key}
          quote={quote}
          planType={planType}
          isBest={place === 0}
          shown={shown}
          picks={picks}
          {...actions}
        />
      ))}
    </div>
  )
}

/** A carrier's card stays itself while its price, its product's name and its id change under it. */
function withKeys(quotes: readonly Quote[]): { key: string; quote: Quote }[] {
  const counts = new Map<string, number>()
  return quotes.map((quote) => {
    const count = (counts.get(quote.carrierName) ?? 0) + 1
    counts.set(quote.carrierName, count)
    return { key: `${quote.carrierName} ${count}`, quote }
  })
}
