import type { PlanDetails } from '#domain/plans/saved-plan.ts'

/** A saved plan as the dashboard shows it, wherever it is kept. */
export interface ShownPlan {
  readonly id: string
  readonly home: 'account' | 'device'
  readonly planName: string
  readonly details: PlanDetails
  readonly isFavorite: boolean
  /** ISO timestamp. */
  readonly createdAt: string
}

/** The saved plans, newest first, with what can be done with them. */
export interface SavedPlansView {
  /** `away`: the account's plans could not be read, so that these may not be all. */
  readonly state: 'loading' | 'known' | 'away'
  readonly plans: readonly ShownPlan[]
  /** Whether it is deleted; a failure is logged, and the plan stays. */
  remove(plan: ShownPlan): Promise<boolean>
  /** Brings a deleted plan back; the plan that it is now, or nothing when that failed. */
  restore(plan: ShownPlan): Promise<ShownPlan | undefined>
  star(plan: ShownPlan, isFavorite: boolean): Promise<void>
  /** Asks the account once more. */
  lookAgain(): void
}

/** Newest first; plans of one moment stay in their order. */
export function newestFirst<Plan extends { createdAt: string }>(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}
