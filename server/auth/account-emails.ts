import {
  emailKindOf,
  findRequest,
  forgetRequest,
  isTokenType,
  makeCancelToken,
  makeCode,
  makeLinkToken,
  type TokenRow,
} from '#server/auth/tokens/one-time-tokens.ts'
import { queueRows, type RowQueue, workRowQueue } from '#server/database/queue/row-queue.ts'
import type { AccountEmail } from '#server/mail/templates/accounts/account-email.ts'
import type { AuthParts } from './parts.ts'
import { confirmPage } from './redirects.ts'
import { findUserById, languageOf, type UserRow } from './users.ts'

/** One job per note; a job that fails is tried again. */
const accountEmailQueue: RowQueue = {
  name: 'account-letter',
  idName: 'request',
  lock: 'letter',
  isOncePerId: false,
}

/** Sends the email that was noted with `noteRequest`; resolves once that is sure to happen. */
export function queueAccountEmail({ jobs }: Pick<AuthParts, 'jobs'>, request: string): Promise<void> {
  return queueRows(jobs, accountEmailQueue, [request])
}

/** Sends the emails of accounts as their jobs come up. */
export function sendAccountEmails(parts: AuthParts): Promise<void> {
  return workRowQueue(parts, accountEmailQueue, async (request) => {
    const row = await findRequest(parts.sql, request)
    const user = row && (await findUserById(parts.sql, row.user_id))
    if (row && user) await sendNoted(parts, row, user)
  })
}

async function sendNoted(parts: AuthParts, row: TokenRow, user: UserRow): Promise<void> {
  const type = row.token_type
  // It goes with the email to the old mailbox.
  if (type === 'email_change_cancel') return
  const language = languageOf({ raw_user_meta_data: row.metadata ?? user.raw_user_meta_data })
  const newEmail = row.relates_to
  const kind = isTokenType(type) ? emailKindOf[type] : type
  const email: AccountEmail = { kind, to: row.sent_to, language, ...(newEmail && { newEmail }) }
  if (!isTokenType(type)) {
    await parts.sendEmail(email)
    return forgetRequest(parts.sql, row.id)
  }
  const code = await makeCode(parts, parts.sql, row.id)
  if (type === 'reauthentication') return parts.sendEmail({ ...email, code })
  const link = confirmLink(parts, row, {
    token_hash: await makeLinkToken(parts.sql, row.id),
    type: type.startsWith('email_change') ? 'email_change' : type,
  })
  if (type !== 'email_change_current') return parts.sendEmail({ ...email, link, code })
  const cancelLink = confirmLink(parts, row, { cancel: await makeCancelToken(parts.sql, row) })
  await parts.sendEmail({ ...email, link, code, cancelLink })
}

/** The link leads to the page at the same address as the one that the browser is sent on to. */
function confirmLink({ siteUrl }: AuthParts, row: TokenRow, fields: Record<string, string>): string {
  const redirect = row.redirect_to ?? siteUrl
  return confirmPage(redirect, { ...fields, redirect_to: redirect })
}
