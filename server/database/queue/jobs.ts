import { errorKind } from '#functions/describe-error.ts'

/**
 * Work that must not get lost: kept in the database until it is done, tried again when it fails.
 * `data` is JSON and never holds a token, a code or a password.
 */
export interface Jobs {
  /** Resolves once the job is stored. */
  add: (name: string, data: object) => Promise<void>
  /**
   * Adds a job for each key that has none waiting or under way; whoever adds for the same key meanwhile adds nothing.
   * A name takes jobs with keys or without, never both.
   */
  addOnce: (name: string, jobs: readonly KeyedJob[]) => Promise<void>
  /**
   * Does the jobs of a name, one after the other; a rejection tries the job again later, with growing pauses.
   * `hasKeys` is for names whose jobs are added by `addOnce`.
   */
  work: (
    name: string,
    handler: (data: unknown) => Promise<void>,
    options?: { hasKeys: boolean },
  ) => Promise<void>
  stop: () => Promise<void>
}

type KeyedJob = { key: string; data: object }

/** When something that failed is tried again. Times in seconds; each pause is about twice the one before. */
export interface Retries {
  tries: number
  firstPause: number
  longestPause: number
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

/** What a job failed with, for the log and beside the job: never the error's message, which may name people. */
export function jobErrorKind(error: unknown): string {
  return error instanceof NoUseRetrying ? error.reason : errorKind(error)
}
