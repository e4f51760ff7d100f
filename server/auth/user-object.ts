import { pendingEmail } from '#server/auth/tokens/one-time-tokens.ts'
import type { Queries } from '#server/database/sql.ts'
import type { AuthParts } from './parts.ts'
import { type IdentityRow, identitiesOf, type UserRow } from './users.ts'

type Facts = Pick<AuthParts, 'now' | 'confirmEmail'>
type Times = { created_at: Date; updated_at: Date }

/** An account as clients see it: times as RFC 3339 in UTC, identities and factors as they are now. */
export async function userObject(parts: Facts, sql: Queries, user: UserRow) {
  const factors = await sql<
    { id: string; friendly_name: string | null; factor_type: string; status: string } & Times
  >`
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${user.id} order by created_at, id`
  return {
    ...describeUser(parts, user, await identitiesOf(sql, user.id)),
    factors: factors.map((factor) => ({ ...factor, ...times(factor) })),
  }
}

/** The same, without authenticator apps: for an account that may be none. */
export function describeUser(
  { now, confirmEmail }: Facts,
  user: Omit<UserRow, 'encrypted_password' | 'email_change_confirm_status' | 'banned_until'>,
  identities: readonly IdentityRow[],
) {
  const newEmail = pendingEmail(user, now())
  // Clients take an account without this time for one that may not sign in.
  const confirmedAt = user.email_confirmed_at ?? (confirmEmail ? null : user.created_at)
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...time('email_confirmed_at', confirmedAt),
    phone: '',
    ...time('confirmed_at', confirmedAt),
    ...(newEmail && { new_email: newEmail, ...time('email_change_sent_at', user.email_change_sent_at) }),
    ...time('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    factors: [],
    identities: identities.map(({ id, provider_id, email, last_sign_in_at, ...row }) => ({
      ...row,
      identity_id: id,
      id: provider_id,
      ...time('last_sign_in_at', last_sign_in_at),
      ...times(row),
      email: email ?? '',
    })),
    ...times(user),
    is_anonymous: false,
  }
}

function times(row: Times) {
  return { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

/** Left out when there is no such time, as the service it mimics does. */
function time(name: string, at: Date | null): Record<string, string> {
  return at ? { [name]: at.toISOString() } : {}
}
