import type { Language } from '#domain/site/language.ts'

/** An email as a template writes it: everything but who sends it and how. */
export interface Email {
  /** What it is, for file names and the log: lower-case words with hyphens, never anything about a person. */
  kind: string
  to: string
  language: Language
  subject: string
  text: string
  html: string
  /** Who gets the answers; without it the site's support email. */
  replyTo?: string
  /** Where one POST ends emails of this sort to this address (RFC 8058). */
  unsubscribe?: string
  /** The same whenever the same email is sent again, so that mail programs can show it once. */
  id?: string
}

/** Sends an email; rejects with `NoUseRetrying` when it never can be, with `RefusedForNow` when later. */
export type SendEmail = (email: Email) => Promise<void>
