import { Hono } from 'hono'
import { z } from 'zod'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import {
  challengeFactor,
  enrollFactor,
  lockFactor,
  removeFactor,
  settleFactors,
  takeCode,
} from '#server/auth/factors/factors.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { raiseLevel, sessionTokens } from '#server/auth/sessions/sessions.ts'
import { noteNotice } from '#server/auth/tokens/one-time-tokens.ts'
import { invalid, readAuthBody } from './bodies.ts'
import { lockCaller, requireCaller, requireLevel } from './caller.ts'
import { requireFreshProof } from './prove-owner.ts'

const enrollment = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().trim().max(100).default(''),
  issuer: z.string().trim().max(100).default(''),
})
const answer = z.object({ challenge_id: z.string(), code: z.string().default('') })

/** Authenticator apps (TOTP): adding, showing a code, removing. Paths are relative to `/auth/v1`. */
export function factorRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.post('/factors', async (c) => {
    const known = await requireCaller(parts, c.req.raw)
    const { factor_type, friendly_name, issuer } = await readAuthBody(c.req.raw, enrollment)
    if (factor_type !== 'totp') throw unsupported(factor_type)
    await parts.limits.enrollment({ address: parts.clientAddress(c.req.raw), account: known.user.id })
    const enrolled = await parts.sql.begin(async (sql) => {
      const caller = await lockCaller(sql, known)
      await requireLevel(sql, caller, 'AAL2 required to enroll a new factor')
      await requireFreshProof(parts, sql, caller.session)
      const options = { friendlyName: friendly_name, issuer: issuer || new URL(parts.siteUrl).host }
      return enrollFactor(parts, sql, caller.user, options)
    })
    return c.json(enrolled)
  })

  // `channel` in the body says how a phone gets its code: an app needs none.
  routes.post('/factors/:id/challenge', async (c) => {
    const known = await requireCaller(parts, c.req.raw)
    parts.limits.token({ address: parts.clientAddress(c.req.raw) })
    const challenge = await parts.sql.begin(async (sql) => {
      const { user } = await lockCaller(sql, known)
      return challengeFactor(parts, sql, await lockFactor(sql, user.id, c.req.param('id')))
    })
    return c.json(challenge)
  })

  routes.post('/factors/:id/verify', async (c) => {
    const known = await requireCaller(parts, c.req.raw)
    const { challenge_id, code } = await readAuthBody(c.req.raw, answer)
    if (code === '') throw invalid('Code needs to be non-empty')
    const attempt = await parts.limits.guess('factor', {
      address: parts.clientAddress(c.req.raw),
      account: known.user.id,
    })
    const { tokens, notice } = await parts.sql.begin(async (sql) => {
      const caller = await lockCaller(sql, known)
      const { user, session } = caller
      const factor = await lockFactor(sql, user.id, c.req.param('id'))
      const isNew = factor.status === 'unverified'
      // Else whoever has the password alone could add an app of their own beside the owner's.
      if (isNew) await requireLevel(sql, caller, 'AAL2 required to verify a new factor')
      await takeCode(parts, sql, factor, { challengeId: challenge_id, code })
      await raiseLevel(parts, sql, session.id, { method: 'totp', factorId: factor.id })
      await settleFactors(sql, user.id, session.id)
      const notice = isNew && (await noteNotice(parts, sql, user, 'app-added'))
      return { tokens: await sessionTokens(parts, sql, session.id), notice }
    })
    await attempt.succeeded()
    if (notice) await queueAccountEmail(parts, notice)
    return c.json(tokens)
  })

  routes.delete('/factors/:id', async (c) => {
    const known = await requireCaller(parts, c.req.raw)
    const { id, notice } = await parts.sql.begin(async (sql) => {
      const { user, session, aal } = await lockCaller(sql, known)
      const factor = await lockFactor(sql, user.id, c.req.param('id'))
      const isOn = factor.status === 'verified'
      if (isOn) {
        if (aal !== 'aal2') {
          throw new AuthServiceError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
        }
        await requireFreshProof(parts, sql, session)
      }
      await removeFactor(parts, sql, user.id, factor)
      const notice = isOn && (await noteNotice(parts, sql, user, 'app-removed'))
      return { id: factor.id, notice }
    })
    if (notice) await queueAccountEmail(parts, notice)
    return c.json({ id })
  })

  return routes
}

function unsupported(type: string): AuthServiceError {
  if (type !== 'phone' && type !== 'webauthn') {
    return invalid('factor_type needs to be totp, phone, or webauthn')
  }
  return new AuthServiceError(
    422,
    `mfa_${type}_enroll_not_enabled`,
    'Authenticator apps alone are offered here',
  )
}
