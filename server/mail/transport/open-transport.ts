import type { EmailSettings } from '#server/mail/templates/email-content.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp, type SmtpTimeouts } from './smtp.ts'
import type { EmailSender, EmailTransport } from './transport.ts'

export interface TransportOptions {
  /** SMTP_URL; without it emails are files in `outboxDir`. */
  smtpUrl: string | undefined
  /** MAIL_FROM; without it emails come from the brand at the support email. */
  from: string | undefined
  outboxDir: string
  /** How long the mail server may keep us waiting, if not as long as usual. */
  timeouts?: SmtpTimeouts
}

/** What carries the site's emails: the operator's mail server, or, without one, the outbox on disk. */
export function openTransport(
  { brand, agent, siteUrl }: EmailSettings,
  { smtpUrl, from, outboxDir, timeouts }: TransportOptions,
): EmailTransport {
  const sender: EmailSender = {
    from: from ?? `"${brand.replaceAll(/["\\\r\n]/g, '')}" <${agent.supportEmail}>`,
    replyTo: agent.supportEmail,
    host: new URL(siteUrl).hostname,
  }
  return smtpUrl
    ? openSmtp(smtpUrl, sender, { ...(timeouts && { timeouts }) })
    : openOutbox(outboxDir, sender)
}
