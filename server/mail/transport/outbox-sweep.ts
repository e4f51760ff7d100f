import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxFiles } from './outbox.ts'

/** What a file of the outbox says of itself. */
export interface OutboxMail {
  /** The mail's own id: for the mail of a lead, its row in `lead_mails`. */
  id: string
  kind: string
  to: string
  /** Head and body as they are. */
  text: string
  /** When it was written, in milliseconds since 1970. */
  writtenAt: number
}

/** Removes the mails for which `isGone` says so from the outbox; answers how many. A missing outbox has none. */
export async function removeMails(
  directory: string,
  isGone: (mail: OutboxMail) => boolean | Promise<boolean>,
): Promise<number> {
  let removed = 0
  for (const name of await outboxFiles(directory)) {
    const path = join(directory, name)
    const mail = await readMail(path, name)
    if (mail === undefined || !(await isGone(mail))) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Undefined where the file went meanwhile. */
async function readMail(path: string, name: string): Promise<OutboxMail | undefined> {
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
