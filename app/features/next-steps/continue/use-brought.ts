import { useEffect, useState } from 'react'
import { isTooMany } from '#app/backend/call-function.ts'
import { deleteSealed, readSealed } from '#app/backend/carried-functions.ts'
import { useLocation, useNavigate } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { broughtLink } from '#app/state/carried/brought-link.ts'
import { holdingsHere, takeHoldings } from '#app/state/carried/device-holdings.ts'
import { ownLink } from '#app/state/carried/own-link.ts'
import { canSeal, openText } from '#app/state/carried/seal-carried.ts'
import { useAwaitsAccount } from '#app/state/sync/first-sync.ts'
import { paths } from '#domain/site/paths.ts'
import { type Carried, type Holdings, parseCarried } from '#domain/storage/carried/carried.ts'
import { carriedLinkOf } from '#domain/storage/carried/carried-link.ts'
import { isGone } from './use-own-link.ts'

/**
 * Why nothing is brought. `none`: the address has no link; `incomplete`: only a part of one; `expired`, `gone`: it is kept
 * no longer; `wrongKey`: the key does not open it; `newer`: a later version of the site made it; `unread`, `tooMany`:
 * nobody could say; `cannotOpen`: this browser does not decrypt here.
 */
export type NotBrought =
  | 'none'
  | 'incomplete'
  | 'expired'
  | 'gone'
  | 'wrongKey'
  | 'newer'
  | 'cannotOpen'
  | 'unread'
  | 'tooMany'

/** What the link brings, and what was here when it was opened. */
export interface Brought {
  readonly carried: Carried
  readonly here: Holdings
}

type Answer = 'open' | 'taken' | 'kept'
type Deleting = 'ready' | 'deleting' | 'deleted' | 'notDeleted'

/** Opens the link that the page was opened with, and does what its visitor decides. Nothing is taken before that. */
export function useBrought() {
  const site = useSite()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isWaiting = useAwaitsAccount()
  const [fragment, setFragment] = useState<string>()
  const [found, setFound] = useState<Brought | NotBrought>()
  const [answer, setAnswer] = useState<Answer>('open')
  const [deleting, setDeleting] = useState<Deleting>('ready')
  const [asked, setAsked] = useState(0)
  const [hasPressed, setPressed] = useState(false)
  const link = carriedLinkOf(fragment ?? '')

  // The key stays in the address no longer than it takes to read it: neither in the history nor in sight.
  useEffect(() => {
    if (hash.length > 1) {
      broughtLink.set(hash.slice(1))
      setAnswer('open')
      setDeleting('ready')
      void navigate(paths.continueHere, { replace: true })
    } else setFragment(broughtLink.snapshot() ?? '')
  }, [hash, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks anew
  useEffect(() => {
    // What the account knows may still come, and is what would be replaced.
    if (fragment === undefined || isWaiting) return
    const controller = new AbortController()
    setFound(undefined)
    open(fragment, site, controller.signal).then((opened) => {
      if (controller.signal.aborted) return
      setFound(typeof opened === 'string' ? opened : { carried: opened, here: holdingsHere() })
    })
    return () => controller.abort()
  }, [fragment, isWaiting, site, asked])

  function decide(decided: Answer) {
    setPressed(true)
    setAnswer(decided)
  }

  return {
    link,
    found,
    answer,
    deleting,
    /** Whether a press has changed what the page shows. */
    hasPressed,
    askAgain() {
      setPressed(true)
      setAsked((times) => times + 1)
    },
    take({ carried }: Brought) {
      takeHoldings(carried, site)
      decide('taken')
    },
    keep: () => decide('kept'),
    reconsider: () => decide('open'),
    async deleteNow() {
      if (link === undefined) return
      setDeleting('deleting')
      try {
        await deleteSealed(site, link.id, link.secret)
        broughtLink.set(null)
        if (carriedLinkOf(ownLink.snapshot().fragment)?.id === link.id) ownLink.forget()
        setDeleting('deleted')
      } catch {
        setDeleting('notDeleted')
      }
    },
  }
}

export type OwnBrought = ReturnType<typeof useBrought>

async function open(
  fragment: string,
  site: Parameters<typeof readSealed>[0],
  signal: AbortSignal,
): Promise<Carried | NotBrought> {
  if (fragment === '') return 'none'
  const link = carriedLinkOf(fragment)
  if (link === undefined) return 'incomplete'
  if (!canSeal()) return 'cannotOpen'
  try {
    const { sealed } = await readSealed(site, link.id, signal)
    const text = await openText(sealed, link.key)
    return (text === undefined ? undefined : parseCarried(text)) ?? 'wrongKey'
  } catch (error) {
    if (isGone(error)) return link.expiresAt.getTime() <= Date.now() ? 'expired' : 'gone'
    return isTooMany(error) ? 'tooMany' : 'unread'
  }
}
