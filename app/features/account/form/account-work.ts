import type { SupabaseClient } from '@supabase/supabase-js'
import { useEffect, useRef, useState } from 'react'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { type AuthErrorKey, authErrorWords } from '#domain/account/auth-errors.ts'

/** What a screen of `/auth` is given. */
export interface ScreenProps {
  /** The e-mail address as it was typed last, on whichever screen. */
  email: string
  onEmail: (email: string) => void
  /** While its work is under way a screen stays, though the session may have changed already. */
  onHold: (isHeld: boolean) => void
  /** Goes on to the dashboard with a session that owes nothing. */
  enter: (client: SupabaseClient) => Promise<void>
}

/** What has become of a piece of work: the screen goes on in place, or leads away and stays as it is until then. */
type Outcome = 'stay' | 'leave'

export interface AccountWork<Name extends string> {
  /** What is being done now; nothing else starts meanwhile. */
  busy: Name | undefined
  failure: (AccountError & { of: Name; attempt: number }) | undefined
  run: (of: Name, work: (client: SupabaseClient) => Promise<Outcome>) => Promise<void>
  /** Takes the failure off the screen. */
  clear: () => void
}

/** Work with the auth service that a visitor waits for, one piece at a time. */
export function useAccountWork<Name extends string>(
  onHold: ScreenProps['onHold'] = () => {},
  fallbackOf: (name: Name) => Fallback = () => 'signIn',
): AccountWork<Name> {
  const openClient = useAccountClient()
  const isRunning = useRef(false)
  const attempts = useRef(0)
  const [busy, setBusy] = useState<Name>()
  const [failure, setFailure] = useState<AccountWork<Name>['failure']>()

  const release = useRef(() => {})
  release.current = () => {
    isRunning.current = false
    setBusy(undefined)
    onHold(false)
  }
  useEffect(() => {
    // Back from Google's page, a browser may show this one as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => (persisted ? release.current() : undefined)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function run(of: Name, work: (client: SupabaseClient) => Promise<Outcome>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(of)
    setFailure(undefined)
    onHold(true)
    try {
      if ((await work(await withoutReload(openClient))) === 'leave') return
    } catch (error) {
      attempts.current += 1
      setFailure({ ...accountErrorOf(error, fallbackOf(of)), of, attempt: attempts.current })
    }
    release.current()
  }

  return { busy, failure, run, clear: () => setFailure(undefined) }
}

/** What the visitor was doing, for an error that says nothing of itself. */
type Fallback = 'signIn' | 'google'

/** An error as it is shown: in English by the service's own text, where it has one, else by the words of its key. */
export interface AccountError {
  key: AuthErrorKey
  message: string | undefined
  fallback: Fallback
  /** In how many seconds there may be another try. */
  waitSeconds?: number
}

/** Only the auth client's own errors have a text that is meant for people. */
const isOfClient = (error: unknown) => typeof error === 'object' && error !== null && '__isAuthError' in error

export function accountErrorOf(error: unknown, fallback: Fallback): AccountError {
  const words = authErrorWords(error)
  if (isOfClient(error)) return { ...words, fallback }
  // A file or an answer that did not come.
  const isLost =
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  return { key: isLost ? 'noNetwork' : words.key, message: undefined, fallback }
}
