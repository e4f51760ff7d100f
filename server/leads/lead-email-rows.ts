import { randomBytes } from 'node:crypto'
import type { MailErrorCode } from '#domain/leads/desk/mail-error.ts'
import type { Queries } from '#server/database/sql.ts'
import {
  type EmailedLead,
  emailedLeadSchema,
  type LeadEmail,
} from '#server/mail/templates/leads/emailed-lead.ts'

export type WaitingEmail = LeadEmail & { tries: number }

/** Which leads have an email that is to be sent now, the oldest first. */
export async function leadsWithDueEmails(sql: Queries): Promise<string[]> {
  const rows = await sql<{ lead_id: string }>`
    select lead_id from lead_mails
    where state = 'waiting' and (next_try_at is null or next_try_at <= now())
    group by lead_id order by min(created_at) limit 5000`
  return rows.map(({ lead_id }) => lead_id)
}

/** The emails of a lead that are to be sent now, the agent's first. */
export function dueEmails(sql: Queries, leadId: string): Promise<WaitingEmail[]> {
  return sql<WaitingEmail>`
    select id, recipient, address, tries from lead_mails
    where lead_id = ${leadId} and state = 'waiting' and (next_try_at is null or next_try_at <= now())
    order by recipient <> 'agent', id`
}

/** Throws a `ZodError`, which names no value, when the row is not as a lead should be. */
export async function findLead(sql: Queries, leadId: string): Promise<EmailedLead | undefined> {
  const [row] = await sql`
    select id, kind, person_name, email, phone, language, plans, consent, consent_version, best_times, time_zone,
      reach, private.refused_ways(person_id) as refused, contact_code, is_out_of_state,
      people->0->>'residentState' as resident_state, created_at
    from leads where id = ${leadId}`
  return row && emailedLeadSchema.parse(row)
}

/**
 * Counts a try before it is made, and says when the next would be: so it stands in the table also where the process
 * ends in the middle. Answers that time as PostgreSQL writes it, or undefined when somebody else took the email, changed
 * it or sent it meanwhile. The next try is `pause` seconds away, or `at` a time that was answered before.
 */
export async function beginTry(
  sql: Queries,
  email: WaitingEmail,
  { pause, at = null }: { pause: number; at?: string | null },
): Promise<string | undefined> {
  const [row] = await sql<{ next: string }>`
    update lead_mails
    set tries = tries + 1, tried_at = now(),
      next_try_at = coalesce(${at}::timestamptz, now() + make_interval(secs => ${pause}))
    where id = ${email.id} and state = 'waiting' and tries = ${email.tries}
      and address is not distinct from ${email.address}
    returning next_try_at::text as next`
  return row?.next
}

/**
 * Notes the link to where a request stands, for a visitor's email that is about to be written, and answers its token:
 * another one with each try, because the database keeps a hash alone.
 */
export async function addStatusLink(
  sql: Queries,
  leadId: string,
  { recipient, address }: WaitingEmail,
): Promise<string | undefined> {
  if (recipient !== 'visitor' || address === null) return undefined
  const token = randomBytes(16).toString('base64url')
  await sql`select private.add_request_link(${leadId}, ${address}, ${token})`
  return token
}

/** Whether an email to anybody but the agent may not be sent, because its address refuses emails now; then it no longer waits. */
export async function isWithheld(sql: Queries, { id, address }: WaitingEmail): Promise<boolean> {
  const withheld = await sql`
    update lead_mails set state = 'withheld', problem = null, next_try_at = null
    where id = ${id} and state = 'waiting' and recipient <> 'agent' and address is not distinct from ${address}
      and private.withholds_mail(address)
    returning id`
  return withheld.length > 0
}

/** An email whose address was corrected while it went to the old one stays to be sent. */
export async function markSent(sql: Queries, { id, address }: WaitingEmail): Promise<void> {
  await sql`
    update lead_mails set state = 'sent', sent_at = now(), problem = null, next_try_at = null
    where id = ${id} and state <> 'sent' and address is not distinct from ${address}`
}

/** How many emails wait that were tried before. */
export async function countWaiting(sql: Queries): Promise<number> {
  const [row] = await sql<{ waiting: string }>`
    select count(*) as waiting from lead_mails where state = 'waiting' and tries > 0`
  return Number(row?.waiting ?? 0)
}

/** Says what a try failed with, and whether it was the last. An email that was set to be sent anew stays so. */
export async function markFailed(
  sql: Queries,
  { id, tries }: WaitingEmail,
  { problem, isLast }: { problem: MailErrorCode; isLast: boolean },
): Promise<void> {
  await sql`
    update lead_mails set problem = ${problem}, state = ${isLast ? 'failed' : 'waiting'},
      next_try_at = case when ${isLast} then null else next_try_at end
    where id = ${id} and state = 'waiting' and tries = ${tries + 1}`
}
