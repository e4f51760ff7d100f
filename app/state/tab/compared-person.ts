import { createStoredState, tabArea, useStoredState } from '#app/state/stored-state.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedText } from '#domain/storage/stored-value.ts'

const comparedPerson = createStoredState(tabArea, storedText(tabStorageKeys.comparedPerson))

/** Forgets whose plans these were, when other people take the place of all. */
export const resetComparedPerson = () => comparedPerson.set(null)

/** The id of the person whose plans this tab shows, over reloads too; the address never says whose they are. */
export function useComparedPersonId() {
  return { personId: useStoredState(comparedPerson) ?? undefined, choose: comparedPerson.set }
}
