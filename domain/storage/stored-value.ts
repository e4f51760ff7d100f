import type { KeyValueStore, Report } from './key-value-store.ts'

/** How the value under one key of a browser's storage is read and written. */
export interface StoredValue<Value> {
  readonly key: string
  /** What a stored text means; null is nothing stored. Never throws: what is corrupt is reported and left out. */
  parse(text: string | null, report: Report): Value
  /** The text to store; null takes the key away. */
  format(value: Value): string | null
}

export function readStored<Value>(store: KeyValueStore, stored: StoredValue<Value>, report: Report): Value {
  return stored.parse(store.getItem(stored.key), report)
}

/** Writes a value in place of the one before; a store that refuses is dealt with by the store. */
export function writeStored<Value>(store: KeyValueStore, stored: StoredValue<Value>, value: Value): void {
  const text = stored.format(value)
  if (text === null) store.removeItem(stored.key)
  else store.setItem(stored.key, text)
}

/** A short text that is stored as it is. */
export function storedText(key: string): StoredValue<string | null> {
  return { key, parse: (text) => text, format: (text) => text }
}

export const reportCorrupt = (key: string, report: Report) =>
  report(`Stored ${key} is corrupt and was ignored`)
export const reportRepaired = (key: string, report: Report) =>
  report(`Parts of stored ${key} are corrupt and were ignored`)
