import { startTransition, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { isTooMany } from '#app/backend/call-function.ts'
import { requestQuotes, searchPolicies } from '#app/backend/quote-functions.ts'
import { wait } from '#app/backend/wait.ts'
import { localToday } from '#app/browser/clock.ts'
import { randomId } from '#app/browser/random-id.ts'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { useAwaitsAccount } from '#app/state/sync/first-sync.ts'
import { useComparedPersonId } from '#app/state/tab/compared-person.ts'
import { cartItemFromQuote } from '#domain/cart/cart.ts'
import type { LadderAsk } from '#domain/needs/ladder/ladder-ask.ts'
import { withContact } from '#domain/people/contact/contact.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { personById, updatePerson } from '#domain/people/people.ts'
import type { Person } from '#domain/people/person.ts'
import { isLicensedIn } from '#domain/people/states/licensed-states.ts'
import { type PlanType, policyTypeOf, startingPlanType } from '#domain/plans/plan-type.ts'
import {
  buildComparisonRequest,
  comparisonReadiness,
  missingInformation,
} from '#domain/quotes/comparison/comparison-request.ts'
import { comparisonReducer, initialComparison } from '#domain/quotes/comparison/comparison-state.ts'
import { answersFromInput, type ComparisonInput } from '#domain/quotes/comparison/preview-quotes.ts'
import { openQuestions } from '#domain/quotes/open-questions.ts'
import { findQuotes } from '#domain/quotes/service/find-quotes.ts'

export interface ComparedPerson {
  readonly person: Person
  readonly people: readonly Person[]
  choose: (personId: string) => void
}

/** Whose plans are on screen: the person chosen in this tab, or the first where nobody is chosen, or somebody who is gone. */
export function useComparedPerson(): ComparedPerson {
  const { form } = useFormData()
  const { personId, choose } = useComparedPersonId()
  const chosen = personId === undefined ? undefined : personById(form, personId)
  return { person: chosen ?? primaryPerson(form), people: form.people, choose }
}

/** How long the comparison waits after new answers before it asks again, in ms. */
const refetchDelay = 100

// A choice was made for one plan type; with another it is no choice any more.
const noChoice = { selectedCompany: '', selectedMonthlyPrice: 0 }

/** What the comparison shows of one person. Quotes load on arrival and when what is asked, or who is, changes. */
export function useComparison(person: Person) {
  const site = useSite()
  const { form, isRestored, change } = useFormData()
  const [state, dispatch] = useReducer(comparisonReducer, initialComparison)
  const [run, setRun] = useState(1)
  /** How long the next load waits before it asks, in ms. */
  const delay = useRef(0)

  const personId = person.id
  const [shownId, setShownId] = useState(personId)
  // Nobody's prices may stand under another name, not even until the new ones are asked for.
  if (shownId !== personId) {
    setShownId(personId)
    dispatch({ type: 'cleared' })
  }
  const quoted = withContact(form, person)
  const planType = startingPlanType(person.selectedPlanType)
  const coverage = person.selectedCoverage
  const isQuoted = isLicensedIn(site.agent.licensedStates, person.residentState)

  const open = openQuestions(form, person, localToday())

  const readiness = comparisonReadiness(quoted, localToday())
  const lacksAnswers = readiness === 'missingInformation' || (readiness === 'ready' && open.length > 0)
  const isAccountAwaited = useAwaitsAccount() && lacksAnswers

  // What is asked for: when it changes, also by another tab, the prices on screen are another choice's.
  const request = JSON.stringify([buildComparisonRequest(quoted, planType, coverage), open])

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const pause = delay.current
    delay.current = 0
    if (pause > 0) await wait(pause, signal)
    if (signal.aborted) return
    if (!isQuoted) return dispatch({ type: 'cleared' })
    if (readiness !== 'ready') return dispatch({ type: 'refused', error: readiness })
    if (open.length > 0) return dispatch({ type: 'refused', error: 'unanswered' })
    dispatch({ type: 'started', run })
    const ending = await findQuotes({
      person: quoted,
      planType,
      coverage,
      today: localToday(),
      random: Math.random,
      newId: randomId,
      requestQuotes: (body) => requestQuotes(site, body, signal),
      isTooMany,
      searchPolicies: (searchId) => searchPolicies(site, searchId, signal),
      wait: (milliseconds) => wait(milliseconds, signal),
      signal,
      report: (message) => console.info(message),
    })
    if (ending.type === 'aborted' || signal.aborted) return
    // Nine cards are much to draw at once: the browser may paint and answer taps in between.
    startTransition(() => dispatch({ type: 'ended', run, ending }))
  })

  // Before the page is painted, so that the request is on its way meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or request, or another run of the same, loads
  useLayoutEffect(() => {
    if (!isRestored || isAccountAwaited) return
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [isRestored, isAccountAwaited, run, request, personId])

  const ladder: LadderAsk | undefined =
    state.status === 'live' && site.prices !== 'from-service'
      ? {
          bodyFor: ({ years, amount }) =>
            buildComparisonRequest({ ...quoted, selectedTerm: years }, 'term', amount),
          itemOf: (quote) =>
            cartItemFromQuote({ quote, person, planType: 'term', source: 'live', newId: randomId }),
        }
      : undefined

  function choosePlanType(chosen: PlanType) {
    if (chosen === planType) return
    dispatch({ type: 'cleared' })
    change((form) => updatePerson(form, personId, { selectedPlanType: policyTypeOf(chosen), ...noChoice }))
  }

  function update(input: ComparisonInput) {
    dispatch({ type: 'started', run })
    delay.current = refetchDelay
    change((form) => updatePerson(form, personId, answersFromInput(input, planType, person)))
  }

  return {
    state,
    person,
    /** What the quotes lack, where they were refused for that. */
    missing: missingInformation(quoted),
    /** The questions that nobody has answered, where they have to be asked before anything is priced. */
    open,
    planType,
    coverage,
    isQuoted,
    /** How several term policies are asked for, beside live prices that are not a service's. */
    ladder,
    // What is idle without a reason is about to load: it keeps its place, so that the page does not jump.
    isLoading: !isRestored || state.status === 'loading' || (state.status === 'idle' && !state.error),
    choosePlanType,
    update,
    retry: () => setRun(run + 1),
  }
}

export type Comparison = ReturnType<typeof useComparison>
