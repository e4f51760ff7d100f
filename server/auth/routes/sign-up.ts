import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { createAccount, requireSignUps, userMetadata } from '#server/auth/accounts.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { requirePassword } from '#server/auth/passwords/passwords.ts'
import { redirectOf } from '#server/auth/redirects.ts'
import { sessionTokens, startSession } from '#server/auth/sessions/sessions.ts'
import { noteNotice, noteRequest } from '#server/auth/tokens/one-time-tokens.ts'
import { noteSignUp, signUpSalt } from '#server/auth/unconfirmed-sign-ups.ts'
import { describeUser } from '#server/auth/user-object.ts'
import { findUserByEmail } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'
import { invalid, metadata, readAuthBody, readEmail } from './bodies.ts'

const body = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadata.nullish(),
})

type SignUp = { email: string; encryptedPassword: string; metadata: Record<string, unknown> }

/** POST /signup: a new account, in use at once or after its address is confirmed. */
export function signUpRoutes(parts: AuthParts): Hono {
  const routes = new Hono()
  routes.post('/signup', async (context) => {
    requireSignUps(parts)
    const request = context.req.raw
    const given = await readAuthBody(request, body)
    const { password } = given
    if (!password) throw invalid('Signup requires a valid password')
    const email = readEmail(given.email)
    requirePassword(password)
    const address = parts.clientAddress(request)
    await parts.limits.signUp({ address, email })
    const encryptedPassword = await parts.passwords.hash(address, password, signUpSalt(parts, email))
    const signUp = { email, encryptedPassword, metadata: given.data ?? {} }
    if (!parts.confirmEmail) return context.json(await openAccount(parts, signUp, password, request))

    await requestAccount(parts, signUp, redirectOf(parts, request))
    return context.json(unconfirmedUser(parts, signUp))
  })
  return routes
}

/** Without confirmations: the account, with an unconfirmed address, and its first session. Throws `AuthServiceError` 422 when the address has one. */
function openAccount(parts: AuthParts, signUp: SignUp, password: string, request: Request) {
  return parts.sql.begin(async (sql) => {
    const user = await createAccount(parts, sql, signUp)
    if (!user) throw new AuthServiceError(422, 'user_already_exists', 'User already registered')
    const userAgent = request.headers.get('user-agent')
    const how = { method: 'password', userAgent, password } as const
    return sessionTokens(parts, sql, await startSession(parts, sql, user, how))
  })
}

/**
 * With confirmations: whether the address has an account is told to its owner alone, by email; everything else,
 * the work included, is the same. Password and metadata count once the email of their own sign-up is answered, so that
 * nobody sets them for an account that somebody else confirms.
 */
async function requestAccount(parts: AuthParts, signUp: SignUp, redirectTo: string): Promise<void> {
  const { email, encryptedPassword, metadata } = signUp
  const request = await parts.sql.begin(async (sql) => {
    const created = await createAccount(parts, sql, signUp)
    const user = created ?? (await findUserByEmail(sql, email))
    await noteSignUp(parts, sql, encryptedPassword)
    await dropOthersChoice(sql, email, encryptedPassword)
    if (user?.email_confirmed_at) {
      return noteNotice(parts, sql, user, 'account-exists')
    }
    const userId = user?.id ?? null
    const asked = { userId, type: 'signup', sentTo: email, redirectTo, encryptedPassword, metadata } as const
    return noteRequest(parts, sql, asked)
  })
  await queueAccountEmail(parts, request)
}

/**
 * An unconfirmed account holds what the first sign-up chose, for emails that are sent again. Once somebody chose another
 * password nobody can tell which of the two is the owner's, so neither comes with an email that is none of their own.
 */
async function dropOthersChoice(sql: Queries, email: string, encryptedPassword: string): Promise<void> {
  await sql`
    update auth.users set encrypted_password = null, raw_user_meta_data = '{}'
    where email = ${email} and is_sso_user = false and email_confirmed_at is null
      and encrypted_password is distinct from ${encryptedPassword}`
}

/** The answer to every sign-up that waits for its email: its id is nobody's, so that two of them tell nothing. */
function unconfirmedUser(parts: AuthParts, { email, metadata }: SignUp): object {
  const id = randomUUID()
  const at = parts.now()
  const own = { email, created_at: at, updated_at: at }
  const user = {
    ...own,
    id,
    email_confirmed_at: null,
    email_change: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: userMetadata(metadata, { id, email, isConfirmed: false }),
  }
  const identity_data = userMetadata({}, { id, email, isConfirmed: false })
  const whose = { provider: 'email', provider_id: id, user_id: id, identity_data, last_sign_in_at: at }
  return {
    ...describeUser(parts, user, [{ ...own, ...whose, id: randomUUID() }]),
    confirmation_sent_at: at.toISOString(),
  }
}
