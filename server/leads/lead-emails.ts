import { z } from 'zod'
import { errorKind } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import { openPool } from '#server/database/pools.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import { quietLog } from '#server/database/queue/quiet-log.ts'
import { queueRows, type RowQueue, workRowQueue } from '#server/database/queue/row-queue.ts'
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

/** How the database tells of a lead that was stored, or of an email that is to be sent again (supabase/migrations). */
const channel = 'lead_mails'

/** How often emails that are due are looked for besides, in milliseconds: retries, and whatever was told to nobody. */
const betweenSweeps = 15_000

/**
 * Sends the emails that stand in `lead_mails`: at once when the database tells of them, otherwise with the next look.
 * Several processes may do so on one database: each lead is one job, done by one of them.
 */
export async function startLeadEmails(
  deps: LeadEmailDeps & { jobs: Jobs; sweepEvery?: number },
): Promise<{ stop: () => Promise<void> }> {
  const { sql, jobs, log, sweepEvery = betweenSweeps } = deps
  const complain = quietLog(log, 'lead_mails_wait', (error: unknown) => ({ cause: errorKind(error) }))
  const add = (leads: readonly string[]) => queueRows(jobs, leadEmailQueue, leads)

  let sweeping: Promise<void> | undefined
  function sweep(): Promise<void> {
    sweeping ??= leadsWithDueEmails(sql)
      .then(add)
      .catch(complain)
      .finally(() => {
        sweeping = undefined
      })
    return sweeping
  }

  await workRowQueue(deps, leadEmailQueue, createLeadEmailSender(deps))
  // Whenever it listens anew, something may have been told while it did not.
  const listening = await sql.listen(
    channel,
    (lead) => void (z.uuid().safeParse(lead).success ? add([lead]) : sweep()).catch(complain),
    () => void sweep(),
  )
  const timer = setInterval(() => void sweep(), sweepEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await listening.unlisten().catch(() => {})
      await sweeping
    },
  }
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
