import { createContext, useContext } from 'react'
import { authErrorWords } from '#domain/account/auth-errors.ts'
import { isRecord } from '#domain/json/is-record.ts'

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
