import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { shownQuotes } from '#domain/quotes/comparison/comparison-state.ts'
import {
  type ComparisonInput,
  canPreview,
  isAllModeled,
  isSameWish,
  previewQuotes,
  savedWish,
} from '#domain/quotes/comparison/preview-quotes.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Comparison } from './use-comparison.ts'
import { usePriceEngine } from './use-price-engine.ts'
import { useWish } from './use-wish.ts'

/** The plans on screen and what they are for: always of one and the same wish. */
export interface ShownPlans {
  readonly quotes: readonly Quote[]
  readonly wish: ComparisonInput
  /** Worked out here for answers that are not saved; these quotes can't be applied for. */
  readonly isPreview: boolean
  readonly isSample: boolean
}

/**
 * The controls, and the plans for them: those that were fetched, or, where these are our own model's and the
 * controls are set to something else, what the same model says for that. `warm` fetches the model, once, when
 * a control is touched.
 */
export function usePreview(comparison: Comparison) {
  const { state, person, planType } = comparison
  const controls = useWish(person, planType)
  // Typing and sliding go first: the cards follow as soon as there is time.
  const wish = useDeferredValue(controls.wish)
  const { engine, load } = usePriceEngine()

  const saved = savedWish(person)
  const fetched = shownQuotes(state)
  const canBePriced = state.status === 'live' && canPreview(wish, fetched)
  const previewed = useMemo(
    () => (canBePriced && engine ? previewQuotes({ person, planType, wish }, engine) : undefined),
    [canBePriced, engine, person, planType, wish],
  )

  const isPreview = previewed !== undefined && !isSameWish(wish, saved, planType)
  const shown: ShownPlans = {
    quotes: isPreview ? previewed : fetched,
    wish: isPreview ? wish : saved,
    isPreview,
    isSample: state.status === 'sample',
  }

  function warm() {
    if (state.status === 'live' && isAllModeled(fetched)) load()
  }
  // What was set without a touch, or before there were prices, is priced all the same.
  const isWaiting = canBePriced && controls.isChanged
  const loadWhenNeeded = useEffectEvent(load)
  useEffect(() => {
    if (isWaiting) loadWhenNeeded()
  }, [isWaiting])

  return { controls, shown, warm }
}

export type Preview = ReturnType<typeof usePreview>
