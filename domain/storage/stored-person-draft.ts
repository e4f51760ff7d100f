import { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'
import { newPersonDraft, type PersonDraft, personDraftSchema } from '#domain/people/person-draft.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { tabStorageKeys } from './storage-keys.ts'

/** A person being filled in, and whether the form about them is open. */
export type KeptDraft = { readonly draft: PersonDraft; readonly isOpen: boolean }

const idSchema = z.object({ personId: z.string().min(1) })

/** The half-typed person of this tab, if there is one; a field that is corrupt starts again. Never throws. */
export function readPersonDraft(store: KeyValueStore, report: Report): KeptDraft | undefined {
  const text = store.getItem(tabStorageKeys.personDraft)
  if (text === null) return undefined
  const json = parseJson(text)
  const kept = json.ok && isRecord(json.value) ? json.value : {}
  const id = idSchema.safeParse(kept.draft)
  if (!id.success || !isRecord(kept.draft)) {
    report('A stored half-typed person is corrupt and was ignored')
    return undefined
  }
  const { value, repaired } = salvage(personDraftSchema, kept.draft, newPersonDraft(id.data.personId, ''))
  if (repaired) report('Some of a stored half-typed person is corrupt and was ignored')
  return { draft: value, isOpen: kept.isOpen === true }
}

/** Keeps what is typed for this tab; undefined forgets it. */
export function writePersonDraft(store: KeyValueStore, kept: KeptDraft | undefined): void {
  if (kept === undefined) store.removeItem(tabStorageKeys.personDraft)
  else store.setItem(tabStorageKeys.personDraft, JSON.stringify(kept))
}
