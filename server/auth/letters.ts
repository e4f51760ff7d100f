import { z } from 'zod'
import type { Letter, LetterKind } from '#server/mail/letter.ts'
import { findRequest, makeCode, makeLinkToken, type TokenRow, type TokenType } from './one-time-tokens.ts'
import type { AuthParts } from './parts.ts'
import { findUserById, languageOf, type UserRow } from './users.ts'

/** Job names; a job holds ids alone: who is written to, and with which token, is found out when it is done. */
const requestedLetter = 'account-letter'
const notice = 'account-notice'

type Notice = Extract<LetterKind, 'account-exists' | 'password-changed' | 'email-change-notice'>
const notices = ['account-exists', 'password-changed', 'email-change-notice'] as const satisfies Notice[]

const requestedData = z.object({ request: z.uuid() })
const noticeData = z.object({ kind: z.enum(notices), user: z.uuid() })

/** Sends the letter that was noted with `noteRequest`; resolves once that is sure to happen. */
export function sendRequested({ jobs }: Pick<AuthParts, 'jobs'>, request: string): Promise<void> {
  return jobs.add(requestedLetter, { request })
}

/** Tells an account's owner that something happened. */
export function sendNotice({ jobs }: Pick<AuthParts, 'jobs'>, kind: Notice, user: string): Promise<void> {
  return jobs.add(notice, { kind, user })
}

/** Writes the letters of accounts as their jobs come up. */
export async function workLetters(parts: AuthParts): Promise<void> {
  await parts.jobs.work(requestedLetter, async (data) => {
    const row = await findRequest(parts, parts.sql, requestedData.parse(data).request)
    const user = row && (await findUserById(parts.sql, row.user_id))
    if (row && user) await writeRequested(parts, row, user)
  })
  await parts.jobs.work(notice, async (data) => {
    const { kind, user: id } = noticeData.parse(data)
    const user = await findUserById(parts.sql, id)
    if (user?.email) await parts.mail({ kind, ...addressee(user, user.email), ...changed(kind, user) })
  })
}

const kindOf = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic-link',
  email_change: 'email-change',
  reauthentication: 'reauthentication',
} as const satisfies Record<TokenType, LetterKind>

async function writeRequested(parts: AuthParts, row: TokenRow, user: UserRow): Promise<void> {
  const kind = kindOf[row.token_type]
  const to = row.token_type === 'email_change' ? row.relates_to : user.email
  if (!to) return
  const letter: Letter = { kind, ...addressee(user, to) }
  if (kind === 'reauthentication') {
    return parts.mail({ ...letter, code: await makeCode(parts, parts.sql, row.id) })
  }
  const token = await makeLinkToken(parts.sql, row.id)
  await parts.mail({ ...letter, link: verifyLink(parts, row, token) })
}

/** The link leads to the service at the same address as the page it sends the browser on to. */
function verifyLink({ siteUrl }: AuthParts, row: TokenRow, token: string): string {
  const redirect = row.redirect_to ?? siteUrl
  const link = new URL('/auth/v1/verify', redirect)
  link.search = new URLSearchParams({ token, type: row.token_type, redirect_to: redirect }).toString()
  return link.href
}

function addressee(user: UserRow, to: string): Pick<Letter, 'to' | 'language'> {
  return { to, language: languageOf(user) }
}

function changed(kind: Notice, user: UserRow): Pick<Letter, 'newEmail'> {
  return kind === 'email-change-notice' && user.email_change ? { newEmail: user.email_change } : {}
}
