import { isRecord } from '#domain/json/is-record.ts'
import { noteTimedOut } from './timed-out.ts'

/** What a browser sends after its page is gone, in characters; more than that it refuses. */
const keptAlive = 30_000

/** What changes a row by a function of the database; the others ask. */
const changesLead = /\/rpc\/desk_change_lead$/

const renewsSession = /\/auth\/v1\/token\?grant_type=refresh_token/

/** Why a session could not be renewed: the client alone tells that it is over, not that it was too old. */
async function lookForAge(refusal: Response): Promise<void> {
  const answer: unknown = await refusal.json()
  if (isRecord(answer) && answer.error_code === 'session_expired') noteTimedOut()
}

/**
 * `fetch`, except that a change of a row still arrives when the page is closed over it, and that a session which is too
 * old to be renewed is noted.
 */
export const keepingFetch: typeof fetch = async (input, options) => {
  const { method, body } = options ?? {}
  const isChange = method === 'PATCH' || (method === 'POST' && changesLead.test(String(input)))
  const isSmallChange = isChange && typeof body === 'string' && body.length <= keptAlive
  const response = await fetch(input, isSmallChange ? { ...options, keepalive: true } : options)
  if (!response.ok && renewsSession.test(String(input))) await lookForAge(response.clone()).catch(() => {})
  return response
}
