import { useSyncExternalStore } from 'react'
import { type ContactDraft, emptyContactDraft } from '#domain/leads/contact-draft.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { readContactDraft, writeContactDraft } from '#domain/storage/stored-contact-draft.ts'
import { reportStorage, tabStore } from './browser-store.ts'
import { onReread } from './forgetting.ts'

export interface ContactDraftStore {
  snapshot(): ContactDraft
  subscribe(listener: () => void): () => void
  change(changes: Partial<ContactDraft>): void
  /** Forgets what was typed, once it was handed over. */
  forget(): void
  /** Reads the tab's storage again, which was cleared or missed. */
  reload(): void
}

/** The one holder of what is typed to apply or to ask for a call: read at the first use, kept at every change. */
export function createContactDraftStore(store: KeyValueStore, report: Report): ContactDraftStore {
  const listeners = new Set<() => void>()
  let current: ContactDraft | undefined

  function snapshot(): ContactDraft {
    current ??= readContactDraft(store, report)
    return current
  }

  function show(draft: ContactDraft) {
    current = draft
    for (const listener of listeners) listener()
  }

  function keep(draft: ContactDraft) {
    writeContactDraft(store, draft)
    show(draft)
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (changes) => keep({ ...snapshot(), ...changes }),
    forget: () => keep(emptyContactDraft),
    reload: () => show(readContactDraft(store, report)),
  }
}

let ofTab: ContactDraftStore | undefined

/** The store of this tab, and of no other: who applies or asks for a call is not always who the answers are about. */
function draftStore(): ContactDraftStore {
  if (ofTab) return ofTab
  const store = createContactDraftStore(tabStore(), reportStorage)
  onReread(store.reload)
  ofTab = store
  return store
}

const subscribe = (listener: () => void) => draftStore().subscribe(listener)
const change = (changes: Partial<ContactDraft>) => draftStore().change(changes)
const forget = () => draftStore().forget()

/** What is typed in this tab to apply or to ask for a call, with the ways to change it; empty in the server's HTML. */
export function useContactDraft() {
  const draft = useSyncExternalStore(
    subscribe,
    () => draftStore().snapshot(),
    () => emptyContactDraft,
  )
  return { draft, change, forget }
}
