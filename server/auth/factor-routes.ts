import { Hono } from 'hono'
import { z } from 'zod'
import { AuthFailure } from './auth-failure.ts'
import { invalid, readBody } from './bodies.ts'
import { requireCaller, requireLevel } from './caller.ts'
import {
  challengeFactor,
  enrollFactor,
  lockFactor,
  removeFactor,
  settleFactors,
  takeCode,
} from './factors.ts'
import type { AuthParts } from './parts.ts'
import { requireFreshProof } from './prove-owner.ts'
import { raiseLevel, sessionTokens } from './sessions.ts'

const enrollment = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().trim().max(100).default(''),
  issuer: z.string().trim().max(100).default(''),
})
const answer = z.object({ challenge_id: z.string(), code: z.string().default('') })

/** The kinds of factors that clients may ask for and that are not to be had here. */
const unsupported = new Map([
  ['phone', new AuthFailure(422, 'mfa_phone_enroll_not_enabled', 'Phone factors are not supported here')],
  [
    'webauthn',
    new AuthFailure(
      422,
      'mfa_webauthn_enroll_not_enabled',
      'Security keys and passkeys are not supported here as factors',
    ),
  ],
])

/** Authenticator apps (TOTP): adding, showing a code, removing. Paths are relative to `/auth/v1`. */
export function factorRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.post('/factors', async (c) => {
    const caller = await requireCaller(parts, c.req.raw)
    const { factor_type, friendly_name, issuer } = await readBody(c.req.raw, enrollment)
    if (factor_type !== 'totp') throw unsupported.get(factor_type) ?? unknownType()
    const enrolled = await parts.sql.begin(async (sql) => {
      await requireLevel(sql, caller, 'AAL2 required to enroll a new factor')
      await requireFreshProof(parts, sql, caller.session)
      const options = { friendlyName: friendly_name, issuer: issuer || new URL(parts.siteUrl).host }
      return enrollFactor(parts, sql, caller.user, options)
    })
    return c.json(enrolled)
  })

  // `channel` in the body says how a phone gets its code: an app needs none.
  routes.post('/factors/:id/challenge', async (c) => {
    const { user } = await requireCaller(parts, c.req.raw)
    parts.limits.token({ address: parts.clientAddress(c.req.raw) })
    const challenge = await parts.sql.begin(async (sql) =>
      challengeFactor(parts, sql, await lockFactor(sql, user.id, c.req.param('id'))),
    )
    return c.json(challenge)
  })

  routes.post('/factors/:id/verify', async (c) => {
    const { user, session } = await requireCaller(parts, c.req.raw)
    const { challenge_id, code } = await readBody(c.req.raw, answer)
    if (code === '') throw invalid('Code needs to be non-empty')
    const attempt = parts.limits.guess('factor', {
      address: parts.clientAddress(c.req.raw),
      account: user.id,
    })
    const tokens = await parts.sql.begin(async (sql) => {
      const factor = await lockFactor(sql, user.id, c.req.param('id'))
      await takeCode(parts, sql, factor, { challengeId: challenge_id, code })
      await raiseLevel(parts, sql, session.id, { method: 'totp', factorId: factor.id })
      await settleFactors(sql, user.id, session.id)
      return sessionTokens(parts, sql, session.id)
    })
    attempt.succeeded()
    return c.json(tokens)
  })

  routes.delete('/factors/:id', async (c) => {
    const { user, aal, session } = await requireCaller(parts, c.req.raw)
    const id = await parts.sql.begin(async (sql) => {
      const factor = await lockFactor(sql, user.id, c.req.param('id'))
      if (factor.status === 'verified') {
        if (aal !== 'aal2') {
          throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
        }
        await requireFreshProof(parts, sql, session)
      }
      await removeFactor(parts, sql, factor)
      return factor.id
    })
    return c.json({ id })
  })

  return routes
}

function unknownType(): AuthFailure {
  return invalid('factor_type needs to be totp, phone, or webauthn')
}
