import { randomUUID } from 'node:crypto'
import { forgetRecoveryCodes } from '#server/auth/factors/recovery-codes.ts'
import type { Queries } from '#server/database/sql.ts'
import { AuthServiceError } from './auth-service-error.ts'
import type { AuthParts } from './parts.ts'
import { findUserById, identitiesOf, type UserRow } from './users.ts'

/** What a client keeps with an account, and beside it what the service says of the account under the same roof. */
export function userMetadata(
  given: Record<string, unknown>,
  user: { id: string; email: string; isConfirmed: boolean },
): Record<string, unknown> {
  const own = { sub: user.id, email: user.email, email_verified: user.isConfirmed, phone_verified: false }
  return { ...given, ...own }
}

/** Throws `AuthServiceError` 422 where the operator takes no new accounts. */
export function requireSignUps({ takesSignUps }: Pick<AuthParts, 'takesSignUps'>): void {
  if (takesSignUps) return
  throw new AuthServiceError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/** Makes an account with a password, whose address nobody has shown to be theirs yet. Undefined when the address has one. */
export async function createAccount(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  account: { email: string; encryptedPassword: string; metadata: Record<string, unknown> },
): Promise<UserRow | undefined> {
  const { email } = account
  const id = randomUUID()
  const metadata = userMetadata(account.metadata, { id, email, isConfirmed: false })
  await sql`
    insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${id}, ${email}, ${account.encryptedPassword}, '{"provider": "email", "providers": ["email"]}',
      ${JSON.stringify(metadata)}::jsonb, ${now()}, ${now()})
    on conflict do nothing`
  // Also where nothing was made: the database then does the same work, and gives the time away to nobody.
  await insertEmailIdentity({ now }, sql, { id, email, isConfirmed: false })
  return findUserById(sql, id)
}

/** Notes that somebody has shown that the address is theirs, which is then one of the ways to sign in. */
export async function confirmEmail(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  user: UserRow,
  email: string,
): Promise<void> {
  const at = now()
  const metadata = userMetadata(user.raw_user_meta_data, { id: user.id, email, isConfirmed: true })
  await sql`
    update auth.users set email = ${email}, email_confirmed_at = coalesce(email_confirmed_at, ${at}),
      raw_user_meta_data = ${JSON.stringify(metadata)}::jsonb, updated_at = ${at}
    where id = ${user.id}`
  await sql`
    update auth.identities set updated_at = ${at},
      identity_data = identity_data || jsonb_build_object('email', ${email}::text, 'email_verified', true)
    where user_id = ${user.id} and provider = 'email'`
  await addEmailIdentity({ now }, sql, { id: user.id, email })
}

/**
 * Nobody has confirmed this account's address, so whoever made it may be somebody else who waits for its owner to come:
 * password, names, sessions, factors and open emails of before are worth nothing to them. What is stored stays.
 */
export async function clearUnproven(sql: Queries, userId: string): Promise<void> {
  await sql`delete from auth.identities where user_id = ${userId}`
  await sql`delete from auth.sessions where user_id = ${userId}`
  await sql`delete from auth.mfa_factors where user_id = ${userId}`
  await forgetRecoveryCodes(sql, userId)
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`
  await sql`
    update auth.users set encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}',
      email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
    where id = ${userId}`
}

/** Somebody who came by Google and has set a password may sign in with it: an identity like the others, to be unlinked. */
export async function addEmailIdentity(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  user: { id: string; email: string | null },
): Promise<void> {
  const { id, email } = user
  const isNew = email && (await insertEmailIdentity({ now }, sql, { id, email, isConfirmed: true }))
  if (isNew) await updateProviders({ now }, sql, id)
}

/** Whether it was missing; nothing is inserted for an account that there is not. */
async function insertEmailIdentity(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  user: { id: string; email: string; isConfirmed: boolean },
): Promise<boolean> {
  const data = JSON.stringify(userMetadata({}, user))
  const added = await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    select gen_random_uuid(), 'email', id::text, id, ${data}::jsonb, ${now()}, ${now()}, ${now()}
    from auth.users where id = ${user.id}
    on conflict do nothing returning id`
  return added.length > 0
}

/** Writes into `app_metadata` by which ways somebody may sign in; the first of them is `provider`. */
export async function updateProviders(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  userId: string,
): Promise<void> {
  const identities = await identitiesOf(sql, userId)
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  await sql`
    update auth.users set updated_at = ${now()},
      raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || ${JSON.stringify({ provider: providers[0] ?? 'email', providers })}
    where id = ${userId}`
}
