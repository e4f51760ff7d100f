import { useState } from 'react'
import { useNavigate } from '#app/routing/router.tsx'
import { logError } from '#app/state/log-error.ts'
import { paths } from '#domain/site/paths.ts'
import { useAccountClient } from './account-client.ts'
import { signOut } from './sign-out.ts'

/**
 * Signing out of a page that only its owner sees. Until the next page is there this one waits, so that an emptied one
 * never shows. `onSignedOut` forgets what the page itself has kept.
 */
export function useLeaving(onSignedOut?: () => void) {
  const open = useAccountClient()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    try {
      await signOut(await open())
      onSignedOut?.()
      navigate(paths.auth)
    } catch (error) {
      logError('Signing out failed', error)
      setIsLeaving(false)
    }
  }

  return { isLeaving, leave: () => void leave() }
}
