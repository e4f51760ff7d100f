import type { PriceDetails } from '#domain/quotes/price-details.ts'
import type { Quote } from '#domain/quotes/quote.ts'

/** One price among those that a change would lead to; `at` is what the change is made to. */
export interface PriceChange<At> {
  at: At
  /** Where it stands in its list beside the quote's own: of the health classes, `before` is the healthier one. */
  place: 'own' | 'before' | 'after'
  /** USD. */
  monthlyPremium: number
  /** The length of its bar, from 0 to 1; all bars of a quote are of one scale. */
  length: number
}

interface PriceChanges {
  healthClass: PriceChange<string>[]
  tobacco: PriceChange<boolean>[]
  /** Years. */
  term: PriceChange<number>[]
  /** USD. */
  coverage: PriceChange<number>[]
}

interface Scale {
  /** The quote's own premium and the highest of all lists, USD per month. */
  own: number
  longest: number
}

/** A list that holds the quote's own price and at least one other; any other list has nothing to compare. */
function placed<Entry extends { monthly_premium: number }, At>(
  entries: readonly Entry[],
  { own, longest }: Scale,
  atOf: (entry: Entry) => At,
  isOwn: (entry: Entry) => boolean,
): PriceChange<At>[] {
  const ownPlace = entries.findIndex(isOwn)
  if (ownPlace < 0 || entries.length < 2) return []
  return entries.map((entry, place) => {
    const monthlyPremium = place === ownPlace ? own : entry.monthly_premium
    return {
      at: atOf(entry),
      place: place === ownPlace ? 'own' : place < ownPlace ? 'before' : 'after',
      monthlyPremium,
      length: longest > 0 ? monthlyPremium / longest : 0,
    }
  })
}

const noDetails: Pick<PriceDetails, 'health_classes' | 'tobacco' | 'terms' | 'death_benefits'> = {
  health_classes: [],
  tobacco: [],
  terms: [],
  death_benefits: [],
}

/** What would change a quote's price, each list in the order of its details; an empty list has nothing to compare. */
export function priceChanges(quote: Quote): PriceChanges {
  const { health_classes, tobacco, terms, death_benefits } = quote.priceDetails ?? noDetails
  const all = [health_classes, tobacco, terms, death_benefits].flat()
  const own = quote.monthlyPremium
  const scale = { own, longest: Math.max(own, ...all.map((entry) => entry.monthly_premium)) }
  return {
    healthClass: placed(
      health_classes,
      scale,
      (entry) => entry.health_class,
      (entry) => entry.health_class === quote.healthClass,
    ),
    tobacco: placed(
      tobacco,
      scale,
      (entry) => entry.tobacco,
      (entry) => entry.is_own,
    ),
    term: placed(
      terms,
      scale,
      (entry) => entry.term_length,
      (entry) => entry.term_length === quote.termYears,
    ),
    coverage: placed(
      death_benefits,
      scale,
      (entry) => entry.death_benefit,
      (entry) => entry.death_benefit === quote.coverage,
    ),
  }
}

/** Where a price comes from: a sample quote, our model, the operator's rate table or the quote service. */
export function priceSource(quote: Quote, isSample: boolean): 'sample' | PriceDetails['source'] {
  if (isSample) return 'sample'
  return quote.priceDetails?.source ?? (quote.isModeled ? 'model' : 'service')
}
