import { useSyncExternalStore } from 'react'
import { type NeedsAnswers, type NeedsField, startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { clearNeeds, readNeeds, writeNeeds } from '#domain/storage/stored-needs.ts'
import { reportStorage, tabStore } from './browser-store.ts'
import { onReread } from './forgetting.ts'

export interface NeedsStore {
  snapshot(): NeedsAnswers
  subscribe(listener: () => void): () => void
  change(field: NeedsField, text: string): void
  reset(): void
  /** Reads the tab's storage again, which was cleared or missed. */
  reload(): void
}

/** The one holder of what was typed into "How much do I need?": read at the first use, kept at every change. */
export function createNeedsStore(store: KeyValueStore, report: Report): NeedsStore {
  const listeners = new Set<() => void>()
  let current: NeedsAnswers | undefined

  function snapshot(): NeedsAnswers {
    current ??= readNeeds(store, report)
    return current
  }

  function show(answers: NeedsAnswers) {
    current = answers
    for (const listener of listeners) listener()
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(field, text) {
      const answers = { ...snapshot(), [field]: text }
      writeNeeds(store, answers)
      show(answers)
    },
    reset() {
      clearNeeds(store)
      show(startingNeedsAnswers)
    },
    reload: () => show(readNeeds(store, report)),
  }
}

let tabNeeds: NeedsStore | undefined

/** The store of this tab, and of no other: these amounts are no answers of the questionnaire. */
function needsStore(): NeedsStore {
  if (tabNeeds) return tabNeeds
  const store = createNeedsStore(tabStore(), reportStorage)
  onReread(store.reload)
  tabNeeds = store
  return store
}

const subscribe = (listener: () => void) => needsStore().subscribe(listener)
const change = (field: NeedsField, text: string) => needsStore().change(field, text)

/** What was typed in this tab, with the way to change it. */
export function useNeeds() {
  const answers = useSyncExternalStore(
    subscribe,
    () => needsStore().snapshot(),
    () => startingNeedsAnswers,
  )
  return { answers, change }
}

/** Forgets what was typed in this tab, when a visitor starts over. */
export const resetNeeds = () => needsStore().reset()
