import { useMemo, useState } from 'react'
import { useFormData } from '#app/state/device/form-data.ts'
import { useStoredState } from '#app/state/stored-state.ts'
import { instantForm } from '#app/state/tab/instant-form.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import { type InstantForm, instantFormFrom } from '#domain/quotes/instant/instant-form.ts'

/**
 * The tab's answers and the way to change them: what was answered here, else what the questionnaire on this device
 * knows. The product that the address names counts until another is chosen.
 */
export function useInstantForm(inAddress: ProductType | undefined) {
  // Another choice counts at once; the address lets go of its product a moment later.
  const [passedOver, setPassedOver] = useState<ProductType>()
  if (inAddress === undefined && passedOver !== undefined) setPassedOver(undefined)
  const named = inAddress === passedOver ? undefined : inAddress
  const kept = useStoredState(instantForm)
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
      const latest = instantForm.snapshot() ?? form
      instantForm.set({ ...latest, ...(named !== undefined && { productType: named }), ...changes })
    },
  }
}
