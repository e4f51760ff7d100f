import { isRecord } from '#domain/json/is-record.ts'
import { type InstantForm, instantFormSchema, newInstantForm } from '#domain/quotes/instant-form.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { tabStorageKeys } from './storage-keys.ts'

/** The instant quote's answers of this tab; undefined before the first. What is right is kept, what is wrong defaults. */
export function readInstantQuote(store: KeyValueStore, report: Report): InstantForm | undefined {
  const text = store.getItem(tabStorageKeys.instantQuote)
  if (text === null) return undefined
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    report('The stored instant quote is corrupt and was ignored')
    return undefined
  }
  const form = salvage(instantFormSchema, json.value, newInstantForm())
  if (form.repaired) report('The stored instant quote had wrong parts, which were ignored')
  return form.value
}

/** Keeps the answers until the tab is closed. */
export function writeInstantQuote(store: KeyValueStore, form: InstantForm): void {
  store.setItem(tabStorageKeys.instantQuote, JSON.stringify(form))
}
