import { errorKind } from '#functions/describe-error.ts'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { AuthServiceError, banned } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { ownMachineOrigin, siteRedirect, withFragment } from '#server/auth/redirects.ts'
import { isBanned } from '#server/auth/users.ts'
import { issueAuthCode, type PendingFlow, takeFlow } from './flow-states.ts'
import type { Google, GoogleAccount } from './google.ts'
import { accountForGoogle, linkGoogle } from './identities.ts'

/**
 * Where Google sends people back to; the operator registers it there. A site that has no public address yet may be
 * opened by any name of its own machine, and the browser has to come back to that very name, where its cookie is.
 */
export function googleCallbackUrl({ siteUrl }: Pick<AuthParts, 'siteUrl'>, request: Request): string {
  return `${ownMachineOrigin(siteUrl, request) ?? siteUrl}/auth/v1/callback`
}

/**
 * Takes somebody who comes back from Google to where they began, with a code for a session, or what went wrong.
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
    if (!state) throw new AuthServiceError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
    const flow = await takeFlow(parts, state, browser)
    target = flow.redirectTo
    const account = await askGoogle(parts, google, request, flow)
    const { code, notice } = await grant(parts, flow, account)
    if (notice) await queueAccountEmail(parts, notice)
    const url = new URL(target)
    url.searchParams.set('code', code)
    return url.href
  } catch (error) {
    if (error instanceof AuthServiceError) return errorAddress(target, error)
    parts.log('google_callback_failed', { cause: errorKind(error) })
    return errorAddress(target, new AuthServiceError(500, 'unexpected_failure', 'Unexpected failure'))
  }
}

async function askGoogle(
  parts: AuthParts,
  google: Google | undefined,
  request: Request,
  flow: PendingFlow,
): Promise<GoogleAccount> {
  const answer = new URL(googleCallbackUrl(parts, request))
  answer.search = new URL(request.url).search
  const query = answer.searchParams
  if (query.get('error') === 'access_denied') {
    throw new AuthServiceError(403, 'access_denied', 'The way in was refused at Google')
  }
  if (!google || !query.get('code')) {
    throw new AuthServiceError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code')
  }
  return google.redeem(answer, flow).catch((cause: unknown) => {
    parts.log('google_code_refused', { cause: errorKind(cause) })
    throw new AuthServiceError(500, 'unexpected_failure', 'Unable to exchange external code')
  })
}

function grant(
  parts: AuthParts,
  { linking, challenge }: PendingFlow,
  account: GoogleAccount,
): Promise<{ code: string; notice: string | undefined }> {
  return parts.sql.begin(async (sql) => {
    const { user, notice } = linking
      ? await linkGoogle(parts, sql, linking, account)
      : await accountForGoogle(parts, sql, account)
    if (isBanned(user, parts.now())) throw banned()
    // Whoever links Google stays in the session they have, and at its level.
    const code = await issueAuthCode(parts, sql, challenge, {
      userId: user.id,
      sessionId: linking?.sessionId,
    })
    return { code, notice }
  })
}

/** Refusals that are an answer to the person, not a fault of the request. */
const denials = ['provider_email_needs_verification', 'user_banned', 'signup_disabled']

/** As hosted Supabase: what went wrong stands in the query and in the fragment (names: RFC 6749, 4.1.2.1). */
export function errorAddress(target: string, { status, code, message }: AuthServiceError): string {
  const isDenial = status === 403 || denials.includes(code)
  const error = isDenial ? 'access_denied' : status === 400 ? 'invalid_request' : 'server_error'
  const parameters = { error, error_code: code, error_description: message }
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return withFragment(url.href, parameters)
}
