import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { AuthParts } from '#server/auth/parts.ts'
import type { UserRow } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'
import { endOfSession } from './session-rows.ts'

/** How long a used token is remembered, so that its return is known for a theft, in milliseconds. */
const rememberedFor = 60 * 24 * 3_600_000

type RefreshTokenRow = {
  token: string
  session_id: string
  revoked: boolean
  parent: string | null
  updated_at: Date
}

/** What is stored of a token: a copy of the database opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The token that follows the one whose hash is given. It is derived, not drawn: a browser whose answer got lost on the
 * way is given the same one again, though nobody has kept it.
 */
export function successorOf({ tokenSecret }: Pick<AuthParts, 'tokenSecret'>, parentHash: string): string {
  return createHmac('sha256', tokenSecret).update(`refresh token after ${parentHash}`).digest('base64url')
}

/** The session's one token that still may be used. */
export async function liveToken(sql: Queries, sessionId: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await sql<RefreshTokenRow>`
    select token, session_id, revoked, parent, updated_at from auth.refresh_tokens
    where session_id = ${sessionId} and revoked = false order by created_at desc limit 1`
  return row
}

export async function findRefreshToken(sql: Queries, hash: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await sql<RefreshTokenRow>`
    select token, session_id, revoked, parent, updated_at from auth.refresh_tokens where token = ${hash}`
  return row
}

/**
 * Puts a new token in the place of the session's live one, if it has one, and moves the session's end on. The session's
 * row is to be locked.
 */
export async function replaceToken(
  parts: Pick<AuthParts, 'tokenSecret' | 'now'>,
  sql: Queries,
  session: { id: string; created_at: Date },
  user: Pick<UserRow, 'id' | 'raw_app_meta_data'>,
): Promise<string> {
  const now = parts.now()
  const live = await liveToken(sql, session.id)
  const token = live ? successorOf(parts, live.token) : randomBytes(32).toString('base64url')
  await sql`
    update auth.refresh_tokens set revoked = true, updated_at = ${now}
    where session_id = ${session.id} and revoked = false`
  await sql`
    delete from auth.refresh_tokens
    where session_id = ${session.id} and revoked = true and updated_at < ${new Date(now.getTime() - rememberedFor)}`
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id, parent, created_at, updated_at)
    values (${randomUUID()}, ${tokenHash(token)}, ${user.id}, ${session.id}, ${live?.token ?? null},
      ${now}, ${now})`
  await sql`
    update auth.sessions set refreshed_at = ${now.toISOString()}::timestamptz at time zone 'utc', updated_at = ${now},
      not_after = ${endOfSession({ created_at: session.created_at, used_at: now }, user)}
    where id = ${session.id}`
  return token
}
