import type { InstantChanges } from '#domain/quotes/instant/carried-answers.ts'
import { logError } from './log-error.ts'

// A page of words asks a thing or two as well: what keeps answers is loaded when there are some.
const load = () => import('./instant-answers.ts')

/** Loads what `carryAnswers` needs, a moment before there is an answer to carry. */
export function prepareCarrying(): void {
  load().catch(() => {})
}

/**
 * Keeps answers where the instant quote, the questionnaire and the account find them; it has done so once the promise
 * is fulfilled, and never rejects. Await it before leading on. `age`, in years, is for who was not asked for a date.
 */
export async function carryAnswers(answers: InstantChanges): Promise<void> {
  try {
    const { changeInstantAnswers } = await load()
    changeInstantAnswers(answers)
  } catch (error) {
    logError('The answers could not be carried on', error)
  }
}
