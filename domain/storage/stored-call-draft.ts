import { isRecord } from '#domain/json/is-record.ts'
import { type CallDraft, callDraftSchema, emptyCallDraft } from '#domain/leads/call-draft.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { tabStorageKeys } from './storage-keys.ts'

/** What was typed in this tab to ask for a call; a field that is corrupt starts again. Never throws. */
export function readCallDraft(store: KeyValueStore, report: Report): CallDraft {
  const text = store.getItem(tabStorageKeys.callDraft)
  if (text === null) return emptyCallDraft
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    report('A stored call wish is corrupt and was ignored')
    return emptyCallDraft
  }
  const { value, repaired } = salvage(callDraftSchema, json.value, emptyCallDraft)
  if (repaired) report('Some of a stored call wish is corrupt and was ignored')
  return value
}

/** Keeps what was typed for this tab; an empty one is forgotten. */
export function writeCallDraft(store: KeyValueStore, draft: CallDraft): void {
  if (draft === emptyCallDraft) store.removeItem(tabStorageKeys.callDraft)
  else store.setItem(tabStorageKeys.callDraft, JSON.stringify(draft))
}
