import { sendDueRows } from '#server/database/queue/due-rows.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import type { RowQueue } from '#server/database/queue/row-queue.ts'
import { leadsWithDueEmails } from './lead-email-rows.ts'
import { startRequestCodes } from './request-codes.ts'
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
 * stored, an email that is to be sent again. And the codes that visitors ask for.
 */
export async function startLeadEmails(
  deps: LeadEmailDeps & { jobs: Jobs; sweepEvery?: number },
): Promise<{ stop: () => Promise<void> }> {
  await using started = new AsyncDisposableStack()
  const emails = await sendDueRows(deps, {
    queue: leadEmailQueue,
    channel: 'lead_mails',
    findDue: leadsWithDueEmails,
    send: createLeadEmailSender(deps),
    waits: 'lead_mails_wait',
  })
  started.defer(emails.stop)
  const codes = await startRequestCodes(deps)
  started.defer(codes.stop)
  const kept = started.move()
  return { stop: () => kept.disposeAsync() }
}
