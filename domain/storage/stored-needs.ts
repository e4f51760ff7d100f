import { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'
import { type NeedsAnswers, startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { tabStorageKeys } from './storage-keys.ts'

const typed = z.string().max(40)
const needsSchema = z.object({
  yearlyIncome: typed,
  incomeYears: typed,
  mortgage: typed,
  debts: typed,
  children: typed,
  educationCost: typed,
  finalCosts: typed,
  savings: typed,
  existingCoverage: typed,
})

/** What was typed in this tab; a field that is corrupt starts again. */
export function readNeeds(store: KeyValueStore, report: Report): NeedsAnswers {
  const text = store.getItem(tabStorageKeys.needs)
  if (text === null) return startingNeedsAnswers
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    report('Stored needs are corrupt and were ignored')
    return startingNeedsAnswers
  }
  const { value, repaired } = salvage(needsSchema, json.value, startingNeedsAnswers)
  if (repaired) report('Some stored needs are corrupt and were ignored')
  return value
}

/** Forgets what was typed. */
export function clearNeeds(store: KeyValueStore): void {
  store.removeItem(tabStorageKeys.needs)
}

/** Keeps what was typed for this tab; a store that refuses is dealt with by the store. */
export function writeNeeds(store: KeyValueStore, answers: NeedsAnswers): void {
  store.setItem(tabStorageKeys.needs, JSON.stringify(answers))
}
