import { facts } from '#domain/content/facts.ts'

const hour = 3_600_000
const day = 24 * hour

/** How long a session may lie unused, and how long it lasts in all, in milliseconds. The desk's are private.desk_answer(). */
const lives = {
  // As the privacy policy says.
  visitor: { idle: facts.sessionIdleDays.value * day, inAll: facts.sessionDays.value * day },
  agent: { idle: 12 * hour, inAll: 7 * day },
} as const

/** A session's times; `used_at` is when it was last refreshed, else begun. `not_after` is null where it never was. */
export type SessionTimes = { created_at: Date; used_at: Date; not_after: Date | null }

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
