import { z } from 'zod'
import { type Attempt, attemptSchema } from '#domain/leads/attempts.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson } from './salvage.ts'
import { tabStorageKeys } from './storage-keys.ts'

/** The hand-overs of this tab whose end is not known, which outlast a reload; what is corrupt is forgotten. Never throws. */
export function readAttempts(store: KeyValueStore, report: Report): Attempt[] {
  const text = store.getItem(tabStorageKeys.handOvers)
  if (text === null) return []
  const json = parseJson(text)
  const read = z.array(attemptSchema).safeParse(json.ok ? json.value : undefined)
  if (!read.success) report('Stored keys of hand-overs are corrupt and were ignored')
  return read.success ? read.data : []
}

export function writeAttempts(store: KeyValueStore, attempts: readonly Attempt[]): void {
  if (attempts.length === 0) store.removeItem(tabStorageKeys.handOvers)
  else store.setItem(tabStorageKeys.handOvers, JSON.stringify(attempts))
}
