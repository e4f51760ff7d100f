import { statfs } from 'node:fs/promises'
import { z } from 'zod'
import type { SiteStatus } from '#domain/leads/desk/status.ts'
import type { Queries } from '#server/database/sql.ts'

/** What of a status stands in the database. */
type DatabaseFacts = Pick<SiteStatus, 'jobs' | 'webhooks'> & {
  database: { version: string; size: number }
  mail: Omit<NonNullable<SiteStatus['mail']>, 'has_server'>
  /** How many mails of leads should have gone ten minutes ago, the agent's or all alike. */
  overdueMails: number
  connections: Record<string, number>
}

const number = z.coerce.number()
const time = z.date().nullable()
const factsRow = z.object({
  version: z.string(),
  size: number,
  waiting: number,
  failed: number,
  overdue: number,
  oldest: time,
  last_sent: time,
  receiver: z.enum(['off', 'on', 'stopped']),
  events_waiting: number,
  events_failed: number,
})

const iso = (at: Date | null) => at?.toISOString() ?? null

/**
 * How the database and what waits in it are doing. An overdue mail is the agent's, or one that the mail server itself
 * holds up: an address that takes nothing is its owner's business. After three days nobody waits for it any more.
 */
export async function readFacts(sql: Queries): Promise<DatabaseFacts> {
  const [row] = await sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      mails.*, (select max(m.sent_at) from public.lead_mails m where m.state = 'sent') as last_sent,
      coalesce((
        select case when not r.is_on then 'off' when r.stopped_at is not null then 'stopped' else 'on' end
        from private.webhook_receiver r), 'off') as receiver,
      events.*
    from (
      select count(*) filter (where m.state = 'waiting') as waiting, count(*) filter (where m.state = 'failed') as failed,
        min(m.created_at) filter (where m.state = 'waiting') as oldest,
        count(*) filter (
          where m.state in ('waiting', 'failed') and m.tries > 0
            and m.created_at between now() - interval '3 days' and now() - interval '10 minutes'
            and (m.recipient = 'agent' or m.problem in ('no_server', 'no_sign_in', 'other'))) as overdue
      from public.lead_mails m where m.state <> 'sent'
    ) as mails, (
      select count(*) filter (where e.state = 'waiting') as events_waiting,
        count(*) filter (where e.state = 'failed') as events_failed
      from private.webhook_events e where e.state <> 'sent'
    ) as events`
  const facts = factsRow.parse(row)
  const [queue] = await sql<{ is_there: boolean }>`select to_regclass('jobs.job') is not null as is_there`
  const [jobs] = queue?.is_there
    ? await sql`
        select count(*) filter (where j.state in ('created', 'retry', 'active')) as waiting,
          count(*) filter (where j.state = 'failed') as failed
        from jobs.job j where j.state in ('created', 'retry', 'active', 'failed')`
    : []
  const connections = await sql`
    select coalesce(nullif(a.application_name, ''), 'other') as pool, count(*) as count
    from pg_stat_activity a where a.datname = current_database() and a.backend_type = 'client backend' group by 1`
  return {
    database: { version: facts.version.split(' ')[0] ?? '', size: facts.size },
    mail: {
      waiting: facts.waiting,
      failed: facts.failed,
      oldest_waiting_at: iso(facts.oldest),
      last_sent_at: iso(facts.last_sent),
    },
    overdueMails: facts.overdue,
    jobs: jobs ? z.object({ waiting: number, failed: number }).parse(jobs) : null,
    webhooks: { state: facts.receiver, waiting: facts.events_waiting, failed: facts.events_failed },
    connections: Object.fromEntries(
      connections.map((one) => [z.string().parse(one.pool), number.parse(one.count)]),
    ),
  }
}

/** Nearly full: less than a twentieth is free, and less than this. */
const low = { part: 1 / 20, bytes: 2_000_000_000 }

/** The disk that a directory lies on, as far as its owner may use it; null where it can't be asked. */
export async function readDisk(directory: string): Promise<SiteStatus['disk']> {
  const disk = await statfs(directory).catch(() => undefined)
  return disk ? diskOf(disk.bavail * disk.bsize, disk.blocks * disk.bsize) : null
}

export function diskOf(free: number, size: number): NonNullable<SiteStatus['disk']> {
  return { free, size, is_low: free < low.bytes && free < size * low.part }
}
