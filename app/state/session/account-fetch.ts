import { noteReference } from '#app/backend/reference.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { noteSessionEnd, type SessionEnd } from './session-end.ts'

/** What a browser sends after its page is gone, in characters; more than that it refuses. */
const keptAlive = 30_000

/** What the agent stores as a page is left, by functions of the database; the others ask. */
const changesPerson = /\/rpc\/desk_(note|change_note|set|log)$/

const needsSession = /\/auth\/v1\/(token\?grant_type=refresh_token|user$)/

const endByCode: Readonly<Record<string, SessionEnd>> = {
  session_expired: 'age',
  session_not_found: 'elsewhere',
  refresh_token_not_found: 'elsewhere',
  refresh_token_already_used: 'elsewhere',
}

/** Why a session holds no longer: the client alone tells that it is over. */
async function lookForEnd(refusal: Response): Promise<void> {
  const answer: unknown = await refusal.json()
  const code = isRecord(answer) ? (answer.error_code ?? answer.code) : undefined
  const why = typeof code === 'string' && Object.hasOwn(endByCode, code) ? endByCode[code] : undefined
  if (why) noteSessionEnd(why)
}

/**
 * `fetch`, except that a change of a row still arrives when the page is closed over it, and that the end of the session
 * and a failure's reference are noted.
 */
export const accountFetch: typeof fetch = async (input, options) => {
  const { method, body } = options ?? {}
  const isChange = method === 'PATCH' || (method === 'POST' && changesPerson.test(String(input)))
  const isSmallChange = isChange && typeof body === 'string' && body.length <= keptAlive
  const response = await noteReference(
    input instanceof Request ? input.url : input,
    fetch(input, isSmallChange ? { ...options, keepalive: true } : options),
  )
  if (!response.ok && needsSession.test(String(input))) await lookForEnd(response.clone()).catch(() => {})
  return response
}
