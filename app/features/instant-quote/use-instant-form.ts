import { useMemo, useState, useSyncExternalStore } from 'react'
import { reportStorage, tabStore } from '#app/device/browser-store.ts'
import { onReread } from '#app/device/forgetting.ts'
import { useFormData } from '#app/device/form-data-store.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { type InstantForm, instantFormFrom } from '#domain/quotes/instant-form.ts'
import { createInstantFormStore, type InstantFormStore } from './instant-form-store.ts'

let ofTab: InstantFormStore | undefined

function formStore(): InstantFormStore {
  if (ofTab) return ofTab
  const store = createInstantFormStore(tabStore(), reportStorage)
  onReread(store.reload)
  ofTab = store
  return store
}

const subscribe = (listener: () => void) => formStore().subscribe(listener)

/**
 * The tab's answers and the way to change them: what was answered here, else what the questionnaire on this device
 * knows. The product that the address names counts until another is chosen.
 */
export function useInstantForm(inAddress: ProductType | undefined) {
  // Another choice counts at once; the address lets go of its product a moment later.
  const [passedOver, setPassedOver] = useState<ProductType>()
  if (inAddress === undefined && passedOver !== undefined) setPassedOver(undefined)
  const named = inAddress === passedOver ? undefined : inAddress
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
      if (changes.productType !== undefined && changes.productType !== named) setPassedOver(named)
      // What was answered since this was handed out counts, such as while a dialog was open.
      const latest = formStore().snapshot() ?? form
      formStore().keep({ ...latest, ...(named !== undefined && { productType: named }), ...changes })
    },
  }
}
