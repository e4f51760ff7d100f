import { createStoredState, tabArea } from '#app/state/stored-state.ts'
import { instantDraftSchema } from '#domain/quotes/instant/carried-answers.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

/** What this tab keeps of the instant quote beside the device's answers; undefined until something was typed in it. */
export const instantDraft = createStoredState(
  tabArea,
  storedRecord(tabStorageKeys.instantQuote, instantDraftSchema, { defaults: {}, none: undefined }),
)

/** Forgets what was typed in this tab, when a visitor starts over. */
export const resetInstantDraft = () => instantDraft.set(undefined)
