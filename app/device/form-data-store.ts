import { useSyncExternalStore } from 'react'
import { accountAnswersOf } from '#domain/account/account-answers.ts'
import { isSameJson } from '#domain/json/same-json.ts'
import {
  type DeviceProfile,
  deviceProfileFrom,
  shouldCopyToDevice,
  withChangedAnswers,
  withTimeOfChange,
} from '#domain/people/device-profile.ts'
import { type FormData, newFormData, primaryPerson } from '#domain/people/form-data.ts'
import { resetForm } from '#domain/people/people.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { mergeFromOtherTab, type StorageChange } from '#domain/storage/other-tab.ts'
import { deviceId, readDeviceProfile, writeDeviceProfile } from '#domain/storage/stored-device.ts'
import { clearFormData, readFormData, writeFormData } from '#domain/storage/stored-form-data.ts'
import { browserStore, reportStorage } from './browser-store.ts'
import { onReread } from './forgetting.ts'
import { randomId } from './random-id.ts'

export interface FormDataSnapshot {
  readonly form: FormData
  /** False in the server's HTML and while it hydrates: the form holds the defaults until then. */
  readonly isRestored: boolean
}

export interface FormDataStore {
  snapshot(): FormDataSnapshot
  /** The form as it was read from the device and filled from an account, before anybody answered on this page. */
  opened(): FormData
  subscribe(listener: () => void): () => void
  change(update: (form: FormData) => FormData): void
  reset(): void
  /** Marks the answers as this account's, or as nobody's. The marks are not answers: nothing else changes. */
  mark(userId: string | undefined): void
  /** Takes over what an account knows: the form, and the profile that stands for the same answers. */
  fill(update: (form: FormData) => FormData, profile: DeviceProfile): void
  /** Takes over what another tab wrote. */
  follow(change: StorageChange): void
  /** Reads the device again: a page that comes back from the browser's history missed the events. */
  reload(): void
}

/** What the store needs of the world around it; `now` gives an ISO timestamp. */
export interface Device {
  readonly store: KeyValueStore
  readonly report: Report
  now(): string
  randomId(): string
}

/** The one holder of the form data: restored at the first read, saved on every change. */
export function createFormDataStore(device: Device): FormDataStore {
  const { store, report } = device
  const listeners = new Set<() => void>()
  let current: FormDataSnapshot | undefined
  let opened: FormData | undefined

  function snapshot(): FormDataSnapshot {
    if (current) return current
    opened = readFormData(store, report)
    current = { form: opened, isRestored: true }
    return current
  }

  function show(form: FormData) {
    if (form === current?.form) return
    current = { form, isRestored: true }
    for (const listener of listeners) listener()
  }

  function copyPrimaryPerson(form: FormData, before: FormData) {
    const person = primaryPerson(form)
    // What an account holds can be emptied on the device too, and a word on calls is never without its time.
    if (!shouldCopyToDevice(person) && form.userId === undefined && form.reach === undefined) return
    const previous = readDeviceProfile(store, report)
    const id = deviceId(store, device.randomId)
    const profile = deviceProfileFrom(person, id, previous, device.now())
    const timed = withTimeOfChange(profile, previous)
    const isSame = isSameJson(accountAnswersOf(form), accountAnswersOf(before))
    writeDeviceProfile(store, isSame ? timed : withChangedAnswers(timed, device.now()))
  }

  return {
    snapshot,
    opened() {
      const { form } = snapshot()
      return opened ?? form
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(update) {
      const before = snapshot().form
      const form = update(before)
      if (form === before) return
      writeFormData(store, form)
      copyPrimaryPerson(form, before)
      show(form)
    },
    reset() {
      const form = resetForm(snapshot().form)
      // Whose device this is must outlast the answers: another account may not get what is left of them.
      if (form.userId === undefined && form.reach === undefined) clearFormData(store)
      else writeFormData(store, form)
      show(form)
    },
    mark(userId) {
      const { form } = snapshot()
      if (form.userId === userId && form.isAuthenticated === (userId !== undefined)) return
      const { userId: _before, ...answers } = form
      const marked = { ...answers, isAuthenticated: userId !== undefined, ...(userId && { userId }) }
      writeFormData(store, marked)
      show(marked)
    },
    fill(update, profile) {
      const form = update(snapshot().form)
      opened &&= update(opened)
      writeDeviceProfile(store, profile)
      writeFormData(store, form)
      show(form)
    },
    follow(change) {
      show(mergeFromOtherTab({ form: snapshot().form, cart: [] }, change, report).form)
    },
    reload() {
      opened = readFormData(store, report)
      show(opened)
    },
  }
}

let ofBrowser: FormDataStore | undefined

/** The store of this browser tab. It listens to the other tabs as long as the page lives. */
export function browserFormData(): FormDataStore {
  if (ofBrowser) return ofBrowser
  const store = createFormDataStore({
    store: browserStore(),
    report: reportStorage,
    now: () => new Date().toISOString(),
    randomId,
  })
  window.addEventListener('storage', ({ key, newValue }) => store.follow({ key, newValue }))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.reload()
  })
  onReread(store.reload)
  ofBrowser = store
  return store
}

const beforeRestoring: FormDataSnapshot = { form: newFormData(), isRestored: false }

const subscribe = (listener: () => void) => browserFormData().subscribe(listener)
const change = (update: (form: FormData) => FormData) => browserFormData().change(update)
const reset = () => browserFormData().reset()

/** The form data with the ways to change it; every component that uses it sees every change at once. */
export function useFormData() {
  const { form, isRestored } = useSyncExternalStore(
    subscribe,
    () => browserFormData().snapshot(),
    () => beforeRestoring,
  )
  return { form, isRestored, change, reset }
}
