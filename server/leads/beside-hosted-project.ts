import type { Log } from '#functions/log.ts'
import { openPool } from '#server/database/pools.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import type { Sql } from '#server/database/sql.ts'
import { startOutboxSweep } from '#server/erase/sweep-outbox.ts'
import type { WebhookSettings } from '#server/leads/webhooks/webhook-settings.ts'
import { startWebhooks } from '#server/leads/webhooks/webhooks.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'
import { startLeadEmails } from './lead-emails.ts'
import { startMorningEmails } from './morning-emails.ts'
import type { LeadEmailDeps } from './send-lead-emails.ts'

/**
 * Sends the emails of leads, those of the morning, and webhooks out of the database at `url` where nothing else of ours
 * runs: beside a hosted project. Rejects when the database does not answer.
 */
export async function sendBesideHostedProject(
  url: string,
  {
    emails,
    settings,
    outboxDir,
    webhooks,
  }: {
    emails: Pick<LeadEmailDeps, 'write' | 'send'>
    settings: EmailSettings
    outboxDir: string
    webhooks: WebhookSettings | undefined
  },
  log: Log,
): Promise<{ sql: Sql; stop: () => Promise<void> }> {
  await using opened = new AsyncDisposableStack()
  const sql = openPool(url, 'leadMails')
  opened.defer(sql.end)
  const webhookSql = webhooks ? openPool(url, 'webhooks') : sql
  opened.defer(webhookSql.end)
  const jobs = await startJobs({ url, log })
  opened.defer(jobs.stop)
  const leadEmails = await startLeadEmails({ ...emails, sql, jobs, log })
  opened.defer(leadEmails.stop)
  const toAgents = { settings, send: emails.send }
  const mornings = await startMorningEmails({ ...toAgents, sql, jobs, log })
  opened.defer(mornings.stop)
  const hooks = await startWebhooks({ settings: webhooks, emails: toAgents, sql: webhookSql, jobs, log })
  opened.defer(hooks.stop)
  const outbox = await startOutboxSweep({ sql, directory: outboxDir, log })
  opened.defer(outbox.stop)
  const kept = opened.move()
  return { sql, stop: () => kept.disposeAsync() }
}
