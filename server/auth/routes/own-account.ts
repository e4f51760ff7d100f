import { Hono } from 'hono'
import { z } from 'zod'
import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { addEmailIdentity, userMetadata } from '#server/auth/accounts.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { lengthFor, requirePassword } from '#server/auth/passwords/passwords.ts'
import { redirectOf } from '#server/auth/redirects.ts'
import { endAll, endOthers, endSession, tagSession } from '#server/auth/sessions/sessions.ts'
import { forgetTokens, noteNotice, takeToken, tokenTypes } from '#server/auth/tokens/one-time-tokens.ts'
import { userObject } from '#server/auth/user-object.ts'
import { findUserById } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'
import { metadata, readAuthBody, readEmail } from './bodies.ts'
import { type Caller, lockCaller, owesCode, requireCaller, requireLevel } from './caller.ts'
import { beginEmailChange, dropEmailChange } from './change-email.ts'
import { nonceInvalid, proveOwner } from './prove-owner.ts'

const body = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadata.nullish(),
})

const levelNeeded = 'AAL2 session is required to update email or password when MFA is enabled.'

/** /user: who is signed in, and what they may change of it. /logout: the end of one, the other or all sessions. */
export function ownAccountRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.get('/user', async (context) => {
    const { user } = await requireCaller(parts, context.req.raw)
    return context.json(await userObject(parts, parts.sql, user))
  })

  routes.put('/user', async (context) => {
    const request = context.req.raw
    const caller = await requireCaller(parts, request)
    const change = readChange(caller, await readAuthBody(request, body))
    const { newEmail, password } = change
    const address = parts.clientAddress(request)
    const isLock = newEmail !== undefined || password !== undefined
    if (isLock) await requireLevel(parts.sql, caller, levelNeeded, 401)
    const proof = isLock ? await proveOwner(parts, caller, { ...change, address }) : undefined
    if (newEmail) await parts.limits.mail({ address, email: newEmail })
    const chosen = password && (await hashNewPassword(parts, caller, { address, password }))
    // All of it, or nothing.
    const emails = await parts.sql.begin(async (sql) => {
      const now = await lockCaller(sql, caller)
      if (isLock) await requireLevel(sql, now, levelNeeded, 401)
      if (proof && !(await takeToken(sql, proof))) throw nonceInvalid()
      if (change.data) await keepMetadata(parts, sql, caller, change.data)
      const notice = chosen ? [await storePassword(parts, sql, now, chosen)] : []
      const user = newEmail && (await findUserById(sql, caller.user.id))
      if (!user) return notice
      return [...notice, ...(await beginEmailChange(parts, sql, user, newEmail, redirectOf(parts, request)))]
    })
    for (const id of emails) await queueAccountEmail(parts, id)
    const user = (await findUserById(parts.sql, caller.user.id)) ?? caller.user
    return context.json(await userObject(parts, parts.sql, user))
  })

  routes.post('/logout', async (context) => {
    const caller = await requireCaller(parts, context.req.raw)
    const scope = context.req.query('scope') ?? 'global'
    if (!['local', 'others', 'global'].includes(scope)) {
      throw new AuthServiceError(400, 'validation_failed', `Unsupported logout scope "${scope.slice(0, 20)}"`)
    }
    await signOut(parts, caller, scope)
    return context.body(null, 204)
  })

  return routes
}

/** Whoever has the password alone ends no session but their own: the others may have shown the authenticator's code. */
async function signOut({ sql }: AuthParts, caller: Caller, scope: string): Promise<void> {
  const { user, session } = caller
  if (scope === 'others') {
    await requireLevel(sql, caller)
    return endOthers(sql, user.id, session.id)
  }
  if (scope === 'local' || (await owesCode(sql, caller))) return endSession(sql, session.id)
  return endAll(sql, user.id)
}

/** What somebody wants changed, as far as that can be told from the request alone. Throws `AuthServiceError`. */
function readChange({ user }: Caller, given: z.infer<typeof body>) {
  const email = given.email ? readEmail(given.email) : undefined
  const password = given.password ?? undefined
  if (password !== undefined) requirePassword(password, lengthFor(user))
  return {
    newEmail: email === user.email ? undefined : email,
    password,
    data: given.data ?? undefined,
    currentPassword: given.current_password ?? undefined,
    nonce: given.nonce ?? undefined,
    change: password === undefined ? ('Email' as const) : ('Password' as const),
  }
}

/** New values join the kept ones; null takes one away. What the service says of the account stays its own. */
async function keepMetadata(
  { now }: AuthParts,
  sql: Queries,
  { user }: Caller,
  data: Record<string, unknown>,
): Promise<void> {
  const [row] = await sql<{ kept: Record<string, unknown> }>`
    select raw_user_meta_data as kept from auth.users where id = ${user.id}`
  const joined = Object.entries({ ...row?.kept, ...data }).filter(([, value]) => value !== null)
  const own = { id: user.id, email: user.email ?? '', isConfirmed: user.email_confirmed_at !== null }
  const all = metadata.safeParse(userMetadata(Object.fromEntries(joined), own))
  if (!all.success) throw new AuthServiceError(400, 'validation_failed', 'The user metadata is too large')
  await sql`
    update auth.users set raw_user_meta_data = ${JSON.stringify(all.data)}::jsonb, updated_at = ${now()}
    where id = ${user.id}`
}

/** A password that is to be the new one, and its hash. */
type NewPassword = { plain: string; encrypted: string }

/** Hashes a new password. Throws `AuthServiceError` for an unchanged one. */
async function hashNewPassword(
  parts: AuthParts,
  { user }: Caller,
  { address, password }: { address: string; password: string },
): Promise<NewPassword> {
  // Counted even when it succeeds: each costs two hashes and an email.
  await parts.limits.guess('new-password', { address, account: user.id })
  if (await parts.passwords.matches(address, password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.'
    throw new AuthServiceError(422, 'same_password', message)
  }
  return { plain: password, encrypted: await parts.passwords.hash(address, password) }
}

/**
 * Sets a new password. Every other session ends, and so does everything that was mailed before, a change of address
 * above all: whoever had the old password may have asked for it. Call it in a transaction that has locked the account;
 * answers the email to send.
 */
async function storePassword(
  parts: AuthParts,
  sql: Queries,
  { user, session }: Caller,
  { plain, encrypted }: NewPassword,
): Promise<string> {
  const changed = await sql`
    update auth.users set encrypted_password = ${encrypted}, updated_at = ${parts.now()}
    where id = ${user.id} and encrypted_password is not distinct from ${user.encrypted_password} returning id`
  if (changed.length === 0) throw new AuthServiceError(409, 'conflict', 'The password was changed meanwhile')
  await addEmailIdentity(parts, sql, user)
  await endOthers(sql, user.id, session.id)
  await tagSession(sql, session.id, plain)
  await dropEmailChange(sql, user.id)
  await forgetTokens(sql, user.id, tokenTypes)
  return noteNotice(parts, sql, user, 'password-changed')
}
