import { z } from 'zod'

/** A submission whose end is not known yet: a fingerprint of what it holds, and the key under which it is stored once. */
export const attemptSchema = z.object({ of: z.string().max(40), key: z.uuid() })
export type SubmissionAttempt = z.infer<typeof attemptSchema>

/** More than anybody leaves open: the oldest give way. */
const most = 8

/**
 * The attempt to hand this content over, and all that are open with it: the same content keeps its key, so that a
 * double tap or a retry after a lost answer is one lead; other content (a tick, another plan) is a submission of its own.
 */
export function attemptFor(
  content: string,
  open: readonly SubmissionAttempt[],
  newId: () => string,
): { attempt: SubmissionAttempt; open: readonly SubmissionAttempt[] } {
  const of = fingerprint(content)
  const known = open.find((attempt) => attempt.of === of)
  if (known) return { attempt: known, open }
  const attempt = { of, key: newId() }
  return { attempt, open: [...open, attempt].slice(-most) }
}

/** What is still open once this submission is stored: the same content handed over after that is a new request. */
export function withoutAttempt(
  open: readonly SubmissionAttempt[],
  { key }: SubmissionAttempt,
): SubmissionAttempt[] {
  return open.filter((attempt) => attempt.key !== key)
}

/**
 * Two 32-bit FNV-1a hashes of different beginnings, and the length: enough to tell a few submissions of one tab apart, and
 * nothing of the answers can be read from it.
 */
function fingerprint(text: string): string {
  const hash = (beginning: number) => {
    let value = beginning
    for (let place = 0; place < text.length; place += 1) {
      value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
    }
    return (value >>> 0).toString(36)
  }
  return [hash(0x811c9dc5), hash(0x9e3779b9), text.length.toString(36)].join('.')
}
