import type { PlanType } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'

/** How many plans fit side by side. */
export const mostPicks = 3

/** A plan by its names: the ids of quotes are another load's with every change of what is asked. */
export type PlanName = Pick<Quote, 'carrierName' | 'productName'>

/** A plan ticked for comparing. */
export type PickedPlan = PlanName & { readonly planType: PlanType }

/**
 * The quote of a plan among others: the one of the same names, or, because a product's name can hold its term,
 * the only one of the same carrier.
 */
export function findPlan(plan: PlanName, quotes: readonly Quote[]): Quote | undefined {
  const ofCarrier = quotes.filter(({ carrierName }) => carrierName === plan.carrierName)
  const same = ofCarrier.find(({ productName }) => productName === plan.productName)
  return same ?? (ofCarrier.length === 1 ? ofCarrier[0] : undefined)
}

/** The quotes that are ticked, in the order of the list. A pick that is not sold as now asked waits unseen. */
export function pickedQuotes(
  picks: readonly PickedPlan[],
  planType: PlanType,
  quotes: readonly Quote[],
): Quote[] {
  const found = new Set(
    picks.flatMap((pick) => (pick.planType === planType ? (findPlan(pick, quotes) ?? []) : [])),
  )
  return quotes.filter((quote) => found.has(quote)).slice(0, mostPicks)
}

/** The picks with one plan more or less. A fourth plan changes nothing. */
export function togglePick(
  picks: readonly PickedPlan[],
  quote: Quote,
  planType: PlanType,
  quotes: readonly Quote[],
): readonly PickedPlan[] {
  const others = picks.filter((pick) => pick.planType !== planType)
  const picked = pickedQuotes(picks, planType, quotes)
  const isPicked = picked.includes(quote)
  if (!isPicked && picked.length >= mostPicks) return picks
  const next = isPicked ? picked.filter((other) => other !== quote) : [...picked, quote]
  const names = next.map(({ carrierName, productName }) => ({ planType, carrierName, productName }))
  return [...others, ...names]
}

/** The picks without those of a plan type. */
export function clearPicks(picks: readonly PickedPlan[], planType: PlanType): readonly PickedPlan[] {
  return picks.filter((pick) => pick.planType !== planType)
}
