import { setTimeout as wait } from 'node:timers/promises'

/** How long something waits for a database that is away, in milliseconds, and how often it is tried. */
const patience = 30_000
const betweenTries = 250

/** Does `work` now, or as soon as the database is back; rejects with its last failure when that takes too long. */
export async function asSoonAsBack(work: () => Promise<void>): Promise<void> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(betweenTries)
    }
  }
}
