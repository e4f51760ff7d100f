import { useMemo, useSyncExternalStore } from 'react'
import { reportStorage, tabStore } from '#app/device/browser-store.ts'
import { useFormData } from '#app/device/form-data-store.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { type InstantForm, instantFormFrom } from '#domain/quotes/instant-form.ts'
import { createInstantFormStore, type InstantFormStore } from './instant-form-store.ts'

let ofTab: InstantFormStore | undefined

function formStore(): InstantFormStore {
  ofTab ??= createInstantFormStore(tabStore(), reportStorage)
  return ofTab
}

const subscribe = (listener: () => void) => formStore().subscribe(listener)

/**
 * The tab's answers and the way to change them: what was answered here, else what the questionnaire on this device
 * knows. `named` is the product that the address names; it counts until another is chosen.
 */
export function useInstantForm(named: ProductType | undefined) {
  const kept = useSyncExternalStore(
    subscribe,
    () => formStore().snapshot(),
    () => undefined,
  )
  const { form: device, isRestored } = useFormData()
  const person = primaryPerson(device)
  const form = useMemo((): InstantForm => {
    const answers = kept ?? instantFormFrom(person)
    return named === undefined ? answers : { ...answers, productType: named }
  }, [kept, person, named])
  return {
    form: isRestored ? form : instantFormFrom(person),
    isRestored,
    change(changes: Partial<InstantForm>) {
      // What was answered since this was handed out counts, such as while a dialog was open.
      const latest = formStore().snapshot() ?? form
      formStore().keep({ ...latest, ...(named !== undefined && { productType: named }), ...changes })
    },
  }
}
