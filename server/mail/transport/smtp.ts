import { createTransport } from 'nodemailer'
import { NoUseRetrying } from '#server/mail/queue/jobs.ts'
import { addressed } from './message.ts'
import { type Post, RefusedForNow, type Sender } from './transport.ts'

/** How long the mail server may keep us waiting, in milliseconds. */
const usualPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  // A server that looks into a mail before it says that it has it takes its time (RFC 5321, 4.5.3.2.6): whoever hangs up
  // on it sends the mail twice.
  socketTimeout: 120_000,
}

/** The server ends the connection (RFC 5321, 3.8): no word about the mail that was under way. */
const closingDown = 421

/**
 * What a mail server says of this mail or its recipient: from 500 on for ever, below that "not now" (RFC 5321, 4.2.1).
 * Undefined for all that is no answer to the mail: a refused sender or password is the operator's to mend.
 */
function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined
  const { responseCode, command } = error
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  if (typeof responseCode !== 'number' || responseCode === closingDown || !isAboutThisMail) return undefined
  return responseCode
}

export type SmtpOptions = { now?: () => Date; patience?: typeof usualPatience }

/**
 * Sends through the mail server at `url` (`smtps://…`, or `smtp://…`, which is encrypted by STARTTLS before anything
 * is said; only a server on this machine may do without). Rejects when the server did not take the mail.
 */
export function openSmtpPost(url: string, sender: Sender, options: SmtpOptions = {}): Post {
  const { now = () => new Date(), patience = usualPatience } = options
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
        const refusal = refusalOf(error)
        if (refusal === undefined) throw error
        throw refusal >= 500 ? new NoUseRetrying(`refused with ${refusal}`) : new RefusedForNow(refusal)
      })
    },
    close: () => transport.close(),
  }
}
