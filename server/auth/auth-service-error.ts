/**
 * An answer of the accounts service that is not a success, worded as hosted Supabase words it: clients read `code`
 * (`error_code` on the wire) and show `message`.
 */
export class AuthServiceError extends Error {
  override readonly name = 'AuthServiceError'
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  /** Further fields of the body. */
  readonly details: object

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Record<string, string> = {},
    details: object = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
  }

  toResponse(): Response {
    const body = { code: this.status, error_code: this.code, msg: this.message, ...this.details }
    return Response.json(body, {
      status: this.status,
      headers: { 'x-sb-error-code': this.code, ...this.headers },
    })
  }
}

export const banned = () => new AuthServiceError(403, 'user_banned', 'User is banned')

export const sessionGone = () =>
  new AuthServiceError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
