import type { SendLetter } from '#server/mail/templates/accounts/account-email.ts'
import { type LetterSettings, writeLetter } from '#server/mail/templates/accounts/write-account-email.ts'
import { openOutbox } from './outbox.ts'
import { openSmtpPost, type SmtpOptions } from './smtp.ts'
import type { Post, Sender } from './transport.ts'

export interface MailerOptions extends LetterSettings {
  /** SMTP_URL; without it mails are files in `outboxDir`. */
  smtpUrl: string | undefined
  /** MAIL_FROM; without it mails come from the brand at the support e-mail. */
  from: string | undefined
  supportEmail: string
  outboxDir: string
  /** How long the mail server may keep us waiting, if not as long as usual. */
  patience?: SmtpOptions['patience']
}

export interface Mailer {
  sendLetter: SendLetter
  /** Takes mails that others have written. */
  deliver: Post['deliver']
  close: () => void
}

/** What sends the site's mails: through the operator's mail server, or, without one, into the outbox on disk. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, supportEmail, outboxDir, siteUrl, brand, patience } = options
  const sender: Sender = {
    from: from ?? `"${brand.replaceAll(/["\\\r\n]/g, '')}" <${supportEmail}>`,
    replyTo: supportEmail,
    host: new URL(siteUrl).hostname,
  }
  const post = smtpUrl
    ? openSmtpPost(smtpUrl, sender, { ...(patience && { patience }) })
    : openOutbox(outboxDir, sender)
  return {
    sendLetter: async (letter) => post.deliver(writeLetter(letter, options)),
    deliver: post.deliver,
    close: post.close,
  }
}
