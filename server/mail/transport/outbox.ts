import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Email } from '#server/mail/email.ts'
import { type EmailSender, type EmailTransport, messageOf } from './transport.ts'

/** How many emails stay; older ones are deleted. */
const kept = 500

/** The file names of the emails in an outbox, the newest first; none where there is no outbox yet. */
export async function outboxFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [])
  return names
    .filter((name) => /^\d{4}-[\w-]+\.eml$/.test(name))
    .sort()
    .reverse()
}

/**
 * A transport without a mail server: each email is a file that any mail program opens, named by its time and kind, for the
 * owner of the process alone. It is there at once or not at all; what was half written at a kill goes at the next start.
 */
export function openOutbox(
  directory: string,
  sender: EmailSender,
  options: { now?: () => Date; most?: number } = {},
): EmailTransport {
  const { now = () => new Date(), most = kept } = options
  // What a killed process left half written; nothing of this one is under way yet.
  const swept = removeUnfinished(directory)
  let last = 0
  /** No two emails of this process bear the same time, so that their names keep their order. */
  function nextTime(): Date {
    last = Math.max(now().getTime(), last + 1)
    return new Date(last)
  }
  return {
    send: async (email) => {
      await swept
      const time = nextTime()
      const bytes = await fileOf(email, sender, time)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await chmod(directory, 0o700)
      const stamp = time.toISOString().replaceAll(/[:.]/g, '-')
      const name = `${stamp}-${email.kind}-${crypto.randomUUID().slice(0, 4)}.eml`
      const unfinished = join(directory, `.${name}`)
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, join(directory, name))
      const old = (await outboxFiles(directory)).slice(most)
      await Promise.all(old.map((file) => rm(join(directory, file), { force: true })))
    },
    close: () => {},
  }
}

async function removeUnfinished(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => [])
  const unfinished = names.filter((name) => /^\.\d{4}-[\w-]+\.eml$/.test(name))
  await Promise.all(unfinished.map((name) => rm(join(directory, name), { force: true }).catch(() => {})))
}

/** The bytes of the file. Its text stays as it is (8bit), so that a link is whole on its line. */
async function fileOf(email: Email, sender: EmailSender, time: Date): Promise<Buffer> {
  const withNetworkEnds = (text: string) => text.replaceAll(/\r?\n/g, '\r\n')
  const options = messageOf(email, sender, time)
  const message = new MailComposer({
    ...options,
    text: withNetworkEnds(email.text),
    html: withNetworkEnds(email.html),
  }).compile()
  for (const part of message.childNodes) part.getTransferEncoding = () => '8bit'
  return message.build()
}

/** What a file of the outbox says of itself. */
export interface OutboxEmail {
  /** The email's own id: for the email of a lead, its row in `lead_mails`. */
  id: string
  kind: string
  to: string
  /** Head and body as they are. */
  text: string
  /** When it was written, in milliseconds since 1970. */
  writtenAt: number
}

/** Removes the emails for which `isGone` says so from the outbox; answers how many. A missing outbox has none. */
export async function removeOutboxEmails(
  directory: string,
  isGone: (email: OutboxEmail) => boolean | Promise<boolean>,
): Promise<number> {
  let removed = 0
  for (const name of await outboxFiles(directory)) {
    const path = join(directory, name)
    const email = await readEmail(path, name)
    if (email === undefined || !(await isGone(email))) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Undefined where the file went meanwhile. */
async function readEmail(path: string, name: string): Promise<OutboxEmail | undefined> {
  try {
    const text = await readFile(path, 'utf8')
    const head = text.slice(0, text.search(/\r?\n\r?\n/))
    return {
      id: /^Message-ID: <([^@>]+)@/im.exec(head)?.[1] ?? '',
      kind: /Z-(.+)-[\da-f]{4}\.eml$/.exec(name)?.[1] ?? '',
      to: (/^To: (?:.*<)?([^<>\r\n]+?)>?\r?$/im.exec(head)?.[1] ?? '').toLowerCase(),
      text,
      writtenAt: (await stat(path)).mtimeMs,
    }
  } catch {
    return undefined
  }
}
