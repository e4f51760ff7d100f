import { availableParallelism } from 'node:os'

/** Does work for `turn` (the address that asks) when its turn comes. */
export type HashQueue = <T>(turn: string, work: () => Promise<T>) => Promise<T>

/** A processor stays free for the pages of everybody else. */
const widest = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Lets `atOnce` password hashes run at a time, each of them some 50 ms of a processor. Those who wait are served in
 * turns, one of each address after the other: an address that asks for a hundred delays another one by one or two.
 */
export function createHashQueue(atOnce = widest): HashQueue {
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  function next(): void {
    const [first] = waiting
    if (first === undefined || running >= atOnce) return
    const [turn, starts] = first
    const start = starts.shift()
    // Behind everybody else who waits.
    waiting.delete(turn)
    if (starts.length > 0) waiting.set(turn, starts)
    running += 1
    start?.()
  }

  return async (turn, work) => {
    await new Promise<void>((resolve) => {
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
