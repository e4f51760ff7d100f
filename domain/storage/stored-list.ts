import { z } from 'zod'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson } from './salvage.ts'

/** A list that is kept under a key; `what` names it in reports. */
export type StoredList<Element extends z.ZodType> = { key: string; element: Element; what: string }

/** What is right in a stored list; an element that is corrupt is left out. Never throws. */
export function readList<Element extends z.ZodType>(
  store: KeyValueStore,
  { key, element, what }: StoredList<Element>,
  report: Report,
): z.output<Element>[] {
  const text = store.getItem(key)
  if (text === null) return []
  const json = parseJson(text)
  const list = z.array(z.unknown()).safeParse(json.ok ? json.value : undefined)
  if (!list.success) {
    report(`Stored ${what} are corrupt and were ignored`)
    return []
  }
  const right = list.data.flatMap((entry) => {
    const read = element.safeParse(entry)
    return read.success ? [read.data] : []
  })
  if (right.length < list.data.length) report(`Some stored ${what} are corrupt and were ignored`)
  return right
}

/** Keeps a list; an empty one is forgotten. */
export function writeList(store: KeyValueStore, key: string, list: readonly unknown[]): void {
  if (list.length === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify(list))
}
