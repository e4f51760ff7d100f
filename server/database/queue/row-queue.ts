import { z } from 'zod'
import type { Sql, Transaction } from '#server/database/sql.ts'
import type { Jobs } from './jobs.ts'

/**
 * Things of one sort that wait to be sent. A job holds the id of a row and nothing else; to whom, and what, is found out
 * by that id when the job is done.
 */
export interface RowQueue {
  /** The jobs' name in the database. */
  name: string
  /** What a job calls the id. */
  idName: string
  /** What the lock is called that is held while what belongs to an id is sent. */
  lock: string
  /** Whether an id has at most one job waiting or under way. */
  isOncePerId: boolean
}

const jobData = z.record(z.string(), z.unknown())

/** Resolves once it is sure that what belongs to these ids will be sent. */
export async function queueRows(jobs: Jobs, queue: RowQueue, ids: readonly string[]): Promise<void> {
  const keyed = ids.map((id) => ({ key: id, data: { [queue.idName]: id } }))
  if (queue.isOncePerId) return jobs.addOnce(queue.name, keyed)
  for (const { data } of keyed) await jobs.add(queue.name, data)
}

/**
 * Sends what belongs to an id as its job comes up; when `send` rejects, the job is tried again. `transaction` is the one
 * that holds the id's lock: what is noted in it after sending needs no further connection, for want of which it would be
 * sent again.
 */
export async function workRowQueue(
  { jobs, sql }: { jobs: Jobs; sql: Sql },
  queue: RowQueue,
  send: (id: string, transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { name, idName, lock, isOncePerId } = queue
  await jobs.work(
    name,
    async (data) => {
      const id = z.uuid().parse(jobData.parse(data)[idName])
      await oneAtATime(sql, `${lock} ${id}`, (transaction) => send(id, transaction))
    },
    { hasKeys: isOncePerId },
  )
}

/** Somebody else is at it; the job that was given out a second time comes back later, and finds it done. */
class UnderWay extends Error {
  override readonly name = 'UnderWay'
}

/**
 * Does `work` unless it is being done already under the same key, by this process or by another on the same database;
 * then it rejects. However long the work takes: the queue gives a job out again when its process has been silent for a
 * while, busy or dead, and whoever is sent to may take longer than that. The lock of a process that ended ends with it.
 */
async function oneAtATime(
  sql: Sql,
  key: string,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await sql.begin(async (transaction) => {
    const [row] = await transaction<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as is_ours`
    if (!row?.is_ours) throw new UnderWay()
    await work(transaction)
  })
}
