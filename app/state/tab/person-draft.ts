import { z } from 'zod'
import { createStoredState, tabArea, useStoredState } from '#app/state/stored-state.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { parseJson } from '#domain/json/parse-json.ts'
import { newPersonDraft, type PersonDraft, personDraftSchema } from '#domain/people/person-draft.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { salvage } from '#domain/storage/stored-json.ts'
import { reportCorrupt, reportRepaired, type StoredValue } from '#domain/storage/stored-value.ts'

/** A person being filled in, and whether the form about them is open. */
type KeptDraft = { readonly draft: PersonDraft; readonly isOpen: boolean }

const key = tabStorageKeys.personDraft
const idSchema = z.object({ personId: z.string().min(1) })

/** The half-typed person, if there is one; a field that is corrupt starts again. */
const storedPersonDraft: StoredValue<KeptDraft | undefined> = {
  key,
  parse(text, report) {
    if (text === null) return undefined
    const json = parseJson(text)
    const kept = json.ok && isRecord(json.value) ? json.value : {}
    const id = idSchema.safeParse(kept.draft)
    if (!id.success || !isRecord(kept.draft)) {
      reportCorrupt(key, report)
      return undefined
    }
    const { value, repaired } = salvage(personDraftSchema, kept.draft, newPersonDraft(id.data.personId, ''))
    if (repaired) reportRepaired(key, report)
    return { draft: value, isOpen: kept.isOpen === true }
  },
  format: (kept) => (kept === undefined ? null : JSON.stringify(kept)),
}

const state = createStoredState(tabArea, storedPersonDraft)

/** The half-typed person of this tab, and of no other: they are no answer yet. */
export const personDraft = {
  ...state,
  change(update: (draft: PersonDraft) => PersonDraft) {
    const kept = state.snapshot()
    if (kept) state.set({ ...kept, draft: update(kept.draft) })
  },
  /** Closes the form; what was typed stays for when it is opened again. */
  close() {
    const kept = state.snapshot()
    if (kept) state.set({ ...kept, isOpen: false })
  },
}

/** The half-typed person, with the ways to change it; `show` opens the form. None in the server's HTML. */
export function usePersonDraft() {
  const { set: show, change, close } = personDraft
  return { kept: useStoredState(personDraft), show, change, close }
}

/** Forgets the half-typed person, when a visitor starts over. */
export const resetPersonDraft = () => state.set(undefined)
