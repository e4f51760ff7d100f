import { useEffect, useRef, useState } from 'react'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { askStatusCode, changeStatus, openStatus, readRequestStatus } from '#app/backend/status-functions.ts'
import { statusOfError } from '#app/leads/use-submission.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { requestSession } from '#app/state/tab/request-session.ts'
import { isStatusToken, type RequestStatus, type StatusChange } from '#domain/leads/status/request-status.ts'

/**
 * `none`: the address has no link; `unread`: nobody could say; `ask`: a code is needed; `code`: one was asked for;
 * `closed`, `erased`: by the visitor.
 */
type Closed = 'loading' | 'none' | 'unread' | 'ask' | 'code' | 'closed' | 'erased'

/** The parts of the page that change something. */
export type StatusPart = 'code' | 'open' | 'wishes' | 'documents' | 'correct' | 'erase' | 'close'

export type StatusWork = { part: StatusPart; state: 'busy' | 'done' | 'wrong' | 'notStored' | 'tooMany' }

/** 400: no such link, code or session. */
const isRefused = (error: unknown) => error instanceof NotOkAnswer && error.status === 400

/** Where the request of this address's link stands, the way there, and what can be done. */
export function useRequestStatus() {
  const site = useSite()
  const { hash } = useLocation()
  const link = new URLSearchParams(hash.slice(1)).get('link') ?? ''
  const [shown, setShown] = useState<RequestStatus | Closed>('loading')
  const [work, setWork] = useState<StatusWork>()
  const [hasExpired, setHasExpired] = useState(false)
  const [asked, setAsked] = useState(0)
  const [hasPressed, setPressed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks anew
  useEffect(() => {
    setWork(undefined)
    setHasExpired(false)
    if (!isStatusToken(link)) return setShown('none')
    const kept = requestSession.snapshot()
    if (kept.link !== link) return setShown('ask')
    if (kept.isErased) return setShown('erased')
    // A code is on its way: whoever comes back from the mailbox to a page that was loaded anew types it.
    if (kept.session === '') return setShown('code')
    const controller = new AbortController()
    setShown('loading')
    readRequestStatus(site, kept.session, controller.signal)
      .catch((error: unknown): Closed => {
        if (!isRefused(error)) return 'unread'
        requestSession.end(link)
        setHasExpired(true)
        return 'ask'
      })
      .then((found) => {
        if (!controller.signal.aborted) setShown(found)
      })
    return () => controller.abort()
  }, [site, link, asked])

  const last = useRef(Promise.resolve(true))

  /** Does one thing after the other, for ticks may come faster than answers; tells whether it is done. */
  function run(part: StatusPart, act: () => Promise<void>): Promise<boolean> {
    last.current = last.current.then(() => doNow(part, act))
    return last.current
  }

  async function doNow(part: StatusPart, act: () => Promise<void>): Promise<boolean> {
    setPressed(true)
    setWork({ part, state: 'busy' })
    try {
      await act()
      setWork({ part, state: 'done' })
      return true
    } catch (error) {
      if (!isRefused(error)) setWork({ part, state: statusOfError(error) })
      else if (part === 'open') setWork({ part, state: 'wrong' })
      else {
        requestSession.end(link)
        setHasExpired(true)
        setShown('ask')
        setWork(undefined)
      }
      return false
    }
  }

  const askCode = () =>
    run('code', async () => {
      // Noted first: where the page is loaded anew meanwhile, the code is on its way, and none is asked for again.
      const isFirst = shown !== 'code'
      let isLeaving = false
      const leave = () => {
        isLeaving = true
      }
      if (isFirst) requestSession.begin(link, '')
      window.addEventListener('beforeunload', leave)
      try {
        await askStatusCode(site, link)
      } catch (error) {
        if (isFirst && !isLeaving) requestSession.end(link)
        throw error
      } finally {
        window.removeEventListener('beforeunload', leave)
      }
      setHasExpired(false)
      setShown('code')
    })

  const open = (code: string) =>
    run('open', async () => {
      const { session } = await openStatus(site, link, code)
      requestSession.begin(link, session)
      setShown(await readRequestStatus(site, session))
    })

  const change = (part: StatusPart, what: StatusChange) =>
    run(part, async () => {
      const changed = await changeStatus(site, requestSession.snapshot().session, what)
      if (!('over' in changed)) return setShown(changed)
      const isErased = changed.over === 'erased'
      // A reload says it once more; without that it would ask for a code, as if nothing had been done.
      if (isErased) requestSession.set({ link, session: '', isErased })
      else requestSession.forget()
      setShown(isErased ? 'erased' : 'closed')
    })

  function askAgain() {
    setPressed(true)
    setAsked((times) => times + 1)
  }

  return {
    link,
    shown,
    work,
    hasExpired,
    /** Whether something was pressed, which a next view may have taken away. */
    hasPressed,
    askCode,
    open,
    change,
    askAgain,
  }
}

export type OwnStatus = ReturnType<typeof useRequestStatus>

/** What each part of the open page is given. */
export interface PartProps {
  own: OwnStatus
  status: RequestStatus
}
