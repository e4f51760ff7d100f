import { createStoredState, tabArea } from '#app/state/stored-state.ts'
import { instantFormSchema, newInstantForm } from '#domain/quotes/instant/instant-form.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

/** The instant quote's answers of this tab; undefined until something was answered in it. */
export const instantForm = createStoredState(
  tabArea,
  storedRecord(tabStorageKeys.instantQuote, instantFormSchema, {
    defaults: newInstantForm(),
    none: undefined,
  }),
)
