import { AuthFailure } from './auth-failure.ts'
import type { AuthParts, Queries } from './parts.ts'
import { findRefreshToken, liveToken, replaceToken, successorOf, tokenHash } from './refresh-tokens.ts'
import { lockSession } from './session-rows.ts'
import { answerFor, endSession, type SessionTokens } from './sessions.ts'

/** How long a used token still gets the answer that may have been lost on the way, in milliseconds. */
const reuseInterval = 10_000

type Refusal = 'unknown' | 'reused'

/**
 * Exchanges a refresh token for a new pair (RFC 9700, 4.14.2). Each is good once; whoever comes with a used one shortly
 * after, another tab or a lost answer, gets the session's present one. Later that is a theft: the session ends.
 * Throws `AuthFailure` 400.
 */
export async function refresh(parts: AuthParts, token: string): Promise<SessionTokens> {
  const outcome = await parts.sql.begin((sql) => rotate(parts, sql, tokenHash(token)))
  if (outcome === 'unknown') {
    const message = 'Invalid Refresh Token: Refresh Token Not Found'
    throw new AuthFailure(400, 'refresh_token_not_found', message)
  }
  if (outcome === 'reused') {
    throw new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return outcome
}

async function rotate(parts: AuthParts, sql: Queries, hash: string): Promise<SessionTokens | Refusal> {
  const known = await findRefreshToken(sql, hash)
  if (!known) return 'unknown'
  const session = await lockSession(sql, known.session_id)
  // Read again: whoever held the lock may have used it.
  const presented = await findRefreshToken(sql, hash)
  if (!session || !presented) return 'unknown'
  if (!presented.revoked) return answerFor(parts, sql, session, await replaceToken(parts, sql, session))

  const age = parts.now().getTime() - presented.updated_at.getTime()
  const live = await liveToken(sql, session.id)
  if (age <= reuseInterval && live?.parent) {
    return answerFor(parts, sql, session, successorOf(parts, live.parent))
  }
  await endSession(sql, session.id)
  return 'reused'
}
