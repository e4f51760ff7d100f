import './agent-desk.css'
import '#app/ui/card.css'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { useSession } from '#app/state/session/session-store.ts'
import { useLeaving } from '#app/state/session/use-leaving.ts'
import { paths } from '#domain/site/paths.ts'
import { Opening } from './closed-desk.tsx'
import { Desk } from './desk.tsx'
import { DeskHeader } from './desk-header.tsx'
import { forgetNotes } from './kept-notes.ts'
import { useDoor } from './use-door.ts'

interface Owner {
  userId: string
  email: string
}

interface AgentPageProps {
  languages: ReactNode
  /** Leads an agent to a strong password and an authenticator app, or to the first alone, and then calls `onDone`. */
  firstVisit: (visit: { isPasswordAlone: boolean; onDone: () => void }) => ReactNode
}

/**
 * The desk, for who is signed in; the backend then says whether that is the agent. Whoever is not signed in signs in
 * first. A desk that was open stays when the session ends: nothing that was typed may go with it.
 */
export function AgentPage({ languages, firstVisit }: AgentPageProps) {
  const session = useSession()
  const { isLeaving, leave } = useLeaving(forgetNotes)
  const [owner, setOwner] = useState<Owner>()
  const signedIn = session.state === 'signed-in' ? session : undefined
  const userId = signedIn?.userId
  const email = signedIn?.email
  useEffect(() => {
    if (userId !== undefined && email !== undefined) setOwner({ userId, email })
  }, [userId, email])
  useSignIn(owner === undefined && (session.state === 'none' || session.state === 'code-needed'))

  const { door, open, lock } = useDoor(signedIn !== undefined)

  if (!owner || isLeaving || door === 'looking') return <Opening />
  if (door === 'first-visit' || door === 'new-password') {
    return (
      <>
        <DeskHeader name={owner.email} onSignOut={leave} />
        <main id="main" tabIndex={-1} className="desk is-page">
          {firstVisit({ isPasswordAlone: door === 'new-password', onDone: open })}
        </main>
      </>
    )
  }
  return (
    <Desk
      key={owner.userId}
      owner={owner}
      isSignedIn={signedIn !== undefined}
      languages={languages}
      onLeave={leave}
      onLocked={lock}
    />
  )
}

/** Leads to the sign-in, and from there back to this very address. */
function useSignIn(isNeeded: boolean) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isNeeded) navigate(paths.auth, { replace: true, state: { next: pathname + search } })
  }, [isNeeded, navigate, pathname, search])
}
