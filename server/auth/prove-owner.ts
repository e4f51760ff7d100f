import { AuthFailure } from './auth-failure.ts'
import type { Caller } from './caller.ts'
import { takeCode } from './one-time-tokens.ts'
import type { AuthParts } from './parts.ts'

/** How old a session may be that changes the password or the address without a further proof, in milliseconds. */
const freshFor = 24 * 3_600_000

/**
 * Makes sure that whoever changes how the account is got into is its owner, not somebody at a browser left open: a fresh
 * session, the present password, or the code of a reauthentication letter. Throws `AuthFailure` without one of them, and
 * for a wrong one.
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
): Promise<void> {
  const { address, currentPassword, nonce } = proof
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
    throw new AuthFailure(400, 'reauthentication_needed', `${proof.change} update requires reauthentication`)
  }
}
