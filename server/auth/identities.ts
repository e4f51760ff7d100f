import { randomUUID } from 'node:crypto'
import { noteAccountChange } from './account-changes.ts'
import { clearUnproven, requireSignUps, updateProviders } from './accounts.ts'
import { AuthFailure } from './auth-failure.ts'
import { dropEmailChange } from './change-email.ts'
import type { GoogleAccount } from './google.ts'
import { forgetTokens, tokenTypes } from './one-time-tokens.ts'
import type { AuthParts, Queries } from './parts.ts'
import { findUserByEmail, findUserById, type IdentityRow, identitiesOf, type UserRow } from './users.ts'

type Clock = Pick<AuthParts, 'now'>

/**
 * The account that somebody signs in to with Google: the one Google is linked to, else the one with the same address,
 * to which Google is linked by that, else a new one. Call it in a transaction; where `notice` is the id of a letter to the
 * owner, `sendRequested` sends it afterwards. Throws `AuthFailure` when Google has not
 * verified the address: whoever merely claims one gets into nobody's account.
 */
export async function accountForGoogle(
  clock: Clock & Pick<AuthParts, 'takesSignUps'>,
  sql: Queries,
  google: GoogleAccount,
): Promise<{ user: UserRow; notice: string | undefined }> {
  await lockSubject(sql, google)
  const linked = await identityOf(sql, google)
  const { user, notice } = linked
    ? { user: await findUserById(sql, linked.user_id), notice: undefined }
    : await linkByEmail(clock, sql, google, verifiedEmail(google))
  if (!user) throw new AuthFailure(500, 'unexpected_failure', 'Error finding the account of an identity')
  await refreshIdentity(clock, sql, google)
  await mergeUserMetadata(sql, user.id, google.identityData)
  await updateProviders(clock, sql, user.id)
  return { user, notice }
}

async function linkByEmail(
  clock: Clock & Pick<AuthParts, 'takesSignUps'>,
  sql: Queries,
  google: GoogleAccount,
  email: string,
): Promise<{ user: UserRow | undefined; notice: string | undefined }> {
  const isNew = clock.takesSignUps && (await createMissingAccount(clock, sql, email))
  await sql`select from auth.users where email = ${email} for update`
  const user = await findUserByEmail(sql, email)
  if (!user) requireSignUps(clock)
  if (!user) return { user, notice: undefined }
  if (!user.email_confirmed_at) {
    await clearUnproven(sql, user.id)
    await sql`update auth.users set email_confirmed_at = ${clock.now()} where id = ${user.id}`
  }
  await insertIdentity(clock, sql, user.id, google)
  const isOwners = !isNew && user.email_confirmed_at !== null
  const notice = isOwners ? await noteAccountChange(clock, sql, user, 'google-linked') : undefined
  return { user, notice }
}

