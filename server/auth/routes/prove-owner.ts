import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { amrOf, type SessionRow } from '#server/auth/sessions/session-rows.ts'
import { checkCode, type FoundToken } from '#server/auth/tokens/one-time-tokens.ts'
import type { Queries } from '#server/database/sql.ts'
import type { Caller } from './caller.ts'

/** How long a proof of who is asking (a password, a mailed code, Google, an app's code) stays fresh, in milliseconds. */
const freshFor = 15 * 60_000

/**
 * Makes sure that whoever turns a lock of the account is its owner, not somebody at a browser left open: this session
 * was signed in to, or showed an authenticator code, within the last 15 minutes. Throws `AuthServiceError` 403 otherwise.
 */
export async function requireFreshProof(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  session: Pick<SessionRow, 'id'>,
): Promise<void> {
  if (await isFresh(now(), sql, session)) return
  throw new AuthServiceError(403, 'reauthentication_needed', 'This needs you to sign in again first')
}

async function isFresh(now: Date, sql: Queries, session: Pick<SessionRow, 'id'>): Promise<boolean> {
  const [latest] = await amrOf(sql, session.id)
  return latest !== undefined && now.getTime() - latest.timestamp * 1000 <= freshFor
}

/**
 * The same for a new password or address, where the present password or the code of a reauthentication email serve as
 * well. Answers the token of that code, which the change is to spend with `takeToken`. Throws `AuthServiceError` 400 without
 * one of the three, and for a wrong one.
 */
export async function proveOwner(
  parts: AuthParts,
  { user, session }: Caller,
  proof: {
    address: string
    currentPassword: string | undefined
    nonce: string | undefined
    /** For the words of the refusal. */
    change: 'Password' | 'Email'
  },
): Promise<FoundToken | undefined> {
  const { address, currentPassword, nonce } = proof
  const who = { address, account: user.id }
  if (currentPassword !== undefined) {
    const attempt = await parts.limits.guess('current-password', who)
    if (!(await parts.passwords.matches(address, currentPassword, user.encrypted_password))) {
      throw new AuthServiceError(400, 'current_password_mismatch', 'Current password is incorrect')
    }
    await attempt.succeeded()
    return undefined
  }
  if (nonce) {
    const attempt = await parts.limits.guess('reauthentication', who)
    const found = await checkCode(parts, user.email ?? '', nonce, ['reauthentication'])
    if (found?.user_id !== user.id) throw nonceInvalid()
    await attempt.succeeded()
    return found
  }
  if (!(await isFresh(parts.now(), parts.sql, session))) {
    throw new AuthServiceError(
      400,
      'reauthentication_needed',
      `${proof.change} update requires reauthentication`,
    )
  }
  return undefined
}

export function nonceInvalid(): AuthServiceError {
  return new AuthServiceError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
