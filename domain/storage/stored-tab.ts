import { z } from 'zod'
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { instantDraftSchema } from '#domain/quotes/instant/carried-answers.ts'
import { tabStorageKeys } from './storage-keys.ts'
import { storedRecord } from './stored-json.ts'

/** What a tab keeps of the instant quote beside the device's answers; undefined until something was typed in it. */
export const storedInstantDraft = storedRecord(tabStorageKeys.instantQuote, instantDraftSchema, {
  defaults: {},
  none: undefined,
})

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

/** What was typed in a tab into "How much do I need?". */
export const storedNeeds = storedRecord(tabStorageKeys.needs, needsSchema, {
  defaults: startingNeedsAnswers,
  none: startingNeedsAnswers,
})
