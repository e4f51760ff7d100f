import { Hono } from 'hono'
import { AuthFailure } from './auth-failure.ts'
import { beginFlow, readFlowRequest } from './authorize.ts'
import { markBrowser } from './authorize-cookie.ts'
import { lockCaller, requireCaller, requireLevel } from './caller.ts'
import { createGoogle } from './google.ts'
import { unlinkIdentity } from './identities.ts'
import { sendRequested } from './letters.ts'
import type { AuthParts } from './parts.ts'
import { requireFreshProof } from './prove-owner.ts'

/** Linking Google to the caller's account, and taking a way to sign in away. Paths are relative to `/auth/v1`. */
export function identityRoutes(parts: AuthParts): Hono {
  const google = parts.google && createGoogle(parts.google)
  const routes = new Hono()

  routes.get('/user/identities/authorize', async (c) => {
    const caller = await requireCaller(parts, c.req.raw)
    await requireLevel(parts.sql, caller)
    await requireFreshProof(parts, parts.sql, caller.session)
    const request = readFlowRequest(parts, google, c.req.raw)
    const linking = { userId: caller.user.id, sessionId: caller.session.id }
    const url = await beginFlow(parts, request, markBrowser(c, parts), linking)
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url)
  })

  routes.delete('/user/identities/:id', async (c) => {
    const caller = await requireCaller(parts, c.req.raw)
    const id = c.req.param('id')
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
      throw new AuthFailure(404, 'validation_failed', 'identity_id must be an UUID')
    }
    const notice = await parts.sql.begin(async (sql) => {
      const now = await lockCaller(sql, caller)
      await requireLevel(sql, now)
      await requireFreshProof(parts, sql, now.session)
      return unlinkIdentity(parts, sql, now.user.id, id)
    })
    if (notice) await sendRequested(parts, notice)
    return c.json({})
  })

  return routes
}
