import { localToday } from '#app/browser/clock.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useFormData } from '#app/state/device/form-data.ts'
import { isComplete } from '#domain/questionnaire/steps.ts'
import { placeOf, type QuotesView } from './place.ts'

/**
 * The view of the quotes page: the one that was switched to, else the personalized plans as soon as the
 * questionnaire on this device is complete and the address names no product, else the instant quote. Until the
 * device is read it is the instant quote, as the server rendered it.
 */
export function useQuotesView(): QuotesView {
  const { state, search } = useLocation()
  const { form, isRestored } = useFormData()
  if (!isRestored) return 'instant'
  const { view } = placeOf(state)
  if (view !== undefined) return view
  if (new URLSearchParams(search).has('product')) return 'instant'
  return isComplete(form, localToday()) ? 'plans' : 'instant'
}
