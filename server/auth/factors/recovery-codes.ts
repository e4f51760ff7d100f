import { createHmac, randomInt } from 'node:crypto'
import type { AuthParts } from '#server/auth/parts.ts'
import type { Queries } from '#server/database/sql.ts'

/** Read aloud and from paper: nothing that looks like something else. Eleven of these are 54 bits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const groups = [4, 4, 3]
const howMany = 10

type Secret = Pick<AuthParts, 'tokenSecret'>

/**
 * Ten new codes, each of which stands in once for the authenticator app; older ones are good no longer. They are
 * answered here and never again: what is stored is a keyed hash. The account's row is to be locked.
 */
export async function generateRecoveryCodes(parts: Secret, sql: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await forgetRecoveryCodes(sql, userId)
  for (const code of codes) {
    await sql`
      insert into private.recovery_codes (user_id, code_hash) values (${userId}, ${codeHash(parts, userId, code)})`
  }
  return codes
}

/** How many are left to use. */
export async function countRecoveryCodes(sql: Queries, userId: string): Promise<number> {
  const [row] = await sql<{ left: number }>`
    select count(*)::int as left from private.recovery_codes where user_id = ${userId}`
  return row?.left ?? 0
}

/** Takes a code as somebody typed it; of many who come with one at once, one gets it. Whether it was good. */
export async function takeRecoveryCode(
  parts: Secret,
  sql: Queries,
  userId: string,
  typed: string,
): Promise<boolean> {
  const taken = await sql`
    delete from private.recovery_codes
    where user_id = ${userId} and code_hash = ${codeHash(parts, userId, typed)} returning user_id`
  return taken.length > 0
}

/** Ends all codes of an account. */
export async function forgetRecoveryCodes(sql: Queries, userId: string): Promise<void> {
  await sql`delete from private.recovery_codes where user_id = ${userId}`
}

function newCode(): string {
  const letter = () => alphabet[randomInt(alphabet.length)]
  return groups.map((length) => Array.from({ length }, letter).join('')).join('-')
}

/** Hyphens, spaces and small letters make no other code of it. */
function codeHash({ tokenSecret }: Secret, userId: string, code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return createHmac('sha256', tokenSecret).update(`recovery code ${userId} ${plain}`).digest('base64url')
}
