import type { CartItem } from '#domain/cart/cart-item.ts'
import { chosenPlans, itemOfChosenPlan } from '#domain/cart/chosen-plan.ts'
import type { FormData } from '#domain/people/form-data.ts'
import type { PlanDetails } from '#domain/plans/saved-plan.ts'

/**
 * The plans chosen in the form, one for each person who has one with a carrier and a premium, as they are saved. A plan
 * that the cart tells to be a sample is left out: nobody offers it.
 */
export function selectedPlanDetails(form: FormData, cart: readonly CartItem[]): PlanDetails[] {
  return chosenPlans(form)
    .filter((plan) => !itemOfChosenPlan(plan, cart)?.isSample)
    .map(({ carrierName, planType, coverage, monthlyPremium, termYears, personName, relationship }) => ({
      carrierName,
      planType,
      coverage,
      monthlyPremium,
      ...(termYears !== undefined && { termYears }),
      features: [],
      personName,
      relationship,
    }))
}
