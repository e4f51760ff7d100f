import { storageKeys, tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { browserStore, tabStore } from './browser-store.ts'

const stores = new Set<() => void>()

/** Registers how a store reads its storage again, for when that was cleared or changed under it; gives what ends it. */
export function onReread(reload: () => void): () => void {
  stores.add(reload)
  return () => void stores.delete(reload)
}

/**
 * Forgets on this device whose answers it held, as at a sign-out: form data, device profile, cart, device id, what was
 * sent, the link to another device, and what this tab alone keeps. The plans kept on the device and the language stay. Open pages show it at once.
 */
export function forgetDevice(): void {
  const { formData, deviceProfile, cart, deviceId, sentApplications, ownLink } = storageKeys
  for (const key of [formData, deviceProfile, cart, deviceId, sentApplications, ownLink]) {
    browserStore().removeItem(key)
  }
  forgetTab()
}

/** Forgets what this tab alone keeps, and reads again what the device keeps: another tab has cleared it. */
export function forgetTab(): void {
  for (const key of Object.values(tabStorageKeys)) tabStore().removeItem(key)
  rereadDevice()
}

/** Lets every store of this tab read again what the device keeps, after something else than the store changed it. */
export function rereadDevice(): void {
  for (const reload of stores) reload()
}
