import type { Jobs } from '#server/database/queue/jobs.ts'
import { queueRows, type RowQueue, workRowQueue } from '#server/database/queue/row-queue.ts'
import type { Sql } from '#server/database/sql.ts'
import type { SendEmail } from '#server/mail/email.ts'
import { webhooksStoppedEmail } from '#server/mail/templates/desk/webhooks-stopped-email.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'
import { findStop, markStopTold } from './webhook-rows.ts'

/** One job for each time that the receiver wanted no more. */
const stopQueue: RowQueue = {
  name: 'webhooks-stopped',
  idName: 'stop',
  lock: 'webhooks stopped',
  isOncePerId: true,
}

/** How the agent is written to. */
export interface StopEmails {
  settings: EmailSettings
  send: SendEmail
}

/**
 * Writes to the agent when the receiver wants no more, once for each time: it stands in the database before it is sent.
 * What this answers looks whether there is something to tell; it is called whenever there may be.
 */
export async function startStopEmails(
  { sql, jobs }: { sql: Sql; jobs: Jobs },
  { settings, send }: StopEmails,
): Promise<() => Promise<void>> {
  await workRowQueue({ sql, jobs }, stopQueue, async (id, transaction) => {
    if ((await findStop(transaction)) !== id) return
    await send(webhooksStoppedEmail(id, settings))
    await markStopTold(transaction, id)
  })
  return async () => {
    const id = await findStop(sql)
    if (id !== undefined) await queueRows(jobs, stopQueue, [id])
  }
}
