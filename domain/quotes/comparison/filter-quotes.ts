import type { Quote } from '#domain/quotes/quote.ts'

/** What a visitor wants to see of the plans found. A carrier that is not named in `hiddenCarriers` is shown. */
export type QuoteFilters = {
  readonly instantOnly: boolean
  /** Whole stars; 1 lets every plan through. */
  readonly minStars: number
  readonly hiddenCarriers: readonly string[]
}

export const noFilters: QuoteFilters = { instantOnly: false, minStars: 1, hiddenCarriers: [] }

/** What a filter hides a plan for, in the order in which it is told. */
export const hidingReasons = ['instant', 'rating', 'carrier'] as const
type HidingReason = (typeof hidingReasons)[number]

export type FilteredQuotes = {
  readonly shown: readonly Quote[]
  /** How many plans each filter hides. A plan counts once, for its first reason, so these add up to `hiddenCount`. */
  readonly hidden: Readonly<Record<HidingReason, number>>
  readonly hiddenCount: number
}

/** The quotes that pass, in the order they came, and how many are hidden for what. */
export function filterQuotes(quotes: readonly Quote[], filters: QuoteFilters): FilteredQuotes {
  const shown: Quote[] = []
  const hidden = { instant: 0, rating: 0, carrier: 0 }
  for (const quote of quotes) {
    const reason = hidingReason(quote, filters)
    if (reason === undefined) shown.push(quote)
    else hidden[reason] += 1
  }
  return { shown, hidden, hiddenCount: quotes.length - shown.length }
}

function hidingReason(quote: Quote, filters: QuoteFilters): HidingReason | undefined {
  if (filters.instantOnly && !quote.instantDecision) return 'instant'
  if (quote.stars < filters.minStars) return 'rating'
  return filters.hiddenCarriers.includes(quote.carrierName) ? 'carrier' : undefined
}

export function hasFilters({ instantOnly, minStars, hiddenCarriers }: QuoteFilters): boolean {
  return instantOnly || minStars > 1 || hiddenCarriers.length > 0
}

/** The carriers of some quotes, each once, by name. */
export function carriersOf(quotes: readonly Quote[]): string[] {
  const names = new Set(quotes.map(({ carrierName }) => carrierName))
  return [...names].sort((one, other) => one.localeCompare(other, 'en'))
}

/** The filters with one carrier shown or hidden. */
export function withCarrier(filters: QuoteFilters, carrier: string, isShown: boolean): QuoteFilters {
  const others = filters.hiddenCarriers.filter((hidden) => hidden !== carrier)
  return { ...filters, hiddenCarriers: isShown ? others : [...others, carrier] }
}
