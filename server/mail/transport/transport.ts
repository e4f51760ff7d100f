import type { SendMailOptions } from 'nodemailer'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import type { Email, SendEmail } from '#server/mail/email.ts'

/** What carries emails; `close` ends its connections. */
export interface EmailTransport {
  send: SendEmail
  close: () => void
}

/** Who the emails come from. */
export interface EmailSender {
  /** Such as `Plainwell Life <hello@example.com>`. */
  from: string
  /** Where an answer goes. */
  replyTo: string
  /** The site's host, for the emails' own ids. */
  host: string
}

/**
 * The mail server refused this email or its recipient for now (4xx), and would take others. Whatever else goes wrong
 * concerns every email alike. `code` is for the log.
 */
export class RefusedForNow extends Error {
  override readonly name = 'RefusedForNow'
  readonly code: string

  constructor(status: number) {
    super('Refused for now')
    this.code = `SMTP_${status}`
  }
}

/** One address and nothing that a mail program or server could take for a second one or for another header. */
const oneAddress = /^[^\s<>(),:;"\\[\]]+@[^\s<>(),:;"\\[\]@]+$/

/**
 * The message that carries an email, with its headers. `Auto-Submitted` keeps other programs from answering it
 * (RFC 3834), and mail programs show a button for `unsubscribe`; the address is handed on as it is, never read as a list. Throws `NoUseRetrying` when it is no single address.
 */
export function messageOf(email: Email, { from, replyTo, host }: EmailSender, now: Date): SendMailOptions {
  if (!oneAddress.test(email.to)) throw new NoUseRetrying('no valid address')
  const answersTo = email.replyTo !== undefined && oneAddress.test(email.replyTo) ? email.replyTo : replyTo
  return {
    from,
    replyTo: answersTo,
    to: { name: '', address: email.to },
    subject: email.subject,
    date: now,
    messageId: `<${email.id ?? crypto.randomUUID()}@${/^[\d.]+$/.test(host) ? `[${host}]` : host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': email.language,
      ...(email.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${email.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: email.text,
    html: email.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
