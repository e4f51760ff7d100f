import { useEffect } from 'react'
import type { Backend } from '#app/backend/call-function.ts'
import { useBrowserState } from '#app/browser/browser-state.tsx'
import { useSite } from '#app/site/use-site.ts'
import { logError } from '#app/state/log-error.ts'
import { accountClient } from './account-client.ts'
import { type AccountSession, sessionState } from './session-state.ts'
import { hasStoredSession, storedUser } from './stored-session.ts'

const beforeAsking: AccountSession = { state: 'unknown' }

/** Reads whether somebody is signed in. Without a stored session that is known at once, and no client is loaded. */
function askForSession(backend: Backend): void {
  if (sessionState.snapshot().state !== 'unknown') return
  if (!hasStoredSession(backend)) sessionState.show({ state: 'none' })
  else {
    accountClient(backend).catch((error: unknown) => {
      logError('The account could not be opened', error)
      // Who has a session stays signed in while nothing answers.
      const user = storedUser(backend)
      sessionState.show(user ? { state: 'signed-in', ...user } : { state: 'none' })
    })
  }
}

/** Who is signed in; changes as sessions begin and end, in this tab and in others. */
export function useSession(): AccountSession {
  const site = useSite()
  useEffect(() => askForSession(site), [site])
  return useBrowserState(sessionState.subscribe, sessionState.snapshot, beforeAsking)
}
