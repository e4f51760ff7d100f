/** Whoever waited longer for a turn than anybody waits for the answer: nothing was begun. */
export class TurnTooLate extends Error {
  override readonly name = 'TurnTooLate'
}

/** Does work for `who` when it is their turn. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets `atOnce` pieces of work of each caller run at a time; their others wait, first come, first served, and are
 * rejected with `TurnTooLate` when their turn comes after `patience` milliseconds. Callers do not wait for each other.
 */
export function createTurns(atOnce: number, patience: number): Turns {
  const callers = new Map<string, { running: number; waiting: (() => void)[] }>()

  function release(who: string, caller: { running: number; waiting: (() => void)[] }): void {
    const next = caller.waiting.shift()
    // The place goes straight to the next one, so that nobody slips in between.
    if (next) next()
    else {
      caller.running -= 1
      if (caller.running === 0) callers.delete(who)
    }
  }

  return async (who, work) => {
    const caller = callers.get(who) ?? { running: 0, waiting: [] }
    callers.set(who, caller)
    if (caller.running < atOnce) caller.running += 1
    else {
      const since = performance.now()
      await new Promise<void>((resolve) => caller.waiting.push(resolve))
      if (performance.now() - since > patience) {
        release(who, caller)
        throw new TurnTooLate()
      }
    }
    try {
      return await work()
    } finally {
      release(who, caller)
    }
  }
}
