/** The service ended the session of this page because of its age; asked once the sign-in page shows. */
let isTimedOut = false

export function noteTimedOut(): void {
  isTimedOut = true
}

/** Whether the last session of this page ended because of its age. */
export function hasTimedOut(): boolean {
  return isTimedOut
}

/** Somebody has signed in again. */
export function forgetTimedOut(): void {
  isTimedOut = false
}
