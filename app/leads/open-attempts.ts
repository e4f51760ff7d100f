import { reportStorage, tabStore } from '#app/device/browser-store.ts'
import { randomId } from '#app/device/random-id.ts'
import { type Attempt, attemptFor, withoutAttempt } from '#domain/leads/attempts.ts'
import { readAttempts, writeAttempts } from '#domain/storage/stored-attempts.ts'

/** The attempt to hand this content over. This tab keeps its key until it is over, also over a reload. */
export function openAttempt(content: object): Attempt {
  const { attempt, open } = attemptFor(
    JSON.stringify(content),
    readAttempts(tabStore(), reportStorage),
    randomId,
  )
  writeAttempts(tabStore(), open)
  return attempt
}

/** The hand-over is stored, and nobody has to repeat it. */
export function closeAttempt(attempt: Attempt): void {
  writeAttempts(tabStore(), withoutAttempt(readAttempts(tabStore(), reportStorage), attempt))
}
