import { AuthFailure } from './auth-failure.ts'
import type { Caller } from './caller.ts'
import { addEmailIdentity } from './identities.ts'
import { sendNotice } from './letters.ts'
import { forgetTokens, takeCode } from './one-time-tokens.ts'
import type { AuthParts } from './parts.ts'
import { requirePassword } from './passwords.ts'
import { endOthers } from './sessions.ts'

/** How old a session may be that changes the password without a further proof, in milliseconds. */
const freshFor = 24 * 3_600_000

type Change = {
  address: string
  password: string
  currentPassword: string | undefined
  /** The code of a reauthentication letter. */
  nonce: string | undefined
}

/**
 * Sets a new password. Every other session ends, links to reset it too, and the owner gets a letter.
 * Throws `AuthFailure`: without a proof where one is needed, for a wrong one, for a weak or unchanged password.
 */
export async function changePassword(parts: AuthParts, caller: Caller, change: Change): Promise<void> {
  const { user, session } = caller
  requirePassword(change.password)
  await proveOwner(parts, caller, change)
  // Counted even when it succeeds: each costs two hashes and a letter.
  parts.limits.guess('new-password', { address: change.address, account: user.id })
  if (await parts.passwords.matches(change.address, change.password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.'
    throw new AuthFailure(422, 'same_password', message)
  }
  const encrypted = await parts.passwords.hash(change.address, change.password)
  await parts.sql.begin(async (sql) => {
    const changed = await sql`
      update auth.users set encrypted_password = ${encrypted}, updated_at = ${parts.now()}
      where id = ${user.id} and encrypted_password is not distinct from ${user.encrypted_password} returning id`
    if (changed.length === 0) throw new AuthFailure(409, 'conflict', 'The password was changed meanwhile')
    await addEmailIdentity(parts, sql, user)
    await endOthers(sql, user.id, session.id)
    await forgetTokens(sql, user.id, ['recovery', 'magiclink', 'reauthentication'])
  })
  await sendNotice(parts, 'password-changed', user.id)
}

async function proveOwner(parts: AuthParts, { user, session }: Caller, change: Change): Promise<void> {
  const { address, currentPassword, nonce } = change
  const who = { address, account: user.id }
  if (currentPassword !== undefined) {
    const attempt = parts.limits.guess('current-password', who)
    if (!(await parts.passwords.matches(address, currentPassword, user.encrypted_password))) {
      throw new AuthFailure(400, 'invalid_credentials', 'Current password is incorrect')
    }
    return attempt.succeeded()
  }
  if (nonce) {
    const attempt = parts.limits.guess('reauthentication', who)
    if (!(await takeCode(parts, parts.sql, user.id, nonce))) {
      throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
    }
    return attempt.succeeded()
  }
  if (parts.now().getTime() - session.created_at.getTime() > freshFor) {
    const message = 'Password update requires reauthentication'
    throw new AuthFailure(400, 'reauthentication_needed', message)
  }
}
