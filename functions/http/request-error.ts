/** Why a request failed, in a word that a program can act on. */
type RequestErrorCode =
  | 'not_found'
  | 'method_not_allowed'
  | 'unauthorized'
  | 'too_large'
  | 'invalid_json'
  | 'invalid_body'
  | 'invalid_id'
  | 'expired'
  | 'gone'
  | 'not_accepted'
  | 'too_many'
  | 'not_stored'

const answers: Record<RequestErrorCode, { status: number; message: string }> = {
  not_found: { status: 404, message: 'There is no function of this name.' },
  method_not_allowed: { status: 405, message: 'Use POST.' },
  unauthorized: { status: 401, message: 'Send the public client key as a bearer token.' },
  too_large: { status: 413, message: 'The body is too large.' },
  invalid_json: { status: 400, message: 'The body must be JSON.' },
  invalid_body: { status: 400, message: 'These fields are missing or wrong.' },
  invalid_id: { status: 400, message: 'This id is not one of ours, or it was altered.' },
  expired: { status: 410, message: 'This id has expired. Ask for new quotes.' },
  gone: { status: 410, message: 'This is kept no longer, or never was.' },
  not_accepted: { status: 400, message: 'This was not accepted. Nothing was stored; please call us.' },
  too_many: {
    status: 429,
    message: 'Too many for now. This one was not taken; please call us, or try again later.',
  },
  not_stored: { status: 503, message: 'This could not be stored. Nothing was sent; please try again.' },
}

/** A request that a function does not fulfil: thrown by whoever notices, answered by `handleFunction`. */
export class RequestError extends Error {
  readonly code: RequestErrorCode
  /** Where in the body the issue is; names of fields, never their values. */
  readonly fields: readonly string[] | undefined
  /** Seconds after which the same request would be taken. */
  readonly retryAfter: number | undefined

  constructor(code: RequestErrorCode, details: { fields?: readonly string[]; retryAfter?: number } = {}) {
    super(code)
    this.name = 'RequestError'
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** @throws RequestError too_many while `limit` says that the caller has to wait; in seconds, absent where nothing is limited */
export async function keepTo(limit: Promise<number> | undefined): Promise<void> {
  const wait = (await limit) ?? 0
  if (wait > 0) throw new RequestError('too_many', { retryAfter: wait })
}

/** The answer to a request that failed: `{ error, message, fields? }` with the status of its code. */
export function requestErrorAnswer(error: RequestError): Response {
  const { code, fields, retryAfter } = error
  const { status, message } = answers[code]
  const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
  return Response.json({ error: code, message, fields }, { status, headers })
}
