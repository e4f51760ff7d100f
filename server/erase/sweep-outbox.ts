import { z } from 'zod'
import type { Log } from '#functions/log.ts'
import type { Sql } from '#server/database/sql.ts'
import { kindOf } from '#server/mail/queue/jobs.ts'
import type { LeadMailKind } from '#server/mail/templates/leads/write-lead-email.ts'
import { type OutboxMail, removeMails } from '#server/mail/transport/outbox-sweep.ts'

/** How the database tells that a lead or an account was erased (supabase/migrations/*_erase_and_retention.sql). */
const channel = 'people_erased'

/** A letter may be older than the account's change of address that it tells of; in milliseconds. */
const graceOfLetters = 3_600_000

const leadKinds: readonly string[] = ['lead-agent', 'lead-visitor'] satisfies LeadMailKind[]

type Sweep = { sql: Sql; directory: string; log: Log }

/**
 * Mails that lie in files go with whom they are about: the mail of a lead with its row, a letter with its account.
 * Looks at once, whenever somebody was erased, and when `sweep` is called. Rejects when the database does not answer.
 */
export async function startOutboxSweep(
  parts: Sweep,
): Promise<{ sweep: () => Promise<void>; stop: () => Promise<void> }> {
  let sweeping: Promise<void> = Promise.resolve()
  /** One after the other: a sweep that is under way may have passed what has just gone. */
  function sweep(): Promise<void> {
    sweeping = sweeping
      .then(() => removeMails(parts.directory, (mail) => isGone(parts, mail)))
      .then(
        () => {},
        (error: unknown) => parts.log('outbox_not_swept', { cause: kindOf(error) }),
      )
    return sweeping
  }
  const listening = await parts.sql.listen(
    channel,
    () => void sweep(),
    () => void sweep(),
  )
  return {
    sweep,
    stop: async () => {
      await listening.unlisten().catch(() => {})
      await sweeping
    },
  }
}

async function isGone({ sql }: Sweep, { id, kind, to, writtenAt }: OutboxMail): Promise<boolean> {
  if (leadKinds.includes(kind)) {
    if (!z.uuid().safeParse(id).success) return false
    const [row] = await sql`select from public.lead_mails where id = ${id}`
    return row === undefined
  }
  if (Date.now() - writtenAt < graceOfLetters) return false
  const [row] = await sql`
    select from auth.users u where lower(u.email) = ${to} or lower(u.email_change) = ${to}
    union all
    select from auth.one_time_tokens t where lower(to_jsonb(t) ->> 'sent_to') = ${to} or lower(t.relates_to) = ${to}
    limit 1`
  return row === undefined
}
