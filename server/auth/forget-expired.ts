import { facts } from '#content/facts.ts'
import type { AuthParts } from './parts.ts'

const aDay = 86_400_000

/**
 * Deletes what opens nothing any more: expired emails and ways to Google, notes of sign-ups, and sessions past every
 * limit, with their refresh tokens.
 */
export async function forgetExpired({ sql, now }: Pick<AuthParts, 'sql' | 'now'>): Promise<void> {
  const at = now()
  const yesterday = new Date(at.getTime() - aDay)
  const oldest = new Date(at.getTime() - facts.sessionDays.value * aDay)
  await sql`delete from auth.one_time_tokens where expires_at < ${yesterday}`
  await sql`delete from auth.flow_state where created_at < ${yesterday}`
  await sql`delete from auth.unconfirmed_sign_ups where expires_at < ${at}`
  await sql`delete from auth.sessions where not_after < ${at} or created_at < ${oldest}`
}
