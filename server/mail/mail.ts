/** A mail as it is written: everything but who sends it and how. */
export interface Mail {
  /** What it is, for file names and the log: lower-case words with hyphens, never anything about a person. */
  kind: string
  to: string
  language: 'en' | 'es'
  subject: string
  text: string
  html: string
}

/** Takes a mail away; resolves when that is done. Rejects with `NoUseRetrying` when it never will be. */
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
