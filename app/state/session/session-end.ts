/** Why the service ended the session of this page: it was too old, or somebody ended it on another device. */
export type SessionEnd = 'age' | 'elsewhere'

/** Asked once the sign-in page shows. */
let last: SessionEnd | undefined
let isOwn = false

/** The service knows the session of this page no longer. Nothing is noted where this page ends it itself. */
export function noteSessionEnd(why: SessionEnd): void {
  if (!isOwn) last = why
}

/** Somebody signs out here: what is still being read will be refused. */
export function endSessionHere(): void {
  isOwn = true
}

/** Why the last session of this page ended, if not by who used it. */
export function sessionEnd(): SessionEnd | undefined {
  return last
}

/** Somebody has signed in again. */
export function forgetSessionEnd(): void {
  last = undefined
  isOwn = false
}
