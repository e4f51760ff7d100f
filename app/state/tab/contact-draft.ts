import { createStoredState, tabArea, useStoredState } from '#app/state/stored-state.ts'
import {
  type ContactDraft,
  contactDraftSchema,
  emptyContactDraft,
} from '#domain/leads/submission/contact-draft.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

const state = createStoredState(
  tabArea,
  storedRecord(tabStorageKeys.contactDraft, contactDraftSchema, {
    defaults: emptyContactDraft,
    none: emptyContactDraft,
  }),
)

/** What is typed in this tab to apply or to ask for a call: who does is not always who the answers are about. */
export const contactDraft = {
  ...state,
  change: (changes: Partial<ContactDraft>) => state.set({ ...state.snapshot(), ...changes }),
  /** Forgets what was typed, once it was handed over. */
  forget: () => state.set(emptyContactDraft),
}

/** What is typed, with the ways to change it; empty in the server's HTML. */
export function useContactDraft() {
  const { change, forget } = contactDraft
  return { draft: useStoredState(contactDraft), change, forget }
}
