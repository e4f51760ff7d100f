import { Hono } from 'hono'
import { z } from 'zod'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { clearUnproven, confirmEmail } from '#server/auth/accounts.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { confirmPage, redirectOf } from '#server/auth/redirects.ts'
import { sessionTokens, startSession } from '#server/auth/sessions/sessions.ts'
import {
  checkCode,
  type FoundToken,
  findLinkToken,
  forgetTokens,
  openingTypes,
  type TokenRow,
  type TokenType,
  takeToken,
} from '#server/auth/tokens/one-time-tokens.ts'
import { forgetSignUp } from '#server/auth/unconfirmed-sign-ups.ts'
import { lockUser, type UserRow } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'
import { invalid, readAuthBody, readEmail } from './bodies.ts'
import { confirmEmailChange, linkExpired } from './change-email.ts'

const body = z.object({
  type: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: z.string().nullish(),
})

/** The types that a client names, and what they stand for. */
const meant: Record<string, readonly TokenType[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['signup', 'magiclink'],
}

/** What the first of the two mailboxes of a change of address is answered: it opens no session. */
const oneOfTwo = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
}

/**
 * /verify. POST does what a mailed link or code is for, and opens a session. GET, which mailboxes and their scanners
 * follow by themselves, only leads to the page whose button posts.
 */
export function verifyRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.get('/verify', (context) => {
    const { token, token_hash: hash = token, type } = context.req.query()
    const redirect = redirectOf(parts, context.req.raw)
    const given = { ...(hash && { token_hash: hash }), ...(type && { type }), redirect_to: redirect }
    return context.redirect(confirmPage(redirect, given), 303)
  })

  routes.post('/verify', async (context) => {
    const request = context.req.raw
    const given = await readAuthBody(request, body)
    const { found, error } = await findToken(parts, parts.clientAddress(request), given)
    if (!found) throw error
    const { emails, answer } = await parts.sql.begin(async (sql) => {
      const user = await lockUser(sql, found.user_id)
      const row = await takeToken(sql, found)
      if (!user || !row) throw error
      const emails = await redeem(parts, sql, user, row)
      if (!emails) return { emails: [], answer: oneOfTwo }
      const how = { method: 'otp', userAgent: request.headers.get('user-agent') } as const
      return { emails, answer: await sessionTokens(parts, sql, await startSession(parts, sql, user, how)) }
    })
    for (const id of emails) await queueAccountEmail(parts, id)
    return context.json(answer)
  })

  return routes
}

/** Which token is meant, once the try is counted, and what to say where it is none that is good. */
async function findToken(
  parts: AuthParts,
  address: string,
  { token_hash: hash, token: code, type, email }: z.infer<typeof body>,
): Promise<{ found: FoundToken | undefined; error: AuthServiceError }> {
  const types = type && Object.hasOwn(meant, type) ? meant[type] : undefined
  if (!type) throw invalid('Verify requires a verification type')
  // Such as a phone's: nothing is ever sent to one.
  if (!types) throw codeExpired()
  if (hash) {
    parts.limits.token({ address })
    return { found: await findLinkToken(parts, hash, types), error: linkExpired() }
  }
  if (!code) throw invalid('Verify requires a token or a token hash')
  const sentTo = readEmail(email)
  const attempt = await parts.limits.guess('mailed-code', { address, account: sentTo })
  const found = await checkCode(parts, sentTo, code, types)
  if (found) await attempt.succeeded()
  return { found, error: codeExpired() }
}

const codeExpired = () => new AuthServiceError(403, 'otp_expired', 'Token has expired or is invalid')

/** Does what the token was mailed for. Answers the emails to send; undefined where another mailbox has to confirm, too. */
async function redeem(
  parts: AuthParts,
  sql: Queries,
  user: UserRow,
  row: TokenRow,
): Promise<string[] | undefined> {
  if (row.token_type === 'email_change_current' || row.token_type === 'email_change_new') {
    return confirmEmailChange(parts, sql, user, row)
  }
  if (!user.email_confirmed_at) await confirmFirst(parts, sql, user, row)
  await forgetTokens(sql, user.id, openingTypes)
  return []
}

/**
 * The address's owner comes for the first time. Password and metadata become those of the sign-up whose email was
 * answered; what came with no email of theirs may be somebody else's, so it goes, and so do sessions that have been
 * opened without any email.
 */
async function confirmFirst(parts: AuthParts, sql: Queries, user: UserRow, row: TokenRow): Promise<void> {
  const { password, metadata } = chosenWith(row, user)
  if (!password || password !== user.encrypted_password) await clearUnproven(sql, user.id)
  await confirmEmail(parts, sql, { ...user, raw_user_meta_data: metadata }, user.email ?? '')
  await sql`update auth.users set encrypted_password = ${password} where id = ${user.id}`
  if (password) await forgetSignUp(parts, sql, password)
}

/** An email that was sent again belongs to no sign-up: it goes with what the account holds. */
function chosenWith(row: TokenRow, user: UserRow) {
  if (row.token_type !== 'signup') return { password: null, metadata: {} }
  return row.encrypted_password
    ? { password: row.encrypted_password, metadata: row.metadata ?? {} }
    : { password: user.encrypted_password, metadata: user.raw_user_meta_data }
}
