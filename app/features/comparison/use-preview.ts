import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { usePriceEngine } from '#app/backend/use-price-engine.ts'
import { useStableCallback } from '#app/browser/use-stable-callback.ts'
import type { Person } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { shownQuotes } from '#domain/quotes/comparison/comparison-state.ts'
import { parseCoverageInput } from '#domain/quotes/comparison/coverage-input.ts'
import {
  type ComparisonInput,
  canPreview,
  isAllModeled,
  isSameInput,
  previewQuotes,
  savedInput,
} from '#domain/quotes/comparison/preview-quotes.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Comparison } from './use-comparison.ts'

/** The plans on screen and what they are for: always of one and the same input. */
export interface ShownPlans {
  readonly quotes: readonly Quote[]
  readonly input: ComparisonInput
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
  const controls = useComparisonInput(person, planType)
  // Typing and sliding go first: the cards follow as soon as there is time.
  const input = useDeferredValue(controls.input)
  const { engine, load } = usePriceEngine()

  const saved = useMemo(() => savedInput(person), [person])
  const fetched = useMemo(() => shownQuotes(state), [state])
  const canBePriced = state.status === 'live' && canPreview(input, fetched)
  const previewed = useMemo(
    () => (canBePriced && engine ? previewQuotes({ person, planType, input }, engine) : undefined),
    [canBePriced, engine, person, planType, input],
  )

  const isPreview = previewed !== undefined && !isSameInput(input, saved, planType)
  const quotes = isPreview ? previewed : fetched
  const shownInput = isPreview ? input : saved
  const isSample = state.status === 'sample'
  // The same while a control moves and its plans are still to come, so that nothing of them is rendered meanwhile.
  const shown = useMemo(
    (): ShownPlans => ({ quotes, input: shownInput, isPreview, isSample }),
    [quotes, shownInput, isPreview, isSample],
  )

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

/** What is set on the controls: the saved answers until something is changed, and again when they are saved. */
function useComparisonInput(person: Person, planType: PlanType) {
  const saved = useMemo(() => savedInput(person), [person])
  const [draft, setDraft] = useState({
    personId: person.id,
    saved,
    input: saved,
    coverageText: String(saved.coverage),
  })
  // What was set belongs to that person and the answers saved then; other saved answers show themselves.
  const isCurrent = draft.personId === person.id && isSameInput(draft.saved, saved, 'term')
  const input = isCurrent ? draft.input : saved
  const coverageText = isCurrent ? draft.coverageText : String(saved.coverage)

  function set(changes: Partial<ComparisonInput>, text = coverageText) {
    setDraft({ personId: person.id, saved, input: { ...input, ...changes }, coverageText: text })
  }
  const typeCoverage = useStableCallback((text: string) => set({ coverage: parseCoverageInput(text) }, text))
  const setCoverage = useStableCallback((coverage: number) => set({ coverage }, String(coverage)))
  const setTerm = useStableCallback((term: number) => set({ term }))
  const setHealthRating = useStableCallback((healthRating: string) => set({ healthRating }))
  const discard = useStableCallback(() => set(saved, String(saved.coverage)))

  const isChanged = !isSameInput(input, saved, planType)
  return useMemo(
    () => ({ input, coverageText, isChanged, typeCoverage, setCoverage, setTerm, setHealthRating, discard }),
    [input, coverageText, isChanged, typeCoverage, setCoverage, setTerm, setHealthRating, discard],
  )
}

export type InputControls = ReturnType<typeof useComparisonInput>
