import type { Log, LogCode, LogDetails } from '#functions/log.ts'

/** How often the log says that something is still away, in milliseconds. */
const quietFor = 60_000

/** Something that is away for a while and comes back. */
export interface Outage<Cause> {
  /** It failed: says so, at most once a minute. */
  failed: (cause: Cause) => void
  /** It worked: says so if it had failed before, with `details` and how many seconds it was away. */
  worked: (details?: () => LogDetails | Promise<LogDetails>) => void
  isAway: () => boolean
}

/**
 * Logs that something is away under `codes.away`, with what `describe` makes of its failure, and that it is back under
 * `codes.back`. Without `away`, somebody else logs each failure.
 */
export function watchOutage<Cause>(
  log: Log,
  codes: { away?: LogCode; back: LogCode },
  describe: (cause: Cause) => LogDetails = () => ({}),
  now: () => number = () => performance.now(),
): Outage<Cause> {
  let since: number | undefined
  let lastSaid = Number.NEGATIVE_INFINITY
  return {
    failed: (cause) => {
      since ??= now()
      if (codes.away === undefined || now() - lastSaid < quietFor) return
      lastSaid = now()
      log(codes.away, describe(cause))
    },
    worked: (details) => {
      if (since === undefined) return
      const seconds = Math.round((now() - since) / 1_000)
      since = undefined
      lastSaid = Number.NEGATIVE_INFINITY
      // What cannot be counted just now is left out.
      void Promise.resolve()
        .then(() => details?.())
        .catch(() => undefined)
        .then((counted) => log(codes.back, { seconds, ...counted }))
    },
    isAway: () => since !== undefined,
  }
}
