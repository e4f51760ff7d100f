import { AuthFailure } from './auth-failure.ts'
import { spendAuthCode } from './flow-states.ts'
import type { AuthParts } from './parts.ts'
import { type SessionTokens, sessionTokens, startSession } from './sessions.ts'

export type ExchangedSession = SessionTokens & { provider_token?: string; provider_refresh_token?: string }

/**
 * The session for a code that `issueAuthCode` made, and for the verifier that only the client which began has
 * (`token?grant_type=pkce`). A code is good once. Throws `AuthFailure`.
 */
export async function exchangeAuthCode(
  parts: AuthParts,
  authCode: string,
  codeVerifier: string,
  userAgent: string | null,
): Promise<ExchangedSession> {
  if (authCode === '' || codeVerifier === '') {
    const message = 'invalid request: both auth code and code verifier should be non-empty'
    throw new AuthFailure(400, 'validation_failed', message)
  }
  return parts.sql.begin(async (sql) => {
    const { userId, method, sessionId, provider } = await spendAuthCode(parts, sql, authCode, codeVerifier)
    const id = sessionId ?? (await startSession(parts, sql, { id: userId }, { method, userAgent }))
    return {
      ...(await sessionTokens(parts, sql, id)),
      ...(provider && { provider_token: provider.accessToken }),
      ...(provider?.refreshToken && { provider_refresh_token: provider.refreshToken }),
    }
  })
}
