import type { Language } from '#domain/site/language.ts'
import type { AccountEmailKind } from '#server/mail/templates/accounts/account-email.ts'

/** The emails of a lead, by their names in the outbox. */
export type LeadEmailKind = 'lead-agent' | 'lead-visitor' | 'lead-code'

/** Every email of ours: lower-case words with hyphens, never anything about a person. */
export type EmailKind = AccountEmailKind | LeadEmailKind | 'alert' | 'morning' | 'webhooks-stopped'

/** An email as a template writes it: everything but who sends it and how. */
export interface Email {
  /** What it is, for file names and the log. */
  kind: EmailKind
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
