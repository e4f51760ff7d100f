import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import en from '#server/mail/templates/accounts/words/en.json' with { type: 'json' }
import es from '#server/mail/templates/accounts/words/es.json' with { type: 'json' }
import { accountEmailKinds } from './account-email.ts'

const words = z.string().trim().min(1)

const emailWords = z.strictObject({
  /** Short enough for the list of emails on a phone. */
  subject: words.max(40),
  /** What such a list shows after the subject. */
  preview: words.max(90),
  heading: words,
  paragraphs: z.array(words).min(1),
  /** On the button; null where there is nothing to open. */
  action: words.nullable(),
  /** What to do, and what not to fear, if somebody else was behind it. */
  notYou: words,
  /** On the link below that, where there is one. */
  cancel: words.optional(),
})

/** The words of the emails about accounts in one language; `{{name}}` is filled in. */
export const accountWordsSchema = z.strictObject({
  linkBelow: words,
  linkExpires: words,
  codeLabel: words,
  /** Beside a link. */
  codeOrTyped: words,
  codeExpires: words,
  notYou: words,
  questions: words,
  sender: words,
  emails: z.record(z.enum(accountEmailKinds), emailWords),
})

export type AccountWords = z.infer<typeof accountWordsSchema>

/** Read once at start, so that a fault in them shows there. */
export const accountWords: Readonly<Record<Language, AccountWords>> = {
  en: accountWordsSchema.parse(en),
  es: accountWordsSchema.parse(es),
}
