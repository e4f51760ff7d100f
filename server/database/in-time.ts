/** Work that took too long; it may still be done. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  readonly code = 'ETIMEDOUT'
}

/** The outcome of `work`, or a rejection with `TookTooLong` after `patience` milliseconds. */
export function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const late = Promise.withResolvers<T>()
  const timer = setTimeout(() => late.reject(new TookTooLong()), patience)
  // Nobody may be left to hear of a failure that comes later.
  work.catch(() => {})
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
