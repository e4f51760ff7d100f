import { isRecord } from '#domain/json/is-record.ts'
import { type ContactDraft, contactDraftSchema, emptyContactDraft } from '#domain/leads/contact-draft.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { tabStorageKeys } from './storage-keys.ts'

/** What was typed in this tab to apply or to ask for a call; a field that is corrupt starts again. Never throws. */
export function readContactDraft(store: KeyValueStore, report: Report): ContactDraft {
  const text = store.getItem(tabStorageKeys.contactDraft)
  if (text === null) return emptyContactDraft
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    report('A stored contact form is corrupt and was ignored')
    return emptyContactDraft
  }
  const { value, repaired } = salvage(contactDraftSchema, json.value, emptyContactDraft)
  if (repaired) report('Some of a stored contact form is corrupt and was ignored')
  return value
}

/** Keeps what was typed for this tab; an empty one is forgotten. */
export function writeContactDraft(store: KeyValueStore, draft: ContactDraft): void {
  if (draft === emptyContactDraft) store.removeItem(tabStorageKeys.contactDraft)
  else store.setItem(tabStorageKeys.contactDraft, JSON.stringify(draft))
}
