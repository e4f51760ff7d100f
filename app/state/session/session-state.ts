/** Who is signed in, as far as this browser knows. */
export type AccountSession =
  /** In the server's HTML, and while a stored session is read. */
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  /** The password was right, and the code of the authenticator app is owed. */
  | { readonly state: 'code-needed'; readonly userId: string; readonly email: string }
  | { readonly state: 'signed-in'; readonly userId: string; readonly email: string }

export interface SessionState {
  snapshot(): AccountSession
  subscribe(listener: () => void): () => void
  show(session: AccountSession): void
}

/** The one holder of the session's state; it knows nothing of the client that tells it. */
export function createSessionState(): SessionState {
  const listeners = new Set<() => void>()
  let current: AccountSession = { state: 'unknown' }
  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(session) {
      if (isSame(session, current)) return
      current = session
      for (const listener of listeners) listener()
    },
  }
}

function isSame(one: AccountSession, other: AccountSession): boolean {
  const [a, b] = [one, other].map((session) => ('userId' in session ? session : undefined))
  return one.state === other.state && a?.userId === b?.userId && a?.email === b?.email
}

/** The state of this browser tab. */
export const sessionState = createSessionState()
