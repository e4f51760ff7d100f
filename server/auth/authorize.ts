import { AuthFailure } from './auth-failure.ts'
import { type CodeChallenge, openFlow, readChallenge } from './flow-states.ts'
import { type Google, newGoogleChecks } from './google.ts'
import { ownMachineOrigin } from './own-machine.ts'
import type { AuthParts } from './parts.ts'
import { siteRedirect } from './redirects.ts'

/** What a client may tell Google past us: offline access and the consent prompt above all. */
const passedOn = ['access_type', 'prompt', 'login_hint', 'hd', 'include_granted_scopes']

/**
 * Where Google sends people back to; the operator registers it there. A site that has no public address yet may be
 * opened by any name of its own machine, and the browser has to come back to that very name, where its cookie is.
 */
export function callbackUrl({ siteUrl }: Pick<AuthParts, 'siteUrl'>, request: Request): string {
  return `${ownMachineOrigin(siteUrl, request) ?? siteUrl}/auth/v1/callback`
}

/** A request for a way to Google, checked. */
export type FlowRequest = {
  google: Google
  redirectTo: string
  callbackUrl: string
  challenge: CodeChallenge | undefined
  query: URLSearchParams
}

/**
 * Reads the parameters of `authorize` and `user/identities/authorize`. Throws `AuthFailure` for another provider than
 * Google, for Google where it is not set up, and for a malformed challenge.
 */
export function readFlowRequest(parts: AuthParts, google: Google | undefined, request: Request): FlowRequest {
  const query = new URL(request.url).searchParams
  const provider = (query.get('provider') ?? '').toLowerCase()
  if (provider !== 'google') throw unsupported(`Provider ${provider.slice(0, 40)} could not be found`)
  if (!google) throw unsupported('provider is not enabled')
  return {
    google,
    redirectTo: siteRedirect(parts, request, query.get('redirect_to')),
    callbackUrl: callbackUrl(parts, request),
    challenge: readChallenge(query),
    query,
  }
}

/**
 * The address at Google where somebody signs in. `browser` is what the cookie of the asking browser holds.
 * Throws `AuthFailure` when Google cannot be reached.
 */
export async function beginFlow(
  parts: AuthParts,
  { google, redirectTo, callbackUrl, challenge, query }: FlowRequest,
  browser: string,
  linking?: { userId: string; sessionId: string },
): Promise<string> {
  const checks = newGoogleChecks()
  const extra = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = query.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const scopes = (query.get('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '')
  const url = await google
    .authorizationUrl(checks, { callbackUrl, scopes, extra })
    .catch((error: unknown) => {
      parts.log(`Google sign-in: Google cannot be reached (${kindOf(error)}).`)
      throw new AuthFailure(500, 'unexpected_failure', 'Google sign-in is not available right now')
    })
  await openFlow(parts, parts.sql, { ...checks, redirectTo, challenge, linking }, browser)
  return url.href
}

/** What an error is called, for the log: its words might quote what a person sent. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  return code || error.name
}

function unsupported(why: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', `Unsupported provider: ${why}`)
}
