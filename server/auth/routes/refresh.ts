import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import {
  findRefreshToken,
  liveToken,
  replaceToken,
  successorOf,
  tokenHash,
} from '#server/auth/sessions/refresh-tokens.ts'
import { isOver, lockSession } from '#server/auth/sessions/session-rows.ts'
import { answerFor, endSession, type SessionTokens } from '#server/auth/sessions/sessions.ts'
import { findUserById, isBanned } from '#server/auth/users.ts'
import { recordEvent } from '#server/database/record-event.ts'
import type { Queries } from '#server/database/sql.ts'

/** How long any used token of a session still gets its present one: tabs that refresh at once, in milliseconds. */
const reuseInterval = 10_000

type RequestError = 'unknown' | 'over' | 'reused'

/**
 * Exchanges a refresh token for a new pair (RFC 9700, 4.14.2). Each is good once; but whoever comes with the one before
 * the present one never got or kept the answer, and is given the same again, whenever that is. An older one means that
 * two go on with one session, so it ends. Throws `AuthServiceError` 400.
 */
export async function refresh(parts: AuthParts, token: string): Promise<SessionTokens> {
  const outcome = await parts.sql.begin((sql) => rotate(parts, sql, tokenHash(token)))
  if (outcome === 'unknown') throw refused('refresh_token_not_found', 'Refresh Token Not Found')
  if (outcome === 'over') throw refused('session_expired', 'Session Expired')
  if (outcome === 'reused') throw refused('refresh_token_already_used', 'Already Used')
  return outcome
}

async function rotate(parts: AuthParts, sql: Queries, hash: string): Promise<SessionTokens | RequestError> {
  const known = await findRefreshToken(sql, hash)
  if (!known) return 'unknown'
  const session = await lockSession(sql, known.session_id)
  // Read again: whoever held the lock may have used it.
  const presented = await findRefreshToken(sql, hash)
  const user = session && (await findUserById(sql, session.user_id))
  if (!session || !presented || !user) return 'unknown'
  if (isBanned(user, parts.now())) throw refused('user_banned', 'User Banned')
  if (isOver(session, user, parts.now())) return 'over'
  if (!presented.revoked) {
    return answerFor(parts, sql, session, user, await replaceToken(parts, sql, session, user))
  }
  const live = await liveToken(sql, session.id)
  const age = parts.now().getTime() - presented.updated_at.getTime()
  if (live?.parent && (live.parent === presented.token || age <= reuseInterval)) {
    return answerFor(parts, sql, session, user, successorOf(parts, live.parent))
  }
  await endSession(sql, session.id)
  recordEvent(parts, { event: 'refresh_token_reused', subject: user.id })
  return 'reused'
}

function refused(code: string, why: string): AuthServiceError {
  return new AuthServiceError(400, code, `Invalid Refresh Token: ${why}`)
}
