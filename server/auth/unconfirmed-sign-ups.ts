import { createHmac } from 'node:crypto'
import type { Queries } from '#server/database/sql.ts'
import type { AuthParts } from './parts.ts'

/** How long whoever signed up hears that the address is still to be confirmed, in milliseconds. */
const life = 7 * 24 * 3_600_000

type Secret = Pick<AuthParts, 'tokenSecret'>

/** The salt of a sign-up's password: for one address always the same, so that the hash stands for the pair. */
export function signUpSalt({ tokenSecret }: Secret, email: string): Buffer {
  return createHmac('sha256', tokenSecret).update(`salt of ${email}`).digest().subarray(0, 16)
}

/**
 * Notes what somebody signed up with. Only such a note ever says that an address is unconfirmed, never the account:
 * else a sign-up followed by a sign-in would tell whether the address had an account before.
 */
export async function noteSignUp(
  parts: Secret & Pick<AuthParts, 'now'>,
  sql: Queries,
  encryptedPassword: string,
): Promise<void> {
  await sql`
    insert into auth.unconfirmed_sign_ups (pair_hash, expires_at)
    values (${pairHash(parts, encryptedPassword)}, ${new Date(parts.now().getTime() + life)})
    on conflict (pair_hash) do update set expires_at = excluded.expires_at`
}

/** Whether somebody signed up with this very pair lately. Hashes the password, whoever has the address. */
export async function isUnconfirmedSignUp(
  parts: AuthParts,
  given: { address: string; email: string; password: string },
): Promise<boolean> {
  const { address, email, password } = given
  const encrypted = await parts.passwords.hash(address, password, signUpSalt(parts, email))
  const [row] = await parts.sql`
    select from auth.unconfirmed_sign_ups
    where pair_hash = ${pairHash(parts, encrypted)} and expires_at > ${parts.now()}`
  return row !== undefined
}

/** This sign-up's password has become the account's: from now on it is the right one or a wrong one. */
export async function forgetSignUp(parts: Secret, sql: Queries, encryptedPassword: string): Promise<void> {
  await sql`delete from auth.unconfirmed_sign_ups where pair_hash = ${pairHash(parts, encryptedPassword)}`
}

function pairHash({ tokenSecret }: Secret, encryptedPassword: string): string {
  return createHmac('sha256', tokenSecret).update(`sign-up ${encryptedPassword}`).digest('base64url')
}
