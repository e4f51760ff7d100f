import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { WebhookType } from '#domain/leads/webhooks/webhook-event.ts'
import { toldPersonSchema } from '#domain/leads/webhooks/write-event.ts'
import type { Queries } from '#server/database/sql.ts'

/** An event that is to be sent, as it stands in the database: ids and the names of what changed. */
export interface WaitingEvent {
  id: string
  type: WebhookType
  person_id: string
  lead_id: string | null
  changes: string[]
  people: string[]
  requests: string[]
  created_at: Date
  tries: number
}

/** How long events are kept, in days: that were taken, and that were not. */
const kept = { sent: 7, unsent: 30 }

/**
 * Tells the database where events go, so that they are noted from now on, or undefined: that none are. Events for a
 * receiver that wanted no more go on when it is another one.
 */
export async function setReceiver(sql: Queries, url: string | undefined): Promise<void> {
  const hash = url === undefined ? null : createHash('sha256').update(url).digest()
  await sql`
    insert into private.webhook_receiver as r (is_on, address_hash) values (${hash !== null}, ${hash})
    on conflict (id) do update
    set is_on = excluded.is_on, address_hash = coalesce(excluded.address_hash, r.address_hash),
      stopped_at = case when excluded.address_hash is distinct from r.address_hash and excluded.is_on then null
        else r.stopped_at end`
}

/** Notes that the receiver wants no more, and that the agent is to be told. */
export async function stopReceiver(sql: Queries): Promise<void> {
  await sql`
    update private.webhook_receiver set stopped_at = now(), stop_id = gen_random_uuid() where stopped_at is null`
}

/** The stop that the agent has not been told of, unless events go on meanwhile. */
export async function findStop(sql: Queries): Promise<string | undefined> {
  const [row] = await sql<{ stop_id: string }>`
    select stop_id from private.webhook_receiver where is_on and stopped_at is not null and stop_id is not null`
  return row?.stop_id
}

export async function markStopTold(sql: Queries, id: string): Promise<void> {
  await sql`update private.webhook_receiver set stop_id = null where stop_id = ${id}`
}

/** Of whom something is to be sent now, the longest waiting first. A person's events go one after the other. */
export async function peopleWithDueEvents(sql: Queries): Promise<string[]> {
  const rows = await sql<{ person_id: string }>`
    select first.person_id
    from (
      select distinct on (e.person_id) e.person_id, e.seq, e.next_try_at from private.webhook_events e
      where e.state <> 'sent' and e.state = 'waiting' order by e.person_id, e.seq
    ) as first
    where coalesce(first.next_try_at <= now(), true)
      and exists (select from private.webhook_receiver r where r.is_on and r.stopped_at is null)
    order by first.seq limit 5000`
  return rows.map(({ person_id }) => person_id)
}

/** The oldest event of a person that waits, if it is due. */
export async function dueEvent(sql: Queries, personId: string): Promise<WaitingEvent | undefined> {
  const [row] = await sql<WaitingEvent & { is_due: boolean }>`
    select e.id, e.type, e.person_id, e.lead_id, e.changes, e.people, e.requests, e.created_at, e.tries,
      coalesce(e.next_try_at <= now(), true)
        and exists (select from private.webhook_receiver r where r.is_on and r.stopped_at is null) as is_due
    from private.webhook_events e
    where e.person_id = ${personId} and e.state <> 'sent' and e.state = 'waiting'
    order by e.seq limit 1`
  if (!row?.is_due) return undefined
  return row
}

/**
 * Whom an event is about as they stand now, with the request that it is about, or their newest; undefined where they are
 * gone. Answers about health are read only where they are to be sent. Throws a `ZodError`, which names no value.
 */
