import { useSyncExternalStore } from 'react'
import type { PersonDraft } from '#domain/people/person-draft.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { type KeptDraft, readPersonDraft, writePersonDraft } from '#domain/storage/stored-person-draft.ts'
import { reportStorage, tabStore } from './browser-store.ts'
import { onReread } from './forgetting.ts'

export interface PersonDraftStore {
  snapshot(): KeptDraft | undefined
  subscribe(listener: () => void): () => void
  /** Opens the form about a person; undefined forgets what was typed. */
  show(kept: KeptDraft | undefined): void
  change(update: (draft: PersonDraft) => PersonDraft): void
  /** Closes the form; what was typed stays for when it is opened again. */
  close(): void
  /** Reads the tab's storage again, which was cleared or missed. */
  reload(): void
}

/** The one holder of a half-typed person: read at the first use, kept at every change. */
export function createPersonDraftStore(store: KeyValueStore, report: Report): PersonDraftStore {
  const listeners = new Set<() => void>()
  let current: { kept: KeptDraft | undefined } | undefined

  function snapshot(): KeptDraft | undefined {
    current ??= { kept: readPersonDraft(store, report) }
    return current.kept
  }

  function hold(kept: KeptDraft | undefined) {
    current = { kept }
    for (const listener of listeners) listener()
  }

  function show(kept: KeptDraft | undefined) {
    writePersonDraft(store, kept)
    hold(kept)
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show,
    change(update) {
      const kept = snapshot()
      if (kept) show({ ...kept, draft: update(kept.draft) })
    },
    close() {
      const kept = snapshot()
      if (kept) show({ ...kept, isOpen: false })
    },
    reload: () => hold(readPersonDraft(store, report)),
  }
}

let ofTab: PersonDraftStore | undefined

/** The store of this tab, and of no other: a half-typed person is no answer yet. */
function draftStore(): PersonDraftStore {
  if (ofTab) return ofTab
  const store = createPersonDraftStore(tabStore(), reportStorage)
  onReread(store.reload)
  ofTab = store
  return store
}

const subscribe = (listener: () => void) => draftStore().subscribe(listener)
const show = (kept: KeptDraft | undefined) => draftStore().show(kept)
const change = (update: (draft: PersonDraft) => PersonDraft) => draftStore().change(update)
const close = () => draftStore().close()

/** The half-typed person of this tab, with the ways to change it; none in the server's HTML. */
export function usePersonDraft() {
  const kept = useSyncExternalStore(
    subscribe,
    () => draftStore().snapshot(),
    () => undefined,
  )
  return { kept, show, change, close }
}

/** Forgets the half-typed person, when a visitor starts over. */
export const resetPersonDraft = () => show(undefined)
