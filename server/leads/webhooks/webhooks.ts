import { errorKind } from '#functions/describe-error.ts'
import { sendDueRows } from '#server/database/queue/due-rows.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { quietLog } from '#server/database/queue/quiet-log.ts'
import type { RowQueue } from '#server/database/queue/row-queue.ts'
import { createWebhookSender, type WebhookDeps } from './send-webhooks.ts'
import { type StopEmails, startStopEmails } from './stop-email.ts'
import { forgetOldEvents, peopleWithDueEvents, setReceiver } from './webhook-rows.ts'
import type { WebhookSettings } from './webhook-settings.ts'

/** One job per person of whom something is to be told, so that it goes in its order. */
const webhookQueue: RowQueue = {
  name: 'webhooks',
  idName: 'person',
  lock: 'webhooks of person',
  isOncePerId: true,
}

/** How often what is past its time is deleted, and what the agent is to be told is looked for, in milliseconds. */
const anHour = 3_600_000

/**
 * Tells the database whether webhooks are on, and if they are, sends them as they are noted: `sql` is then a pool of their
 * own, for a receiver may take its time, that ends after `jobs`. What is past its time is deleted in either case. With
 * webhooks it rejects when the database does not answer.
 */
export async function startWebhooks({
  settings,
  emails,
  sweepEvery,
  ...deps
}: Omit<WebhookDeps, 'settings' | 'onStopped'> & {
  settings: WebhookSettings | undefined
  /** How the agent is told that the receiver wants no more; without it the desk and the log alone say so. */
  emails?: StopEmails | undefined
  jobs: Jobs
  sweepEvery?: number
}): Promise<{ stop: () => Promise<void> }> {
  const { sql, jobs, log } = deps
  const complain = quietLog(log, 'webhooks_wait', (error: unknown) => ({ cause: errorKind(error) }))
  const isSet = setReceiver(sql, settings?.url)
  await (settings ? isSet : isSet.catch(complain))
  const tell = emails && settings ? await startStopEmails({ sql, jobs }, emails) : async () => {}
  let telling: Promise<void> = Promise.resolve()
  const tellOfStop = () => {
    telling = telling.then(tell).catch(complain)
  }
  tellOfStop()
  const sending =
    settings &&
    (await sendDueRows(
      { sql, jobs, log, ...(sweepEvery !== undefined && { sweepEvery }) },
      {
        queue: webhookQueue,
        channel: 'webhook_events',
        findDue: peopleWithDueEvents,
        send: createWebhookSender({ ...deps, settings, onStopped: tellOfStop }),
        waits: 'webhooks_wait',
      },
    ))
  const forget = () => forgetOldEvents(sql).catch(complain)
  let forgetting = forget()
  const timer = setInterval(() => {
    forgetting = forget()
    tellOfStop()
  }, anHour)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all([sending?.stop(), forgetting])
      await telling
    },
  }
}
