import type { Log } from '#server/log.ts'

const quietFor = 60_000

/**
 * A listener that logs what `describe` makes of an event, at most once a minute: a database that is away for an hour
 * would otherwise fill the log.
 */
export function quietLog<T>(
  log: Log,
  describe: (event: T) => string,
  now: () => number = () => performance.now(),
): (event: T) => void {
  let last: number | undefined
  return (event) => {
    if (last !== undefined && now() - last < quietFor) return
    last = now()
    log(describe(event))
  }
}
