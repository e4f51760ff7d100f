import postgres from 'postgres'
import { poolHabits, statementTimeout } from './connect.ts'
import { inTime } from './in-time.ts'

/** How long the database may take, in milliseconds. */
const patience = 2_000

/** How long an answer holds, in milliseconds: whoever asks a thousand times a second makes the disk write once. */
const holds = 1_000

/** More than the sort below may keep in memory, in kilobytes, so that it takes room on the disk for a moment. */
const spilled = 300

/**
 * Whether the database at `url` can store something now, over a connection that nothing else uses. It writes a row, and
 * it takes new room on the disk: a full one still has some in what PostgreSQL has set aside. `now` answers in ms.
 */
export function openReadiness(
  url: string,
  now = () => performance.now(),
): { isReady: () => Promise<boolean>; stop: () => Promise<void> } {
  const sql = postgres(url, { ...poolHabits, ...statementTimeout(patience), max: 1 })

  async function write(): Promise<boolean> {
    await sql.begin(async (transaction) => {
      await transaction`set local work_mem = '64kB'`
      await transaction`
        select max(length(line)) from (
          select repeat('x', 1000) || number as line from generate_series(1, ${spilled}::int) as number
          order by line desc offset 0
        ) as sorted`
      await transaction`update private.readiness set tried_at = now()`
    })
    return true
  }

  let asked: Promise<boolean> | undefined
  let answeredAt = Number.NEGATIVE_INFINITY
  return {
    isReady: () => {
      if (asked && now() - answeredAt < holds) return asked
      answeredAt = Number.POSITIVE_INFINITY
      asked = inTime(write(), patience)
        .catch(() => false)
        .finally(() => {
          answeredAt = now()
        })
      return asked
    },
    stop: () => sql.end({ timeout: 5 }),
  }
}
