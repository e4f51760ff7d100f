/** Why a request is refused, in a word that a program can act on. */
export type RefusalCode =
  | 'not_found'
  | 'method_not_allowed'
  | 'unauthorized'
  | 'too_large'
  | 'invalid_json'
  | 'invalid_body'
  | 'invalid_id'
  | 'expired'
  | 'not_stored'

const answers: Record<RefusalCode, { status: number; message: string }> = {
  not_found: { status: 404, message: 'There is no function of this name.' },
  method_not_allowed: { status: 405, message: 'Use POST.' },
  unauthorized: { status: 401, message: 'Send the public client key as a bearer token.' },
  too_large: { status: 413, message: 'The body is too large.' },
  invalid_json: { status: 400, message: 'The body must be JSON.' },
  invalid_body: { status: 400, message: 'These fields are missing or wrong.' },
  invalid_id: { status: 400, message: 'This id is not one of ours, or it was altered.' },
  expired: { status: 410, message: 'This id has expired. Ask for new quotes.' },
  not_stored: { status: 503, message: 'This could not be stored. Nothing was sent; please try again.' },
}

/** A request that a function declines: thrown by whoever notices, answered by `handleFunction`. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Where in the body the fault lies; names of fields, never their values. */
  readonly fields: readonly string[] | undefined

  constructor(code: RefusalCode, fields?: readonly string[]) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
  }
}

/** The answer to a refused request: `{ error, message, fields? }` with the status of its code. */
export function refusalAnswer(refusal: Refusal): Response {
  const { status, message } = answers[refusal.code]
  return Response.json({ error: refusal.code, message, fields: refusal.fields }, { status })
}
