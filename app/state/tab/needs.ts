import { z } from 'zod'
import { createStoredState, tabArea, useStoredState } from '#app/state/stored-state.ts'
import { type NeedsField, startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

const typed = z.string().max(40)
const needsSchema = z.object({
  yearlyIncome: typed,
  incomeYears: typed,
  mortgage: typed,
  mortgageYears: typed,
  debts: typed,
  debtYears: typed,
  children: typed,
  educationCost: typed,
  schoolYears: typed,
  finalCosts: typed,
  savings: typed,
  existingCoverage: typed,
})

const state = createStoredState(
  tabArea,
  storedRecord(tabStorageKeys.needs, needsSchema, {
    defaults: startingNeedsAnswers,
    none: startingNeedsAnswers,
  }),
)

/** What was typed in this tab into "How much do I need?": these amounts are no answers of the questionnaire. */
export const needs = {
  ...state,
  change: (field: NeedsField, text: string) => state.set({ ...state.snapshot(), [field]: text }),
}

/** Forgets what was typed in this tab, when a visitor starts over. */
export const resetNeeds = () => state.set(startingNeedsAnswers)

/** What was typed in this tab, with the way to change it. */
export function useNeeds() {
  return { answers: useStoredState(needs), change: needs.change }
}
