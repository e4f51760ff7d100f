import { useSyncExternalStore } from 'react'
import { browserStore } from '#app/device/browser-store.ts'
import type { KeyValueStore } from '#domain/storage/key-value-store.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'

/** Whether this device keeps answers or plans of a visitor. */
export function hasAnswersOrPlans(store: KeyValueStore): boolean {
  const { formData, deviceProfile, devicePlans, cart } = storageKeys
  const isKept = (key: string) => {
    const text = store.getItem(key)?.trim()
    return text !== undefined && text !== '' && text !== '[]'
  }
  return [formData, deviceProfile, devicePlans, cart].some(isKept)
}

function followOtherTabs(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** The same as a hook; undefined until the page has woken up in the browser and can look. */
export function useHasAnswersOrPlans(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    followOtherTabs,
    () => hasAnswersOrPlans(browserStore()),
    () => undefined,
  )
}
