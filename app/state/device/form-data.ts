import { useBrowserState } from '#app/browser/browser-state.tsx'
import { randomId } from '#app/browser/random-id.ts'
import { browserStore, reportStorage } from '#app/state/browser-store.ts'
import { createStoredState, deviceArea, type StorageChange } from '#app/state/stored-state.ts'
import { accountAnswersOf } from '#domain/account/sync/account-answers.ts'
import { isSameJson } from '#domain/json/same-json.ts'
import { type ReachWay, withWay } from '#domain/leads/reach.ts'
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
import { deviceId, readDeviceProfile, writeDeviceProfile } from '#domain/storage/stored-device.ts'
import { storedFormData } from '#domain/storage/stored-form-data.ts'

export interface FormDataStore {
  snapshot(): { readonly form: FormData }
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
interface Device {
  readonly store: KeyValueStore
  readonly report: Report
  now(): string
  randomId(): string
}

/** What another tab answered; who is signed in is each tab's own to know, and stays. */
function withSessionOf(incoming: FormData, { userId, isAuthenticated }: FormData): FormData {
  return { ...incoming, userId, isAuthenticated }
}

/** The one holder of the form data: restored at the first read, saved on every change. */
export function createFormDataStore(device: Device): FormDataStore {
  const { store, report } = device
  const area = { open: () => store, report, watch: () => {} }
  const state = createStoredState(area, storedFormData, withSessionOf)
  let opened: FormData | undefined

  function current(): FormData {
    opened ??= state.snapshot()
    return state.snapshot()
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
    snapshot: () => ({ form: current() }),
    opened: () => opened ?? current(),
    subscribe: state.subscribe,
    change(update) {
      const before = current()
      const form = update(before)
      if (form === before) return
      copyPrimaryPerson(form, before)
      state.set(form)
    },
    reset() {
      const form = resetForm(current())
      // Whose device this is must outlast the answers: another account may not get what is left of them.
      if (form.userId !== undefined || form.reach !== undefined) return state.set(form)
      store.removeItem(storedFormData.key)
      state.reload()
    },
    mark(userId) {
      const form = current()
      if (form.userId === userId && form.isAuthenticated === (userId !== undefined)) return
      const { userId: _before, ...answers } = form
      state.set({ ...answers, isAuthenticated: userId !== undefined, ...(userId && { userId }) })
    },
    fill(update, profile) {
      const form = update(current())
      opened &&= update(opened)
      writeDeviceProfile(store, profile)
      state.set(form)
    },
    follow(change) {
      current()
      state.follow(change)
    },
    reload() {
      state.reload()
      opened = state.snapshot()
    },
  }
}

let ofBrowser: FormDataStore | undefined

/** The store of this browser tab. It listens to the other tabs as long as the page lives. */
export function browserFormData(): FormDataStore {
  if (ofBrowser) return ofBrowser
  const now = () => new Date().toISOString()
  ofBrowser = createFormDataStore({ store: browserStore(), report: reportStorage, now, randomId })
  deviceArea.watch(ofBrowser)
  return ofBrowser
}

const beforeRestoring = newFormData()

const subscribe = (listener: () => void) => browserFormData().subscribe(listener)
const change = (update: (form: FormData) => FormData) => browserFormData().change(update)
const reset = () => browserFormData().reset()

/**
 * The form data with the ways to change it; every component that uses it sees every change at once. In the server's
 * HTML, and while it hydrates, the form holds the defaults and is not restored.
 */
export function useFormData() {
  const form = useBrowserState(subscribe, () => browserFormData().snapshot().form, beforeRestoring)
  return { form, isRestored: form !== beforeRestoring, change, reset }
}

const notAsked: readonly ReachWay[] = []

/** How this visitor said that they may be reached; none until they were asked. */
export function useReach(): readonly ReachWay[] {
  return useFormData().form.reach ?? notAsked
}

/** Ticks a way to be reached or takes the tick off, on every tab of this device and in the account. */
export function changeReach(way: ReachWay, isTicked: boolean): void {
  browserFormData().change(({ reach: before, ...form }) => {
    const reach = withWay(before ?? notAsked, way, isTicked)
    return { ...form, ...(reach.length > 0 && { reach }) }
  })
}
