import { useState } from 'react'
import type { PlanType } from '#domain/plans/plan-type.ts'
import {
  clearPicks,
  mostPicks,
  type PickedPlan,
  pickedQuotes,
  togglePick,
} from '#domain/quotes/comparison-picks.ts'
import type { Quote } from '#domain/quotes/quote.ts'

/** The plans ticked for comparing, each plan type with its own, among the quotes on screen. */
export function usePicks(planType: PlanType, quotes: readonly Quote[]) {
  const [picks, setPicks] = useState<readonly PickedPlan[]>([])
  const picked = pickedQuotes(picks, planType, quotes)
  return {
    picked,
    isFull: picked.length >= mostPicks,
    /** How many are ticked, whether or not their prices are here. */
    count: picks.filter((pick) => pick.planType === planType).length,
    toggle: (quote: Quote) => setPicks(togglePick(picks, quote, planType, quotes)),
    clear: () => setPicks(clearPicks(picks, planType)),
  }
}

export type Picks = ReturnType<typeof usePicks>
