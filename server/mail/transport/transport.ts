import type { Language } from '#domain/site/language.ts'
/** A mail as it is written: everything but who sends it and how. */
export interface Mail {
  /** What it is, for file names and the log: lower-case words with hyphens, never anything about a person. */
  kind: string
  to: string
  language: Language
  subject: string
  text: string
  html: string
  /** Who gets the answers; without it the site's support e-mail. */
  replyTo?: string
  /** The same whenever the same mail is sent again, so that mail programs can show it once. */
  id?: string
}

/**
 * The mail server refused this mail or its recipient for now (4xx), and would take others. Whatever else goes wrong
 * concerns every mail alike. `code` is for the log.
 */
export class RefusedForNow extends Error {
  override readonly name = 'RefusedForNow'
  readonly code: string

  constructor(status: number) {
    super('Refused for now')
    this.code = `SMTP_${status}`
  }
}

/** Takes a mail away; resolves when that is done. Rejects with `NoUseRetrying` when it never will be, with `RefusedForNow` when later. */
export type Deliver = (mail: Mail) => Promise<void>

/** A way for mails to go; `close` ends its connections. */
export interface Post {
  deliver: Deliver
  close: () => void
}

/** Who the mails come from. */
export interface Sender {
  /** Such as `Plainwell Life <hello@example.com>`. */
  from: string
  /** Where an answer goes. */
  replyTo: string
  /** The site's host, for the mails' own ids. */
  host: string
}
