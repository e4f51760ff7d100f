import type { Language } from '#domain/site/language.ts'
import type { Mail } from '#server/mail/transport/transport.ts'
import type { Letter, LetterKind } from './account-email.ts'
import { fill, mailWords } from './account-words.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** What every letter says of its sender. */
export interface LetterSettings {
  brand: string
  agentName: string
  /** Such as (800) 555-0142. */
  agentPhone: string
  /** Where visitors reach the site. */
  siteUrl: string
}

/** A letter in its own language, word by word, before it is laid out. No piece of it is HTML. */
export interface WrittenLetter {
  language: Language
  brand: string
  phone: string
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  action: { label: string; link: string; below: string; expires: string | undefined } | undefined
  code: { label: string; digits: string; expires: string } | undefined
  notYou: { heading: string; text: string; cancel: { label: string; link: string } | undefined }
  questions: string
  sender: string
}

/** Values come from people: what could start a new line or hide in one is left out. */
export const oneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e]/gu, ' ').trim()

/** Writes a letter as text and as HTML. Throws when its kind needs a link, a code or an address that is missing. */
export function writeLetter(letter: Letter, settings: LetterSettings): Mail {
  const written = wordLetter(letter, settings)
  const { kind, to, language } = letter
  const text = letterText(written)
  return { kind, to, language, subject: written.subject, text, html: letterHtml(written) }
}

function wordLetter(
  letter: Letter,
  { brand, agentName, agentPhone, siteUrl }: LetterSettings,
): WrittenLetter {
  const words = mailWords[letter.language]
  const own = words.letters[letter.kind]
  const values = {
    brand: oneLine(brand),
    agent: oneLine(agentName),
    phone: agentPhone,
    newEmail: letter.newEmail === undefined ? undefined : oneLine(letter.newEmail),
  }
  const say = (text: string) => fill(text, values)
  return {
    language: letter.language,
    brand: values.brand,
    phone: agentPhone,
    subject: say(own.subject),
    preview: say(own.preview),
    heading: say(own.heading),
    paragraphs: own.paragraphs.map(say),
    action:
      own.action === null
        ? undefined
        : {
            label: own.action,
            link: linkOf(letter, siteUrl),
            below: words.linkBelow,
            expires: letter.kind === 'account-exists' ? undefined : words.linkExpires,
          },
    code: codeBlockOf(letter, own.action === null ? words.codeLabel : words.codeOrTyped, words.codeExpires),
    notYou: {
      heading: words.notYou,
      text: say(own.notYou),
      cancel:
        own.cancel === undefined
          ? undefined
          : { label: own.cancel, link: webLink(letter, letter.cancelLink) },
    },
    questions: say(words.questions),
    sender: say(words.sender),
  }
}

function linkOf(letter: Letter, siteUrl: string): string {
  return letter.kind === 'account-exists' ? new URL('/auth', siteUrl).href : webLink(letter, letter.link)
}

/** As the browser reads it, so that nothing in it can end an attribute or a line. */
function webLink({ kind }: Letter, link: string | undefined): string {
  const url = URL.parse(link ?? '')
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href
  throw new Error(`The letter ${kind} has no link`)
}

/** What carries a code: every letter that confirms something. */
const coded: ReadonlySet<LetterKind> = new Set([
  'confirmation',
  'recovery',
  'magic-link',
  'email-change',
  'email-change-notice',
  'reauthentication',
])

function codeBlockOf({ kind, code }: Letter, label: string, expires: string): WrittenLetter['code'] {
  if (!coded.has(kind)) return undefined
  if (code !== undefined && /^\d{4,10}$/.test(code)) return { label, digits: code, expires }
  throw new Error(`The letter ${kind} has no code`)
}
