import { useBrowserState } from '#app/browser/browser-state.tsx'
import { browserStore, reportStorage } from '#app/state/browser-store.ts'
import { browserFormData, useFormData } from '#app/state/device/form-data.ts'
import { type DeviceProfile, deviceProfileFrom, shouldCopyToDevice } from '#domain/people/device-profile.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { storedDeviceProfile } from '#domain/storage/stored-device.ts'

let read: { text: string | null; profile: DeviceProfile | undefined } = { text: null, profile: undefined }

/** The same profile as long as the same text is stored, as React wants it. */
function snapshot(): DeviceProfile | undefined {
  const text = browserStore().getItem(storageKeys.deviceProfile)
  if (text !== read.text) read = { text, profile: storedDeviceProfile.parse(text, reportStorage) }
  return read.profile
}

// The profile is the copy of a form: it changes with it, here or in another tab.
function subscribe(listener: () => void) {
  const unsubscribe = browserFormData().subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

/**
 * What this device remembers of its visitor; undefined when it remembers nothing, and in the server's HTML. Where the
 * copy is missing or corrupt the form that it is made of speaks for it.
 */
export function useDeviceProfile(): DeviceProfile | undefined {
  const copy = useBrowserState(subscribe, snapshot, undefined)
  const { form, isRestored } = useFormData()
  const person = primaryPerson(form)
  if (copy || !isRestored || !shouldCopyToDevice(person)) return copy
  return deviceProfileFrom(person, '', undefined, '')
}

/** Puts a name on the first person and into the profile of this device; the profile's other answers stay. */
export function nameOnDevice(fullName: string): void {
  const profile = snapshot()
  const form = browserFormData()
  // The profile may know more than the form, which can have been started over.
  if (profile) {
    const named = { ...profile, fullName, updatedAt: new Date().toISOString() }
    form.fill((answers) => updatePrimaryPerson(answers, { fullName }), named)
  } else form.change((answers) => updatePrimaryPerson(answers, { fullName }))
}
