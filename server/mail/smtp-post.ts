import { createTransport } from 'nodemailer'
import { NoUseRetrying } from '#server/jobs/jobs.ts'
import { addressed } from './envelope.ts'
import type { Post, Sender } from './mail.ts'

/** How long the mail server may keep us waiting, in milliseconds. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
}

/** What a mail server says for ever of a mailbox or a mail, as against "not now" (RFC 5321, 4.2.1). */
function isRefusalForGood(error: unknown): error is { responseCode: number } {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const { responseCode, command } = error
  // A refused sender or password is the operator's to mend: that mail waits.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return typeof responseCode === 'number' && responseCode >= 500 && isAboutThisMail
}

/**
 * Sends through the mail server at `url` (`smtps://…`, or `smtp://…`, which is encrypted by STARTTLS before anything
 * is said; only a server on this machine may do without). Rejects when the server did not take the mail.
 */
export function openSmtpPost(url: string, sender: Sender, now: () => Date = () => new Date()): Post {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    // A server on this machine shows a certificate of its own making, if any.
    tls: { rejectUnauthorized: !isHere },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
    pool: true,
    maxConnections: 2,
    // A connection that breaks while a mail is sent leaves open whether it arrived: the job decides, not the pool.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // What goes wrong while a mail is sent reaches its sender; between two mails it is nobody's concern.
  transport.on('error', () => {})
  return {
    deliver: async (mail) => {
      await transport.sendMail(addressed(mail, sender, now())).catch((error: unknown) => {
        if (isRefusalForGood(error)) throw new NoUseRetrying(`refused with ${error.responseCode}`)
        throw error
      })
    },
    close: () => transport.close(),
  }
}
