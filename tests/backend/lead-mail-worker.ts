import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '#server/backend/migrate.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { openPool } from '#server/database/pools.ts'
import { startJobs } from '#server/jobs/pg-boss-jobs.ts'
import { startLeadMails } from '#server/leads/lead-mails.ts'
import type { MailRetries } from '#server/leads/send-lead-mails.ts'
import { writeLeadMail } from '#server/leads/write-lead-mail.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { letterSettings } from '../fixtures/letters.ts'
import { logTo } from '../fixtures/log-lines.ts'
import { settings } from '../fixtures/settings/settings.ts'

export const agentEmail = 'leads@plainwell.example'

/** For mail servers that never answer: half a second is enough to find that out. */
export const impatient = {
  connectionTimeout: 500,
  greetingTimeout: 500,
  dnsTimeout: 500,
  socketTimeout: 500,
}

/** A database with the site's tables, and processes that send the mails of leads out of it. */
export async function openLeadMailTest(patience?: typeof impatient) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lead-mails-'))
  const database = await startPostgres({ dataDir, log: () => {} })
  await migrateDatabase({ url: database.url, log: () => {} })
  const sql = openPool(database.url, 'leadMails')
  const lines: string[] = []
  const log = logTo(lines)
  let running: (() => Promise<void>)[] = []

  /** A process of its own, as far as database and mail server can tell. */
  async function work(smtpPort: number, options: { retries?: MailRetries; sweepEvery?: number } = {}) {
    const mailer = createMailer({
      ...letterSettings,
      smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
      from: undefined,
      outboxDir: '/nonexistent',
      ...(patience && { patience }),
    })
    const own = openPool(database.url, 'leadMails')
    const jobs = await startJobs({ url: database.url, log })
    const agent = { ...settings.agent, leadsEmail: agentEmail }
    const sender = { brand: 'Plainwell Life', agent, siteUrl: letterSettings.siteUrl }
    const mails = await startLeadMails({
      sql: own,
      jobs,
      log,
      deliver: mailer.deliver,
      write: (lead, mail) => writeLeadMail(lead, mail, sender),
      sweepEvery: 100,
      ...options,
    })
    const stop = async () => {
      await mails.stop()
      await jobs.stop()
      await own.end()
      mailer.close()
    }
    running.push(stop)
    return { stop }
  }

  return {
    sql,
    dataDir,
    lines,
    work,
    /** Ends the processes and forgets what they logged and sent. */
    rest: async () => {
      await Promise.all(running.map((stop) => stop()))
      running = []
      lines.length = 0
      await sql`delete from leads`
    },
    close: async () => {
      await sql.end()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
