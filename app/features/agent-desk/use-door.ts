import type { SupabaseClient } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useAccountClient } from '#app/account/account-client.ts'
import { logFailure } from '#app/account/log-failure.ts'

/** Whether the desk may ask for leads: not while the account's second lock, without which it stays shut, is missing. */
export type Door = 'looking' | 'first-visit' | 'open'

/** An agent whose account has no authenticator app yet; read anew, because the role may be younger than the session. */
async function isFirstVisit({ auth }: SupabaseClient): Promise<boolean> {
  const { data, error } = await auth.getUser()
  if (error) throw error
  const hasApp = data.user.factors?.some(({ status }) => status === 'verified') ?? false
  return data.user.app_metadata.role === 'agent' && !hasApp
}

/** Looked at once per page; where nothing answers, the desk itself says so. `open` ends the first visit. */
export function useDoor(isSignedIn: boolean): readonly [Door, () => void] {
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
  return [door, () => setDoor('open')]
}
