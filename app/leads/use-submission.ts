import { useRef, useState } from 'react'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { closeAttempt, openAttempt } from '#app/state/tab/attempts.ts'

/** `tooMany`: nothing was stored, because this address sent so much that it has to wait. */
export type SubmissionStatus = 'ready' | 'sending' | 'stored' | 'notStored' | 'tooMany'

/** How it stands after a submission that failed. */
export function statusOfError(error: unknown): 'notStored' | 'tooMany' {
  return error instanceof NotOkAnswer && error.status === 429 ? 'tooMany' : 'notStored'
}

/**
 * Sends something to the agent, once: a second press while it is under way does nothing, and the same content
 * sent again (a retry after a lost answer, also after a reload) keeps its key, so that it stays one lead. What was stored is over: the same
 * content sent after that is a new request.
 */
export function useSubmission<Content extends object, Answer>(
  send: (body: Content & { idempotencyKey: string }) => Promise<Answer>,
) {
  const [status, setStatus] = useState<SubmissionStatus>('ready')
  const isUnderWay = useRef(false)

  /** The answer once it is stored; undefined when it was not, or when another press is still under way. */
  async function submit(content: Content): Promise<Answer | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    const attempt = openAttempt(content)
    setStatus('sending')
    try {
      const answer = await send({ ...content, idempotencyKey: attempt.key })
      closeAttempt(attempt)
      setStatus('stored')
      return answer
    } catch (error) {
      setStatus(statusOfError(error))
      return undefined
    } finally {
      isUnderWay.current = false
    }
  }

  /** Forgets how the last one ended; one that is under way stays so. */
  function reset() {
    if (!isUnderWay.current) setStatus('ready')
  }

  return { status, submit, reset }
}
