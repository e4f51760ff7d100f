import { useEffect, useReducer, useRef } from 'react'
import { instantQuotesOf } from '#app/backend/instant-quotes.ts'
import { localToday } from '#app/browser/clock.ts'
import { useSite } from '#app/site/use-site.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'
import { isInstantFormUnderAge, isInstantFormValid } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import { type InstantRefusal, initialInstant, instantReducer } from '#domain/quotes/instant/instant-state.ts'

/** The search for quotes: what it stands at, and the ways to start it and to give it up. Leaving the page gives it up. */
export function useInstantSearch() {
  const site = useSite()
  const [state, dispatch] = useReducer(instantReducer, initialInstant)
  const run = useRef(0)
  const controller = useRef<AbortController>(undefined)

  useEffect(() => () => controller.current?.abort(), [])

  function refusalOf(form: InstantForm): InstantRefusal | undefined {
    const today = localToday()
    if (!isInstantFormValid(form, today)) return 'incomplete'
    if (isInstantFormUnderAge(form, today)) return 'underAge'
    return isLicensedIn(site.agent.licensedStates, form.residentState) ? undefined : 'unlicensed'
  }

  /** How it ended: with an answer (an empty one included), without one, or given up. */
  async function search(form: InstantForm): Promise<'answered' | 'failed' | 'aborted'> {
    controller.current?.abort()
    const refusal = refusalOf(form)
    if (refusal !== undefined) {
      dispatch({ type: 'refused', refusal })
      return 'failed'
    }
    controller.current = new AbortController()
    run.current += 1
    const { signal } = controller.current
    const ours = run.current
    dispatch({ type: 'started', run: ours, asked: form })
    const ending = await instantQuotesOf(site, form, signal, () => dispatch({ type: 'retrying', run: ours }))
    if (ending.type !== 'aborted') dispatch({ type: 'ended', run: ours, ending })
    return ending.type
  }

  return {
    state,
    search,
    /** Gives up the search under way; quotes that are there stay. */
    cancel() {
      controller.current?.abort()
      dispatch({ type: 'canceled' })
    },
    /** Forgets results and error. */
    reset() {
      controller.current?.abort()
      dispatch({ type: 'reset' })
    },
  }
}
