import { createStoredState, tabArea } from '#app/state/stored-state.ts'
import { storedInstantDraft } from '#domain/storage/stored-tab.ts'

/** What this tab keeps of the instant quote beside the device's answers; undefined until something was typed in it. */
export const instantDraft = createStoredState(tabArea, storedInstantDraft)

/** Forgets what was typed in this tab, when a visitor starts over. */
export const resetInstantDraft = () => instantDraft.set(undefined)
