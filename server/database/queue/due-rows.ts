import { z } from 'zod'
import { errorKind } from '#functions/describe-error.ts'
import type { Log, LogCode } from '#functions/log.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Jobs } from './jobs.ts'
import { quietLog } from './quiet-log.ts'
import { queueRows, type RowQueue, workRowQueue } from './row-queue.ts'

/** What stands in a table until it is sent, and says itself when it is due. */
export interface DueRows {
  queue: RowQueue
  /** How the database tells that something is to be sent: with the id, or with nothing where there are several. */
  channel: string
  /** The ids under which something is due now, the oldest first. */
  findDue: (sql: Sql) => Promise<string[]>
  /** Sends all that is due of one id; rejects when the database does. */
  send: (id: string) => Promise<void>
  /** What is logged while the database can't be asked. */
  waits: LogCode
}

/** How often what is due is looked for besides, in milliseconds: retries, and whatever was told to nobody. */
const betweenSweeps = 15_000

/**
 * Sends what is due: at once when the database tells of it, otherwise with the next look. Several processes may do so on
 * one database: each id is one job, done by one of them.
 */
export async function sendDueRows(
  { sql, jobs, log, sweepEvery = betweenSweeps }: { sql: Sql; jobs: Jobs; log: Log; sweepEvery?: number },
  { queue, channel, findDue, send, waits }: DueRows,
): Promise<{ stop: () => Promise<void> }> {
  const complain = quietLog(log, waits, (error: unknown) => ({ cause: errorKind(error) }))
  const add = (ids: readonly string[]) => queueRows(jobs, queue, ids)

  let sweeping: Promise<void> | undefined
  let isToldMeanwhile = false
  async function sweep(): Promise<void> {
    // A look that is under way may have passed what was just told of.
    if (sweeping) isToldMeanwhile = true
    sweeping ??= lookUntilNothingIsTold().finally(() => {
      sweeping = undefined
    })
    return sweeping
  }
  async function lookUntilNothingIsTold(): Promise<void> {
    do {
      isToldMeanwhile = false
      await findDue(sql).then(add).catch(complain)
    } while (isToldMeanwhile)
  }

  await workRowQueue({ sql, jobs }, queue, send)
  // Whenever it listens anew, something may have been told while it did not.
  const listening = await sql.listen(
    channel,
    (id) => void (z.uuid().safeParse(id).success ? add([id]) : sweep()).catch(complain),
    () => void sweep(),
  )
  const timer = setInterval(() => void sweep(), sweepEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await listening.unlisten().catch(() => {})
      await sweeping
    },
  }
}
