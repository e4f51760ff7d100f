import { addEmailIdentity } from './accounts.ts'
import { AuthFailure } from './auth-failure.ts'
import type { Caller } from './caller.ts'
import { dropEmailChange } from './change-email.ts'
import { forgetTokens, noteRequest, tokenTypes } from './one-time-tokens.ts'
import type { AuthParts, Queries } from './parts.ts'
import { endOthers, tagSession } from './sessions.ts'

/** A password that is to be the new one, and its hash. */
export type NewPassword = { plain: string; encrypted: string }

/** Hashes a new password. Throws `AuthFailure` for an unchanged one. */
export async function hashNewPassword(
  parts: AuthParts,
  { user }: Caller,
  { address, password }: { address: string; password: string },
): Promise<NewPassword> {
  // Counted even when it succeeds: each costs two hashes and a letter.
  parts.limits.guess('new-password', { address, account: user.id })
  if (await parts.passwords.matches(address, password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.'
    throw new AuthFailure(422, 'same_password', message)
  }
  return { plain: password, encrypted: await parts.passwords.hash(address, password) }
}

/**
 * Sets a new password. Every other session ends, and so does everything that was mailed before, a change of address
 * above all: whoever had the old password may have asked for it. Call it in a transaction that has locked the account;
 * answers the letter to send.
 */
export async function storePassword(
  parts: AuthParts,
  sql: Queries,
  { user, session }: Caller,
  { plain, encrypted }: NewPassword,
): Promise<string> {
  const changed = await sql`
    update auth.users set encrypted_password = ${encrypted}, updated_at = ${parts.now()}
    where id = ${user.id} and encrypted_password is not distinct from ${user.encrypted_password} returning id`
  if (changed.length === 0) throw new AuthFailure(409, 'conflict', 'The password was changed meanwhile')
  await addEmailIdentity(parts, sql, user)
  await endOthers(sql, user.id, session.id)
  await tagSession(sql, session.id, plain)
  await dropEmailChange(sql, user.id)
  await forgetTokens(sql, user.id, tokenTypes)
  return noteRequest(parts, sql, { userId: user.id, type: 'password-changed', sentTo: user.email })
}
