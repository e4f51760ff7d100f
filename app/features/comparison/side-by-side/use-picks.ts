import { useState } from 'react'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import {
  clearPicks,
  mostPicks,
  type PickedPlan,
  pickedQuotes,
  togglePick,
} from '#domain/quotes/comparison/comparison-picks.ts'
import type { Quote } from '#domain/quotes/quote.ts'

interface Ticked {
  personId: string
  picks: readonly PickedPlan[]
}

/** The plans ticked for comparing, each person and plan type with their own, among the quotes on screen. */
export function usePicks({ person, planType }: Comparison, quotes: readonly Quote[]) {
  const [ticked, setTicked] = useState<Ticked>({ personId: person.id, picks: [] })
  const picks = ticked.personId === person.id ? ticked.picks : []
  const setPicks = (changed: readonly PickedPlan[]) => setTicked({ personId: person.id, picks: changed })
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
