import type { PolicySearchAnswer, WirePolicy } from './wire.ts'

/** The comparison's schedule: 10 attempts, 2 seconds apart. */
export const comparisonPolling = { attempts: 10, delayMs: 2000 } as const

/** The instant quote's schedule: 15 attempts; the waits grow from 1.2 s by a factor of 1.6 to at most 4 s. */
export const instantPolling = {
  attempts: 15,
  delayMs: (attemptsMade: number) => Math.min(4000, Math.round(1200 * 1.6 ** (attemptsMade - 1))),
} as const

/** A search has ended when its status text contains found, ready or complete. "No Policies Found" is such an end. */
export function searchSucceeded(status: string | undefined): boolean {
  return /found|ready|complete/i.test(status ?? '')
}

type PollOutcome =
  | { readonly outcome: 'found'; readonly policies: readonly WirePolicy[]; readonly reason?: string }
  | { readonly outcome: 'exhausted' }
  | { readonly outcome: 'aborted' }

export type PollOptions = {
  /** One attempt; rejects when the answer is not ok. */
  search: () => Promise<PolicySearchAnswer>
  /** Waits this many milliseconds; may end early, with or without an error, when the signal aborts. */
  wait: (milliseconds: number) => Promise<void>
  attempts?: number
  /** The wait before the next attempt, in ms: fixed, or by how many attempts were made. */
  delayMs?: number | ((attemptsMade: number) => number)
  signal?: AbortSignal
  /** Told of every attempt that failed with an error, counted from 1. */
  onFailure?: (attempt: number, error: unknown) => void
}

/** Asks until the search has ended: the first attempt at once, waits only between attempts. Never rejects. */
export async function pollPolicies(options: PollOptions): Promise<PollOutcome> {
  const { search, wait, signal, onFailure } = options
  const { attempts = comparisonPolling.attempts, delayMs = comparisonPolling.delayMs } = options
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      if (attempt > 1) await wait(typeof delayMs === 'number' ? delayMs : delayMs(attempt - 1))
      if (signal?.aborted) return { outcome: 'aborted' }
      const answer = await search()
      if (signal?.aborted) return { outcome: 'aborted' }
      if (searchSucceeded(answer.status)) return found(answer)
    } catch (error) {
      if (signal?.aborted) return { outcome: 'aborted' }
      onFailure?.(attempt, error)
    }
  }
  return { outcome: 'exhausted' }
}

function found({ policies = [], reason }: PolicySearchAnswer): PollOutcome {
  return { outcome: 'found', policies, ...(reason === undefined ? {} : { reason }) }
}
