import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { isUuid } from '#server/auth/routes/bodies.ts'
import type { Queries } from '#server/database/sql.ts'
import type { GoogleChecks } from './google.ts'

/** How long somebody may take at Google, and how long a code for `token?grant_type=pkce` is good, in ms. */
const flowLife = 10 * 60_000
const codeLife = 5 * 60_000

/** A way to Google and back that a browser has begun. */
export type PendingFlow = GoogleChecks & {
  redirectTo: string
  /** RFC 7636: the SHA-256 of what the client will show as its verifier when it fetches its session. */
  challenge: string
  /** The account that Google is to be linked to, and the session that asked for it. */
  linking: { userId: string; sessionId: string } | undefined
}

/** Remembers a way that begins. `browser` is what its cookie holds: only the same browser may come back with it. */
export async function openFlow(
  { now, sql }: Pick<AuthParts, 'now' | 'sql'>,
  flow: PendingFlow,
  browser: string,
): Promise<void> {
  await sql`
    insert into auth.flow_state (id, authentication_method, provider_type, referrer, code_challenge,
      code_challenge_method, provider_nonce, provider_code_verifier, browser_hash, linking_target_id, session_id,
      created_at, updated_at)
    values (${flow.state}, 'oauth', 'google', ${flow.redirectTo}, ${flow.challenge}, 's256', ${flow.nonce},
      ${flow.verifier}, ${sha256(browser)}, ${flow.linking?.userId ?? null}, ${flow.linking?.sessionId ?? null},
      ${now()}, ${now()})`
}

/**
 * The way that a `state` from Google belongs to, which is over by that: each state comes back once, in time, and to the
 * browser that took it along. Throws `AuthServiceError` bad_oauth_state otherwise.
 */
export async function takeFlow(
  { now, sql }: Pick<AuthParts, 'now' | 'sql'>,
  state: string,
  browser: string | undefined,
): Promise<PendingFlow> {
  const [row] = isUuid(state)
    ? await sql<Omit<PendingFlow, 'linking'> & { user_id: string | null; session_id: string | null }>`
        delete from auth.flow_state
        where id = ${state} and browser_hash = ${sha256(browser ?? '')} and auth_code is null
          and created_at > ${new Date(now().getTime() - flowLife)}
        returning id as state, referrer as "redirectTo", code_challenge as challenge, provider_nonce as nonce,
          provider_code_verifier as verifier, linking_target_id as user_id, session_id`
    : []
  if (!row) throw new AuthServiceError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  const { user_id: userId, session_id: sessionId, ...flow } = row
  return { ...flow, linking: userId && sessionId ? { userId, sessionId } : undefined }
}

/** Makes the code that a client exchanges for its session; stored as a hash. */
export async function issueAuthCode(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  challenge: string,
  whose: { userId: string; sessionId: string | undefined },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await sql`
    insert into auth.flow_state (id, user_id, auth_code, auth_code_issued_at, authentication_method, provider_type,
      code_challenge, code_challenge_method, session_id, created_at, updated_at)
    values (${randomUUID()}, ${whose.userId}, ${sha256(code)}, ${now()}, 'oauth', 'google', ${challenge}, 's256',
      ${whose.sessionId ?? null}, ${now()}, ${now()})`
  return code
}

/**
 * Who came by Google, and the session that goes on, for whoever had one; the code is spent by that. Call it in the
 * transaction that opens the session. Throws `AuthServiceError` as hosted Supabase does.
 */
export async function spendAuthCode(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  code: string,
  verifier: string,
): Promise<{ userId: string; sessionId: string | null }> {
  const [row] = await sql<{ userId: string; sessionId: string | null; challenge: string; issued: Date }>`
    select user_id as "userId", session_id as "sessionId", code_challenge as challenge, auth_code_issued_at as issued
    from auth.flow_state where auth_code = ${sha256(code)} for update`
  if (!row) {
    throw new AuthServiceError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (now().getTime() > row.issued.getTime() + codeLife) {
    throw new AuthServiceError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (sha256(verifier) !== row.challenge) {
    const message = 'code challenge does not match previously saved code verifier'
    throw new AuthServiceError(400, 'bad_code_verifier', message)
  }
  await sql`delete from auth.flow_state where auth_code = ${sha256(code)}`
  return row
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
