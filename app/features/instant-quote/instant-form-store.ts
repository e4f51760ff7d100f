import type { InstantForm } from '#domain/quotes/instant-form.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { readInstantQuote, writeInstantQuote } from '#domain/storage/stored-instant-quote.ts'

export interface InstantFormStore {
  /** Undefined until something was answered in this tab. */
  snapshot(): InstantForm | undefined
  subscribe(listener: () => void): () => void
  keep(form: InstantForm): void
  /** Reads the tab's storage again, which was cleared. */
  reload(): void
}

/** The one holder of the tab's answers: read at the first use, saved on every change. */
export function createInstantFormStore(store: KeyValueStore, report: Report): InstantFormStore {
  const listeners = new Set<() => void>()
  let current: { form: InstantForm | undefined } | undefined

  function snapshot(): InstantForm | undefined {
    current ??= { form: readInstantQuote(store, report) }
    return current.form
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keep(form) {
      writeInstantQuote(store, form)
      current = { form }
      for (const listener of listeners) listener()
    },
    reload() {
      current = undefined
      for (const listener of listeners) listener()
    },
  }
}
