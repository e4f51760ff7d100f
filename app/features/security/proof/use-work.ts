import { createContext, useContext, useRef, useState } from 'react'
import { type SecurityErrorCode, securityErrorOf } from '#app/features/security/errors.ts'
import { logError } from '#app/state/log-error.ts'
import { authErrorWords } from '#domain/account/auth-errors.ts'
import { isRecord } from '#domain/json/is-record.ts'

interface Work {
  /**
   * Runs one piece of work at a time; a press while it runs does nothing. Where the service wants to know anew who is
   * asking, the work begins again once it is known. Resolves with how it failed, if it did.
   */
  run: (what: string, work: () => Promise<void>) => Promise<SecurityErrorCode | undefined>
  isBusy: boolean
  /** How the last piece failed, until the next begins. */
  failure: SecurityErrorCode | undefined
}

/** Work that a visitor waits for. */
export function useWork(): Work {
  const proven = useProven()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SecurityErrorCode>()
  async function run(what: string, work: () => Promise<void>) {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await proven(work)
      return undefined
    } catch (error) {
      if (error instanceof NotProven) return undefined
      logError(what, error)
      const failed = securityErrorOf(error)
      setFailure(failed)
      return failed
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, failure }
}

/** Whoever is asked closed the question: the work was not done, and there is nothing to tell of. */
export class NotProven extends Error {
  override readonly name = 'NotProven'
}

/** Whether the service wants to know anew who is asking; functions of the database say it in their message. */
export function needsProof(error: unknown): boolean {
  const isOfDatabase = isRecord(error) && error.message === 'reauthentication_needed'
  return isOfDatabase || authErrorWords(error).key === 'signInAgain'
}

/** Does work that may need a fresh proof: asks for one where the service wants it, and then does the work again. */
export type Proven = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Where nobody can be asked, work is done as it is. */
export const ProofContext = createContext<Proven>((work) => work())

export function useProven(): Proven {
  return useContext(ProofContext)
}

/** Does the work; `ask` resolves with whether a fresh proof was given. Rejects with `NotProven` where it was not. */
export async function withProof<Result>(
  work: () => Promise<Result>,
  ask: () => Promise<boolean>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!needsProof(error)) throw error
    if (!(await ask())) throw new NotProven()
    return work()
  }
}
