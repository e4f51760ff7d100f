import { isSamePlan, type PlanDetails } from '#domain/plans/saved-plan.ts'

/**
 * The plans that are neither among the kept ones nor the same as an earlier one of the list, in their order. Of equal
 * ones that are to be saved, one favorite makes the saved one a favorite.
 */
export function newPlansOnly<
  Plan extends { readonly planDetails: PlanDetails; readonly isFavorite?: boolean },
>(plans: readonly Plan[], kept: readonly PlanDetails[]): Plan[] {
  const fresh: Plan[] = []
  for (const plan of plans) {
    if (kept.some((other) => isSamePlan(other, plan.planDetails))) continue
    const index = fresh.findIndex((other) => isSamePlan(other.planDetails, plan.planDetails))
    const same = fresh[index]
    if (same === undefined) fresh.push(plan)
    else if (plan.isFavorite) fresh[index] = { ...same, isFavorite: true }
  }
  return fresh
}
