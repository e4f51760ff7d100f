import { useEffect, useEffectEvent, useState } from 'react'
import { randomId } from '#app/browser/random-id.ts'
import styles from '#app/features/comparison/results/comparison-results.module.css'
import { sideBySideId } from '#app/features/comparison/side-by-side/use-side-by-side.ts'
import { cartItemFromQuote } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { findPlan, type PlanName } from '#domain/quotes/comparison/comparison-picks.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Comparison } from './use-comparison.ts'
import type { Preview } from './use-preview.ts'

/** The pressed button went with its preview: the focus returns from the cart to what names the prices that came. */
function focusNewPrices() {
  if (document.activeElement !== document.body) return
  const heading =
    document.getElementById(sideBySideId) ?? document.querySelector<HTMLElement>(`.${styles.results} h2`)
  heading?.focus({ preventScroll: true })
}

/**
 * Adds a plan to the cart. A plan of a preview has no id to apply with: what is set is saved and asked for first,
 * and then the same carrier's plan is added, so that one press is enough and nothing set is lost.
 */
export function useAddPlan(comparison: Comparison, preview: Preview, onAdd: (item: CartItem) => void) {
  const { state, person, planType, isLoading } = comparison
  const [waiting, setWaiting] = useState<PlanName & { personId: string }>()

  function addNow(quote: Quote) {
    const source = state.status === 'sample' ? 'sample' : 'live'
    onAdd(cartItemFromQuote({ quote, person, planType, source, newId: randomId }))
  }

  const finish = useEffectEvent(() => {
    if (waiting === undefined) return
    // Who turned to another person meanwhile no longer waits for this one's plan.
    const isHere = waiting.personId === person.id
    const quote = isHere && state.status === 'live' ? findPlan(waiting, state.quotes) : undefined
    setWaiting(undefined)
    if (!quote) return
    focusNewPrices()
    addNow(quote)
  })

  useEffect(() => {
    if (!isLoading) finish()
  }, [isLoading])

  return function add(quote: Quote) {
    if (!preview.shown.isPreview) return addNow(quote)
    setWaiting({ personId: person.id, carrierName: quote.carrierName, productName: quote.productName })
    comparison.update(preview.shown.input)
  }
}
