import { randomUUID } from 'node:crypto'
import { AuthFailure } from './auth-failure.ts'
import type { AuthParts, Queries } from './parts.ts'
import { findUserById, type UserRow } from './users.ts'

/** What a client keeps with an account, and beside it what the service says of the account under the same roof. */
export function userMetadata(
  given: Record<string, unknown>,
  user: { id: string; email: string; isConfirmed: boolean },
): Record<string, unknown> {
  const own = { sub: user.id, email: user.email, email_verified: user.isConfirmed, phone_verified: false }
  return { ...given, ...own }
}

/** Throws `AuthFailure` 422 where the operator takes no new accounts. */
export function requireSignUps({ takesSignUps }: Pick<AuthParts, 'takesSignUps'>): void {
  if (takesSignUps) return
  throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/** Makes an account with a password. Undefined when the address has one. */
export async function createAccount(
  { now }: Pick<AuthParts, 'now'>,
  sql: Queries,
  account: {
    email: string
    encryptedPassword: string
    metadata: Record<string, unknown>
    isConfirmed: boolean
  },
): Promise<UserRow | undefined> {
  const { email, isConfirmed } = account
  const id = randomUUID()
  const at = now()
  const metadata = userMetadata(account.metadata, { id, email, isConfirmed })
  const created = await sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${id}, ${email}, ${account.encryptedPassword}, ${isConfirmed ? at : null}, ${isConfirmed ? null : at},
      '{"provider": "email", "providers": ["email"]}', ${JSON.stringify(metadata)}::text::jsonb, ${at}, ${at})
    on conflict do nothing returning id`
  const identity = { sub: id, email, email_verified: isConfirmed, phone_verified: false }
  // Also where nothing was made: the database then does the same work, and gives the time away to nobody.
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at,
      updated_at)
    select gen_random_uuid(), 'email', ${id}::text, id, ${JSON.stringify(identity)}::text::jsonb, ${at}, ${at}, ${at}
    from auth.users where id = ${id}`
  return created.length > 0 ? findUserById(sql, id) : undefined
}

/** Notes that somebody has shown that the address is theirs. */
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
      raw_user_meta_data = ${JSON.stringify(metadata)}::text::jsonb, updated_at = ${at}
    where id = ${user.id}`
  await sql`
    update auth.identities set updated_at = ${at},
      identity_data = identity_data || jsonb_build_object('email', ${email}::text, 'email_verified', true)
    where user_id = ${user.id} and provider = 'email'`
}
