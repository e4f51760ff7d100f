import type { PlanDetails } from '#domain/plans/saved-plan.ts'
import type { CartItem } from './cart-item.ts'

/** A plan of the cart as a saved plan holds it. Premium in USD per month, coverage in USD. */
function planDetailsOf(item: CartItem): PlanDetails {
  return {
    carrierName: item.carrierName,
    planType: item.planType,
    coverage: item.coverage,
    monthlyPremium: item.monthlyPremium,
    ...(item.likely === undefined ? {} : { likely: item.likely }),
    ...(item.termYears === undefined ? {} : { termYears: item.termYears }),
    features: item.features ?? [],
    personName: item.personName,
    relationship: item.relationship,
  }
}

/**
 * The plans of a cart that can be saved, and how many are samples. A sample is not saved: a saved plan has no place to
 * say that it is one, and it would keep the carrier's real price from being saved later.
 */
export function plansToSave(cart: readonly CartItem[]): { plans: PlanDetails[]; sampleCount: number } {
  const real = cart.filter(({ isSample }) => !isSample)
  return { plans: real.map(planDetailsOf), sampleCount: cart.length - real.length }
}
