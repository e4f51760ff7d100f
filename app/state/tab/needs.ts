import { createStoredState, tabArea, useStoredState } from '#app/state/stored-state.ts'
import { type NeedsField, startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { storedNeeds } from '#domain/storage/stored-tab.ts'

const state = createStoredState(tabArea, storedNeeds)

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
