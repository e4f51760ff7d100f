import { AuthFailure } from './auth-failure.ts'
import type { Caller } from './caller.ts'
import { addEmailIdentity } from './identities.ts'
import { sendRequested } from './letters.ts'
import { forgetTokens, noteRequest } from './one-time-tokens.ts'
import type { AuthParts } from './parts.ts'
import { endOthers, tagSession } from './sessions.ts'

/**
 * Sets a new password. Every other session ends, links to reset it too, and the owner gets a letter.
 * `requirePassword` and `proveOwner` come before. Throws `AuthFailure` for an unchanged password.
 */
export async function changePassword(
  parts: AuthParts,
  caller: Caller,
  change: { address: string; password: string },
): Promise<void> {
  const { user, session } = caller
  // Counted even when it succeeds: each costs two hashes and a letter.
  parts.limits.guess('new-password', { address: change.address, account: user.id })
  if (await parts.passwords.matches(change.address, change.password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.'
    throw new AuthFailure(422, 'same_password', message)
  }
  const encrypted = await parts.passwords.hash(change.address, change.password)
  const notice = await parts.sql.begin(async (sql) => {
    const changed = await sql`
      update auth.users set encrypted_password = ${encrypted}, updated_at = ${parts.now()}
      where id = ${user.id} and encrypted_password is not distinct from ${user.encrypted_password} returning id`
    if (changed.length === 0) throw new AuthFailure(409, 'conflict', 'The password was changed meanwhile')
    await addEmailIdentity(parts, sql, user)
    await endOthers(sql, user.id, session.id)
    await tagSession(sql, session.id, change.password)
    await forgetTokens(sql, user.id, ['recovery', 'magiclink', 'reauthentication'])
    return noteRequest(parts, sql, { userId: user.id, type: 'password-changed', sentTo: user.email })
  })
  await sendRequested(parts, notice)
}
