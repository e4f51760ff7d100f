import { createStoredState, tabArea } from '#app/state/stored-state.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedText } from '#domain/storage/stored-value.ts'

/** What stood behind the `#` of the link that this tab was opened with, which the address keeps no longer. */
export const broughtLink = createStoredState(tabArea, storedText(tabStorageKeys.broughtLink))
