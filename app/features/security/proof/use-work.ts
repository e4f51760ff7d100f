import { useRef, useState } from 'react'
import { type FailureName, securityErrorOf } from '#app/features/security/failure.ts'
import { logFailure } from '#app/state/log-failure.ts'
import { NotProven, useProven } from './proof.ts'

interface Work {
  /**
   * Runs one piece of work at a time; a press while it runs does nothing. Where the service wants to know anew who is
   * asking, the work begins again once it is known. Resolves with how it failed, if it did.
   */
  run: (what: string, work: () => Promise<void>) => Promise<FailureName | undefined>
  isBusy: boolean
}

/** Work that a visitor waits for. */
export function useWork(): Work {
  const proven = useProven()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run(what: string, work: () => Promise<void>) {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      await proven(work)
      return undefined
    } catch (error) {
      if (error instanceof NotProven) return undefined
      logFailure(what, error)
      return securityErrorOf(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { run, isBusy }
}
