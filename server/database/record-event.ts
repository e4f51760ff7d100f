import { createHmac } from 'node:crypto'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { errorKind } from '#functions/describe-error.ts'
import { AttemptCounter, countIn } from '#functions/limits/attempt-counter.ts'
import type { Log } from '#functions/log.ts'
import type { Sql } from './sql.ts'

/** What happened, and to whom as far as that is known; the email and the network address are kept as keyed hashes. */
interface RecordedEvent {
  event: AuditEvent
  /** The account's id. */
  subject?: string | undefined
  email?: string
  /** Who called, as `clientAddress` answers it. */
  network?: string
  /** Counts, methods, codes; never a name, an address or an answer. */
  details?: Readonly<Record<string, string | number | boolean>>
}

type AuditParts = {
  sql: Sql
  /** The key of the hashes, so that a copy of the database alone names nobody. */
  tokenSecret: string
  log: Log
}

/**
 * Adds a line to the audit (supabase/migrations/*_audit.sql) for what leaves no trace in a table: a refusal, a limit.
 * Whatever changes a table is recorded there, in its own transaction. Nobody waits for this line, and where it can't
 * be stored the log says so.
 */
export function recordEvent(parts: AuditParts, recorded: RecordedEvent): void {
  const { event, subject, email, network, details } = recorded
  const all = { ...details, ...(network && { network: auditHash(parts, 'network', network) }) }
  const addressHash = email === undefined ? null : auditHash(parts, 'email', email.trim().toLowerCase())
  parts.sql`
    insert into private.audit_events (event, subject_id, address_hash, details)
    values (${event}, ${subject ?? null}, ${addressHash}, ${JSON.stringify(all)}::jsonb)`.catch(
    (error: unknown) => parts.log('audit_event_lost', { event, cause: errorKind(error) }),
  )
}

/** The name under which the audit keeps an address: the same each time, and nobody reads the address back. */
export function auditHash(
  { tokenSecret }: Pick<AuditParts, 'tokenSecret'>,
  kind: 'email' | 'network',
  address: string,
): string {
  return createHmac('sha256', tokenSecret).update(`audit ${kind} ${address}`).digest('base64url').slice(0, 22)
}

/** How often one refusal is recorded at most: a flood must not write a line for each request. */
const onceAMinute = { times: 1, seconds: 60 }

/** What records that a limit was reached: each limit of each route once a minute. */
export function createLimitRecorder(
  parts: AuditParts & { now: () => Date },
): (limit: { code: string; route: string; network: string }) => void {
  const recent = new AttemptCounter(onceAMinute, () => parts.now().getTime())
  return ({ code, route, network }) => {
    if (countIn([[recent, `${code} ${route}`]]) > 0) return
    recordEvent(parts, { event: 'limit_reached', network, details: { limit: code, route } })
  }
}

/** What records that the agent's desk was refused: to each account once a minute. */
export function createDeskRecorder(
  parts: AuditParts & { now: () => Date },
): (refused: { account: string | undefined; network: string }) => void {
  const recent = new AttemptCounter(onceAMinute, () => parts.now().getTime())
  return ({ account, network }) => {
    if (countIn([[recent, account ?? network]]) > 0) return
    recordEvent(parts, { event: 'desk_refused', subject: account, network })
  }
}
