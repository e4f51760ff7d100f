import { createTransport } from 'nodemailer'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import { type EmailSender, type EmailTransport, messageOf, RefusedForNow } from './transport.ts'

/** How long the mail server may keep us waiting, in milliseconds. */
const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  // A server that looks into an email before it says that it has it takes its time (RFC 5321, 4.5.3.2.6): whoever hangs up
  // on it sends the email twice.
  socketTimeout: 120_000,
}

/** The server ends the connection (RFC 5321, 3.8): no word about the email that was under way. */
const closingDown = 421

/**
 * What a mail server says of this email or its recipient: from 500 on for ever, below that "not now" (RFC 5321, 4.2.1).
 * Undefined for all that is no answer to the email: a refused sender or password is the operator's to mend.
 */
function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined
  const { responseCode, command } = error
  const isAboutThisEmail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode !== 'number' || responseCode === closingDown || !isAboutThisEmail) return undefined
  return responseCode
}

export type SmtpTimeouts = typeof usualTimeouts

/**
 * Sends through the mail server at `url` (`smtps://…`, or `smtp://…`, which is encrypted by STARTTLS before anything
 * is said; only a server on this machine may do without). Rejects when the server did not take the email.
 */
export function openSmtp(
  url: string,
  sender: EmailSender,
  options: { now?: () => Date; timeouts?: SmtpTimeouts } = {},
): EmailTransport {
  const { now = () => new Date(), timeouts = usualTimeouts } = options
  const { protocol, hostname, port, username, password } = new URL(url)
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const isSecure = protocol === 'smtps:'
  const connections = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    // A server on this machine shows a certificate of its own making, if any.
    tls: { rejectUnauthorized: !isHere },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
    pool: true,
    maxConnections: 2,
    // A connection that breaks while an email is sent leaves open whether it arrived: the job decides, not the pool.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // What goes wrong while an email is sent reaches its sender; between two emails it is nobody's concern.
  connections.on('error', () => {})
  return {
    send: async (email) => {
      await connections.sendMail(messageOf(email, sender, now())).catch((error: unknown) => {
        const refusal = refusalOf(error)
        if (refusal === undefined) throw error
        throw refusal >= 500 ? new NoUseRetrying(`refused with ${refusal}`) : new RefusedForNow(refusal)
      })
    },
    close: () => connections.close(),
  }
}
