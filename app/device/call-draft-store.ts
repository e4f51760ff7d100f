import { useSyncExternalStore } from 'react'
import { type CallDraft, emptyCallDraft } from '#domain/leads/call-draft.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { readCallDraft, writeCallDraft } from '#domain/storage/stored-call-draft.ts'
import { reportStorage, tabStore } from './browser-store.ts'
import { onReread } from './forgetting.ts'

export interface CallDraftStore {
  snapshot(): CallDraft
  subscribe(listener: () => void): () => void
  change(changes: Partial<CallDraft>): void
  /** Forgets what was typed, once it was handed over. */
  forget(): void
  /** Reads the tab's storage again, which was cleared or missed. */
  reload(): void
}

/** The one holder of a half-typed call wish: read at the first use, kept at every change. */
export function createCallDraftStore(store: KeyValueStore, report: Report): CallDraftStore {
  const listeners = new Set<() => void>()
  let current: CallDraft | undefined

  function snapshot(): CallDraft {
    current ??= readCallDraft(store, report)
    return current
  }

  function show(draft: CallDraft) {
    current = draft
    for (const listener of listeners) listener()
  }

  function keep(draft: CallDraft) {
    writeCallDraft(store, draft)
    show(draft)
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (changes) => keep({ ...snapshot(), ...changes }),
    forget: () => keep(emptyCallDraft),
    reload: () => show(readCallDraft(store, report)),
  }
}

let ofTab: CallDraftStore | undefined

/** The store of this tab, and of no other: who asks for a call is not always who the answers are about. */
function draftStore(): CallDraftStore {
  if (ofTab) return ofTab
  const store = createCallDraftStore(tabStore(), reportStorage)
  onReread(store.reload)
  ofTab = store
  return store
}

const subscribe = (listener: () => void) => draftStore().subscribe(listener)
const change = (changes: Partial<CallDraft>) => draftStore().change(changes)
const forget = () => draftStore().forget()

/** The half-typed call wish of this tab, with the ways to change it; empty in the server's HTML. */
export function useCallDraft() {
  const draft = useSyncExternalStore(
    subscribe,
    () => draftStore().snapshot(),
    () => emptyCallDraft,
  )
  return { draft, change, forget }
}
