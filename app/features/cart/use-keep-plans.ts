import { useState } from 'react'
import { useDevicePlans } from '#app/state/device/device-plans.ts'
import { logFailure } from '#app/state/log-failure.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { savePlans } from '#app/state/sync/saved-plans.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { plansToSave } from '#domain/cart/plans-to-save.ts'
import type { Outcome } from './keep-outcome.tsx'

/** An outcome as long as the cart holds what it was about. */
function useOutcome(items: readonly CartItem[]) {
  const cart = items.map(({ id }) => id).join(' ')
  const [last, setLast] = useState<{ cart: string; outcome: Outcome | undefined }>()
  return {
    outcome: last?.cart === cart ? last.outcome : undefined,
    show: (outcome: Outcome | undefined) => setLast({ cart, outcome }),
  }
}

/** Saves the cart's plans to the account. What fails is logged only, and nothing is claimed. */
export function useSaveToAccount(items: readonly CartItem[]) {
  const open = useAccountClient()
  const [isSaving, setIsSaving] = useState(false)
  const { outcome, show } = useOutcome(items)

  async function save() {
    const { plans } = plansToSave(items)
    if (isSaving || plans.length === 0) return
    setIsSaving(true)
    show(undefined)
    try {
      show(await savePlans(await open(), plans))
    } catch (error) {
      logFailure('The plans could not be saved', error)
    }
    setIsSaving(false)
  }

  return { save: () => void save(), isSaving, outcome }
}

/** Keeps the cart's plans on this device. */
export function useKeepOnDevice(items: readonly CartItem[]) {
  const { add } = useDevicePlans()
  const { outcome, show } = useOutcome(items)

  function keep() {
    const { plans } = plansToSave(items)
    if (plans.length > 0) show(add(plans))
  }

  return { keep, outcome }
}
