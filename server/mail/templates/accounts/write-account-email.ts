import { hoursText } from '#domain/site/hours-words.ts'
import type { Email } from '#server/mail/email.ts'
import type {
  EmailAside,
  EmailBlock,
  EmailContent,
  EmailSettings,
} from '#server/mail/templates/email-content.ts'
import { emailHtml } from '#server/mail/templates/email-html.ts'
import { emailText } from '#server/mail/templates/email-text.ts'
import { fill, oneLine } from '#server/mail/templates/fill.ts'
import type { AccountEmail, AccountEmailKind } from './account-email.ts'
import { type AccountWords, accountWords } from './account-words.ts'

/**
 * Writes an email about an account as text and as HTML, in the account's language. Throws when its kind needs a link, a
 * code or an address that is missing.
 */
export function writeAccountEmail(email: AccountEmail, settings: EmailSettings): Email {
  const { kind, to, language } = email
  const content = contentOf(email, settings)
  return { kind, to, language, subject: content.subject, text: emailText(content), html: emailHtml(content) }
}

function contentOf(email: AccountEmail, settings: EmailSettings): EmailContent {
  const { brand, agent, siteUrl } = settings
  const words = accountWords[email.language]
  const own = words.emails[email.kind]
  const values = {
    brand: oneLine(brand),
    agent: oneLine(agent.name),
    phone: agent.phone,
    hours: hoursText(settings, email.language),
    newEmail: email.newEmail === undefined ? undefined : oneLine(email.newEmail),
  }
  const say = (text: string) => fill(text, values)
  const paragraphs = own.paragraphs.map((text): EmailBlock => ({ is: 'text', text: say(text) }))
  const link = own.action === null ? undefined : linkOf(email, siteUrl)
  const aside: EmailAside = {
    ...(link !== undefined && { link: { text: words.linkBelow, link } }),
    heading: words.notYou,
    text: say(own.notYou),
    ...(own.cancel !== undefined && {
      cancel: { label: own.cancel, link: webLink(email, email.cancelLink) },
    }),
  }
  return {
    language: email.language,
    brand: values.brand,
    phone: agent.phone,
    subject: say(own.subject),
    preview: say(own.preview),
    heading: say(own.heading),
    blocks: [
      ...paragraphs,
      ...actionBlocks(email, own.action, link, words),
      ...codeBlocks(email, own.action === null ? words.codeLabel : words.codeOrTyped, words),
    ],
    aside,
    questions: say(words.questions),
    footer: [say(words.sender)],
  }
}

function actionBlocks(
  { kind }: AccountEmail,
  label: string | null,
  link: string | undefined,
  { linkExpires }: AccountWords,
): EmailBlock[] {
  if (label === null || link === undefined) return []
  const action: EmailBlock = { is: 'action', label, link }
  return kind === 'account-exists' ? [action] : [action, { is: 'expires', text: linkExpires }]
}

function linkOf(email: AccountEmail, siteUrl: string): string {
  return email.kind === 'account-exists' ? new URL('/auth', siteUrl).href : webLink(email, email.link)
}

/** As the browser reads it, so that nothing in it can end an attribute or a line. */
function webLink({ kind }: AccountEmail, link: string | undefined): string {
  const url = URL.parse(link ?? '')
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href
  throw new Error(`The email ${kind} has no link`)
}

/** What carries a code: every email that confirms something. */
const coded: ReadonlySet<AccountEmailKind> = new Set([
  'confirmation',
  'recovery',
  'magic-link',
  'email-change',
  'email-change-notice',
  'reauthentication',
])

function codeBlocks(
  { kind, code }: AccountEmail,
  label: string,
  { codeExpires }: AccountWords,
): EmailBlock[] {
  if (!coded.has(kind)) return []
  if (code === undefined || !/^\d{4,10}$/.test(code)) throw new Error(`The email ${kind} has no code`)
  return [
    { is: 'code', label, digits: code },
    { is: 'expires', text: codeExpires },
  ]
}
