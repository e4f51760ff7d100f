import { browserStore, reportStorage } from '#app/state/browser-store.ts'
import { useDevicePlans } from '#app/state/device/device-plans.ts'
import { type DevicePlan, isSamePlan, type PlanDetails, type SavedPlan } from '#domain/plans/saved-plan.ts'
import { readDevicePlans } from '#domain/storage/stored-device.ts'
import type { useAccountData } from './use-account-data.ts'

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

const ofAccount = (plan: SavedPlan): ShownPlan => ({
  id: plan.id,
  home: 'account',
  planName: plan.plan_name,
  details: plan.plan_details,
  isFavorite: plan.is_favorite,
  createdAt: plan.created_at,
})

const ofDevice = ({ planDetails: details, ...plan }: DevicePlan): ShownPlan => ({
  ...plan,
  home: 'device',
  details,
})

/**
 * The plans of the account, and those of this device that the account does not have (all of them for somebody without
 * one, and what could not be handed over yet).
 */
export function useSavedPlans(account: ReturnType<typeof useAccountData> | undefined): SavedPlansView {
  const device = useDevicePlans()
  const read = account?.data?.plans
  const inAccount = read === undefined || read === 'away' ? [] : read
  const state = stateOf(account)
  // While the account is read these are on their way into it, and would be here and gone within a blink.
  const onDevice = (state === 'loading' ? [] : device.plans).filter(
    ({ planDetails }) => !inAccount.some((plan) => isSamePlan(plan.plan_details, planDetails)),
  )

  function restoreOnDevice({ details, isFavorite }: ShownPlan): ShownPlan | undefined {
    device.add([details])
    const plan = readDevicePlans(browserStore(), reportStorage).find((kept) =>
      isSamePlan(kept.planDetails, details),
    )
    if (plan && isFavorite) device.star(plan.id, true)
    return plan && ofDevice(plan)
  }

  return {
    state,
    plans: newestFirst([...inAccount.map(ofAccount), ...onDevice.map(ofDevice)]),
    async remove({ id, home }) {
      if (home === 'account') return account?.remove(id) ?? false
      device.remove(id)
      return true
    },
    async restore(plan) {
      if (plan.home === 'device') return restoreOnDevice(plan)
      const restored = await account?.restore(plan.details, plan.isFavorite)
      return restored && ofAccount(restored)
    },
    async star({ id, home }, isFavorite) {
      if (home === 'account') await account?.star(id, isFavorite)
      else device.star(id, isFavorite)
    },
    lookAgain: () => account?.lookAgain(),
  }
}

function stateOf(account: ReturnType<typeof useAccountData> | undefined): SavedPlansView['state'] {
  if (account === undefined) return 'known'
  const plans = account.data?.plans
  if (plans === undefined) return 'loading'
  return plans === 'away' ? 'away' : 'known'
}
