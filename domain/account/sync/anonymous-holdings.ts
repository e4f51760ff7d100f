import type { CartItem } from '#domain/cart/cart-item.ts'
import type { DeviceProfile } from '#domain/people/device-profile.ts'
import { type FormData, isFormUntouched } from '#domain/people/form-data.ts'
import type { DevicePlan } from '#domain/plans/saved-plan.ts'

/** What a device keeps that a sign-in may take along. */
export interface DeviceHoldings {
  readonly form: FormData
  readonly profile: DeviceProfile | undefined
  readonly cart: readonly CartItem[]
  readonly plans: readonly DevicePlan[]
}

/**
 * Whether the device holds something of nobody, which goes to the account that signs in first: plans without an owner,
 * and while the form has none, its answers, the profile beside it and the cart.
 */
export function holdsAnonymous({ form, profile, cart, plans }: DeviceHoldings): boolean {
  if (plans.some(({ userId }) => !userId)) return true
  if (form.userId) return false
  return profile !== undefined || cart.length > 0 || !isFormUntouched(form)
}
