import type { DevicePlan } from '#domain/plans/saved-plan.ts'

/** Whose a device's answers or plans are, seen from the account that is signed in now. */
type Ownership =
  /** Nobody was signed in: they go to the account that signs in first. */
  | 'anonymous'
  | 'own'
  /** Somebody else's: they must not reach this account. */
  | 'foreign'

/** Whose something is; `owner` is the user id that stands on it, `userId` the one that is signed in. */
export function ownershipOf(owner: string | undefined, userId: string): Ownership {
  if (owner === undefined || owner === '') return 'anonymous'
  return owner === userId ? 'own' : 'foreign'
}

/**
 * The device's plans that may be shown and handed over: those of nobody, and the signed-in user's. A plan carries a
 * user id from the moment that its submission to that account begins; if it fails, nobody else ever gets the plan.
 */
export function plansOf(plans: readonly DevicePlan[], userId: string | undefined): DevicePlan[] {
  return plans.filter((plan) =>
    userId === undefined ? plan.userId === undefined : ownershipOf(plan.userId, userId) !== 'foreign',
  )
}

/** The same plans, those of nobody now marked as this user's. */
export function claimPlans(plans: readonly DevicePlan[], userId: string): DevicePlan[] {
  return plans.map((plan) => (plan.userId === undefined ? { ...plan, userId } : plan))
}
