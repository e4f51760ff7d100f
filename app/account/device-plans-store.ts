import { useSyncExternalStore } from 'react'
import { onReread } from '#app/device/forgetting.ts'
import { plansOf } from '#domain/account/plan-owner.ts'
import { newPlansOnly } from '#domain/account/unite-plans.ts'
import { type DevicePlan, newDevicePlan, type PlanDetails } from '#domain/plans/saved-plan.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { deviceId, readDevicePlans, writeDevicePlans } from '#domain/storage/stored-device.ts'
import { type AccountDevice, browserDevice } from './account-device.ts'

export interface DevicePlansStore {
  snapshot(): readonly DevicePlan[]
  subscribe(listener: () => void): () => void
  /** Keeps the plans that are not kept yet: same company, plan type, coverage and person name. */
  add(details: readonly PlanDetails[]): { saved: number; skipped: number }
  remove(id: string): void
  star(id: string, isFavorite: boolean): void
  /** Reads the device again, which another tab or a hand-over changed. */
  reload(): void
}

/** The holder of the plans kept on the device: those of nobody, and those on their way to who is signed in here. */
export function createDevicePlansStore(device: Omit<AccountDevice, 'forget' | 'reread'>): DevicePlansStore {
  const { store, report } = device
  const listeners = new Set<() => void>()
  let current: readonly DevicePlan[] | undefined

  const all = () => readDevicePlans(store, report)
  const shown = () => plansOf(all(), device.forms.snapshot().form.userId)

  function reload() {
    current = shown()
    for (const listener of listeners) listener()
  }

  function keep(plans: readonly DevicePlan[]) {
    writeDevicePlans(store, plans)
    reload()
  }

  return {
    snapshot() {
      current ??= shown()
      return current
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(details) {
      const now = device.now()
      const fresh = newPlansOnly(
        details.map((planDetails) => ({ planDetails })),
        shown().map(({ planDetails }) => planDetails),
      ).map(({ planDetails }) =>
        newDevicePlan({
          id: device.randomId(),
          deviceId: deviceId(store, device.randomId),
          planDetails,
          now,
        }),
      )
      if (fresh.length > 0) keep([...all(), ...fresh])
      return { saved: fresh.length, skipped: details.length - fresh.length }
    },
    remove: (id) => keep(all().filter((plan) => plan.id !== id)),
    star(id, isFavorite) {
      const updatedAt = device.now()
      keep(all().map((plan) => (plan.id === id ? { ...plan, isFavorite, updatedAt } : plan)))
    },
    reload,
  }
}

let ofBrowser: DevicePlansStore | undefined

/** The plans of this browser tab. It listens to the other tabs as long as the page lives. */
function devicePlans(): DevicePlansStore {
  if (ofBrowser) return ofBrowser
  const device = browserDevice()
  const store = createDevicePlansStore(device)
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKeys.devicePlans) store.reload()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.reload()
  })
  device.forms.subscribe(store.reload)
  onReread(store.reload)
  ofBrowser = store
  return store
}

const beforeReading: readonly DevicePlan[] = []

const subscribe = (listener: () => void) => devicePlans().subscribe(listener)
const add = (details: readonly PlanDetails[]) => devicePlans().add(details)
const remove = (id: string) => devicePlans().remove(id)
const star = (id: string, isFavorite: boolean) => devicePlans().star(id, isFavorite)

/** The plans kept on this device with the ways to change them; none in the server's HTML. */
export function useDevicePlans() {
  const plans = useSyncExternalStore(
    subscribe,
    () => devicePlans().snapshot(),
    () => beforeReading,
  )
  return { plans, add, remove, star }
}
