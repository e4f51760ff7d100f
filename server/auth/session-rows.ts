import type { Queries } from './parts.ts'
import type { SessionTimes } from './session-life.ts'

/** How a person has shown who they are (RFC 8176 in spirit; the names are Supabase's). */
export type AmrMethod = 'password' | 'otp' | 'oauth' | 'totp' | 'recovery_code'
export type AssuranceLevel = 'aal1' | 'aal2'
/** The methods of a session, the latest first; `timestamp` in seconds. */
export type Amr = { method: string; timestamp: number }[]

export type SessionRow = SessionTimes & {
  id: string
  user_id: string
  aal: AssuranceLevel
  factor_id: string | null
}

/** The accounts service keeps `refreshed_at` without a zone, in UTC. */
const columns = `id, user_id, coalesce(aal, 'aal1') as aal, factor_id, created_at, not_after,
  coalesce(refreshed_at at time zone 'utc', created_at) as used_at`

export async function findSession(sql: Queries, id: string): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select ${sql.unsafe(columns)} from auth.sessions where id = ${id}`
  return row
}

/** The same, and whoever else wants to change the session waits until this transaction is over. */
export async function lockSession(sql: Queries, id: string): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select ${sql.unsafe(columns)} from auth.sessions where id = ${id} for update`
  return row
}

export async function amrOf(sql: Queries, sessionId: string): Promise<Amr> {
  const rows = await sql<{ method: string; updated_at: Date }[]>`
    select authentication_method as method, updated_at from auth.mfa_amr_claims
    where session_id = ${sessionId} order by updated_at desc, authentication_method desc`
  return rows.map(({ method, updated_at }) => ({
    method,
    timestamp: Math.floor(updated_at.getTime() / 1000),
  }))
}
