import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { errorKind } from '#functions/describe-error.ts'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import { openFlow } from '#server/auth/google/flow-states.ts'
import { createGoogle, type Google, newGoogleChecks } from '#server/auth/google/google.ts'
import { errorAddress, finishFlow, googleCallbackUrl } from '#server/auth/google/google-callback.ts'
import { unlinkGoogle } from '#server/auth/google/identities.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { siteRedirect } from '#server/auth/redirects.ts'
import { invalid } from './bodies.ts'
import { lockCaller, requireCaller, requireLevel } from './caller.ts'
import { requireFreshProof } from './prove-owner.ts'

const cookie = 'google-sign-in'

/** What a client may tell Google past us: the site's button asks for offline access and the consent prompt. */
const passedOn = ['access_type', 'prompt']

/**
 * The way to Google and back, which a browser opens itself, without API key and bearer; linking Google to the caller's
 * account, and unlinking it. Paths are relative to `/auth/v1`.
 */
export function googleRoutes(parts: AuthParts): Hono {
  const google = parts.google && createGoogle(parts.google)
  const routes = new Hono()

  routes.get('/authorize', async (c) => {
    parts.limits.token({ address: parts.clientAddress(c.req.raw) })
    const flow = readFlowRequest(parts, google, c.req.raw)
    try {
      return c.redirect(await beginFlow(parts, flow, markBrowser(c, parts)))
    } catch (error) {
      // A person is looking at this: they are better off on the page they came from than on a line of JSON.
      if (error instanceof AuthServiceError) return c.redirect(errorAddress(flow.redirectTo, error))
      throw error
    }
  })

  routes.get('/callback', async (c) => {
    parts.limits.token({ address: parts.clientAddress(c.req.raw) })
    // The code in the address is nobody else's to see.
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(await finishFlow(parts, google, c.req.raw, getCookie(c, cookie)))
  })

  routes.get('/user/identities/authorize', async (c) => {
    const caller = await requireCaller(parts, c.req.raw)
    await requireLevel(parts.sql, caller)
    await requireFreshProof(parts, parts.sql, caller.session)
    const linking = { userId: caller.user.id, sessionId: caller.session.id }
    const flow = readFlowRequest(parts, google, c.req.raw)
    return c.json({ url: await beginFlow(parts, { ...flow, linking }, markBrowser(c, parts)) })
  })

  routes.delete('/user/identities/:id', async (c) => {
    const caller = await requireCaller(parts, c.req.raw)
    const notice = await parts.sql.begin(async (sql) => {
      const now = await lockCaller(sql, caller)
      await requireLevel(sql, now)
      await requireFreshProof(parts, sql, now.session)
      const who = { userId: now.user.id, sessionId: now.session.id }
      return unlinkGoogle(parts, sql, who, c.req.param('id'))
    })
    await queueAccountEmail(parts, notice)
    return c.json({})
  })

  return routes
}

type FlowRequest = ReturnType<typeof readFlowRequest> & {
  linking?: { userId: string; sessionId: string }
}

/**
 * Reads the parameters of both ways to Google. Throws `AuthServiceError` for another provider than Google, for Google where
 * it is not set up, and for a client without PKCE, since anything else than a code would stand in the address openly.
 */
function readFlowRequest(parts: AuthParts, google: Google | undefined, request: Request) {
  const query = new URL(request.url).searchParams
  const provider = (query.get('provider') ?? '').toLowerCase()
  if (provider !== 'google') {
    throw invalid(`Unsupported provider: Provider ${provider.slice(0, 40)} could not be found`)
  }
  if (!google) throw invalid('Unsupported provider: provider is not enabled')
  const challenge = query.get('code_challenge') ?? ''
  // RFC 7636: the SHA-256 of the verifier. A plain challenge could be answered by whoever reads the address.
  if (query.get('code_challenge_method')?.toLowerCase() !== 's256' || !/^[\w-]{43}$/.test(challenge)) {
    throw invalid('PKCE flow requires code_challenge and code_challenge_method s256')
  }
  const redirectTo = siteRedirect(parts, request, query.get('redirect_to'))
  return { google, redirectTo, callbackUrl: googleCallbackUrl(parts, request), challenge, query }
}

/**
 * The address at Google where somebody signs in. `browser` is what the cookie of the asking browser holds.
 * Throws `AuthServiceError` when Google cannot be reached.
 */
async function beginFlow(parts: AuthParts, flow: FlowRequest, browser: string): Promise<string> {
  const { google, redirectTo, callbackUrl, challenge, query, linking } = flow
  const checks = newGoogleChecks()
  const extra = Object.fromEntries([...query].filter(([name]) => passedOn.includes(name)))
  const scopes = (query.get('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '')
  const url = await google
    .authorizationUrl(checks, { callbackUrl, scopes, extra })
    .catch((error: unknown) => {
      parts.log('google_unreachable', { cause: errorKind(error) })
      throw new AuthServiceError(500, 'unexpected_failure', 'Google sign-in is not available right now')
    })
  await openFlow(parts, { ...checks, redirectTo, challenge, linking }, browser)
  return url.href
}

/**
 * Marks the browser that goes to Google, for the ten minutes that may take: somebody else's way back, slipped to it as
 * a link, would sign it in to a stranger's account, or link its Google account there. Ways in two tabs share a mark.
 */
function markBrowser(c: Context, { siteUrl }: Pick<AuthParts, 'siteUrl'>): string {
  const kept = getCookie(c, cookie)
  const mark = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url')
  const secure = siteUrl.startsWith('https:')
  setCookie(c, cookie, mark, { path: '/auth/v1', httpOnly: true, sameSite: 'Lax', secure, maxAge: 600 })
  return mark
}
