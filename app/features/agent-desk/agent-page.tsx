import type { SupabaseClient } from '@supabase/supabase-js'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { DeskLoading } from '#app/features/agent-desk/frame/closed-desk.tsx'
import { DeskHeader } from '#app/features/agent-desk/frame/desk-header.tsx'
import { forgetNotes } from '#app/features/agent-desk/notes/use-notes.ts'
import { forgetTabMemories } from '#app/features/agent-desk/people/tab-memory.ts'
import type { DeskErrorCode } from '#app/features/agent-desk/queries/desk-error.ts'
import { createQueries, HearContext, hearDesk, queryKeys } from '#app/features/agent-desk/queries/queries.ts'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { useLeaving } from '#app/state/session/use-leaving.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './agent-desk.module.css'
import { Desk } from './desk.tsx'

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
  const { isLeaving, leave } = useLeaving(forgetAll)
  const [owner, setOwner] = useState<Owner>()
  const signedIn = session.state === 'signed-in' ? session : undefined
  const userId = signedIn?.userId
  const email = signedIn?.email
  useEffect(() => {
    if (userId !== undefined && email !== undefined) setOwner({ userId, email })
  }, [userId, email])
  useSignIn(owner === undefined && (session.state === 'none' || session.state === 'code-needed'))

  if (!owner || isLeaving) return <DeskLoading />
  return (
    <DeskOf
      key={owner.userId}
      owner={owner}
      isSignedIn={signedIn !== undefined}
      languages={languages}
      firstVisit={firstVisit}
      onLeave={leave}
    />
  )
}

interface DeskOfProps extends AgentPageProps {
  owner: Owner
  isSignedIn: boolean
  onLeave: () => void
}

/**
 * One account's desk, with queries of its own: nothing that was read for one is shown to another. Without a second lock
 * it stays shut, and nothing is asked of it but what its account lacks.
 */
function DeskOf({ firstVisit, ...desk }: DeskOfProps) {
  const { owner, isSignedIn, onLeave } = desk
  const openClient = useAccountClient()
  const [failure, setFailure] = useState<DeskErrorCode>()
  const [queries] = useState(createQueries)
  const [hear] = useState(() => hearDesk(setFailure))
  // Looked at once; where nothing answers, the desk itself says so.
  const firstLook = {
    queryKey: queryKeys.firstVisit,
    queryFn: () =>
      openClient()
        .then(lacksApp)
        .catch((error: unknown) => {
          logError('The account could not be looked up', error)
          return false
        }),
    enabled: isSignedIn,
    staleTime: Infinity,
  }
  const { data: isFirstVisit } = useQuery(firstLook, queries)
  const [known, setKnown] = useState<'open' | 'app-needed' | 'password-needed'>()
  const lock = useCallback(
    (isPasswordWeak: boolean) => setKnown(isPasswordWeak ? 'password-needed' : 'app-needed'),
    [],
  )
  const open = () => {
    setFailure(undefined)
    setKnown('open')
  }
  if (known === undefined && isFirstVisit === undefined) return <DeskLoading />
  const state = known ?? (isFirstVisit ? 'app-needed' : 'open')
  if (state === 'open')
    return (
      <QueryClientProvider client={queries}>
        <HearContext value={hear}>
          <Desk {...desk} failure={failure} onLocked={lock} />
        </HearContext>
      </QueryClientProvider>
    )
  return (
    <>
      <DeskHeader name={owner.email} onSignOut={onLeave} />
      <main id="main" tabIndex={-1} className={styles.desk}>
        {firstVisit({ isPasswordAlone: state === 'password-needed', onDone: open })}
      </main>
    </>
  )
}

/** An agent whose account has no authenticator app yet; read anew, because the role may be younger than the session. */
async function lacksApp({ auth }: SupabaseClient): Promise<boolean> {
  const { data, error } = await auth.getUser()
  if (error) throw error
  const hasApp = data.user.factors?.some(({ status }) => status === 'verified') ?? false
  return data.user.app_metadata.role === 'agent' && !hasApp
}

/** What was typed and chosen in this tab goes with the session. */
function forgetAll() {
  forgetNotes()
  forgetTabMemories()
}

/** Leads to the sign-in, and from there back to this very address. */
function useSignIn(isNeeded: boolean) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isNeeded) navigate(paths.auth, { replace: true, state: { next: pathname + search } })
  }, [isNeeded, navigate, pathname, search])
}
