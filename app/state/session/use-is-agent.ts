import { useEffect, useState } from 'react'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from './account-client.ts'
import { sessionUser } from './client-session.ts'

/** Whether the account had the agent's role when its session was last renewed; the desk itself asks anew. */
export function useIsAgent(userId: string | undefined): boolean {
  const open = useAccountClient()
  const [agentId, setAgentId] = useState<string>()
  useEffect(() => {
    if (userId === undefined) return
    open()
      .then(sessionUser)
      .then(
        ({ id, app_metadata: { role } }) => setAgentId(role === 'agent' ? id : undefined),
        (error: unknown) => logError('The role could not be read', error),
      )
  }, [open, userId])
  return userId !== undefined && agentId === userId
}
