import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { AuthParts } from '#server/auth/parts.ts'
import { tokenHash } from '#server/auth/sessions/refresh-tokens.ts'
import type { UserRow } from '#server/auth/users.ts'
import { type Queries, raw } from '#server/database/sql.ts'
import type { AccountEmailKind } from '#server/mail/templates/accounts/account-email.ts'

/** What opens the account: using one ends the others. */
export const openingTypes = ['signup', 'recovery', 'magiclink'] as const
/** Each mailbox confirms a change of address with its own token; the old one may cancel it instead. */
export const emailChangeTypes = ['email_change_current', 'email_change_new', 'email_change_cancel'] as const
/** What a mailed link or code is good for. */
export const tokenTypes = [...openingTypes, ...emailChangeTypes, 'reauthentication'] as const
export type TokenType = (typeof tokenTypes)[number]

/** Which emails carry one. */
export const emailKindOf = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic-link',
  email_change_current: 'email-change-notice',
  email_change_new: 'email-change',
  reauthentication: 'reauthentication',
} as const satisfies Partial<Record<TokenType, AccountEmailKind>>

/** What an account's owner is told by an email without a link or a code of its own. */
type NoticeType = Exclude<AccountEmailKind, (typeof emailKindOf)[keyof typeof emailKindOf]>
export type EmailRequestType = TokenType | NoticeType

/** How long a link or a code is good for, in milliseconds; a change of address waits for its mailboxes as long. */
export const tokenLife = 60 * 60_000
/** A notice outlasts all tries to send it, in milliseconds. */
const noticeLife = 48 * 60 * 60_000

/** The address that an account is to get once its mailboxes have confirmed, for as long as they may. */
export function pendingEmail(
  user: Pick<UserRow, 'email_change' | 'email_change_sent_at'>,
  now: Date,
): string | undefined {
  const { email_change: email, email_change_sent_at: sentAt } = user
  return email && sentAt && now.getTime() - sentAt.getTime() <= tokenLife ? email : undefined
}
/** How often a code of six digits may be tried. */
const mostAttempts = 5

export type TokenRow = {
  id: string
  user_id: string
  token_type: EmailRequestType
  encrypted_password: string | null
  metadata: Record<string, unknown> | null
  sent_to: string
  relates_to: string | null
  redirect_to: string | null
}

const columns = `id, user_id, token_type, encrypted_password, metadata, sent_to, relates_to, redirect_to`

/**
 * Notes that somebody asked for an email, which ends the former of its kind; its token is made when it is written. Each
 * password that somebody signs up with is a kind of its own, or a stranger's sign-up would end the owner's email.
 * `userId` is null where nobody has the address, so that asking does the same work for everyone. Answers the note's id.
 */
export async function noteRequest(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  asked: {
    userId: string | null
    type: EmailRequestType
    /** The mailbox that the email goes to, and whose code it carries. */
    sentTo: string | null
    /** The new address, for a change of it. */
    relatesTo?: string
    redirectTo?: string
    encryptedPassword?: string
    metadata?: Record<string, unknown>
  },
): Promise<string> {
  const id = randomUUID()
  const at = now()
  const expiresAt = new Date(at.getTime() + (isTokenType(asked.type) ? tokenLife : noticeLife))
  const metadata = asked.metadata ? JSON.stringify(asked.metadata) : null
  const password = asked.encryptedPassword ?? null
  const kind = !isTokenType(asked.type) ? id : password ? `${asked.type} ${tokenHash(password)}` : asked.type
  await sql`
    insert into auth.one_time_tokens (id, user_id, token_type, kind, encrypted_password, metadata, sent_to, relates_to,
      redirect_to, created_at, expires_at)
    values (${id}, ${asked.userId}, ${asked.type}, ${kind}, ${password}, ${metadata}::jsonb,
      ${asked.userId && asked.sentTo}, ${asked.relatesTo ?? null}, ${asked.redirectTo ?? null}, ${at}, ${expiresAt})
    on conflict (user_id, kind) do update set id = excluded.id, token_hash = null, code_hash = null, attempts = 0,
      metadata = excluded.metadata, sent_to = excluded.sent_to, relates_to = excluded.relates_to,
      redirect_to = excluded.redirect_to, created_at = excluded.created_at, expires_at = excluded.expires_at`
  return id
}

