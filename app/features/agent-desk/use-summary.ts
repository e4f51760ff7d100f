import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { readSummary } from './desk-api.ts'
import type { DeskFailure } from './desk-failure.ts'
import type { Ask } from './use-ask.ts'

/** How often the desk asks whether something is new, in ms, while it is in view. */
const pause = 15_000

/** Who waits, kept up to date while the page is in view. */
export interface SummaryView {
  summary: DeskSummary | undefined
  /** Rises whenever something changed, so that what was read of leads is read again. */
  version: number
  /** Why the first question got no answer; undefined once one has. */
  failure: DeskFailure | undefined
  look: () => Promise<void>
  /** Something was changed here. */
  changed: () => void
}

/** Asks at once, every few seconds while the page is in view, and whenever it comes back into view. */
export function useSummary(ask: Ask, isSignedIn: boolean): SummaryView {
  const [summary, setSummary] = useState<DeskSummary>()
  const [failure, setFailure] = useState<DeskFailure>()
  const [version, setVersion] = useState(0)
  const last = useRef<string>(undefined)
  const running = useRef<Promise<void>>(undefined)

  const look = useCallback(() => {
    const run = async () => {
      const answer = await ask('The desk could not look for new leads', readSummary)
      if ('failure' in answer) return setFailure(answer.failure)
      const signature = JSON.stringify(answer.result)
      const isNew = last.current !== undefined && last.current !== signature
      last.current = signature
      setFailure(undefined)
      setSummary(answer.result)
      if (isNew) setVersion((count) => count + 1)
    }
    running.current ??= run().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [ask])

  const changed = useCallback(() => {
    setVersion((count) => count + 1)
    void look()
  }, [look])

  useEffect(() => {
    if (!isSignedIn) return
    const inView = () => document.visibilityState === 'visible'
    const lookIfSeen = () => (inView() ? void look() : undefined)
    void look()
    const timer = setInterval(lookIfSeen, pause)
    document.addEventListener('visibilitychange', lookIfSeen)
    window.addEventListener('focus', lookIfSeen)
    window.addEventListener('online', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      window.removeEventListener('focus', lookIfSeen)
      window.removeEventListener('online', lookIfSeen)
    }
  }, [isSignedIn, look])

  return { summary, version, failure, look, changed }
}
