import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from '#app/backend/call-function.ts'
import { forgetTab } from '#app/state/forgetting.ts'
import { logError } from '#app/state/log-error.ts'
import { type AccountDevice, browserDevice, claimDevice } from '#app/state/sync/account-device.ts'
import { endFirstSync } from '#app/state/sync/first-sync.ts'
import { syncIfDue } from '#app/state/sync/sync-account.ts'
import { readFormData } from '#domain/storage/stored-form-data.ts'
import { needsCode } from './client-session.ts'
import { type SessionState, sessionState } from './session-state.ts'
import { storedUser } from './stored-session.ts'

/** How long a page waits for the client to read a stored session, in ms. */
const timeout = 4_000

/** What following a session needs of the page around it. */
interface Follower {
  readonly state: SessionState
  readonly device: AccountDevice
  /** Whose session is stored, also where the client can't use it because the backend doesn't answer. */
  storedUser(): { userId: string; email: string } | undefined
  /** Runs the work unless it is called off, once the client has had time to read a stored session. */
  later(work: () => void): () => void
  /** Forgets what this tab alone holds, after another tab cleared the device. */
  forgetTab(): void
  /** A page was opened with a session: brings the account up to date. */
  onOpened(): Promise<void>
  /** What follows from the session that the page was opened with is done, or was given up. */
  onSettled(): void
}

/** Shows every change of the client's session, its own and those of other tabs, which the client tells of too. */
export function watchSession(client: SupabaseClient, follower: Follower): () => void {
  const { state, device } = follower
  let turn = 0
  const stored = follower.storedUser()
  // Without a network the client tries for long before it says anything; until then the stored session counts.
  const stopWaiting = follower.later(() => {
    if (stored && state.snapshot().state === 'unknown') {
      signedIn(stored)
      follower.onSettled()
    }
  })

  function signedIn(user: { userId: string; email: string }) {
    claimDevice(device, user.userId)
    state.show({ state: 'signed-in', ...user })
  }

  function ended() {
    const before = state.snapshot().state
    // Where another tab ended it, that tab has cleared the device, and new answers may stand there already.
    const isCleared = readFormData(device.store, device.report).userId === undefined
    if (!isCleared) device.forget()
    else if (before === 'signed-in') follower.forgetTab()
    state.show({ state: 'none' })
  }

  async function take(event: AuthChangeEvent, session: Session | null) {
    turn += 1
    const ours = turn
    if (session === null) {
      const unread = event === 'INITIAL_SESSION' ? follower.storedUser() : undefined
      return unread ? signedIn(unread) : ended()
    }
    const user = { userId: session.user.id, email: session.user.email ?? '' }
    const isCodeOwed = await needsCode(client).catch(() => false)
    if (ours !== turn) return
    if (isCodeOwed) return state.show({ state: 'code-needed', ...user })
    signedIn(user)
    if (event === 'INITIAL_SESSION') await follower.onOpened()
  }

  const { data } = client.auth.onAuthStateChange((event, session) => {
    take(event, session)
      .catch((error: unknown) => logError('The session could not be followed', error))
      .finally(() => {
        if (event === 'INITIAL_SESSION') follower.onSettled()
      })
  })
  return () => {
    stopWaiting()
    data.subscription.unsubscribe()
  }
}

/** Lets this page follow its client's sessions. */
export function followSession(client: SupabaseClient, backend: Backend): void {
  watchSession(client, {
    state: sessionState,
    device: browserDevice(),
    storedUser: () => storedUser(backend),
    later(work) {
      const timer = setTimeout(work, timeout)
      return () => clearTimeout(timer)
    },
    forgetTab,
    onOpened: () => syncIfDue(client),
    onSettled: endFirstSync,
  })
}
