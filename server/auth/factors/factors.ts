import { randomUUID } from 'node:crypto'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { isUuid } from '#server/auth/routes/bodies.ts'
import { createSecretBox } from '#server/auth/tokens/secret-box.ts'
import type { Queries } from '#server/database/sql.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'
import { matchingStep, newTotpSecret, qrCodeSvg, totpUri } from './totp.ts'

/** As on hosted Supabase. */
const mostFactors = 10
/** How long an authenticator app may wait for its first code, and a challenge for its answer, in ms. */
const unverifiedLife = 5 * 60_000
const challengeLife = 5 * 60_000

type FactorRow = {
  id: string
  status: 'unverified' | 'verified'
  secret: string
  /** A bigint of the database: it comes as text. */
  last_used_step: string | null
}

type FactorParts = Pick<AuthParts, 'now' | 'tokenSecret'>

/**
 * Adds an authenticator app to an account, off until its first code is shown; its secret is answered here and never
 * again. The account's row is to be locked.
 * Throws `AuthServiceError` when the name is taken or there are too many.
 */
export async function enrollFactor(
  parts: FactorParts,
  sql: Queries,
  user: { id: string; email: string | null },
  options: { friendlyName: string; issuer: string },
) {
  const { friendlyName, issuer } = options
  const now = parts.now()
  await sql`
    delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'
      and greatest(created_at, last_challenged_at) < ${new Date(now.getTime() - unverifiedLife)}`
  const others = await sql<{ friendly_name: string | null }>`
    select friendly_name from auth.mfa_factors where user_id = ${user.id}`
  if (friendlyName.trim() !== '' && others.some((other) => other.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`
    throw new AuthServiceError(422, 'mfa_factor_name_conflict', message)
  }
  if (others.length >= mostFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthServiceError(422, 'too_many_enrolled_mfa_factors', message)
  }
  const id = randomUUID()
  const secret = newTotpSecret()
  const sealed = createSecretBox(parts.tokenSecret).close(secret, id)
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (${id}, ${user.id}, ${friendlyName}, 'totp', 'unverified', ${sealed}, ${now}, ${now})`
  const uri = totpUri({ secret, issuer, account: user.email ?? user.id })
  return {
    id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: { qr_code: await qrCodeSvg(uri), secret, uri },
  }
}

/** A factor of this account, locked until the transaction ends. Throws `AuthServiceError` 404 for anybody else's. */
export async function lockFactor(sql: Queries, userId: string, factorId: string): Promise<FactorRow> {
  const [row] = isUuid(factorId)
    ? await sql<FactorRow>`
        select id, status, secret, last_used_step from auth.mfa_factors
        where id = ${factorId} and user_id = ${userId} for update`
    : []
  if (!row) throw new AuthServiceError(404, 'mfa_factor_not_found', 'Factor not found')
  return row
}

/** Opens the short while in which one code is taken. */
export async function challengeFactor({ now }: Pick<AuthParts, 'now'>, sql: Queries, factor: FactorRow) {
  const id = randomUUID()
  const at = now()
  const ended = new Date(at.getTime() - challengeLife)
  await sql`delete from auth.mfa_challenges where factor_id = ${factor.id} and created_at < ${ended}`
  await sql`insert into auth.mfa_challenges (id, factor_id, created_at) values (${id}, ${factor.id}, ${at})`
  await sql`update auth.mfa_factors set last_challenged_at = ${at} where id = ${factor.id}`
  return { id, type: 'totp', expires_at: Math.floor((at.getTime() + challengeLife) / 1000) }
}

/**
 * Takes a code for a challenge: each challenge once, each code once for ever. The factor's row is to be locked.
 * Throws `AuthServiceError` when the challenge is unknown, used or over, or the code is not the app's.
 */
export async function takeCode(
  parts: FactorParts,
  sql: Queries,
  factor: FactorRow,
  answer: { challengeId: string; code: string },
): Promise<void> {
  const now = parts.now()
  await openChallenge(sql, factor, answer.challengeId, now)
  const step = matchingStep({
    secret: createSecretBox(parts.tokenSecret).open(factor.secret, factor.id),
    code: answer.code,
    now,
    after: factor.last_used_step === null ? undefined : Number(factor.last_used_step),
  })
  if (step === undefined) {
    throw new AuthServiceError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  await sql`update auth.mfa_challenges set verified_at = ${now} where id = ${answer.challengeId}`
  await sql`
    update auth.mfa_factors set status = 'verified', last_used_step = ${step}, updated_at = ${now}
    where id = ${factor.id}`
}

async function openChallenge(sql: Queries, factor: FactorRow, id: string, now: Date): Promise<void> {
  const [challenge] = isUuid(id)
    ? await sql<{ created_at: Date; verified_at: Date | null }>`
        select created_at, verified_at from auth.mfa_challenges where id = ${id} and factor_id = ${factor.id}`
    : []
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthServiceError(422, 'mfa_factor_not_found', message)
  }
  const isOver = now.getTime() > challenge.created_at.getTime() + challengeLife
  if (isOver || challenge.verified_at !== null) {
    const what = isOver ? 'expired' : 'been used'
    const message = `MFA challenge ${id} has ${what}, verify against another challenge or create a new challenge.`
    throw new AuthServiceError(422, 'mfa_challenge_expired', message)
  }
}

/**
 * After a code was taken: apps of the account that never showed one go, and so do its sessions below the second level,
 * which may be those of somebody who has the password alone. `sessionId` is the one that showed the code.
 */
export async function settleFactors(sql: Queries, userId: string, sessionId: string): Promise<void> {
  await sql`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`
  await sql`
    delete from auth.sessions
    where user_id = ${userId} and id <> ${sessionId} and coalesce(aal, 'aal1') = 'aal1'`
}

/** Whether an account has an authenticator app that is on. */
export async function hasApp(sql: Queries, userId: string): Promise<boolean> {
  const [factor] = await sql`
    select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`
  return factor !== undefined
}

/**
 * Removes a factor; sessions that owe it their level fall back to the first one. With the last app that is on go the
 * recovery codes that stood in for it, and what they lifted.
 */
export async function removeFactor(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  userId: string,
  factor: FactorRow,
): Promise<void> {
  await sql`
    delete from auth.mfa_amr_claims where authentication_method = 'totp'
      and session_id in (select id from auth.sessions where factor_id = ${factor.id})`
  await sql`
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = ${now()} where factor_id = ${factor.id}`
  await sql`delete from auth.mfa_factors where id = ${factor.id}`
  if (await hasApp(sql, userId)) return
  await forgetRecoveryCodes(sql, userId)
  await sql`
    delete from auth.mfa_amr_claims where authentication_method = 'recovery_code'
      and session_id in (select id from auth.sessions where user_id = ${userId})`
  await sql`update auth.sessions set aal = 'aal1', updated_at = ${now()} where user_id = ${userId} and aal = 'aal2'`
}
