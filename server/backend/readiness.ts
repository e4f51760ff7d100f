import { inTime } from '#server/database/in-time.ts'
import { openPool, pools } from '#server/database/pools.ts'

/** How long the database may take, in milliseconds. */
const patience = pools.readiness.statementTimeout

/** How long an answer holds, in milliseconds: whoever asks a thousand times a second makes the disk write once. */
const holds = 1_000

/** How many numbers the sort below gets: more than 64 kB hold, so that it takes room on the disk for a moment. */
const sorted = 20_000

/**
 * Whether the database at `url` can store something now, over a connection that nothing else uses. It writes a row, and
 * it takes new room on the disk: a full one still has some in what PostgreSQL has set aside. `now` answers in ms.
 */
export function openReadiness(
  url: string,
  now = () => performance.now(),
): { isReady: () => Promise<boolean>; stop: () => Promise<void> } {
  const sql = openPool(url, 'readiness')

  async function write(): Promise<boolean> {
    await sql.begin(async (transaction) => {
      await transaction`set local work_mem = '64kB'`
      await transaction`
        select count(*) from (select generate_series(1, ${sorted}::int) as number order by 1 desc offset 0) as line`
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
    stop: sql.end,
  }
}
