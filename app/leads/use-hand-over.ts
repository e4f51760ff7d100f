import { useRef, useState } from 'react'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { randomId } from '#app/device/random-id.ts'
import { type Attempt, attemptFor } from './attempt-key.ts'

/** `tooMany`: nothing was stored, because this address sent so much that it has to wait. */
export type HandOverStatus = 'ready' | 'sending' | 'stored' | 'notStored' | 'tooMany'

/** How it stands after a hand-over that failed. */
export function statusOfFailure(error: unknown): 'notStored' | 'tooMany' {
  return error instanceof NotOkAnswer && error.status === 429 ? 'tooMany' : 'notStored'
}

/**
 * Hands something over to the agent, once: a second press while it is under way does nothing, and the same content
 * sent again (a retry after a lost answer) keeps its key, so that it stays one lead. What was stored is over: the same
 * content handed over after that is a new wish.
 */
export function useHandOver<Content extends object>(
  send: (body: Content & { idempotencyKey: string }) => Promise<unknown>,
) {
  const [status, setStatus] = useState<HandOverStatus>('ready')
  const attempt = useRef<Attempt>(undefined)
  const isUnderWay = useRef(false)

  /** True once it is stored; false when it was not, or when another press is still under way. */
  async function handOver(content: Content): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    attempt.current = attemptFor(JSON.stringify(content), attempt.current, randomId)
    setStatus('sending')
    try {
      await send({ ...content, idempotencyKey: attempt.current.key })
      attempt.current = undefined
      setStatus('stored')
      return true
    } catch (error) {
      setStatus(statusOfFailure(error))
      return false
    } finally {
      isUnderWay.current = false
    }
  }

  /** Forgets how the last one ended; one that is under way stays so. */
  function reset() {
    if (!isUnderWay.current) setStatus('ready')
  }

  return { status, handOver, reset }
}
