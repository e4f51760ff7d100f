import { type KeyValueStore, type Report, safeStore } from '#domain/storage/key-value-store.ts'

/** Says in the browser's console that something stored was refused or ignored; never what it held. */
export const reportStorage: Report = (message) => console.info(message)

let store: KeyValueStore | undefined

/** The device's storage, which survives being full or forbidden. Only in the browser. */
export function browserStore(): KeyValueStore {
  store ??= safeStore(() => window.localStorage, reportStorage)
  return store
}

let ofTab: KeyValueStore | undefined

/** The tab's storage: gone when the tab is closed, and as safe as the device's. Only in the browser. */
export function tabStore(): KeyValueStore {
  ofTab ??= safeStore(() => window.sessionStorage, reportStorage)
  return ofTab
}
