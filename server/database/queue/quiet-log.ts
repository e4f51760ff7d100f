import type { Log, LogCode, LogDetails } from '#functions/log.ts'

const quietFor = 60_000

/**
 * A listener that logs an event under this code, with what `describe` makes of it, at most once a minute: a database
 * that is away for an hour would otherwise fill the log.
 */
export function quietLog<T>(
  log: Log,
  code: LogCode,
  describe: (event: T) => LogDetails,
  now: () => number = () => performance.now(),
): (event: T) => void {
  let last: number | undefined
  return (event) => {
    if (last !== undefined && now() - last < quietFor) return
    last = now()
    log(code, describe(event))
  }
}
