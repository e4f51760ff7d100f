import { z } from 'zod'
import type { Language } from '#domain/site/language.ts'
import en from '#server/mail/templates/accounts/words/en.json' with { type: 'json' }
import es from '#server/mail/templates/accounts/words/es.json' with { type: 'json' }
import { letterKinds } from './account-email.ts'

const words = z.string().trim().min(1)

const letterWords = z.strictObject({
  /** Short enough for the list of mails on a phone. */
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

/** The words of the mails in one language; `{{name}}` is filled in. */
export const mailWordsSchema = z.strictObject({
  linkBelow: words,
  linkExpires: words,
  codeLabel: words,
  /** Beside a link. */
  codeOrTyped: words,
  codeExpires: words,
  notYou: words,
  questions: words,
  sender: words,
  letters: z.record(z.enum(letterKinds), letterWords),
})

export type MailWords = z.infer<typeof mailWordsSchema>

/** Read once at start, so that a fault in them shows there. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: mailWordsSchema.parse(en),
  es: mailWordsSchema.parse(es),
}

/** Puts values in the places of their names. Throws when there is no value for a name. */
export function fill(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A mail needs a value for ${name}`)
    return value
  })
}
