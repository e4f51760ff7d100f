import { z } from 'zod'
import { countParameters, spansSchema, storedCountsSchema } from '#functions/limits/attempt-store.ts'
import type { AttemptStore } from '#functions/limits/count-together.ts'
import { inTime } from '#server/database/in-time.ts'
import { openPool } from '#server/database/pools.ts'
import type { AccountAttemptStore, StoredTryCounts } from './account-counts.ts'

/** How long counting may take in all, in milliseconds, also where this process itself was busy meanwhile. */
const patience = 5_000

const tryCountsSchema = z
  .object({ taken: z.boolean(), is_first: z.boolean(), spans: spansSchema })
  .transform(({ taken, is_first, spans }): StoredTryCounts => ({ isTaken: taken, isFirst: is_first, spans }))

/** Counts in the database at `url`, over connections that nothing else uses: what functions and accounts count. */
export function openAttemptStore(url: string): {
  store: AttemptStore
  accounts: AccountAttemptStore
  stop: () => Promise<void>
} {
  const sql = openPool(url, 'limits')
  const timeOf = (now: number) => new Date(now).toISOString()

  async function count(...asked: Parameters<AttemptStore>) {
    const { attempts, moment, repeated } = countParameters(...asked)
    const [row] = await sql<{ counts: unknown }>`
      select public.count_attempts(${attempts}, ${moment}::timestamptz, ${repeated}) as counts`
    return storedCountsSchema.parse(row?.counts)
  }

  const accounts: AccountAttemptStore = {
    count: async (asked, now) => {
      const counted = sql<{ counts: unknown }>`
        select private.count_account_attempt(${JSON.stringify(asked)}, ${timeOf(now)}::timestamptz) as counts`
      const [row] = await inTime(counted, patience)
      return tryCountsSchema.parse(row?.counts)
    },
    settle: async (success, now) => {
      const settled = sql`
        select private.settle_account_attempt(${JSON.stringify(success)}, ${timeOf(now)}::timestamptz)`
      await inTime(settled, patience)
    },
  }

  return { store: (...asked) => inTime(count(...asked), patience), accounts, stop: sql.end }
}