export async function findTold(
  sql: Queries,
  { person_id, lead_id }: WaitingEvent,
  hasAnswers: boolean,
): Promise<z.infer<typeof toldPersonSchema> | undefined> {
  const [row] = await sql`
    select
      jsonb_build_object(
        'id', p.id, 'name', shown.row -> 'name', 'email', shown.row -> 'email', 'phone', shown.row -> 'phone',
        'language', shown.row -> 'language', 'state', p.state, 'stage', p.stage, 'lost_reason', p.lost_reason,
        'next_contact_at', p.next_contact_at, 'refused', shown.row -> 'refused',
        'owner', case when u.id is not null then jsonb_build_object('id', u.id, 'email', u.email) end,
        'last_contact', (
          select jsonb_build_object('way', e.kind, 'outcome', e.outcome, 'at', e.at) from private.person_entries e
          where e.person_id = p.id and e.kind in ('call', 'text', 'email') order by e.id desc limit 1),
        'request_ids', (
          select jsonb_agg(o.id order by o.created_at, o.id) from public.leads o where o.person_id = p.id)
      ) as person,
      jsonb_build_object(
        'id', l.id, 'kind', l.kind, 'created_at', l.created_at, 'best_times', l.best_times, 'time_zone', l.time_zone,
        'is_out_of_state', l.is_out_of_state, 'reach', l.reach, 'consent', l.consent,
        'consent_version', l.consent_version, 'consent_at', l.consent_at, 'plans', l.plans,
        'people', case when ${hasAnswers} then l.people end
      ) as request
    from public.people p
    join public.leads l on l.person_id = p.id and l.id = coalesce(${lead_id}::uuid, p.latest_lead_id)
    cross join lateral (select private.row_of(p.id) as row) as shown
    left join auth.users u on u.id = p.owner_id
    where p.id = ${person_id}`
  return row && toldPersonSchema.parse(row)
}

/**
 * Counts a try before it is made, and says when the next would be: so it stands in the table also where the process ends
 * in the middle. False where the event is gone, or somebody else has sent it.
 */
export async function countTry(sql: Queries, { id, tries }: WaitingEvent, pause: number): Promise<boolean> {
  const rows = await sql`
    update private.webhook_events
    set tries = tries + 1, next_try_at = now() + make_interval(secs => ${pause})
    where id = ${id} and state = 'waiting' and tries = ${tries}
    returning id`
  return rows.length > 0
}

export async function markTaken(sql: Queries, id: string): Promise<void> {
  await sql`
    update private.webhook_events set state = 'sent', sent_at = now(), problem = null, next_try_at = null
    where id = ${id} and state <> 'sent'`
}

/** Says what a try failed with, and whether it was the last. An event that was set to be sent anew stays so. */
export async function markNotTaken(
  sql: Queries,
  { id, tries }: WaitingEvent,
  { problem, isLast }: { problem: string; isLast: boolean },
): Promise<void> {
  await sql`
    update private.webhook_events set problem = ${problem}, state = ${isLast ? 'failed' : 'waiting'},
      next_try_at = case when ${isLast} then null else next_try_at end
    where id = ${id} and state = 'waiting' and tries = ${tries + 1}`
}

/** How many events wait that were tried before. */
export async function countWaitingEvents(sql: Queries): Promise<number> {
  const [row] = await sql<{ waiting: string }>`
    select count(*) as waiting from private.webhook_events where state = 'waiting' and tries > 0`
  return Number(row?.waiting ?? 0)
}

/** Takes back the count of a try that told nothing of the event itself. */
export async function takeBackTry(sql: Queries, { id, tries }: WaitingEvent): Promise<void> {
  await sql`
    update private.webhook_events set tries = ${tries}, next_try_at = null
    where id = ${id} and state = 'waiting' and tries = ${tries + 1}`
}

/** There is nothing left to tell: whom it was about is gone, which is told by an event of its own. */
export async function dropEvent(sql: Queries, id: string): Promise<void> {
  await sql`delete from private.webhook_events where id = ${id}`
}

/** Deletes events that were taken a week ago, and those that nobody took within a month. */
export async function forgetOldEvents(sql: Queries): Promise<void> {
  await sql`
    delete from private.webhook_events
    where state = 'sent' and sent_at < now() - make_interval(days => ${kept.sent})`
  await sql`
    delete from private.webhook_events
    where state <> 'sent' and created_at < now() - make_interval(days => ${kept.unsent})`
}
