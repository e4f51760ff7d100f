import { z } from 'zod'
import { errorKind } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import type { Sql } from '#server/database/sql.ts'
import type { LeadEmailKind } from '#server/mail/email.ts'
import { type OutboxEmail, removeOutboxEmails } from '#server/mail/transport/outbox.ts'

/** How the database tells that a lead or an account was erased (supabase/migrations/*_erase_and_retention.sql). */
const channel = 'people_erased'

/** An email may be older than the account's change of address that it tells of; in milliseconds. */
const graceOfAccountEmails = 3_600_000

const leadKinds: readonly string[] = ['lead-agent', 'lead-visitor'] satisfies LeadEmailKind[]
const codeKind: string = 'lead-code' satisfies LeadEmailKind

type Sweep = { sql: Sql; directory: string; log: Log }

/**
 * Emails that lie in files go with whom they are about: a lead's with its row, a code's with the link that asked for it, an account's with the account.
 * Looks at once, whenever somebody was erased, and when `sweep` is called. Rejects when the database does not answer.
 */
export async function startOutboxSweep(
  parts: Sweep,
): Promise<{ sweep: () => Promise<void>; stop: () => Promise<void> }> {
  let sweeping: Promise<void> = Promise.resolve()
  /** One after the other: a sweep that is under way may have passed what has just gone. */
  function sweep(): Promise<void> {
    sweeping = sweeping
      .then(() => removeOutboxEmails(parts.directory, (email) => isGone(parts, email)))
      .then(
        () => {},
        (error: unknown) => parts.log('outbox_not_swept', { cause: errorKind(error) }),
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

async function isGone({ sql }: Sweep, { id, kind, to, writtenAt }: OutboxEmail): Promise<boolean> {
  if (leadKinds.includes(kind) || kind === codeKind) {
    if (!z.uuid().safeParse(id).success) return false
    const [row] =
      kind === codeKind
        ? await sql`select from private.request_codes where id = ${id}`
        : await sql`select from public.lead_mails where id = ${id}`
    return row === undefined
  }
  if (Date.now() - writtenAt < graceOfAccountEmails) return false
  const [row] = await sql`
    select from auth.users u where lower(u.email) = ${to} or lower(u.email_change) = ${to}
    union all
    select from auth.one_time_tokens t where lower(to_jsonb(t) ->> 'sent_to') = ${to} or lower(t.relates_to) = ${to}
    limit 1`
  return row === undefined
}
