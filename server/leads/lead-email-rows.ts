import { z } from 'zod'
import type { MailProblem } from '#domain/leads/desk/mail-problem.ts'
import { bestTimes, leadKinds, storedLeadPlanSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { languages } from '#domain/site/language.ts'
import type { Queries } from '#server/database/sql.ts'

/** What the mails of a lead are written from. Answers about health are not among it. */
const leadSchema = z.object({
  id: z.uuid(),
  kind: z.enum(leadKinds),
  person_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  plans: z.array(storedLeadPlanSchema),
  consent: z.boolean(),
  consent_version: z.string().nullable(),
  best_times: z.array(z.enum(bestTimes)),
  time_zone: z.string().nullable(),
  reach: z.array(z.enum(reachWays)),
  created_at: z.date(),
})
export type MailedLead = z.infer<typeof leadSchema>

export type WaitingMail = {
  id: string
  recipient: 'agent' | 'visitor'
  /** The visitor's; null for the agent, whose address stands in the settings. */
  address: string | null
  tries: number
}

/** Which leads have a mail that is to be sent now, the oldest first. */
export async function leadsWithDueMails(sql: Queries): Promise<string[]> {
  const rows = await sql<{ lead_id: string }>`
    select lead_id from lead_mails
    where state = 'waiting' and (next_try_at is null or next_try_at <= now())
    group by lead_id order by min(created_at) limit 5000`
  return rows.map(({ lead_id }) => lead_id)
}

/** The mails of a lead that are to be sent now, the agent's first. */
export function dueMails(sql: Queries, leadId: string): Promise<WaitingMail[]> {
  return sql<WaitingMail>`
    select id, recipient, address, tries from lead_mails
    where lead_id = ${leadId} and state = 'waiting' and (next_try_at is null or next_try_at <= now())
    order by recipient = 'visitor', id`
}

/** Throws a `ZodError`, which names no value, when the row is not as a lead should be. */
export async function findLead(sql: Queries, leadId: string): Promise<MailedLead | undefined> {
  const [row] = await sql`
    select id, kind, person_name, email, phone, language, plans, consent, consent_version, best_times, time_zone,
      reach, created_at
    from leads where id = ${leadId}`
  return row && leadSchema.parse(row)
}

/**
 * Counts a try before it is made, and says when the next would be: so it stands in the table also where the process
 * ends in the middle. Answers that time as PostgreSQL writes it, or undefined when somebody else took the mail, changed
 * it or sent it meanwhile. The next try is `pause` seconds away, or `at` a time that was answered before.
 */
export async function beginTry(
  sql: Queries,
  mail: WaitingMail,
  { pause, at = null }: { pause: number; at?: string | null },
): Promise<string | undefined> {
  const [row] = await sql<{ next: string }>`
    update lead_mails
    set tries = tries + 1, tried_at = now(),
      next_try_at = coalesce(${at}::timestamptz, now() + make_interval(secs => ${pause}))
    where id = ${mail.id} and state = 'waiting' and tries = ${mail.tries}
      and address is not distinct from ${mail.address}
    returning next_try_at::text as next`
  return row?.next
}

/** A mail whose address was corrected while it went to the old one stays to be sent. */
export async function markSent(sql: Queries, { id, address }: WaitingMail): Promise<void> {
  await sql`
    update lead_mails set state = 'sent', sent_at = now(), problem = null, next_try_at = null
    where id = ${id} and state <> 'sent' and address is not distinct from ${address}`
}

/** Says what a try failed with, and whether it was the last. A mail that was set to be sent anew stays so. */
export async function markFailed(
  sql: Queries,
  { id, tries }: WaitingMail,
  { problem, isLast }: { problem: MailProblem; isLast: boolean },
): Promise<void> {
  await sql`
    update lead_mails set problem = ${problem}, state = ${isLast ? 'failed' : 'waiting'},
      next_try_at = case when ${isLast} then null else next_try_at end
    where id = ${id} and state = 'waiting' and tries = ${tries + 1}`
}
