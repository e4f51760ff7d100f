import { randomUUID } from 'node:crypto'
import { banned, sessionGone } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { deskLength, weaknessOf } from '#server/auth/passwords/passwords.ts'
import { accessTokenLife, mintAccessToken } from '#server/auth/tokens/access-token.ts'
import { userObject } from '#server/auth/user-object.ts'
import { findUserById, isBanned, type UserRow } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'
import { replaceToken } from './refresh-tokens.ts'
import { type AmrMethod, amrOf, lockSession, type SessionRow } from './session-rows.ts'

/** What a client keeps of a session. `expires_in` and `expires_at` are in seconds. */
export type SessionTokens = Awaited<ReturnType<typeof answerFor>>

/** How many sessions an account has at once: more devices than anybody uses, and no table without an end. */
const mostSessions = 50

type TokenParts = Pick<AuthParts, 'keys' | 'siteUrl' | 'tokenSecret' | 'now' | 'confirmEmail'>

/**
 * Opens a session at the first level; `sessionTokens` makes what the client gets. Call it in a transaction. `password`
 * is the one that it is opened with, if any: one that is too weak for the desk is written down with the session.
 * Throws `AuthServiceError` for an account that the operator has shut.
 */
export async function startSession(
  parts: Pick<AuthParts, 'now'>,
  sql: Queries,
  user: Pick<UserRow, 'id'>,
  how: { method: AmrMethod; userAgent: string | null; password?: string },
): Promise<string> {
  const id = randomUUID()
  const now = parts.now()
  // First, because whoever changes how the account is got into locks it before its sessions.
  const welcome = await sql`
    update auth.users set last_sign_in_at = ${now}, updated_at = ${now}
    where id = ${user.id} and (banned_until is null or banned_until <= ${now}) returning id`
  if (welcome.length === 0) throw banned()
  // Those of this account whose time is over, and those used longest ago: right passwords are not counted anywhere.
  await sql`
    delete from auth.sessions where user_id = ${user.id} and (not_after <= ${now} or id in (
      select id from auth.sessions where user_id = ${user.id}
      order by coalesce(refreshed_at at time zone 'utc', created_at) desc offset ${mostSessions - 1}))`
  await sql`
    insert into auth.sessions (id, user_id, aal, user_agent, tag, created_at, updated_at)
    values (${id}, ${user.id}, 'aal1', ${how.userAgent?.slice(0, 400) ?? null}, ${tagFor(how.password)}, ${now}, ${now})`
  await recordMethod(sql, id, how.method, now)
  return id
}

/** Notes that the account of this session has another password now. */
export async function tagSession(sql: Queries, sessionId: string, password: string): Promise<void> {
  await sql`update auth.sessions set tag = ${tagFor(password)} where id = ${sessionId}`
}

/** What `private.desk_answer()` looks for: such a session opens no desk. */
function tagFor(password: string | undefined): string | null {
  return password !== undefined && weaknessOf(password, deskLength) ? 'weak_password' : null
}

/** Lifts a session to the second level: its owner has shown a code of this factor, or one of the recovery codes. */
export async function raiseLevel(
  parts: Pick<AuthParts, 'now'>,
  sql: Queries,
  sessionId: string,
  by: { method: 'totp'; factorId: string } | { method: 'recovery_code' },
): Promise<void> {
  const now = parts.now()
  const factorId = by.method === 'totp' ? by.factorId : null
  await sql`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = ${now} where id = ${sessionId}`
  await recordMethod(sql, sessionId, by.method, now)
}

/**
 * A fresh pair of tokens for a session, in the place of the ones it had; call it in a transaction.
 * Throws `AuthServiceError` when the session or its account is gone.
 */
export async function sessionTokens(
  parts: TokenParts,
  sql: Queries,
  sessionId: string,
): Promise<SessionTokens> {
  const session = await lockSession(sql, sessionId)
  const user = session && (await findUserById(sql, session.user_id))
  if (!session || !user) throw sessionGone()
  return answerFor(parts, sql, session, user, await replaceToken(parts, sql, session, user))
}

/** The session's state now, with a refresh token that has been stored already. */
export async function answerFor(
  parts: TokenParts,
  sql: Queries,
  session: SessionRow,
  user: UserRow,
  refreshToken: string,
) {
  if (isBanned(user, parts.now())) throw banned()
  const { token, expiresAt } = await mintAccessToken(parts, user, {
    id: session.id,
    aal: session.aal,
    amr: await amrOf(sql, session.id),
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenLife,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await userObject(parts, sql, user),
  }
}

export async function endSession(sql: Queries, sessionId: string): Promise<void> {
  await sql`delete from auth.sessions where id = ${sessionId}`
}

export async function endOthers(sql: Queries, userId: string, sessionId: string): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`
}

export async function endAll(sql: Queries, userId: string): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId}`
}

async function recordMethod(sql: Queries, sessionId: string, method: AmrMethod, now: Date): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (${randomUUID()}, ${sessionId}, ${method}, ${now}, ${now})
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`
}
