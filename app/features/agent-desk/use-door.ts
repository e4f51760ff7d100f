import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '#app/state/log-failure.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'

/** Whether the desk may ask for leads: not while the account's second lock, without which it stays shut, is missing. */
export type Door = 'looking' | 'first-visit' | 'new-password' | 'open'

/** An agent whose account has no authenticator app yet; read anew, because the role may be younger than the session. */
async function isFirstVisit({ auth }: SupabaseClient): Promise<boolean> {
  const { data, error } = await auth.getUser()
  if (error) throw error
  const hasApp = data.user.factors?.some(({ status }) => status === 'verified') ?? false
  return data.user.app_metadata.role === 'agent' && !hasApp
}

interface DoorState {
  door: Door
  /** What was missing is there. */
  open: () => void
  /** The database keeps the desk shut. */
  lock: (isPasswordWeak: boolean) => void
}

/** Looked at once per page, before anything is asked of the desk; where nothing answers, the desk itself says so. */
export function useDoor(isSignedIn: boolean): DoorState {
  const loadClient = useAccountClient()
  const [door, setDoor] = useState<Door>('looking')
  const isLooking = isSignedIn && door === 'looking'
  useEffect(() => {
    if (!isLooking) return
    loadClient()
      .then(isFirstVisit)
      .then(
        (isFirst) => setDoor(isFirst ? 'first-visit' : 'open'),
        (error: unknown) => {
          logFailure('The account could not be looked up', error)
          setDoor('open')
        },
      )
  }, [isLooking, loadClient])
  const open = useCallback(() => setDoor('open'), [])
  const lock = useCallback(
    (isPasswordWeak: boolean) => setDoor(isPasswordWeak ? 'new-password' : 'first-visit'),
    [],
  )
  return { door, open, lock }
}
