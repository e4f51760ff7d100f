import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useStableCallback } from '#app/browser/use-stable-callback.ts'
import styles from '#app/features/comparison/results/comparison-results.module.css'
import type { Comparison } from '#app/features/comparison/use-comparison.ts'
import { compareButtonId } from '#app/leads/plan-card/price-foot.tsx'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
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

const noPicks: readonly PickedPlan[] = []

/** The plans ticked for comparing, each person and plan type with their own, among the quotes on screen. */
export function usePicks({ person, planType }: Comparison, quotes: readonly Quote[]) {
  const [ticked, setTicked] = useState<Ticked>({ personId: person.id, picks: [] })
  const picks = ticked.personId === person.id ? ticked.picks : noPicks
  const setPicks = (changed: readonly PickedPlan[]) => setTicked({ personId: person.id, picks: changed })
  const picked = useMemo(() => pickedQuotes(picks, planType, quotes), [picks, planType, quotes])
  return {
    picked,
    isFull: picked.length >= mostPicks,
    /** How many are ticked, whether or not their prices are here. */
    count: picks.filter((pick) => pick.planType === planType).length,
    toggle: useStableCallback((quote: Quote) => setPicks(togglePick(picks, quote, planType, quotes))),
    clear: () => setPicks(clearPicks(picks, planType)),
  }
}

export type Picks = ReturnType<typeof usePicks>

/** The anchor of the table, so that the browser's Back leads to the list; the heading carries it as its id. */
export const sideBySideId = 'side-by-side'

/** Whether the table stands in place of the list. Without two plans to compare, such as after a reload, it is the list. */
export function useSideBySide(picks: Picks, isLoading: boolean) {
  // Who shows the comparison may have its own place in the history's state, which stays as it is.
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const wasOpenedHere = useRef(false)
  const isAsked = hash === `#${sideBySideId}`
  const canOpen = (isLoading ? picks.count : picks.picked.length) > 1
  const isOpen = isAsked && canOpen

  function leave() {
    if (wasOpenedHere.current) navigate(-1)
    else navigate({ search, hash: '' }, { replace: true, preventScrollReset: true, state })
    wasOpenedHere.current = false
  }

  const fallBack = useEffectEvent(leave)
  useEffect(() => {
    if (isAsked && !canOpen) fallBack()
  }, [isAsked, canOpen])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const button = document.getElementById(compareButtonId)
      const target = button ?? document.querySelector<HTMLElement>(`.${styles.results} h2`)
      target?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return {
    isOpen,
    /** Where the list is. */
    list: { to: { search, hash: '' }, state },
    open() {
      wasOpenedHere.current = true
      navigate({ search, hash: sideBySideId }, { state })
    },
    close: leave,
  }
}

export type SideBySideView = ReturnType<typeof useSideBySide>