/**
 * Notes, in the transaction of a change to how an account is got into, that its owner is to be told; `queueAccountEmail`
 * sends the email afterwards. It goes to the address that the account has now: the change may take that away.
 */
export function noteNotice(
  parts: Pick<AuthParts, 'now'>,
  sql: Queries,
  user: { id: string; email: string | null },
  type: NoticeType,
): Promise<string> {
  return noteRequest(parts, sql, { userId: user.id, type, sentTo: user.email })
}

/** The note of an email that is still to be written; one for nobody is forgotten. */
export async function findRequest(sql: Queries, id: string): Promise<TokenRow | undefined> {
  await sql`delete from auth.one_time_tokens where id = ${id} and sent_to is null`
  const [row] = await sql<TokenRow>`
    select ${raw(columns)} from auth.one_time_tokens where id = ${id}`
  return row
}

/** Whether an email carries a link or a code. */
export function isTokenType(type: EmailRequestType): type is TokenType {
  return tokenTypes.some((one) => one === type)
}

/** Forgets the note of a notice that has been sent. */
export async function forgetRequest(sql: Queries, id: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where id = ${id}`
}

/** Makes the token for a link; stored as a hash. Made anew when the email has to be sent again. */
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
  await sql`
    update auth.one_time_tokens set code_hash = ${codeHash(tokenSecret, id, code)}, attempts = 0 where id = ${id}`
  return code
}

/** Makes the token by which the old mailbox cancels the change of address that its email, `row`, tells of. */
export async function makeCancelToken(sql: Queries, row: TokenRow): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`
    insert into auth.one_time_tokens (id, user_id, token_type, kind, token_hash, sent_to, created_at, expires_at)
    select ${randomUUID()}, user_id, 'email_change_cancel', 'email_change_cancel', ${tokenHash(token)}, sent_to,
      created_at, expires_at
    from auth.one_time_tokens where id = ${row.id}
    on conflict (user_id, kind) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`
  return token
}

/** Which token is meant, and whose it is. */
export type FoundToken = { id: string; user_id: string }

/** The token of a link, if it is good; `takeToken` takes it. */
export async function findLinkToken(
  { now, sql }: Pick<AuthParts, 'now' | 'sql'>,
  token: string,
  types: readonly TokenType[],
): Promise<FoundToken | undefined> {
  const [row] = await sql<FoundToken>`
    select id, user_id from auth.one_time_tokens
    where token_hash = ${tokenHash(token)} and token_type = any(${types}) and expires_at > ${now()}`
  return row
}

/**
 * Takes a token that was found: of many that come with it at once, one gets the row. Its account is to be locked, as
 * wherever tokens end.
 */
export async function takeToken(sql: Queries, { id }: Pick<FoundToken, 'id'>): Promise<TokenRow | undefined> {
  const [row] = await sql<TokenRow>`
    delete from auth.one_time_tokens where id = ${id} returning ${raw(columns)}`
  return row
}

/**
 * The token whose code was mailed to this address. Each try counts at all it might have been meant for, also
 * when what follows fails: call it outside of a transaction. The fifth wrong one ends a code.
 */
export async function checkCode(
  { now, tokenSecret, sql }: Pick<AuthParts, 'now' | 'tokenSecret' | 'sql'>,
  sentTo: string,
  code: string,
  types: readonly TokenType[],
): Promise<FoundToken | undefined> {
  const rows = await sql<FoundToken & { code_hash: string }>`
    update auth.one_time_tokens set attempts = attempts + 1
    where sent_to = ${sentTo} and token_type = any(${types}) and code_hash is not null
      and attempts < ${mostAttempts} and expires_at > ${now()}
    returning id, user_id, code_hash`
  return rows.find(({ id, code_hash }) => {
    const [given, kept] = [Buffer.from(codeHash(tokenSecret, id, code)), Buffer.from(code_hash)]
    return given.length === kept.length && timingSafeEqual(given, kept)
  })
}

/** Ends all links and codes of these types. */
export async function forgetTokens(sql: Queries, userId: string, types: readonly TokenType[]): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and token_type = any(${types})`
}

function codeHash(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret).update(`code ${id} ${code}`).digest('base64url')
}
