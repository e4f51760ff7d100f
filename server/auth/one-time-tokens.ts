import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CodeChallenge } from './flow-states.ts'
import type { AuthParts, Queries } from './parts.ts'
import { tokenHash } from './refresh-tokens.ts'

/** What a mailed link or code is good for. */
export const tokenTypes = ['signup', 'recovery', 'magiclink', 'email_change', 'reauthentication'] as const
export type TokenType = (typeof tokenTypes)[number]

/** What an account's owner is told by a letter without a link or a code of its own. */
type NoticeType =
  | 'account-exists'
  | 'password-changed'
  | 'email-change-notice'
  | 'app-added'
  | 'app-removed'
  | 'recovery-code-used'
  | 'recovery-codes-replaced'
  | 'google-linked'
  | 'sign-in-removed'

export type LetterType = TokenType | NoticeType

/** How long a link or a code is good for, in milliseconds. */
const life = 60 * 60_000
/** A notice outlasts all tries to send it, in milliseconds. */
const noticeLife = 48 * 60 * 60_000
/** How often a code of six digits may be tried. */
const mostAttempts = 5

export type TokenRow = {
  id: string
  user_id: string
  token_type: LetterType
  encrypted_password: string | null
  metadata: Record<string, unknown> | null
  sent_to: string | null
  relates_to: string | null
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

const columns = [
  'id',
  'user_id',
  'token_type',
  'encrypted_password',
  'metadata',
  'sent_to',
  'relates_to',
  'redirect_to',
  'code_challenge',
  'code_challenge_method',
] as const

/**
 * Notes that somebody asked for a letter; its token is made when it is written. `userId` is null where nobody has the
 * address, so that asking does the same work for everyone. Answers the note's id.
 */
export async function noteRequest(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  asked: {
    userId: string | null
    type: LetterType
    /** Where the letter goes, if not to the account's address at the time it is written. */
    sentTo?: string | null
    /** The new address, for a change of it. */
    relatesTo?: string
    redirectTo?: string
    challenge?: CodeChallenge | undefined
    encryptedPassword?: string
    metadata?: Record<string, unknown>
  },
): Promise<string> {
  const id = randomUUID()
  const at = now()
  const expiresAt = new Date(at.getTime() + (isTokenType(asked.type) ? life : noticeLife))
  const metadata = asked.metadata ? JSON.stringify(asked.metadata) : null
  await sql`
    insert into auth.one_time_tokens (id, user_id, token_type, encrypted_password, metadata, sent_to, relates_to,
      redirect_to, code_challenge, code_challenge_method, created_at, expires_at)
    values (${id}, ${asked.userId}, ${asked.type}, ${asked.encryptedPassword ?? null}, ${metadata}::text::jsonb,
      ${asked.sentTo ?? null}, ${asked.relatesTo ?? null}, ${asked.redirectTo ?? null},
      ${asked.challenge ?? null}, ${asked.challenge ? 's256' : null}, ${at}, ${expiresAt})`
  return id
}

/** The note of a letter that is still to be written; one for nobody is forgotten, and so is what has expired. */
export async function findRequest(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  id: string,
): Promise<TokenRow | undefined> {
  await sql`
    delete from auth.one_time_tokens where expires_at < ${now()} or (id = ${id} and user_id is null)`
  const [row] = await sql<TokenRow[]>`
    select ${sql(columns)} from auth.one_time_tokens where id = ${id}`
  return row
}

/** Whether a letter carries a link or a code. */
export function isTokenType(type: LetterType): type is TokenType {
  return tokenTypes.some((one) => one === type)
}

/** Forgets the note of a notice that has been sent. */
export async function forgetRequest(sql: Queries, id: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where id = ${id}`
}

/** Makes the token for a link; stored as a hash. Made anew when the letter has to be sent again. */
export async function makeLinkToken(sql: Queries, id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`update auth.one_time_tokens set token_hash = ${tokenHash(token)} where id = ${id}`
  return token
}

/** Makes a code of six digits; stored under the server's key, because so few digits are guessed from a plain hash. */
export async function makeCode(
  { tokenSecret }: Pick<AuthParts, 'tokenSecret'>,
  sql: Queries,
  id: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await sql`update auth.one_time_tokens set token_hash = ${codeHash(tokenSecret, id, code)} where id = ${id}`
  return code
}

/** Takes a link's token: of many that come with it at once, one gets the row. Undefined when it is not good (any more). */
export async function takeLinkToken(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  token: string,
  types: readonly TokenType[],
): Promise<TokenRow | undefined> {
  const [row] = await sql<TokenRow[]>`
    delete from auth.one_time_tokens
    where token_hash = ${tokenHash(token)} and token_type in ${sql(types)} and expires_at > ${now()}
      and user_id is not null
    returning ${sql(columns)}`
  return row
}

/** Takes the newest code of an account; each try counts, and the fifth wrong one ends it. Commit whatever it answers. */
export async function takeCode(
  { now, tokenSecret }: Pick<AuthParts, 'now' | 'tokenSecret'>,
  sql: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  const [row] = await sql<{ id: string; token_hash: string }[]>`
    update auth.one_time_tokens set attempts = attempts + 1
    where id = (
      select id from auth.one_time_tokens
      where user_id = ${userId} and token_type = 'reauthentication' and token_hash is not null
        and expires_at > ${now()}
      order by created_at desc limit 1 for update
    ) and attempts < ${mostAttempts}
    returning id, token_hash`
  if (!row) return false
  const [given, kept] = [Buffer.from(codeHash(tokenSecret, row.id, code)), Buffer.from(row.token_hash)]
  if (given.length !== kept.length || !timingSafeEqual(given, kept)) return false
  await forgetTokens(sql, userId, ['reauthentication'])
  return true
}

/** Ends all links and codes of these types. */
export async function forgetTokens(
  sql: Queries,
  userId: string,
  types: readonly LetterType[],
): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and token_type in ${sql(types)}`
}

function codeHash(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret).update(`code ${id} ${code}`).digest('base64url')
}
