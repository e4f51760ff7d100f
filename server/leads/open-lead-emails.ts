import type { Log } from '#functions/log.ts'
import { openPool } from '#server/database/pools.ts'
import { startOutboxSweep } from '#server/erase/sweep-outbox.ts'
import { startJobs } from '#server/mail/queue/pg-boss-jobs.ts'
import { startLeadEmails } from './lead-emails.ts'
import type { LeadEmailDeps } from './send-lead-emails.ts'

/**
 * Sends the emails of leads out of the database at `url` where nothing else of ours runs: beside a hosted project.
 * Rejects when the database does not answer.
 */
export async function openLeadEmails(
  url: string,
  emails: Pick<LeadEmailDeps, 'write' | 'send'> & { outboxDir: string },
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  await using opened = new AsyncDisposableStack()
  const sql = openPool(url, 'leadMails')
  opened.defer(sql.end)
  const jobs = await startJobs({ url, log })
  opened.defer(jobs.stop)
  const { stop } = await startLeadEmails({ ...emails, sql, jobs, log })
  opened.defer(stop)
  const outbox = await startOutboxSweep({ sql, directory: emails.outboxDir, log })
  opened.defer(outbox.stop)
  const kept = opened.move()
  return { stop: () => kept.disposeAsync() }
}
