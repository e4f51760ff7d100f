import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { addressed } from './message.ts'
import type { Mail, Post, Sender } from './transport.ts'

/** How many mails stay; older ones are deleted. */
const kept = 500

/** The file names of the mails in an outbox, the newest first; none where there is no outbox yet. */
export async function outboxFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [])
  return names
    .filter((name) => /^\d{4}-[\w-]+\.eml$/.test(name))
    .sort()
    .reverse()
}

/**
 * A post without a mail server: each mail is a file that any mail program opens, named by its time and kind, for the
 * owner of the process alone. It is there at once or not at all; what was half written at a kill goes at the next start.
 */
export function openOutbox(
  directory: string,
  sender: Sender,
  options: { now?: () => Date; most?: number } = {},
): Post {
  const { now = () => new Date(), most = kept } = options
  // What a killed process left half written; nothing of this one is under way yet.
  const swept = removeUnfinished(directory)
  let last = 0
  /** No two mails of this process bear the same time, so that their names keep their order. */
  function nextTime(): Date {
    last = Math.max(now().getTime(), last + 1)
    return new Date(last)
  }
  return {
    deliver: async (mail) => {
      await swept
      const time = nextTime()
      const bytes = await messageOf(mail, sender, time)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await chmod(directory, 0o700)
      const stamp = time.toISOString().replaceAll(/[:.]/g, '-')
      const name = `${stamp}-${mail.kind}-${crypto.randomUUID().slice(0, 4)}.eml`
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
async function messageOf(mail: Mail, sender: Sender, time: Date): Promise<Buffer> {
  const withNetworkEnds = (text: string) => text.replaceAll(/\r?\n/g, '\r\n')
  const options = addressed(mail, sender, time)
  const message = new MailComposer({
    ...options,
    text: withNetworkEnds(mail.text),
    html: withNetworkEnds(mail.html),
  }).compile()
  for (const part of message.childNodes) part.getTransferEncoding = () => '8bit'
  return message.build()
}
