/**
 * Work that must not get lost: kept in the database until it is done, tried again when it fails.
 * `data` is JSON and never holds a token, a code or a password.
 */
export interface Jobs {
  /** Resolves once the job is stored. */
  add: (name: string, data: object) => Promise<void>
  /** Does the jobs of a name, one after the other; a rejection tries the job again later, with growing pauses. */
  work: (name: string, handler: (data: unknown) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/** Thrown by a handler whose job would fail at every further try; `reason` is for the log and names nobody. */
export class NoUseRetrying extends Error {
  override readonly name = 'NoUseRetrying'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}
