import { randomId } from '#app/browser/random-id.ts'
import { createStoredState, tabArea } from '#app/state/stored-state.ts'
import {
  attemptFor,
  attemptSchema,
  type SubmissionAttempt,
  withoutAttempt,
} from '#domain/leads/submission/attempts.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedList } from '#domain/storage/stored-json.ts'

/** The submissions of this tab whose end is not known, which outlast a reload. */
export const attempts = createStoredState(tabArea, storedList(tabStorageKeys.handOvers, attemptSchema))

/** The attempt to hand this content over. This tab keeps its key until it is over, also over a reload. */
export function openAttempt(content: object): SubmissionAttempt {
  const { attempt, open } = attemptFor(JSON.stringify(content), attempts.snapshot(), randomId)
  attempts.set(open)
  return attempt
}

/** The submission is stored, and nobody has to repeat it. */
export function closeAttempt(attempt: SubmissionAttempt): void {
  attempts.set(withoutAttempt(attempts.snapshot(), attempt))
}
