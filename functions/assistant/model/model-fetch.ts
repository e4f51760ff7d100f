import { boundedText } from '#functions/http/bounded-text.ts'
import { ModelError } from './write-answer.ts'

export type Fetch = typeof fetch

/** Largest answer in bytes: an answer of a few sentences fits many times. */
const mostAnswerBytes = 64 * 1024

/**
 * A fetch for one model's service: follows no redirect, so that question and key go nowhere else, reads no more than an
 * honest answer, and nothing at all of a refusal, which may repeat what was asked.
 * @throws ModelError timeout, refused, unreachable or misbehaved; never another error
 */
export function createModelFetch(plainFetch: Fetch): Fetch {
  return async (address, init) => {
    const brokenOff = () => new ModelError(init?.signal?.aborted ? 'timeout' : 'unreachable')
    let response: Response
    try {
      response = await plainFetch(address, { ...init, redirect: 'manual' })
    } catch {
      throw brokenOff()
    }
    if (!response.ok) {
      await response.body?.cancel().catch(() => {})
      throw new ModelError('refused', response.status)
    }
    let text: string | undefined
    try {
      text = await boundedText(response.body, mostAnswerBytes)
    } catch {
      throw brokenOff()
    }
    if (text === undefined) throw new ModelError('misbehaved')
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  }
}
