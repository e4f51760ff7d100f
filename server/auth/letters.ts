import { z } from 'zod'
import type { Letter, LetterKind } from '#server/mail/letter.ts'
import {
  findRequest,
  forgetRequest,
  isTokenType,
  type LetterType,
  makeCode,
  makeLinkToken,
  type TokenRow,
} from './one-time-tokens.ts'
import type { AuthParts } from './parts.ts'
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
    const row = await findRequest(parts, parts.sql, requestedData.parse(data).request)
    const user = row && (await findUserById(parts.sql, row.user_id))
    if (row && user) await writeRequested(parts, row, user)
  })
}

const kindOf = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic-link',
  email_change: 'email-change',
  reauthentication: 'reauthentication',
  'account-exists': 'account-exists',
  'password-changed': 'password-changed',
  'email-change-notice': 'email-change-notice',
  'app-added': 'app-added',
  'app-removed': 'app-removed',
  'recovery-code-used': 'recovery-code-used',
  'recovery-codes-replaced': 'recovery-codes-replaced',
  'google-linked': 'google-linked',
  'sign-in-removed': 'sign-in-removed',
} as const satisfies Record<LetterType, LetterKind>

async function writeRequested(parts: AuthParts, row: TokenRow, user: UserRow): Promise<void> {
  const type = row.token_type
  const to = row.sent_to ?? (row.relates_to || user.email)
  if (!to) return
  const language = languageOf({ raw_user_meta_data: row.metadata ?? user.raw_user_meta_data })
  const letter: Letter = { kind: kindOf[type], to, language }
  if (type === 'reauthentication') {
    return parts.mail({ ...letter, code: await makeCode(parts, parts.sql, row.id) })
  }
  if (isTokenType(type)) {
    return parts.mail({ ...letter, link: verifyLink(parts, row, await makeLinkToken(parts.sql, row.id)) })
  }
  await parts.mail({ ...letter, ...(row.relates_to && { newEmail: row.relates_to }) })
  await forgetRequest(parts.sql, row.id)
}

/** The link leads to the service at the same address as the page it sends the browser on to. */
function verifyLink({ siteUrl }: AuthParts, row: TokenRow, token: string): string {
  const redirect = row.redirect_to ?? siteUrl
  const link = new URL('/auth/v1/verify', redirect)
  link.search = new URLSearchParams({ token, type: row.token_type, redirect_to: redirect }).toString()
  return link.href
}
