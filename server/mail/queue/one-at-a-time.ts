import type { Sql } from '#server/database/sql.ts'

/** Somebody else is at it; the job that was given out a second time comes back later, and finds it done. */
class UnderWay extends Error {
  override readonly name = 'UnderWay'
}

/**
 * Does `work` unless it is being done already under the same key, by this process or by another on the same database;
 * then it rejects. However long the work takes: the queue gives a job out again when its process has been silent for a
 * while, busy or dead, and a mail server may take longer than that. The lock of a process that ended ends with it.
 */
export async function oneAtATime(sql: Sql, key: string, work: () => Promise<void>): Promise<void> {
  await sql.begin(async (transaction) => {
    const [row] = await transaction<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as is_ours`
    if (!row?.is_ours) throw new UnderWay()
    await work()
  })
}
