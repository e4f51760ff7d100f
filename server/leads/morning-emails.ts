import { morningSchema } from '#domain/leads/desk/day/agent-day.ts'
import { morningOf } from '#domain/leads/desk/day/morning.ts'
import { promisedSince } from '#domain/site/hours.ts'
import { errorKind } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { lookRegularly } from '#server/database/queue/look-regularly.ts'
import { quietLog } from '#server/database/queue/quiet-log.ts'
import { queueRows, type RowQueue, workRowQueue } from '#server/database/queue/row-queue.ts'
import type { Sql } from '#server/database/sql.ts'
import type { SendEmail } from '#server/mail/email.ts'
import { morningEmail } from '#server/mail/templates/desk/morning-email.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'

/** One job for each email of a morning. */
const morningQueue: RowQueue = {
  name: 'morning-emails',
  idName: 'email',
  lock: 'morning email',
  isOncePerId: true,
}

/** How often is looked whether it is time, in milliseconds. */
const betweenLooks = 60_000

export interface MorningEmailDeps {
  sql: Sql
  jobs: Jobs
  settings: EmailSettings
  send: SendEmail
  log: Log
  now?: () => Date
  lookEvery?: number
}

/**
 * Sends each agent an email on the mornings of the days on which the phone is answered: who is overdue, due and new. It
 * stands in the database before it is sent, so that it goes out once, whichever process does it and whatever stops in
 * between; a morning with nobody to turn to has none.
 */
export async function startMorningEmails(deps: MorningEmailDeps): Promise<{ stop: () => Promise<void> }> {
  const { sql, jobs, settings, send, log, now = () => new Date(), lookEvery = betweenLooks } = deps
  const { morningEmailAt } = settings.agent
  if (morningEmailAt === null) return { stop: async () => {} }
  const complain = quietLog(log, 'morning_emails_wait', (error: unknown) => ({ cause: errorKind(error) }))

  async function look(): Promise<void> {
    const { day, isTime } = morningOf(now(), settings, morningEmailAt ?? '')
    if (!isTime) return
    const open = await sql<{ id: string }>`select private.open_morning_emails(${day}::date) as id`
    if (open.length > 0)
      await queueRows(
        jobs,
        morningQueue,
        open.map(({ id }) => id),
      )
  }

  await workRowQueue({ jobs, sql }, morningQueue, async (id) => {
    const at = now()
    const { dayEnds } = morningOf(at, settings, morningEmailAt ?? '')
    const [row] = await sql<{ content: unknown }>`
      select private.morning_email(${id}, ${promisedSince(at, settings)}, ${dayEnds}) as content`
    if (row?.content) {
      const email = morningEmail(id, morningSchema.parse(row.content), settings)
      if (email) await send(email)
    }
    await sql`update private.morning_emails set done_at = now() where id = ${id}`
  })

  return lookRegularly(look, lookEvery, complain)
}
