import { useMemo } from 'react'
import { localToday } from '#app/browser/clock.ts'
import { browserFormData, useFormData } from '#app/state/device/form-data.ts'
import { instantDraft } from '#app/state/tab/instant-draft.ts'
import { ageOn } from '#domain/people/dates/age.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import type { KnownAnswers } from '#domain/quotes/estimate/known-answers.ts'
import {
  bringAnswers,
  carryChanges,
  type InstantChanges,
  instantFormFrom,
  statedAge,
  touchedAnswers,
  untouchedFields,
} from '#domain/quotes/instant/carried-answers.ts'
import type { FirstAnswers } from '#domain/quotes/instant/first-range/first-answers.ts'
import { newInstantForm } from '#domain/quotes/instant/instant-form.ts'
import { useStoredState } from './stored-state.ts'

/**
 * Takes answers of the instant quote, or of what leads to it: those that the questionnaire asks too go to the device's
 * one set of answers, and with it to the account; the rest stays in the tab.
 */
export function changeInstantAnswers(changes: InstantChanges): void {
  const forms = browserFormData()
  const before = { form: forms.snapshot().form, draft: instantDraft.snapshot() }
  const { form, draft } = carryChanges(before, changes, localToday())
  instantDraft.set(draft)
  forms.change(() => form)
}

/** Takes answers that a link brought; they stay with this tab where the device knows others. */
export function bringInstantAnswers(answers: KnownAnswers): void {
  const forms = browserFormData()
  const before = { form: forms.snapshot().form, draft: instantDraft.snapshot() }
  const { form, draft } = bringAnswers(before, answers, localToday())
  instantDraft.set(draft)
  if (form !== before.form) forms.change(() => form)
}

/** Of the answers that home asks for, those that stand; a date of birth is told as an age. */
export function knownFirstAnswers(): FirstAnswers {
  const [{ form }, draft] = [browserFormData().snapshot(), instantDraft.snapshot()]
  const { dateOfBirth, gender, tobacco, deathBenefit } = touchedAnswers(form, draft)
  return {
    age: statedAge(form, draft) ?? ageOn(dateOfBirth ?? '', localToday()),
    gender,
    tobacco,
    coverage: deathBenefit ?? undefined,
  }
}

const beforeRestoring = newInstantForm()

/**
 * The instant quote's answers as this tab and the device know them, with another product where `product` names one;
 * the defaults in the server's HTML.
 */
export function useInstantAnswers(product?: ProductType) {
  const { form: device, isRestored } = useFormData()
  const draft = useStoredState(instantDraft)
  return useMemo(
    () => ({
      form: isRestored ? instantFormFrom(device, draft, product) : beforeRestoring,
      isRestored,
      /** The age in years that was told where no date of birth was asked, as long as there is none. */
      statedAge: isRestored ? statedAge(device, draft) : undefined,
      /** The fields whose values are defaults that nobody touched. */
      untouched: isRestored ? untouchedFields(device, draft, product) : [],
      change: changeInstantAnswers,
    }),
    [device, draft, isRestored, product],
  )
}
