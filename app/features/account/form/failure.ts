import { type AuthErrorKey, authErrorWords } from '#domain/account/auth-errors.ts'

/** What the visitor was doing, for a failure that says nothing of itself. */
export type Fallback = 'signIn' | 'google'

/** A failure as it is shown: in English by the service's own text, where it has one, else by the words of its key. */
export interface Failure {
  key: AuthErrorKey
  message: string | undefined
  fallback: Fallback
  /** In how many seconds there may be another try. */
  waitSeconds?: number
}

/** Only the auth client's own errors have a text that is meant for people. */
const isOfClient = (error: unknown) => typeof error === 'object' && error !== null && '__isAuthError' in error

export function accountErrorOf(error: unknown, fallback: Fallback): Failure {
  const words = authErrorWords(error)
  if (isOfClient(error)) return { ...words, fallback }
  // A file or an answer that did not come.
  const isLost =
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  return { key: isLost ? 'noNetwork' : words.key, message: undefined, fallback }
}
