import { z } from 'zod'
import type { Jobs } from '#server/mail/queue/jobs.ts'
import { kindOf } from '#server/mail/queue/jobs.ts'
import { quietLog } from '#server/mail/queue/quiet-log.ts'
import { leadsWithDueMails } from './lead-email-rows.ts'
import { createLeadMailSender, type LeadMailParts } from './send-lead-emails.ts'

/** One job per lead that has mails to send; it holds the lead's id alone. */
const queue = 'lead-mails'
const jobData = z.object({ lead: z.uuid() })

/** How the database tells of a lead that was stored, or of a mail that is to be sent again (supabase/migrations). */
const channel = 'lead_mails'

/** How often mails that are due are looked for besides, in milliseconds: retries, and whatever was told to nobody. */
const betweenSweeps = 15_000

/**
 * Sends the mails that stand in `lead_mails`: at once when the database tells of them, otherwise with the next look.
 * Several processes may do so on one database: each lead is one job, done by one of them.
 */
export async function startLeadMails(
  parts: LeadMailParts & { jobs: Jobs; sweepEvery?: number },
): Promise<{ stop: () => Promise<void> }> {
  const { sql, jobs, log, sweepEvery = betweenSweeps } = parts
  const complain = quietLog(log, 'lead_mails_wait', (error: unknown) => ({ cause: kindOf(error) }))
  const add = (leads: readonly string[]) =>
    jobs.addOnce(
      queue,
      leads.map((lead) => ({ key: lead, data: { lead } })),
    )

  let sweeping: Promise<void> | undefined
  function sweep(): Promise<void> {
    sweeping ??= leadsWithDueMails(sql)
      .then(add)
      .catch(complain)
      .finally(() => {
        sweeping = undefined
      })
    return sweeping
  }

  const send = createLeadMailSender(parts)
  await jobs.work(queue, async (data) => send(jobData.parse(data).lead), { hasKeys: true })
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
