import { Hono } from 'hono'
import { z } from 'zod'
import { confirmEmail } from './accounts.ts'
import { AuthFailure } from './auth-failure.ts'
import { invalid, readBody, readEmail } from './bodies.ts'
import { issueAuthCode } from './flow-states.ts'
import { forgetTokens, type TokenRow, type TokenType, takeLinkToken } from './one-time-tokens.ts'
import type { AuthParts, Queries } from './parts.ts'
import { redirectOf, withFragment } from './redirects.ts'
import { type SessionTokens, sessionTokens, startSession } from './sessions.ts'
import { forgetSignUp } from './unconfirmed-sign-ups.ts'
import { findUserByEmail, findUserById, type UserRow } from './users.ts'

const body = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
})

/** The types that a client names, and what they stand for. */
const meant: Record<string, readonly TokenType[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email_change: ['email_change'],
  email: ['signup', 'magiclink'],
}

/** /verify: what a mailed link leads to (GET), and the same for clients that hold its token (POST). */
export function verifyRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.get('/verify', async (context) => {
    const redirect = redirectOf(parts, context.req.raw)
    // A HEAD request comes from programs that look at links before people do.
    if (context.req.method === 'HEAD') return context.body(null, 204)
    const { token, token_hash: hash, type } = context.req.query()
    try {
      const given = { token: token ?? hash, type }
      return context.redirect(await followLink(parts, context.req.raw, given, redirect), 303)
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error
      return context.redirect(withFragment(redirect, failureFields(error)), 303)
    }
  })

  routes.post('/verify', async (context) => {
    const given = await readBody(context.req.raw, body)
    // Nothing is ever sent to a phone.
    if (given.phone) throw new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid')
    const { token_hash: hash, token } = given
    const secret = hash ?? token
    if (!secret) throw invalid('Verify requires a token or a token hash')
    const email = hash ? undefined : readEmail(given.email)
    const types = typesOf(given.type)
    parts.limits.token({ address: parts.clientAddress(context.req.raw) })
    const answer = await parts.sql.begin(async (sql) => {
      const { user } = await redeem(parts, sql, secret, types, email)
      return open(parts, sql, user, context.req.raw)
    })
    return context.json(answer)
  })

  return routes
}

/** Where the browser goes on: with its session behind the `#`, or with a code where the client asked for one. */
function followLink(
  parts: AuthParts,
  request: Request,
  given: { token: string | undefined; type: string | undefined },
  redirect: string,
): Promise<string> {
  if (!given.token) throw invalid('Verify requires a token or a token hash')
  const types = typesOf(given.type)
  const { token } = given
  parts.limits.token({ address: parts.clientAddress(request) })
  return parts.sql.begin(async (sql) => {
    const { row, user } = await redeem(parts, sql, token, types)
    const { code_challenge: challenge } = row
    if (challenge) {
      const grant = { userId: user.id, method: 'otp' } as const
      const url = new URL(redirect)
      url.searchParams.set('code', await issueAuthCode(parts, sql, challenge, grant))
      return url.href
    }
    const { user: _, ...tokens } = await open(parts, sql, user, request)
    const fields = Object.entries(tokens).map(([name, value]) => [name, String(value)])
    return withFragment(redirect, { ...Object.fromEntries(fields), type: given.type ?? row.token_type })
  })
}

function typesOf(type: string | null | undefined): readonly TokenType[] {
  const types = type && Object.hasOwn(meant, type) ? meant[type] : undefined
  if (!types) throw invalid('Verify requires a verification type')
  return types
}

async function open(parts: AuthParts, sql: Queries, user: UserRow, request: Request): Promise<SessionTokens> {
  const userAgent = request.headers.get('user-agent')
  return sessionTokens(parts, sql, await startSession(parts, sql, user, { method: 'otp', userAgent }))
}

/** Takes the token and does what it was mailed for. Throws `AuthFailure` 403 when it is not good, or not for `email`. */
async function redeem(
  parts: AuthParts,
  sql: Queries,
  token: string,
  types: readonly TokenType[],
  email?: string,
): Promise<{ row: TokenRow; user: UserRow }> {
  const row = await takeLinkToken(parts, sql, token, types)
  const user = row && (await findUserById(sql, row.user_id))
  const isTheirs = email === undefined || email === (row?.relates_to || user?.email)
  if (!row || !user || !isTheirs) {
    const what =
      email === undefined ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
    throw new AuthFailure(403, 'otp_expired', what)
  }
  if (row.token_type === 'email_change') await changeEmail(parts, sql, user, row)
  else if (!user.email_confirmed_at) await confirmFirst(parts, sql, user, row)
  await forgetTokens(sql, user.id, [row.token_type])
  return { row, user }
}

/**
 * The address's owner comes for the first time. Password and metadata become those of the sign-up whose letter was
 * answered; what came with no letter of theirs may be somebody else's, so it goes.
 */
async function confirmFirst(parts: AuthParts, sql: Queries, user: UserRow, row: TokenRow): Promise<void> {
  const { password, metadata } = chosenWith(row, user)
  await confirmEmail(parts, sql, { ...user, raw_user_meta_data: metadata }, user.email ?? '')
  await sql`update auth.users set encrypted_password = ${password} where id = ${user.id}`
  if (password) await forgetSignUp(parts, sql, password)
  await forgetTokens(sql, user.id, ['signup'])
}

/** A letter that was sent again belongs to no sign-up: it goes with what the account holds. */
function chosenWith(row: TokenRow, user: UserRow) {
  if (row.token_type !== 'signup') return { password: null, metadata: {} }
  return row.encrypted_password
    ? { password: row.encrypted_password, metadata: row.metadata ?? {} }
    : { password: user.encrypted_password, metadata: user.raw_user_meta_data }
}

async function changeEmail(parts: AuthParts, sql: Queries, user: UserRow, row: TokenRow): Promise<void> {
  const email = row.relates_to
  if (!email || email !== user.email_change) {
    throw new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired')
  }
  if (await findUserByEmail(sql, email)) {
    throw new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered')
  }
  await confirmEmail(parts, sql, user, email)
  await sql`update auth.users set email_change = null, email_change_sent_at = null where id = ${user.id}`
  // A link that lies in the old mailbox must not open the account any more.
  await forgetTokens(sql, user.id, ['recovery', 'magiclink', 'reauthentication'])
}

function failureFields({ code, status, message }: AuthFailure): Record<string, string> {
  const error = status >= 500 ? 'server_error' : 'access_denied'
  return { error, error_code: code, error_description: message }
}
