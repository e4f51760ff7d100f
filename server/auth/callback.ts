import { AuthFailure } from './auth-failure.ts'
import { callbackUrl, kindOf } from './authorize.ts'
import { issueAuthCode, type PendingFlow, takeFlow } from './flow-states.ts'
import type { Google, GoogleAccount } from './google.ts'
import { accountForGoogle, linkGoogle } from './identities.ts'
import { sendRequested } from './letters.ts'
import type { AuthParts } from './parts.ts'
import { siteRedirect, withFragment } from './redirects.ts'
import { type SessionTokens, sessionTokens, startSession } from './sessions.ts'

/** The names that OAuth 2.0 has for what our statuses say (RFC 6749 §4.1.2.1). */
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}

/** An answer of Google itself that is no: its own words for it. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/**
 * Takes somebody who comes back from Google to where they began, with a session, a code for one, or what went wrong.
 * Answers the address; never throws. `browser` is what the cookie of the browser holds.
 */
export async function finishFlow(
  parts: AuthParts,
  google: Google | undefined,
  request: Request,
  browser: string | undefined,
): Promise<string> {
  let target = siteRedirect(parts, request, null)
  try {
    const state = new URL(request.url).searchParams.get('state')
    if (!state) throw new AuthFailure(400, 'bad_oauth_callback', 'OAuth state parameter missing')
    const flow = await takeFlow(parts, parts.sql, state, browser)
    target = flow.redirectTo
    const account = await askGoogle(parts, google, request, flow)
    const { address, notice } = await grant(parts, flow, account, request.headers.get('user-agent'))
    if (notice) await sendRequested(parts, notice)
    return address
  } catch (error) {
    if (error instanceof AuthFailure || error instanceof Refused) return errorAddress(target, error)
    parts.log(`Google sign-in: the way back failed (${kindOf(error)}).`)
    return errorAddress(target, new AuthFailure(500, 'unexpected_failure', 'Unexpected failure'))
  }
}

async function askGoogle(
  parts: AuthParts,
  google: Google | undefined,
  request: Request,
  flow: PendingFlow,
): Promise<GoogleAccount> {
  const answer = new URL(callbackUrl(parts, request))
  answer.search = new URL(request.url).search
  const query = answer.searchParams
  const error = query.get('error')
  if (error !== null) {
    throw new Refused(error.slice(0, 60), (query.get('error_description') ?? '').slice(0, 200))
  }
  if (!query.get('code')) {
    throw new AuthFailure(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code')
  }
  if (!google) {
    throw new AuthFailure(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  }
  return google.redeem(answer, flow).catch((cause: unknown) => {
    parts.log(`Google sign-in: the code was not exchanged (${kindOf(cause)}).`)
    throw new AuthFailure(500, 'unexpected_failure', 'Unable to exchange external code')
  })
}

async function grant(
  parts: AuthParts,
  flow: PendingFlow,
  account: GoogleAccount,
  userAgent: string | null,
): Promise<{ address: string; notice: string | undefined }> {
  const { linking, challenge } = flow
  const provider = { accessToken: account.accessToken, refreshToken: account.refreshToken }
  return parts.sql.begin(async (sql) => {
    const { userId, notice } = linking
      ? { userId: linking.userId, notice: await linkGoogle(parts, sql, linking.userId, account) }
      : await accountForGoogle(parts, sql, account).then(({ user, notice }) => ({ userId: user.id, notice }))
    if (challenge) {
      const who = { userId, method: 'oauth', sessionId: linking?.sessionId, provider } as const
      const code = await issueAuthCode(parts, sql, challenge, who)
      const url = new URL(flow.redirectTo)
      url.searchParams.set('code', code)
      return { address: url.href, notice }
    }
    // Whoever links Google stays in the session they have, and at its level.
    const sessionId =
      linking?.sessionId ?? (await startSession(parts, sql, { id: userId }, { method: 'oauth', userAgent }))
    const tokens = await sessionTokens(parts, sql, sessionId)
    return { address: withFragment(flow.redirectTo, tokenFields(tokens, provider)), notice }
  })
}

function tokenFields(
  tokens: SessionTokens,
  provider: { accessToken: string; refreshToken: string | undefined },
): Record<string, string> {
  return {
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    provider_token: provider.accessToken,
    ...(provider.refreshToken && { provider_refresh_token: provider.refreshToken }),
    refresh_token: tokens.refresh_token,
    token_type: tokens.token_type,
  }
}

/** As hosted Supabase: what went wrong stands in the query and in the fragment. */
export function errorAddress(target: string, failure: AuthFailure | Refused): string {
  const parameters =
    failure instanceof AuthFailure
      ? { error: errorName(failure), error_code: failure.code, error_description: failure.message }
      : { error: failure.error, ...(failure.message && { error_description: failure.message }) }
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return withFragment(url.href, parameters)
}

function errorName({ code, status }: AuthFailure): string {
  if (['provider_email_needs_verification', 'user_banned', 'signup_disabled'].includes(code)) {
    return 'access_denied'
  }
  return oauthErrors[status] ?? 'server_error'
}
