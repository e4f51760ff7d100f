import type { Language } from '#domain/site/language.ts'
import { type Queries, raw } from '#server/database/sql.ts'

/** A row of `auth.users`, as far as it is used. `email` is trimmed and in lower case. */
export type UserRow = {
  id: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  /** 1 once one of the two mailboxes of a change of address has confirmed. */
  email_change_confirm_status: number
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  banned_until: Date | null
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

export type IdentityRow = {
  id: string
  provider: string
  /** The provider's own id of the person; for `email` the account's id. */
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  email: string | null
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

const columns = `id, email, encrypted_password, email_confirmed_at, email_change, email_change_sent_at,
  email_change_confirm_status, raw_app_meta_data, raw_user_meta_data, banned_until, last_sign_in_at, created_at, updated_at`

export async function findUserById(sql: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow>`select ${raw(columns)} from auth.users where id = ${id}`
  return row
}

/** The same, and whoever else wants to change the account waits until this transaction is over. */
export async function lockUser(sql: Queries, id: string): Promise<UserRow | undefined> {
  // Not `for update`, which would wait for whoever merely refers to the row.
  const [row] = await sql<UserRow>`
    select ${raw(columns)} from auth.users where id = ${id} for no key update`
  return row
}

/** `email` as `normalEmail` leaves it. */
export async function findUserByEmail(sql: Queries, email: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow>`
    select ${raw(columns)} from auth.users where email = ${email} and is_sso_user = false`
  return row
}

/** Whether the operator has shut this account. */
export function isBanned({ banned_until: until }: Pick<UserRow, 'banned_until'>, now: Date): boolean {
  // Not `>`: "infinity" arrives as a date that compares with nothing.
  return until !== null && !(until <= now)
}

/** How addresses are compared and kept. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The language of the emails to somebody: chosen at sign-up, else English. */
export function languageOf(user: Pick<UserRow, 'raw_user_meta_data'>): Language {
  return user.raw_user_meta_data.language === 'es' ? 'es' : 'en'
}

export function identitiesOf(sql: Queries, userId: string): Promise<IdentityRow[]> {
  return sql<IdentityRow>`
    select id, provider, provider_id, user_id, identity_data, email, last_sign_in_at, created_at, updated_at
    from auth.identities where user_id = ${userId} order by created_at, id`
}
