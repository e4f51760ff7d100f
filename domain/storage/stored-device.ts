import { type DeviceProfile, deviceProfileSchema, emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { type DevicePlan, devicePlanSchema, storedPlanDetails } from '#domain/plans/saved-plan.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { storageKeys } from './storage-keys.ts'
import { storedList, storedRecord } from './stored-json.ts'
import { readStored, type StoredValue, writeStored } from './stored-value.ts'

/** This browser's id, made with `randomId` at the first call and kept. */
export function deviceId(store: KeyValueStore, randomId: () => string): string {
  const kept = store.getItem(storageKeys.deviceId)
  if (kept !== null && kept.trim() !== '') return kept
  const made = randomId()
  store.setItem(storageKeys.deviceId, made)
  return made
}

/** The profile on the device, with empty parts for wrong ones; undefined without one or when it is corrupt. */
export const storedDeviceProfile = storedRecord(storageKeys.deviceProfile, deviceProfileSchema, {
  defaults: emptyDeviceProfile(),
  none: undefined,
})

export function readDeviceProfile(store: KeyValueStore, report: Report): DeviceProfile | undefined {
  return readStored(store, storedDeviceProfile, report)
}

export function writeDeviceProfile(store: KeyValueStore, profile: DeviceProfile): void {
  writeStored(store, storedDeviceProfile, profile)
}

/** The plans on the device; what is no plan is left out. An empty list is stored. */
export const storedDevicePlans: StoredValue<readonly DevicePlan[]> = {
  ...storedList(storageKeys.devicePlans, devicePlanSchema),
  format: (plans) =>
    JSON.stringify(plans.map((plan) => ({ ...plan, planDetails: storedPlanDetails(plan.planDetails) }))),
}

export function readDevicePlans(store: KeyValueStore, report: Report): readonly DevicePlan[] {
  return readStored(store, storedDevicePlans, report)
}

export function writeDevicePlans(store: KeyValueStore, plans: readonly DevicePlan[]): void {
  writeStored(store, storedDevicePlans, plans)
}
