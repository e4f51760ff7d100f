import type { Log } from '#functions/log.ts'
import { openPool } from '#server/database/pools.ts'
import { sendDueRows } from '#server/database/queue/due-rows.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import type { RowQueue } from '#server/database/queue/row-queue.ts'
import { startOutboxSweep } from '#server/erase/sweep-outbox.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'
import { leadsWithDueEmails } from './lead-email-rows.ts'
import { startMorningEmails } from './morning-emails.ts'
import { createLeadEmailSender, type LeadEmailDeps } from './send-lead-emails.ts'

/** One job per lead that has emails to send. When each is tried again stands in its own row. */
export const leadEmailQueue: RowQueue = {
  name: 'lead-mails',
  idName: 'lead',
  lock: 'mails of lead',
  isOncePerId: true,
}

/**
 * Sends the emails that stand in `lead_mails`, told of by the channel of that name (supabase/migrations): a lead that was
 * stored, an email that is to be sent again.
 */
export function startLeadEmails(
  deps: LeadEmailDeps & { jobs: Jobs; sweepEvery?: number },
): Promise<{ stop: () => Promise<void> }> {
  return sendDueRows(deps, {
    queue: leadEmailQueue,
    channel: 'lead_mails',
    findDue: leadsWithDueEmails,
    send: createLeadEmailSender(deps),
    waits: 'lead_mails_wait',
  })
}

/**
 * Sends the emails of leads, and those of the morning, out of the database at `url` where nothing else of ours runs:
 * beside a hosted project.
 * Rejects when the database does not answer.
 */
export async function openLeadEmails(
  url: string,
  emails: Pick<LeadEmailDeps, 'write' | 'send'> & { outboxDir: string; settings: EmailSettings },
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  await using opened = new AsyncDisposableStack()
  const sql = openPool(url, 'leadMails')
  opened.defer(sql.end)
  const jobs = await startJobs({ url, log })
  opened.defer(jobs.stop)
  const { stop } = await startLeadEmails({ ...emails, sql, jobs, log })
  opened.defer(stop)
  const mornings = await startMorningEmails({ ...emails, sql, jobs, log })
  opened.defer(mornings.stop)
  const outbox = await startOutboxSweep({ sql, directory: emails.outboxDir, log })
  opened.defer(outbox.stop)
  const kept = opened.move()
  return { stop: () => kept.disposeAsync() }
}
