import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { AuthFailure } from './auth-failure.ts'
import { invalid } from './bodies.ts'
import type { GoogleChecks } from './google.ts'
import type { AuthParts, Queries } from './parts.ts'
import { createSecretBox } from './secret-box.ts'
import type { AmrMethod } from './session-rows.ts'

/** How long somebody may take at Google, and how long a code for `token?grant_type=pkce` is good, in ms. */
const flowLife = 10 * 60_000
const codeLife = 5 * 60_000

/** RFC 7636: the SHA-256 of what a client will show as its verifier when it fetches its session. */
export type CodeChallenge = string

/** A way to Google and back that a browser has begun. */
export type PendingFlow = GoogleChecks & {
  redirectTo: string
  challenge: CodeChallenge | undefined
  /** The account that Google is to be linked to, and the session that asked for it. */
  linking: { userId: string; sessionId: string } | undefined
}

/**
 * The challenge among a request's parameters; undefined for a client without PKCE.
 * Throws `AuthFailure` when it is half there or malformed.
 */
export function readChallenge(query: URLSearchParams): CodeChallenge | undefined {
  const value = query.get('code_challenge') ?? ''
  const method = (query.get('code_challenge_method') ?? '').toLowerCase()
  if (value === '' && method === '') return undefined
  if (value === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (value.length < 43 || value.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[\w.~-]+$/.test(value)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  // A plain challenge is its own verifier: whoever reads the address on the way could fetch the session.
  if (method !== 's256') throw invalid('Invalid code_challenge_method')
  return value
}

/** Remembers a way that begins. `browser` is what its cookie holds: only the same browser may come back with it. */
export async function openFlow(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  flow: PendingFlow,
  browser: string,
): Promise<void> {
  await sql`delete from auth.flow_state where created_at < ${new Date(now().getTime() - flowLife)}`
  await sql`
    insert into auth.flow_state (id, authentication_method, provider_type, referrer, code_challenge,
      code_challenge_method, provider_nonce, provider_code_verifier, browser_hash, linking_target_id, session_id,
      created_at, updated_at)
    values (${flow.state}, 'oauth', 'google', ${flow.redirectTo}, ${flow.challenge ?? null},
      ${flow.challenge ? 's256' : null}, ${flow.nonce}, ${flow.verifier}, ${sha256(browser)},
      ${flow.linking?.userId ?? null}, ${flow.linking?.sessionId ?? null}, ${now()}, ${now()})`
}

type FlowRow = {
  id: string
  referrer: string
  code_challenge: string | null
  provider_nonce: string
  provider_code_verifier: string
  linking_target_id: string | null
  session_id: string | null
}

/**
 * The way that a `state` from Google belongs to, which is over by that: each state comes back once, in time, and to the
 * browser that took it along. Throws `AuthFailure` bad_oauth_state otherwise.
 */
export async function takeFlow(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  state: string,
  browser: string | undefined,
): Promise<PendingFlow> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(state)
  if (!isId) throw badState('OAuth state parameter is invalid')
  const [row] = await sql<FlowRow[]>`
    delete from auth.flow_state
    where id = ${state} and browser_hash = ${sha256(browser ?? '')} and auth_code is null
      and created_at > ${new Date(now().getTime() - flowLife)}
    returning id, referrer, code_challenge, provider_nonce, provider_code_verifier,
      linking_target_id, session_id`
  if (!row) throw badState('OAuth state not found or expired')
  return {
    state: row.id,
    nonce: row.provider_nonce,
    verifier: row.provider_code_verifier,
    redirectTo: row.referrer,
    challenge: row.code_challenge ?? undefined,
    linking:
      row.linking_target_id && row.session_id
        ? { userId: row.linking_target_id, sessionId: row.session_id }
        : undefined,
  }
}

export type ProviderTokens = { accessToken: string; refreshToken: string | undefined }

/** What a code stands for: somebody who has shown by `method` who they are. */
export type AuthCodeGrant = {
  userId: string
  method: AmrMethod
  /** The session that goes on, for whoever had one; without it a new one begins. */
  sessionId?: string | undefined
  provider?: ProviderTokens | undefined
}

/** Makes the code that a client with PKCE exchanges for its session. Stored as a hash, Google's tokens sealed. */
export async function issueAuthCode(
  { now, tokenSecret }: Pick<AuthParts, 'now' | 'tokenSecret'>,
  sql: Queries,
  challenge: CodeChallenge,
  grant: AuthCodeGrant,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const id = randomUUID()
  const box = createSecretBox(tokenSecret)
  const sealed = (token: string | undefined) => (token ? box.close(token, id) : null)
  await sql`
    insert into auth.flow_state (id, user_id, auth_code, auth_code_issued_at, authentication_method, provider_type,
      code_challenge, code_challenge_method, session_id, provider_access_token, provider_refresh_token, created_at,
      updated_at)
    values (${id}, ${grant.userId}, ${sha256(code)}, ${now()}, ${grant.method}, ${grant.provider ? 'google' : 'email'},
      ${challenge}, 's256', ${grant.sessionId ?? null}, ${sealed(grant.provider?.accessToken)},
      ${sealed(grant.provider?.refreshToken)}, ${now()}, ${now()})`
  return code
}

type CodeRow = {
  id: string
  user_id: string
  authentication_method: AmrMethod
  code_challenge: string
  session_id: string | null
  provider_access_token: string | null
  provider_refresh_token: string | null
  auth_code_issued_at: Date
}

/**
 * What a code stands for, which is spent by that; call it in the transaction that opens the session.
 * Throws `AuthFailure` as hosted Supabase does.
 */
export async function spendAuthCode(
  { now, tokenSecret }: Pick<AuthParts, 'now' | 'tokenSecret'>,
  sql: Queries,
  code: string,
  verifier: string,
): Promise<AuthCodeGrant> {
  const [row] = await sql<CodeRow[]>`
    select id, user_id, authentication_method, code_challenge, session_id,
      provider_access_token, provider_refresh_token, auth_code_issued_at
    from auth.flow_state where auth_code = ${sha256(code)} for update`
  if (!row) {
    throw new AuthFailure(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (now().getTime() > row.auth_code_issued_at.getTime() + codeLife) {
    throw new AuthFailure(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!isEqual(sha256(verifier), row.code_challenge)) {
    const message = 'code challenge does not match previously saved code verifier'
    throw new AuthFailure(400, 'bad_code_verifier', message)
  }
  await sql`delete from auth.flow_state where id = ${row.id}`
  const box = createSecretBox(tokenSecret)
  const opened = (sealed: string | null) => (sealed === null ? undefined : box.open(sealed, row.id))
  const accessToken = opened(row.provider_access_token)
  return {
    userId: row.user_id,
    method: row.authentication_method,
    sessionId: row.session_id ?? undefined,
    provider: accessToken ? { accessToken, refreshToken: opened(row.provider_refresh_token) } : undefined,
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function badState(message: string): AuthFailure {
  return new AuthFailure(400, 'bad_oauth_state', message)
}
