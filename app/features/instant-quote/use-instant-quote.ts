import { useEffect, useEffectEvent, useState } from 'react'
import { localToday } from '#app/browser/clock.ts'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { bringInstantAnswers, useInstantAnswers } from '#app/state/instant-answers.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { bringsAnswers, readContinued } from '#domain/quotes/estimate/continue-address.ts'
import { openForPrice } from '#domain/quotes/estimate/known-answers.ts'
import { pricedForm } from '#domain/quotes/instant/carried-answers.ts'
import { assumedFields } from '#domain/quotes/instant/instant-fields.ts'
import {
  type InstantField,
  type InstantForm,
  productOfParameter,
} from '#domain/quotes/instant/instant-form.ts'
import { isAnswerTo } from '#domain/quotes/instant/instant-state.ts'
import { paths } from '#domain/site/paths.ts'
import { type InstantStep, type Place, placeOf } from './place.ts'
import { useInstantSearch } from './use-instant-search.ts'

/** The address without a product: once another is chosen, the one it named no longer counts. */
function withoutProduct(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('product')
  return rest.size > 0 ? `?${rest}` : ''
}

/** Whether the history ever stood at another entry than the one that the page came with. */
function useHasMoved(entryKey: string): boolean {
  const [came] = useState(entryKey)
  const [hasMoved, setHasMoved] = useState(false)
  if (entryKey !== came && !hasMoved) setHasMoved(true)
  return hasMoved
}

/** The instant quote: its step, its answers and its search, and the ways on. The step stands in the history entry. */
export function useInstantQuote() {
  const navigate = useNavigate()
  const { search: query, hash, state: entry, key: entryKey } = useLocation()
  const hasMoved = useHasMoved(entryKey)
  const named = productOfParameter(new URLSearchParams(query).get('product'))
  const { form, isRestored, untouched, statedAge, change } = useInstantForm(named)
  const { state, search, cancel, reset } = useInstantSearch()

  const place = isRestored ? placeOf(entry) : {}
  const step: InstantStep = form.productType === undefined ? 'product' : (place.step ?? 'product')
  const priced = pricedForm(form, statedAge, localToday())
  const key = JSON.stringify(priced)

  function placeFor(to: InstantStep, field?: InstantField): Place {
    return { view: 'instant', step: to, ...(field === undefined ? {} : { field }) }
  }

  function goTo(to: InstantStep, options: { replace?: boolean; query?: string } = {}) {
    const address = { pathname: paths.instantQuotes, search: options.query ?? query, hash: '' }
    void navigate(address, { state: placeFor(to), replace: options.replace ?? false })
  }

  async function submit() {
    if ((await search(priced)) === 'answered') goTo('results')
  }

  // What a link brings is taken and gone from the address at once.
  const takeBrought = useEffectEvent((fragment: string) => {
    if (!bringsAnswers(fragment)) return
    const answers = readContinued(fragment)
    if (answers === undefined) return goTo('product', { replace: true })
    reset()
    bringInstantAnswers(answers)
    goTo(openForPrice(answers).length === 0 ? 'results' : 'questions', { replace: true })
  })
  useEffect(() => {
    if (isRestored) takeBrought(hash)
  }, [isRestored, hash])

  // Results that are not on hand (after a reload, or an answer was changed since) are asked for again.
  const fetchMissing = useEffectEvent(async () => {
    if (step !== 'results' || isAnswerTo(state, priced)) return
    if ((await search(priced)) === 'failed') leaveUnanswered()
  })
  const leaveUnanswered = useEffectEvent(() => {
    if (step === 'results') goTo('questions', { replace: true })
  })

  // A search belongs to these answers and this step: elsewhere its prices would be another choice's.
  const giveUp = useEffectEvent(cancel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers, or another step, end the search
  useEffect(() => {
    if (isRestored) void fetchMissing()
    return () => giveUp()
  }, [isRestored, step, key])

  return {
    form,
    /** The form as prices are asked for it: an age that was told stands in place of the date of birth. */
    priced,
    isRestored,
    /** What a link brought is about to be taken, which leads to another step: nothing is shown until then. */
    isBringing: isRestored && bringsAnswers(hash),
    /** What starts from a default that nobody touched. */
    assumed: isRestored ? assumedFields(form, untouched) : [],
    /** The age in years that was told where no date of birth was asked. */
    statedAge,
    change,
    step,
    /** Whether a move inside the page led here; the page's first load is the browser's own. */
    hasMoved,
    state,
    /** The field to put the focus in, where a change link led here. */
    field: place.field,
    /** The link to a step, and there to a field. */
    linkTo: (to: InstantStep, field?: InstantField) => ({
      to: { pathname: paths.instantQuotes, search: query },
      state: placeFor(to, field),
    }),
    goTo,
    submit,
    choose(product: ProductType) {
      change({ productType: product })
      if (named !== undefined && named !== product) {
        goTo('product', { replace: true, query: withoutProduct(query) })
      }
    },
    /** A quick link: another product from the start, with the other answers kept. */
    startOver(product: ProductType) {
      reset()
      change({ productType: product })
      goTo('product', { query: withoutProduct(query) })
    },
  }
}

export type InstantQuote = ReturnType<typeof useInstantQuote>

/** The answers and the way to change them. The product that the address names counts until another is chosen. */
function useInstantForm(inAddress: ProductType | undefined) {
  // Another choice counts at once; the address lets go of its product a moment later.
  const [passedOver, setPassedOver] = useState<ProductType>()
  if (inAddress === undefined && passedOver !== undefined) setPassedOver(undefined)
  const named = inAddress === passedOver ? undefined : inAddress
  const { change, ...answers } = useInstantAnswers(named)
  return {
    ...answers,
    change(changes: Partial<InstantForm>) {
      if (changes.productType !== undefined && changes.productType !== named) setPassedOver(named)
      change({ ...(named !== undefined && { productType: named }), ...changes })
    },
  }
}
