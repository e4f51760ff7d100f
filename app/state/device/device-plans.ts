import { useBrowserState } from '#app/browser/browser-state.tsx'
import { createStoredState, deviceArea, type StorageChange } from '#app/state/stored-state.ts'
import { type AccountDevice, browserDevice } from '#app/state/sync/account-device.ts'
import { plansOf } from '#domain/account/plans/plan-owner.ts'
import { newPlansOnly } from '#domain/account/plans/unite-plans.ts'
import { type DevicePlan, newDevicePlan, type PlanDetails } from '#domain/plans/saved-plan.ts'
import { deviceId, readDevicePlans, storedDevicePlans } from '#domain/storage/stored-device.ts'

interface DevicePlansStore {
  snapshot(): readonly DevicePlan[]
  subscribe(listener: () => void): () => void
  /** Keeps the plans that are not kept yet: same carrier, plan type, coverage and person name. */
  add(details: readonly PlanDetails[]): { saved: number; skipped: number }
  remove(id: string): void
  star(id: string, isFavorite: boolean): void
  /** Takes over what another tab wrote. */
  follow(change: StorageChange): void
  /** Reads the device again, which a submission changed. */
  reload(): void
}

/** The holder of the plans kept on the device: those of nobody, and those on their way to who is signed in here. */
export function createDevicePlansStore(device: Omit<AccountDevice, 'forget' | 'reread'>): DevicePlansStore {
  const { store, report, forms } = device
  const state = createStoredState({ open: () => store, report, watch: () => {} }, storedDevicePlans)
  const userId = () => forms.snapshot().form.userId
  /** As they lie on the device: a submission changes them past this store. */
  const all = () => readDevicePlans(store, report)
  let shown:
    | { all: readonly DevicePlan[]; userId: string | undefined; plans: readonly DevicePlan[] }
    | undefined

  function snapshot(): readonly DevicePlan[] {
    const current = { all: state.snapshot(), userId: userId() }
    if (shown?.all !== current.all || shown.userId !== current.userId)
      shown = { ...current, plans: plansOf(current.all, current.userId) }
    return shown.plans
  }

  return {
    snapshot,
    subscribe: state.subscribe,
    add(details) {
      const now = device.now()
      const kept = all()
      const fresh = newPlansOnly(
        details.map((planDetails) => ({ planDetails })),
        plansOf(kept, userId()).map(({ planDetails }) => planDetails),
      ).map(({ planDetails }) =>
        newDevicePlan({
          id: device.randomId(),
          deviceId: deviceId(store, device.randomId),
          planDetails,
          now,
        }),
      )
      if (fresh.length > 0) state.set([...kept, ...fresh])
      return { saved: fresh.length, skipped: details.length - fresh.length }
    },
    remove: (id) => state.set(all().filter((plan) => plan.id !== id)),
    star(id, isFavorite) {
      const updatedAt = device.now()
      state.set(all().map((plan) => (plan.id === id ? { ...plan, isFavorite, updatedAt } : plan)))
    },
    follow: state.follow,
    reload: state.reload,
  }
}

let ofBrowser: DevicePlansStore | undefined

/** The plans of this browser tab. It listens to the other tabs as long as the page lives. */
function devicePlans(): DevicePlansStore {
  if (ofBrowser) return ofBrowser
  const device = browserDevice()
  ofBrowser = createDevicePlansStore(device)
  deviceArea.watch(ofBrowser)
  device.forms.subscribe(ofBrowser.reload)
  return ofBrowser
}

const beforeReading: readonly DevicePlan[] = []

const subscribe = (listener: () => void) => devicePlans().subscribe(listener)
const add = (details: readonly PlanDetails[]) => devicePlans().add(details)
const remove = (id: string) => devicePlans().remove(id)
const star = (id: string, isFavorite: boolean) => devicePlans().star(id, isFavorite)

/** The plans kept on this device with the ways to change them; none in the server's HTML. */
export function useDevicePlans() {
  const plans = useBrowserState(subscribe, () => devicePlans().snapshot(), beforeReading)
  return { plans, add, remove, star }
}
