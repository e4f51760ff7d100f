import type { SendMailOptions } from 'nodemailer'
import { NoUseRetrying } from '#server/mail/queue/jobs.ts'
import type { Mail, Sender } from './transport.ts'

/** One address and nothing that a mail program or server could take for a second one or for another header. */
const oneAddress = /^[^\s<>(),:;"\\[\]]+@[^\s<>(),:;"\\[\]@]+$/

/**
 * A mail with the headers that it travels with. `Auto-Submitted` keeps other programs from answering it (RFC 3834);
 * the address is handed on as it is, never read as a list. Throws `NoUseRetrying` when it is no single address.
 */
export function addressed(mail: Mail, { from, replyTo, host }: Sender, now: Date): SendMailOptions {
  if (!oneAddress.test(mail.to)) throw new NoUseRetrying('no valid address')
  const answersTo = mail.replyTo !== undefined && oneAddress.test(mail.replyTo) ? mail.replyTo : replyTo
  return {
    from,
    replyTo: answersTo,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    date: now,
    messageId: `<${mail.id ?? crypto.randomUUID()}@${/^[\d.]+$/.test(host) ? `[${host}]` : host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    text: mail.text,
    html: mail.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
