import { Hono } from 'hono'
import { z } from 'zod'
import { confirmEmail } from '#server/auth/accounts.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import {
  emailChangeTypes,
  findLinkToken,
  forgetTokens,
  noteRequest,
  pendingEmail,
  type TokenRow,
  takeToken,
  tokenTypes,
} from '#server/auth/tokens/one-time-tokens.ts'
import { userObject } from '#server/auth/user-object.ts'
import { findUserByEmail, findUserById, lockUser, type UserRow } from '#server/auth/users.ts'
import type { Queries } from '#server/database/sql.ts'
import { readAuthBody } from './bodies.ts'
import { requireCaller } from './caller.ts'

const mailboxes = ['email_change_current', 'email_change_new'] as const
type Mailbox = (typeof mailboxes)[number]

const cancelBody = z.object({ token: z.string() })

/** A change of address that waits is cancelled by the owner's session, or by the link in the email to the old mailbox. */
export function emailChangeRoutes(parts: AuthParts): Hono {
  const routes = new Hono()

  routes.delete('/user/email-change', async (context) => {
    const { user } = await requireCaller(parts, context.req.raw)
    await parts.sql.begin(async (sql) => {
      await lockUser(sql, user.id)
      await dropEmailChange(sql, user.id)
    })
    const changed = await findUserById(parts.sql, user.id)
    return context.json(await userObject(parts, parts.sql, changed ?? user))
  })

  routes.post('/user/email-change/cancel', async (context) => {
    const { token } = await readAuthBody(context.req.raw, cancelBody)
    parts.limits.token({ address: parts.clientAddress(context.req.raw) })
    const found = await findLinkToken(parts, token, ['email_change_cancel'])
    if (!found) throw linkExpired()
    await parts.sql.begin(async (sql) => {
      await lockUser(sql, found.user_id)
      if (!(await takeToken(sql, found))) throw linkExpired()
      await dropEmailChange(sql, found.user_id)
    })
    return context.json({})
  })

  return routes
}

/**
 * Begins a change of address, in the place of one that waits: an email with a link and a code goes to each of the two
 * mailboxes. Where nobody has shown that the present address is theirs, the new one alone is asked. Call it in a
 * transaction that has locked the account; answers the emails to send.
 */
export async function beginEmailChange(
  parts: AuthParts,
  sql: Queries,
  user: UserRow,
  newEmail: string,
  redirectTo: string,
): Promise<string[]> {
  await forgetTokens(sql, user.id, emailChangeTypes)
  await sql`
    update auth.users set email_change = ${newEmail}, email_change_sent_at = ${parts.now()},
      email_change_confirm_status = 0, updated_at = ${parts.now()}
    where id = ${user.id}`
  const asked = user.email_confirmed_at ? mailboxes : (['email_change_new'] as const)
  return noteEmails(parts, sql, { user, newEmail, redirectTo }, asked)
}

/** Sends the emails again to those mailboxes that have not answered yet. Answers the emails to send. */
export function resendEmailChange(parts: AuthParts, userId: string, redirectTo: string): Promise<string[]> {
  return parts.sql.begin(async (sql) => {
    const user = await lockUser(sql, userId)
    const newEmail = user && pendingEmail(user, parts.now())
    if (!newEmail) return []
    const waiting = await sql<{ token_type: Mailbox }>`
      select token_type from auth.one_time_tokens
      where user_id = ${userId} and token_type = any(${mailboxes}) and expires_at > ${parts.now()}`
    await sql`update auth.users set email_change_sent_at = ${parts.now()} where id = ${userId}`
    const asked = waiting.map(({ token_type }) => token_type)
    return noteEmails(parts, sql, { user, newEmail, redirectTo }, asked)
  })
}

/** Whether the new address has an account already is told to nobody: its owner gets the email that says so. */
async function noteEmails(
  parts: AuthParts,
  sql: Queries,
  { user, newEmail, redirectTo }: { user: UserRow; newEmail: string; redirectTo: string },
  asked: readonly Mailbox[],
): Promise<string[]> {
  const taken = await findUserByEmail(sql, newEmail)
  const emails: string[] = []
  for (const type of asked) {
    const isNew = type === 'email_change_new'
    const note =
      isNew && taken
        ? ({ userId: taken.id, type: 'account-exists', sentTo: newEmail } as const)
        : { userId: user.id, type, sentTo: isNew ? newEmail : user.email, relatesTo: newEmail, redirectTo }
    emails.push(await noteRequest(parts, sql, note))
  }
  return emails
}

/** Forgets a change of address that waits, with all that its emails are good for. */
export async function dropEmailChange(sql: Queries, userId: string): Promise<void> {
  await forgetTokens(sql, userId, emailChangeTypes)
  await sql`
    update auth.users set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
    where id = ${userId} and email_change is not null`
}

/**
 * One mailbox has confirmed. The second one makes the new address the account's, and nothing mailed before opens it
 * any more; answers the emails to send then, undefined until then. Throws `AuthServiceError` when no such change waits.
 * Call it in a transaction that has locked the account.
 */
export async function confirmEmailChange(
  parts: AuthParts,
  sql: Queries,
  user: UserRow,
  row: TokenRow,
): Promise<string[] | undefined> {
  const email = pendingEmail(user, parts.now())
  if (!email || email !== row.relates_to) throw linkExpired()
  const needsBoth = user.email_confirmed_at !== null
  if (needsBoth && user.email_change_confirm_status === 0) {
    await sql`update auth.users set email_change_confirm_status = 1 where id = ${user.id}`
    return undefined
  }
  if (await findUserByEmail(sql, email)) {
    throw new AuthServiceError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    )
  }
  await confirmEmail(parts, sql, user, email)
  await dropEmailChange(sql, user.id)
  await forgetTokens(sql, user.id, tokenTypes)
  if (!needsBoth) return []
  const notice = { userId: user.id, type: 'email-changed', sentTo: user.email, relatesTo: email } as const
  return [await noteRequest(parts, sql, notice)]
}

export function linkExpired(): AuthServiceError {
  return new AuthServiceError(403, 'otp_expired', 'Email link is invalid or has expired')
}