/** Whether it was missing. */
async function createMissingAccount({ now }: Clock, sql: Queries, email: string): Promise<boolean> {
  const created = await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
    values (${randomUUID()}, 'authenticated', 'authenticated', ${email}, ${now()}, ${now()}, ${now()})
    on conflict do nothing returning id`
  return created.length > 0
}

/**
 * Links Google to the account of somebody who is signed in to it. Call it in a transaction, and send the letter whose id
 * it answers afterwards. Throws `AuthFailure` when this Google account is linked already, to this account or another.
 */
export async function linkGoogle(
  clock: Clock,
  sql: Queries,
  userId: string,
  google: GoogleAccount,
): Promise<string | undefined> {
  verifiedEmail(google)
  await lockSubject(sql, google)
  const linked = await identityOf(sql, google)
  if (linked) {
    const suffix = linked.user_id === userId ? '' : ' to another user'
    throw new AuthFailure(422, 'identity_already_exists', `Identity is already linked${suffix}`)
  }
  await insertIdentity(clock, sql, userId, google)
  await updateProviders(clock, sql, userId)
  const user = await findUserById(sql, userId)
  return user && noteAccountChange(clock, sql, user, 'google-linked')
}

/**
 * Takes a way to sign in away from an account; the last one stays. Without its e-mail identity an account has no
 * password, and its address becomes the one Google knows. Call it in a transaction that has locked the account, and send
 * the letter whose id it answers afterwards.
 */
export async function unlinkIdentity(
  clock: Clock,
  sql: Queries,
  userId: string,
  identityId: string,
): Promise<string | undefined> {
  const user = await findUserById(sql, userId)
  const identities = await identitiesOf(sql, userId)
  if (identities.length <= 1) {
    const message = 'User must have at least 1 identity after unlinking'
    throw new AuthFailure(422, 'single_identity_not_deletable', message)
  }
  const identity = identities.find(({ id }) => id === identityId)
  if (!identity) throw new AuthFailure(422, 'identity_not_found', "Identity doesn't exist")
  await sql`delete from auth.identities where id = ${identity.id}`
  if (identity.provider === 'email') {
    await sql`update auth.users set encrypted_password = null where id = ${userId}`
    await dropEmailChange(sql, userId)
    await forgetTokens(sql, userId, tokenTypes)
  }
  await followIdentities(
    sql,
    userId,
    identities.filter((other) => other !== identity),
  )
  await updateProviders(clock, sql, userId)
  return user && noteAccountChange(clock, sql, user, 'sign-in-removed')
}

/** The account's address is one of its identities'; where that one went, it takes the address of one that is left. */
async function followIdentities(sql: Queries, userId: string, left: IdentityRow[]): Promise<void> {
  const user = await findUserById(sql, userId)
  if (!user || left.some(({ email }) => email === user.email)) return
  const email = left.find(({ email, identity_data }) => email && identity_data.email_verified === true)?.email
  if (!email || (await findUserByEmail(sql, email))) {
    const message = 'Unable to unlink identity due to email conflict'
    throw new AuthFailure(422, 'email_conflict_identity_not_deletable', message)
  }
  await dropEmailChange(sql, userId)
  await forgetTokens(sql, userId, tokenTypes)
  await sql`update auth.users set email = ${email} where id = ${userId}`
}

/** Two answers of Google for one person, from two tabs, come one after the other. */
async function lockSubject(sql: Queries, google: GoogleAccount): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`google ${google.subject}`}, 0))`
}

async function identityOf(sql: Queries, google: GoogleAccount): Promise<{ user_id: string } | undefined> {
  const [row] = await sql<{ user_id: string }[]>`
    select user_id from auth.identities where provider = 'google' and provider_id = ${google.subject}`
  return row
}

async function insertIdentity(
  { now }: Clock,
  sql: Queries,
  userId: string,
  google: GoogleAccount,
): Promise<void> {
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${randomUUID()}, 'google', ${google.subject}, ${userId}, ${sql.json(google.identityData)}, ${now()}, ${now()},
      ${now()})`
}

async function refreshIdentity({ now }: Clock, sql: Queries, google: GoogleAccount): Promise<void> {
  await sql`
    update auth.identities set identity_data = ${sql.json(google.identityData)}, last_sign_in_at = ${now()},
      updated_at = ${now()}
    where provider = 'google' and provider_id = ${google.subject}`
}

async function mergeUserMetadata(
  sql: Queries,
  userId: string,
  data: GoogleAccount['identityData'],
): Promise<void> {
  await sql`
    update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${sql.json(data)}
    where id = ${userId}`
}

function verifiedEmail(google: GoogleAccount): string {
  if (google.email === undefined) {
    throw new AuthFailure(500, 'unexpected_failure', 'Error getting user email from external provider')
  }
  if (!google.isEmailVerified) {
    const message = 'Unverified email with google. Verify the email with google in order to sign in'
    throw new AuthFailure(422, 'provider_email_needs_verification', message)
  }
  return google.email
}
