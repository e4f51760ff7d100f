import type { AuthParts, Queries } from './parts.ts'
import { type IdentityRow, identitiesOf, pendingEmail, type UserRow } from './users.ts'

type FactorRow = {
  id: string
  friendly_name: string | null
  factor_type: string
  status: string
  created_at: Date
  updated_at: Date
}

type Facts = Pick<AuthParts, 'now' | 'confirmEmail'>

/** An account as clients see it: times as RFC 3339 in UTC, identities and factors as they are now. */
export async function userObject(parts: Facts, sql: Queries, user: UserRow) {
  const newEmail = pendingEmail(user, parts.now())
  // Clients take an account without this time for one that may not sign in.
  const unconfirmed = parts.confirmEmail ? null : user.created_at
  const identities = await identitiesOf(sql, user.id)
  const factors = await sql<FactorRow[]>`
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${user.id} order by created_at, id`
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...time('email_confirmed_at', user.email_confirmed_at ?? unconfirmed),
    phone: '',
    ...time('confirmation_sent_at', user.confirmation_sent_at),
    ...time('confirmed_at', user.confirmed_at ?? unconfirmed),
    ...time('recovery_sent_at', user.recovery_sent_at),
    ...(newEmail && { new_email: newEmail, ...time('email_change_sent_at', user.email_change_sent_at) }),
    ...time('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    factors: factors.map((factor) => ({ ...factor, ...times(factor) })),
    identities: identities.map(identityObject),
    ...times(user),
    is_anonymous: false,
  }
}

export type UserObject = Awaited<ReturnType<typeof userObject>>

export function identityObject(row: IdentityRow) {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    ...time('last_sign_in_at', row.last_sign_in_at),
    ...times(row),
    email: row.email ?? '',
  }
}

function times(row: { created_at: Date; updated_at: Date }) {
  return { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

/** Left out when there is no such time, as the service it mimics does. */
function time(name: string, at: Date | null): Record<string, string> {
  return at ? { [name]: at.toISOString() } : {}
}
