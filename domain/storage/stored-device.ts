import { isRecord } from '#domain/json/is-record.ts'
import { type DeviceProfile, deviceProfileSchema, emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { type DevicePlan, devicePlanSchema } from '#domain/plans/saved-plan.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { storageKeys } from './storage-keys.ts'

/** This browser's id, made with `randomId` at the first call and kept. */
export function deviceId(store: KeyValueStore, randomId: () => string): string {
  const kept = store.getItem(storageKeys.deviceId)
  if (kept !== null && kept.trim() !== '') return kept
  const made = randomId()
  store.setItem(storageKeys.deviceId, made)
  return made
}

/** The profile of a stored text, with empty parts for wrong ones; undefined without one or when it is corrupt. */
export function parseDeviceProfile(text: string | null, report: Report): DeviceProfile | undefined {
  if (text === null) return undefined
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    report('Stored device profile is corrupt and was ignored')
    return undefined
  }
  const profile = salvage(deviceProfileSchema, json.value, emptyDeviceProfile())
  if (profile.repaired) report('Stored device profile had wrong parts, which were ignored')
  return profile.value
}

/** The profile on the device, as `parseDeviceProfile` reads it. */
export function readDeviceProfile(store: KeyValueStore, report: Report): DeviceProfile | undefined {
  return parseDeviceProfile(store.getItem(storageKeys.deviceProfile), report)
}

/** Keeps the profile in place of the one before. */
export function writeDeviceProfile(store: KeyValueStore, profile: DeviceProfile): void {
  store.setItem(storageKeys.deviceProfile, JSON.stringify(profile))
}

/** The plans of a stored text; what is no plan is left out. */
export function parseDevicePlans(text: string | null, report: Report): DevicePlan[] {
  if (text === null) return []
  const json = parseJson(text)
  if (!json.ok || !Array.isArray(json.value)) {
    report('Stored device plans are corrupt and were ignored')
    return []
  }
  const plans = json.value.flatMap((stored) => {
    const plan = devicePlanSchema.safeParse(stored)
    return plan.success ? [plan.data] : []
  })
  if (plans.length < json.value.length) report('Some stored device plans are corrupt and were ignored')
  return plans
}

/** The plans on the device; what is no plan is left out and reported. */
export function readDevicePlans(store: KeyValueStore, report: Report): DevicePlan[] {
  return parseDevicePlans(store.getItem(storageKeys.devicePlans), report)
}

/** Keeps these plans in place of those before. */
export function writeDevicePlans(store: KeyValueStore, plans: readonly DevicePlan[]): void {
  store.setItem(storageKeys.devicePlans, JSON.stringify(plans))
}
