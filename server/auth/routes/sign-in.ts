import { Hono } from 'hono'
import { z } from 'zod'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import { spendAuthCode } from '#server/auth/google/flow-states.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { lengthFor, type Weakness, weaknessOf } from '#server/auth/passwords/passwords.ts'
import { type SessionTokens, sessionTokens, startSession } from '#server/auth/sessions/sessions.ts'
import { forgetSignUp, isUnconfirmedSignUp } from '#server/auth/unconfirmed-sign-ups.ts'
import { findUserByEmail, isBanned, lockUser, normalEmail } from '#server/auth/users.ts'
import { recordEvent } from '#server/database/record-event.ts'
import { invalid, readAuthBody } from './bodies.ts'
import { refresh } from './refresh.ts'

const passwordBody = z.object({ email: z.string().nullish(), password: z.string().nullish() })
const refreshBody = z.object({ refresh_token: z.string().nullish() })
const codeBody = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() })

/** POST /token: a session by password, by refresh token, or by the code of a link or a provider; nothing else is. */
export function tokenRoutes(parts: AuthParts): Hono {
  const grants: Record<string, (request: Request) => Promise<object>> = {
    password: (request) => signIn(parts, request),
    refresh_token: async (request) => {
      const { refresh_token: token } = await readAuthBody(request, refreshBody)
      if (!token) throw invalid('refresh_token required')
      parts.limits.token({ address: parts.clientAddress(request) })
      return refresh(parts, token)
    },
    pkce: (request) => exchangeCode(parts, request),
    id_token: () =>
      Promise.reject(new AuthServiceError(400, 'provider_disabled', 'The provider is not enabled')),
    web3: () =>
      Promise.reject(new AuthServiceError(422, 'web3_provider_disabled', 'Web3 provider is disabled')),
  }
  const routes = new Hono()
  routes.post('/token', async (context) => {
    const name = context.req.query('grant_type') ?? ''
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined
    if (!grant) throw invalid('unsupported_grant_type')
    return context.json(await grant(context.req.raw))
  })
  routes.post('/sso', () => {
    throw new AuthServiceError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
  return routes
}

/**
 * Every refusal takes the same two hashes and counts as a failed try. That the address is unconfirmed is told to whoever
 * signed up with this password, whether there was an account before or not. A password that would not be taken today is
 * good, and called weak in the answer.
 */
async function signIn(
  parts: AuthParts,
  request: Request,
): Promise<SessionTokens & { weak_password?: Weakness }> {
  const given = await readAuthBody(request, passwordBody)
  if (!given.email) throw invalid('missing email or phone')
  const email = normalEmail(given.email)
  const address = parts.clientAddress(request)
  const attempt = await parts.limits.signIn({ address, email })
  const user = await findUserByEmail(parts.sql, email)
  const stored = user?.encrypted_password
  const password = given.password ?? ''
  const isRight = await parts.passwords.matches(address, password, stored)
  const maySignIn = user && (user.email_confirmed_at !== null || !parts.confirmEmail)
  if (!maySignIn || !isRight) {
    recordEvent(parts, { event: 'sign_in_refused', subject: user?.id, email, network: address })
    const isAwaited = await isUnconfirmedSignUp(parts, { address, email, password })
    if (isAwaited) throw new AuthServiceError(400, 'email_not_confirmed', 'Email not confirmed')
    throw new AuthServiceError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  await attempt.succeeded()
  if (isBanned(user, parts.now())) throw new AuthServiceError(400, 'user_banned', 'User is banned')
  const userAgent = request.headers.get('user-agent')
  return parts.sql.begin(async (sql) => {
    // The password may have been changed while its hash was compared.
    const current = await lockUser(sql, user.id)
    if (current?.encrypted_password !== stored) {
      throw new AuthServiceError(400, 'invalid_credentials', 'Invalid login credentials')
    }
    await forgetSignUp(parts, sql, stored ?? '')
    const how = { method: 'password', userAgent, password } as const
    const tokens = await sessionTokens(parts, sql, await startSession(parts, sql, user, how))
    const weakness = weaknessOf(password, lengthFor(user))
    return { ...tokens, ...(weakness && { weak_password: weakness }) }
  })
}

/** The session for a code that Google's callback made, and for the verifier that only the client which began has. */
async function exchangeCode(parts: AuthParts, request: Request): Promise<SessionTokens> {
  parts.limits.token({ address: parts.clientAddress(request) })
  const { auth_code: code, code_verifier: verifier } = await readAuthBody(request, codeBody)
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  return parts.sql.begin(async (sql) => {
    const { userId, sessionId } = await spendAuthCode(parts, sql, code, verifier)
    const how = { method: 'oauth', userAgent: request.headers.get('user-agent') } as const
    return sessionTokens(parts, sql, sessionId ?? (await startSession(parts, sql, { id: userId }, how)))
  })
}
