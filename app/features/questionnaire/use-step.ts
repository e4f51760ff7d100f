import { useLayoutEffect, useRef } from 'react'
import { localToday } from '#app/browser/clock.ts'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { useDestination } from '#app/routing/site-router.tsx'
import type { FormData } from '#domain/people/form-data.ts'
import {
  firstInvalidStep,
  firstOpenStep,
  firstStep,
  nextStep,
  previousStep,
} from '#domain/questionnaire/steps.ts'
import { paths } from '#domain/site/paths.ts'
import { type StepState, stepStateOf } from './step-state.ts'

/** Where a press of Continue can lead. */
const waysOn: readonly string[] = [paths.quote, paths.review, paths.companies]

/**
 * The question on screen and the ways on from it. It stands in the history entry, so that the browser's Back
 * leads to the question before and a reload stays. Until the form is restored it is the first question, as the
 * server rendered it.
 */
export function useStep(form: FormData, isRestored: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const destination = useDestination()
  // A second tap comes before the next question is on screen: it would leave a second entry in the history.
  const isGoing = useRef(false)
  const { step, isEdit, isFilling, cameFrom, isSettled }: ReturnType<typeof stepStateOf> = isRestored
    ? stepStateOf(location.state, form, localToday())
    : { step: firstStep(form), isSettled: true }

  function openStep(state: StepState, replace = false) {
    // The questionnaire scrolls by its own rule, on small screens only.
    void navigate(paths.quote, { state, replace, preventScrollReset: true })
  }

  // Before the question is painted: the browser's Back, pressed right after, leads on from this very entry.
  useLayoutEffect(() => {
    if (isSettled) return
    const state: StepState = { step, ...(isEdit && { isEdit }), ...(isFilling && { isFilling }) }
    void navigate(paths.quote, { state, replace: true, preventScrollReset: true })
  }, [isSettled, step, isEdit, isFilling, navigate])

  // Every navigation gives the place a new key.
  useLayoutEffect(() => {
    if (location.key) isGoing.current = false
  }, [location.key])

  /** Whether the visitor sets out now; false for a second tap on the way. */
  function setOut(): boolean {
    if (isGoing.current) return false
    isGoing.current = true
    return true
  }

  return {
    step,
    isFirst: previousStep(form, step) === undefined,
    isLeaving: destination !== undefined && waysOn.includes(destination),
    /** Where Continue leads with these answers: on to the next question, to the review, or to the plans. */
    goOn(answered: FormData) {
      if (!setOut()) return
      if (isFilling) {
        const open = firstOpenStep(answered, localToday())
        if (open === undefined) void navigate(paths.companies)
        else openStep({ step: open, isFilling, cameFrom: step })
        return
      }
      const next = isEdit ? firstInvalidStep(answered, localToday()) : nextStep(answered, step)
      if (next === undefined) void navigate(paths.review, { state: { cameFrom: step } })
      else openStep(isEdit ? { step: next, isEdit } : { step: next, cameFrom: step })
    },
    goBack() {
      const previous = previousStep(form, step)
      if (previous === undefined || !setOut()) return
      if (previous === cameFrom) void navigate(-1)
      else openStep({ step: previous, ...(isEdit && { isEdit }), ...(isFilling && { isFilling }) }, true)
    },
  }
}
