import { z } from 'zod'
import {
  findRequest,
  forgetRequest,
  isTokenType,
  letterOf,
  makeCancelToken,
  makeCode,
  makeLinkToken,
  type TokenRow,
} from '#server/auth/tokens/one-time-tokens.ts'
import { oneAtATime } from '#server/mail/queue/one-at-a-time.ts'
import type { Letter } from '#server/mail/templates/accounts/account-email.ts'
import type { AuthParts } from './parts.ts'
import { confirmPage } from './redirects.ts'
import { findUserById, languageOf, type UserRow } from './users.ts'

/** A job holds an id alone: who is written to, and with which token, is found out when it is done. */
const requestedLetter = 'account-letter'
const requestedData = z.object({ request: z.uuid() })

/** Sends the letter that was noted with `noteRequest`; resolves once that is sure to happen. */
export function sendRequested({ jobs }: Pick<AuthParts, 'jobs'>, request: string): Promise<void> {
  return jobs.add(requestedLetter, { request })
}

/** Writes the letters of accounts as their jobs come up. */
export async function workLetters(parts: AuthParts): Promise<void> {
  await parts.jobs.work(requestedLetter, async (data) => {
    const { request } = requestedData.parse(data)
    await oneAtATime(parts.sql, `letter ${request}`, async () => {
      const row = await findRequest(parts.sql, request)
      const user = row && (await findUserById(parts.sql, row.user_id))
      if (row && user) await writeRequested(parts, row, user)
    })
  })
}

async function writeRequested(parts: AuthParts, row: TokenRow, user: UserRow): Promise<void> {
  const type = row.token_type
  // It goes with the letter to the old mailbox.
  if (type === 'email_change_cancel') return
  const language = languageOf({ raw_user_meta_data: row.metadata ?? user.raw_user_meta_data })
  const newEmail = row.relates_to
  const kind = isTokenType(type) ? letterOf[type] : type
  const letter: Letter = { kind, to: row.sent_to, language, ...(newEmail && { newEmail }) }
  if (!isTokenType(type)) {
    await parts.mail(letter)
    return forgetRequest(parts.sql, row.id)
  }
  const code = await makeCode(parts, parts.sql, row.id)
  if (type === 'reauthentication') return parts.mail({ ...letter, code })
  const link = confirmLink(parts, row, {
    token_hash: await makeLinkToken(parts.sql, row.id),
    type: type.startsWith('email_change') ? 'email_change' : type,
  })
  if (type !== 'email_change_current') return parts.mail({ ...letter, link, code })
  const cancelLink = confirmLink(parts, row, { cancel: await makeCancelToken(parts.sql, row) })
  await parts.mail({ ...letter, link, code, cancelLink })
}

/** The link leads to the page at the same address as the one that the browser is sent on to. */
function confirmLink({ siteUrl }: AuthParts, row: TokenRow, fields: Record<string, string>): string {
  const redirect = row.redirect_to ?? siteUrl
  return confirmPage(redirect, { ...fields, redirect_to: redirect })
}
