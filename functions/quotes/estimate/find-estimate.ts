import type { LicensedStates } from '#domain/people/states/licensed-states.ts'
import {
  type EstimateAnswers,
  type EstimateRefusal,
  estimateForm,
  estimateRefusal,
} from '#domain/quotes/estimate/estimate-form.ts'
import { type FirstRange, firstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { FindQuotesFor } from './find-quotes-for.ts'

/**
 * What there is to say of a price: between what amounts it lies and of which plans, lowest first; why none may be told;
 * that no carrier has one (`reason` as the quote functions answer it); or that nothing could be found out.
 */
export type Estimate =
  | { kind: 'priced'; range: FirstRange; quotes: readonly Quote[] }
  | { kind: 'refused'; refusal: EstimateRefusal }
  | { kind: 'none'; reason: string | undefined }
  | { kind: 'failed' }

/** Finds the estimate for answers: `findEstimate` with what it needs. */
export type FindEstimate = (answers: EstimateAnswers) => Promise<Estimate>

/** The estimate for these answers on a day (ISO), as the instant quote's page would show it. Never rejects. */
export async function findEstimate(
  answers: EstimateAnswers,
  parts: { findQuotes: FindQuotesFor; licensedStates: LicensedStates; today: string },
): Promise<Estimate> {
  const form = estimateForm(answers, parts.today)
  const refusal = estimateRefusal(form, parts.licensedStates, parts.today)
  if (refusal !== undefined) return { kind: 'refused', refusal }
  const ending = await parts.findQuotes(form)
  if (ending.type === 'failed') return { kind: 'failed' }
  const range = firstRange(ending.quotes)
  if (range === undefined) return { kind: 'none', reason: ending.reason }
  return { kind: 'priced', range, quotes: ending.quotes }
}
