import { Hono } from 'hono'
import { z } from 'zod'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import { hasApp, settleFactors } from '#server/auth/factors/factors.ts'
import {
  countRecoveryCodes,
  generateRecoveryCodes,
  takeRecoveryCode,
} from '#server/auth/factors/recovery-codes.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { raiseLevel, sessionTokens } from '#server/auth/sessions/sessions.ts'
import { noteNotice } from '#server/auth/tokens/one-time-tokens.ts'
import { invalid, readAuthBody } from './bodies.ts'
import { lockCaller, requireCaller, requireLevel } from './caller.ts'
import { requireFreshProof } from './prove-owner.ts'

const typed = z.object({ code: z.string().trim().max(60).default('') })

/**
 * Codes on paper for whoever loses their authenticator app. The service that this one mimics has none: there these
 * addresses are 404. Paths are relative to `/auth/v1`.
 */
export function recoveryCodeRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.get('/recovery-codes', async (c) => {
    const { user } = await requireCaller(parts, c.req.raw)
    return c.json({ left: await countRecoveryCodes(parts.sql, user.id) })
  })

  routes.post('/recovery-codes', async (c) => {
    const known = await requireCaller(parts, c.req.raw)
    const { codes, notice } = await parts.sql.begin(async (sql) => {
      const caller = await lockCaller(sql, known)
      // Made before any app is on, codes would open the account to whoever had the password then.
      if (!(await hasApp(sql, caller.user.id))) throw noApp()
      await requireLevel(sql, caller)
      await requireFreshProof(parts, sql, caller.session)
      const hadCodes = (await countRecoveryCodes(sql, caller.user.id)) > 0
      const codes = await generateRecoveryCodes(parts, sql, caller.user.id)
      const notice = hadCodes && (await noteNotice(parts, sql, caller.user, 'recovery-codes-replaced'))
      return { codes, notice }
    })
    if (notice) await queueAccountEmail(parts, notice)
    return c.json({ codes })
  })

  routes.post('/recovery-codes/verify', async (c) => {
    const known = await requireCaller(parts, c.req.raw)
    const { code } = await readAuthBody(c.req.raw, typed)
    if (code === '') throw invalid('Code needs to be non-empty')
    const address = parts.clientAddress(c.req.raw)
    const attempt = await parts.limits.guess('recovery-code', { address, account: known.user.id })
    const { tokens, notice } = await parts.sql.begin(async (sql) => {
      const { user, session, aal } = await lockCaller(sql, known)
      if (aal === 'aal2') throw invalid('This session has shown a code already')
      if (!(await hasApp(sql, user.id))) throw noApp()
      if (!(await takeRecoveryCode(parts, sql, user.id, code))) {
        throw new AuthServiceError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
      }
      await raiseLevel(parts, sql, session.id, { method: 'recovery_code' })
      await settleFactors(sql, user.id, session.id)
      const notice = await noteNotice(parts, sql, user, 'recovery-code-used')
      return { tokens: await sessionTokens(parts, sql, session.id), notice }
    })
    await attempt.succeeded()
    await queueAccountEmail(parts, notice)
    return c.json(tokens)
  })

  return routes
}

function noApp(): AuthServiceError {
  return new AuthServiceError(422, 'mfa_factor_not_found', 'This account has no authenticator app that is on')
}
