import { Hono } from 'hono'
import { AuthFailure } from './auth-failure.ts'
import { beginFlow, readFlowRequest } from './authorize.ts'
import { browserOf, markBrowser } from './authorize-cookie.ts'
import { errorAddress, finishFlow } from './callback.ts'
import { createGoogle } from './google.ts'
import type { AuthParts } from './parts.ts'

/**
 * The way to Google and back: addresses that a browser opens itself, so without API key and bearer.
 * Paths are relative to `/auth/v1`.
 */
export function providerRoutes(parts: AuthParts): Hono {
  const google = parts.google && createGoogle(parts.google)
  const routes = new Hono()

  routes.get('/authorize', async (c) => {
    parts.limits.token({ address: parts.clientAddress(c.req.raw) })
    const request = readFlowRequest(parts, google, c.req.raw)
    try {
      return c.redirect(await beginFlow(parts, request, markBrowser(c, parts)))
    } catch (error) {
      // A person is looking at this: they are better off on the page they came from than on a line of JSON.
      if (error instanceof AuthFailure) return c.redirect(errorAddress(request.redirectTo, error))
      throw error
    }
  })

  routes.get('/callback', async (c) => {
    parts.limits.token({ address: parts.clientAddress(c.req.raw) })
    const address = await finishFlow(parts, google, c.req.raw, browserOf(c))
    // Tokens stand in the address: nobody may keep it.
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(address)
  })

  return routes
}
