import { errorKind } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { lookRegularly } from '#server/database/queue/look-regularly.ts'
import { quietLog } from '#server/database/queue/quiet-log.ts'
import { queueRows, type RowQueue, workRowQueue } from '#server/database/queue/row-queue.ts'
import { type Queries, raw, type Sql } from '#server/database/sql.ts'
import { readBackupKey } from './backup-key.ts'
import type { BackupSettings } from './backup-settings.ts'
import { backupName } from './backup-store.ts'
import { filesToKeep, makeBackup, rowsInCopy } from './make-backup.ts'

/** One job for each backup. */
const backupQueue: RowQueue = { name: 'backups', idName: 'backup', lock: 'backup', isOncePerId: true }

/** How often is looked whether it is time, in milliseconds. */
const betweenLooks = 60_000

const anHour = 3_600_000

/** How long after a backup that failed the next one is tried, in milliseconds. */
const pauseAfterFailure = anHour

/** How many days is known how backups went. */
const daysKept = 90

interface BackupDeps {
  settings: BackupSettings | undefined
  /** The database that is backed up. */
  url: string
  sql: Sql
  jobs: Jobs
  log: Log
  now?: () => Date
  lookEvery?: number
}

/**
 * Makes backups by the clock. Each stands in the database before it is made, so that one process makes it, however many
 * look whether it is due, and it is made anew when that process is killed. One that failed is tried again in an hour.
 */
export async function startBackups(deps: BackupDeps): Promise<{ stop: () => Promise<void> }> {
  const { settings, sql, jobs, log, now = () => new Date(), lookEvery = betweenLooks } = deps
  if (!settings) return { stop: async () => {} }
  const complain = quietLog(log, 'backups_wait', (error: unknown) => ({ cause: errorKind(error) }))
  const every = settings.everyHours * anHour
  const warnOverdue = overdueWarning(log, every)

  async function look(): Promise<void> {
    const at = now()
    await openDueBackup(sql, at, every)
    const state = await backupState(sql)
    warnOverdue(at, state)
    if (state.last?.outcome === 'waiting') await queueRows(jobs, backupQueue, [state.last.id])
  }

  await workRowQueue({ jobs, sql }, backupQueue, (id) => makeDueBackup({ ...deps, settings, now }, id))

  return lookRegularly(look, lookEvery, complain)
}

/**
 * Notes that a backup is to be made, unless one is under way, or the last one is too young, or has just failed. The table
 * is locked for it: else one that another process finishes at this moment would be neither under way any more nor done yet.
 */
async function openDueBackup(sql: Sql, at: Date, every: number): Promise<void> {
  const [since, pause] = [every, pauseAfterFailure].map((ago) => new Date(at.getTime() - ago))
  await sql.begin(async (transaction) => {
    await transaction`lock table private.backups in share row exclusive mode`
    await transaction`
      insert into private.backups (started_at)
      select ${at} where not exists (
        select from private.backups b
        where (b.state = 'done' and b.started_at > ${since ?? at}) or (b.state = 'failed' and b.started_at > ${pause ?? at})
      )
      on conflict do nothing`
  })
}

async function makeDueBackup(
  { settings, url, sql, log, now }: BackupDeps & { settings: BackupSettings; now: () => Date },
  id: string,
): Promise<void> {
  const began = performance.now()
  const at = now()
  const name = backupName(at)
  const begun = await sql`
    update private.backups set started_at = ${at}, name = ${name} where id = ${id} and state = 'waiting' returning id`
  if (begun.length === 0) return
  const { store, keyFile, dataDir, keep } = settings
  try {
    const { key } = await readBackupKey(keyFile, dataDir, { mayMake: false })
    const { bytes, contents } = await makeBackup(
      { url, files: await filesToKeep(dataDir) },
      { store, name, key },
    )
    const rows = rowsInCopy(contents)
    await sql`
      update private.backups set state = 'done', ended_at = ${now()}, bytes = ${bytes}, row_count = ${rows}
      where id = ${id}`
    log('backup_made', { name, bytes, rows, ms: Math.round(performance.now() - began) })
  } catch (error) {
    const problem = errorKind(error)
    // Where the database is gone, it stays open, and is made again as soon as it is back.
    await sql`
      update private.backups set state = 'failed', ended_at = ${now()}, problem = ${problem} where id = ${id}`
    log('backup_failed', { cause: problem })
    return
  }
  await removeOld().catch((error: unknown) => log('backups_not_removed', { cause: errorKind(error) }))

  async function removeOld(): Promise<void> {
    for (const old of (await store.list()).slice(0, -keep)) await store.remove(old)
    const before = new Date(at.getTime() - daysKept * 24 * anHour)
    await sql`delete from private.backups where started_at < ${before}`
  }
}

/** Says once a day that no backup has succeeded for twice as long as it should take, since the first one was due. */
function overdueWarning(log: Log, every: number): (at: Date, state: BackupState) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (at, { lastGood, waitingSince }) => {
    const since = lastGood?.startedAt ?? waitingSince
    const time = at.getTime()
    if (since === undefined || time - since.getTime() < 2 * every || time - saidAt < 24 * anHour) return
    saidAt = time
    log('backup_overdue', lastGood && { last: lastGood.startedAt.toISOString() })
  }
}

/** One of the backups that the site made by itself, or tried to make. */
interface RecordedBackup {
  id: string
  outcome: 'waiting' | 'done' | 'failed'
  startedAt: Date
  endedAt: Date | null
  name: string | null
  bytes: number | null
  rows: number | null
  /** Why it failed, as a code such as ENOSPC or KEY_MISSING. */
  problem: string | null
}

export interface BackupState {
  last: RecordedBackup | undefined
  lastGood: RecordedBackup | undefined
  /** When the first one was due of which anything is known. */
  waitingSince: Date | undefined
}

/** How the site's own backups go: the last one, the last that succeeded. Without BACKUP_TO there are none. */
export async function backupState(sql: Queries): Promise<BackupState> {
  const newest = (which: string) => sql<RecordedBackup>`
    select id, state as outcome, started_at as "startedAt", ended_at as "endedAt", name, bytes::float8 as bytes,
      row_count::float8 as rows, problem
    from private.backups ${raw(which)} order by started_at desc limit 1`
  const [last] = await newest('')
  const [lastGood] = await newest("where state = 'done'")
  const [first] = await sql<{ at: Date | null }>`select min(started_at) as at from private.backups`
  return { last, lastGood, waitingSince: first?.at ?? undefined }
}
