import { randomUUID } from 'node:crypto'
import { clearUnproven, requireSignUps, updateProviders } from '#server/auth/accounts.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { noteNotice } from '#server/auth/tokens/one-time-tokens.ts'
import { findUserByEmail, findUserById, identitiesOf, lockUser, type UserRow } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'
import type { GoogleAccount } from './google.ts'

type Clock = Pick<AuthParts, 'now'>
/** Somebody who came by Google, and the id of the email that tells them of it, if any: `queueAccountEmail` sends it. */
type Arrived = { user: UserRow; notice: string | undefined }

/**
 * The account that somebody signs in to with Google: the one Google is linked to, else the one with the same address,
 * to which Google is linked by that, else a new one. Call it in a transaction. Throws `AuthServiceError` when Google has not
 * verified the address: whoever merely claims one gets into nobody's account.
 */
export async function accountForGoogle(
  clock: Clock & Pick<AuthParts, 'takesSignUps'>,
  sql: Queries,
  google: GoogleAccount,
): Promise<Arrived> {
  const linked = await findOwner(sql, google)
  const known = linked && (await findUserById(sql, linked))
  const { user, notice } = known
    ? { user: known, notice: undefined }
    : await linkByEmail(clock, sql, google, verifiedEmail(google))
  const now = clock.now()
  await sql`
    update auth.identities set identity_data = ${JSON.stringify(google.identityData)}, last_sign_in_at = ${now},
      updated_at = ${now}
    where provider = 'google' and provider_id = ${google.subject}`
  await sql`
    update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${JSON.stringify(google.identityData)}
    where id = ${user.id}`
  await updateProviders(clock, sql, user.id)
  return { user, notice }
}

async function linkByEmail(
  clock: Clock & Pick<AuthParts, 'takesSignUps'>,
  sql: Queries,
  google: GoogleAccount,
  email: string,
): Promise<Arrived> {
  const now = clock.now()
  const created = clock.takesSignUps
    ? await sql`
        insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
        values (${randomUUID()}, 'authenticated', 'authenticated', ${email}, ${now}, ${now}, ${now})
        on conflict do nothing returning id`
    : []
  const found = await findUserByEmail(sql, email)
  const user = found && (await lockUser(sql, found.id))
  if (!found) requireSignUps(clock)
  if (user?.email !== email) throw new AuthServiceError(409, 'conflict', 'The account was changed meanwhile')
  if (!user.email_confirmed_at) {
    await clearUnproven(sql, user.id)
    await sql`update auth.users set email_confirmed_at = ${now} where id = ${user.id}`
  }
  await insertIdentity(clock, sql, user.id, google)
  const isOwners = created.length === 0 && user.email_confirmed_at !== null
  return { user, notice: isOwners ? await noteNotice(clock, sql, user, 'google-linked') : undefined }
}

/**
 * Links Google to the account of somebody who is signed in to it. Call it in a transaction.
 * Throws `AuthServiceError` when this Google account is linked already, to this account or another.
 */
export async function linkGoogle(
  clock: Clock,
  sql: Queries,
  { userId }: { userId: string },
  google: GoogleAccount,
): Promise<Arrived> {
  verifiedEmail(google)
  const linked = await findOwner(sql, google)
  if (linked) {
    const suffix = linked === userId ? '' : ' to another user'
    throw new AuthServiceError(422, 'identity_already_exists', `Identity is already linked${suffix}`)
  }
  const user = await lockUser(sql, userId)
  if (!user) throw new AuthServiceError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  await insertIdentity(clock, sql, userId, google)
  await updateProviders(clock, sql, userId)
  return { user, notice: await noteNotice(clock, sql, user, 'google-linked') }
}

/**
 * Takes Google away from an account that opens by e-mail as well, and ends what Google has opened, but for the caller's
 * own session: whoever linked it may be somebody else. Call it in a transaction, and send the email whose id it answers
 * afterwards. Throws `AuthServiceError` 422 for what is no Google identity of the account, and for the last way in.
 */
export async function unlinkGoogle(
  clock: Clock,
  sql: Queries,
  { userId, sessionId }: { userId: string; sessionId: string },
  identityId: string,
): Promise<string> {
  const user = await lockUser(sql, userId)
  const identities = await identitiesOf(sql, userId)
  if (!identities.some(({ id, provider }) => provider === 'email' && id !== identityId)) {
    const message = 'User must have at least 1 identity after unlinking'
    throw new AuthServiceError(422, 'single_identity_not_deletable', message)
  }
  if (!user || !identities.some(({ id }) => id === identityId)) {
    throw new AuthServiceError(422, 'identity_not_found', "Identity doesn't exist")
  }
  await sql`delete from auth.identities where id = ${identityId}`
  await sql`delete from auth.flow_state where user_id = ${userId} or linking_target_id = ${userId}`
  await sql`
    delete from auth.sessions where user_id = ${userId} and id <> ${sessionId} and id in (
      select session_id from auth.mfa_amr_claims where authentication_method = 'oauth')`
  await updateProviders(clock, sql, userId)
  return noteNotice(clock, sql, user, 'sign-in-removed')
}

/** Whose this Google account is. Two answers of Google for one person, from two tabs, come one after the other. */
async function findOwner(sql: Queries, { subject }: GoogleAccount): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`google ${subject}`}, 0))`
  const [row] = await sql<{ user_id: string }>`
    select user_id from auth.identities where provider = 'google' and provider_id = ${subject}`
  return row?.user_id
}

async function insertIdentity({ now }: Clock, sql: Queries, userId: string, google: GoogleAccount) {
  const at = now()
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${randomUUID()}, 'google', ${google.subject}, ${userId}, ${JSON.stringify(google.identityData)}, ${at}, ${at}, ${at})`
}

function verifiedEmail(google: GoogleAccount): string {
  if (google.email === undefined) {
    throw new AuthServiceError(500, 'unexpected_failure', 'Error getting user email from external provider')
  }
  if (!google.isEmailVerified) {
    const message = 'Unverified email with google. Verify the email with google in order to sign in'
    throw new AuthServiceError(422, 'provider_email_needs_verification', message)
  }
  return google.email
}
