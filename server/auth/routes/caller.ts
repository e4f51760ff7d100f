import { AuthServiceError, banned, sessionGone } from '#server/auth/auth-service-error.ts'
import { hasApp } from '#server/auth/factors/factors.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import {
  type AssuranceLevel,
  findSession,
  isOver,
  type SessionRow,
} from '#server/auth/sessions/session-rows.ts'
import { type Claims, verifyAccessToken } from '#server/auth/tokens/access-token.ts'
import { findUserById, isBanned, lockUser, type UserRow } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'

/** Who makes a request: a living session of an existing account. */
export type Caller = { user: UserRow; session: SessionRow; claims: Claims; aal: AssuranceLevel }

/**
 * The caller by the request's bearer token. Throws `AuthServiceError`: 401 without one, 403 when it is not ours, has
 * expired, its session or account is gone, or the operator has shut the account.
 */
export async function requireCaller(parts: AuthParts, request: Request): Promise<Caller> {
  const token = bearerOf(request)
  if (token === undefined) {
    throw new AuthServiceError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const claims = await verifyAccessToken(parts, token)
  if (typeof claims === 'string') {
    throw new AuthServiceError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, token is ${claims}`,
    )
  }
  const user = await findUserById(parts.sql, claims.sub)
  if (!user) throw new AuthServiceError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (isBanned(user, parts.now())) throw banned()
  const session = await findSession(parts.sql, claims.session_id)
  if (session?.user_id !== user.id || isOver(session, user, parts.now())) throw sessionGone()
  return { user, session, claims, aal: lowerOf(claims.aal, session.aal) }
}

/**
 * The caller as they are once nobody else changes how the account is got into, which holds until the transaction ends:
 * their session may have ended, or fallen back, while they waited. Throws `AuthServiceError` 403 when it has ended.
 */
export async function lockCaller(sql: Queries, caller: Caller): Promise<Caller> {
  await lockUser(sql, caller.user.id)
  const session = await findSession(sql, caller.session.id)
  if (!session) throw sessionGone()
  return { ...caller, session, aal: lowerOf(caller.aal, session.aal) }
}

/** Where an authenticator app is on, its code must have been given. Throws `AuthServiceError` otherwise. */
export async function requireLevel(
  sql: Queries,
  caller: Caller,
  message = 'AAL2 session is required',
  status = 403,
): Promise<void> {
  if (await owesCode(sql, caller)) throw new AuthServiceError(status, 'insufficient_aal', message)
}

/** Whether an authenticator app is on and this session has not shown its code. */
export async function owesCode(sql: Queries, caller: Caller): Promise<boolean> {
  if (caller.aal === 'aal2') return false
  return hasApp(sql, caller.user.id)
}

/** A token from before the code was given stays below it, and one from before the factor went, too. */
function lowerOf(one: AssuranceLevel, other: AssuranceLevel): AssuranceLevel {
  return one === 'aal2' && other === 'aal2' ? 'aal2' : 'aal1'
}

function bearerOf(request: Request): string | undefined {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1]
  // Clients without a session send their API key in its place.
  return token?.startsWith('sb_') ? undefined : token
}
