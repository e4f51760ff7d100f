import { facts } from '#content/facts.ts'
import { type Queries, raw } from '#server/database/sql.ts'

/** How a person has shown who they are (RFC 8176 in spirit; the names are Supabase's). */
export type AmrMethod = 'password' | 'otp' | 'oauth' | 'totp' | 'recovery_code'
export type AssuranceLevel = 'aal1' | 'aal2'
/** The methods of a session, the latest first; `timestamp` in seconds. */
export type Amr = { method: string; timestamp: number }[]

export type SessionRow = SessionTimes & {
  id: string
  user_id: string
  aal: AssuranceLevel
}

/** The accounts service keeps `refreshed_at` without a zone, in UTC. */
const columns = `id, user_id, coalesce(aal, 'aal1') as aal, created_at, not_after,
  coalesce(refreshed_at at time zone 'utc', created_at) as used_at`

export async function findSession(sql: Queries, id: string): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow>`
    select ${raw(columns)} from auth.sessions where id = ${id}`
  return row
}

/** The same, and whoever else wants to change the session waits until this transaction is over. */
export async function lockSession(sql: Queries, id: string): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow>`
    select ${raw(columns)} from auth.sessions where id = ${id} for update`
  return row
}

export async function amrOf(sql: Queries, sessionId: string): Promise<Amr> {
  const rows = await sql<{ method: string; updated_at: Date }>`
    select authentication_method as method, updated_at from auth.mfa_amr_claims
    where session_id = ${sessionId} order by updated_at desc, authentication_method desc`
  return rows.map(({ method, updated_at }) => ({
    method,
    timestamp: Math.floor(updated_at.getTime() / 1000),
  }))
}

const hour = 3_600_000
const day = 24 * hour

/** How long a session may lie unused, and how long it lasts in all, in milliseconds. The desk's are private.desk_answer(). */
const lives = {
  // As the privacy policy says.
  visitor: { idle: facts.sessionIdleDays.value * day, inAll: facts.sessionDays.value * day },
  agent: { idle: 12 * hour, inAll: 7 * day },
} as const

/** A session's times; `used_at` is when it was last refreshed, else begun. `not_after` is null where it never was. */
type SessionTimes = { created_at: Date; used_at: Date; not_after: Date | null }

/** When a session of this account ends, unless it is used again before. */
export function endOfSession(
  times: Pick<SessionTimes, 'created_at' | 'used_at'>,
  user: { raw_app_meta_data: Record<string, unknown> },
): Date {
  const { idle, inAll } = lives[isAgent(user) ? 'agent' : 'visitor']
  return new Date(Math.min(times.used_at.getTime() + idle, times.created_at.getTime() + inAll))
}

/** Whether a session's time is over: by what was written down, or because its account has another role since. */
export function isOver(
  times: SessionTimes,
  user: { raw_app_meta_data: Record<string, unknown> },
  now: Date,
): boolean {
  return endOfSession(times, user) <= now || (times.not_after !== null && times.not_after <= now)
}

/** Whether an account opens the agent's desk (`npm run make-agent`). */
export function isAgent(user: { raw_app_meta_data: Record<string, unknown> }): boolean {
  return user.raw_app_meta_data.role === 'agent'
}
