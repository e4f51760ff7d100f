import { availableParallelism } from 'node:os'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'

/** Does work for `turn` (the address that asks) when its turn comes. Throws `AuthServiceError` 503 when too many wait. */
export type HashQueue = <T>(turn: string, work: () => Promise<T>) => Promise<T>

/** A processor stays free for the pages of everybody else. */
const widest = Math.max(1, Math.min(2, availableParallelism() - 1))

/** How many may wait, of one address and in all: the last of them for some six seconds. */
const mostWaiting = { ofTurn: 80, inAll: 120 }

/**
 * Lets `atOnce` password hashes run at a time, each of them some 50 ms of a processor. Those who wait are served in
 * turns, one of each address after the other: an address that asks for a hundred delays another one by one or two.
 */
export function createHashQueue(atOnce = widest, most = mostWaiting): HashQueue {
  const waiting = new Map<string, (() => void)[]>()
  let [running, waitingInAll] = [0, 0]

  function next(): void {
    const [first] = waiting
    if (first === undefined || running >= atOnce) return
    const [turn, starts] = first
    const start = starts.shift()
    // Behind everybody else who waits.
    waiting.delete(turn)
    if (starts.length > 0) waiting.set(turn, starts)
    waitingInAll -= 1
    running += 1
    start?.()
  }

  return async (turn, work) => {
    if (waitingInAll >= most.inAll || (waiting.get(turn)?.length ?? 0) >= most.ofTurn) throw tooMany()
    await new Promise<void>((resolve) => {
      waitingInAll += 1
      waiting.set(turn, [...(waiting.get(turn) ?? []), resolve])
      next()
    })
    try {
      return await work()
    } finally {
      running -= 1
      next()
    }
  }
}

function tooMany(): AuthServiceError {
  const message = 'Too many are signing in right now. Retry in a moment.'
  return new AuthServiceError(503, 'over_request_rate_limit', message, { 'retry-after': '5' })
}
