import { codeDigits, isWholeCode } from '#domain/account/one-time-code.ts'
import { toBase64Url } from '#domain/json/base64url.ts'
import {
  isStatusToken,
  type RequestStatusRequest,
  requestStatusName,
  requestStatusRequestSchema,
} from '#domain/leads/status/request-status.ts'
import type { FunctionContext } from '#functions/context.ts'
import { describeError } from '#functions/describe-error.ts'
import { evenTime } from '#functions/http/even-time.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { RequestError } from '#functions/http/request-error.ts'

/** What the function needs of its context. */
export type RequestStatusContext = Pick<FunctionContext, 'log' | 'requestStatus'>

/** Largest body in bytes: two tokens and a name, a number and an address. */
const mostBytes = 4 * 1024

/** How long each answer takes at least, in milliseconds: longer than the database does for a link that exists. */
const leastTime = 250

/**
 * `request-status`, where a request stands: `code` asks for a code to the mailbox of a link, and is answered alike whatever
 * the link is; `open` takes link and code and answers `{ session }`; `read` and `change` take the session. 400, always the
 * same: no such link, a wrong, used or late code, a session that has ended. 429: too many; 503: not stored now.
 */
export async function requestStatus(request: Request, context: RequestStatusContext): Promise<Response> {
  const asked = await readBody(request, requestStatusRequestSchema, mostBytes)
  return jsonAnswer(await evenTime(() => answerTo(asked, context), leastTime))
}

async function answerTo(asked: RequestStatusRequest, context: RequestStatusContext): Promise<object> {
  try {
    return await answerOf(asked, context)
  } catch (error) {
    if (error instanceof RequestError) throw error
    context.log('function_failed', { function: requestStatusName, error: describeError(error) })
    throw new RequestError('not_stored')
  }
}

async function answerOf(
  asked: RequestStatusRequest,
  { requestStatus: store }: RequestStatusContext,
): Promise<object> {
  if (asked.step === 'code') {
    if (isStatusToken(asked.link)) await store.askCode(asked.link)
    return { asked: true }
  }
  if (asked.step === 'open') {
    const digits = codeDigits(asked.code)
    const session = toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
    const isRight =
      isStatusToken(asked.link) && isWholeCode(digits) && (await store.open(asked.link, digits, session))
    if (!isRight) throw new RequestError('invalid_id')
    return { session }
  }
  if (!isStatusToken(asked.session)) throw new RequestError('invalid_id')
  if (asked.step === 'read') {
    const status = await store.read(asked.session)
    if (status === undefined) throw new RequestError('invalid_id')
    return status
  }
  const changed = await store.change(asked.session, asked.change)
  if (changed === 'limited') throw new RequestError('too_many', { retryAfter: 24 * 60 * 60 })
  if (changed === 'erased') return { over: 'erased' }
  if (changed !== 'ended') return changed
  // Who ends a session is told that it has ended; any other change needs one.
  if ('end' in asked.change) return { over: 'ended' }
  throw new RequestError('invalid_id')
}
