import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Log } from '#functions/log.ts'
import type { BackupSettings } from '#server/backend/backup/backup-settings.ts'
import { type BackupStore, openBackupStore } from '#server/backend/backup/backup-store.ts'
import { readCopy } from '#server/backend/backup/database-copy.ts'
import { backupState, startBackups } from '#server/backend/backup/scheduled-backups.ts'
import { unsealed } from '#server/backend/backup/sealed-stream.ts'
import { openPool } from '#server/database/pools.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import type { Sql } from '#server/database/sql.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { newDatabase } from '../../fixtures/database/databases.ts'
import { createJobsAtOnce } from '../../fixtures/jobs-at-once.ts'
import { type LoggedEvent, logEventsTo } from '../../fixtures/log-lines.ts'

const key = randomBytes(32)
const access = { endpoint: undefined, region: 'x', accessKeyId: undefined, secretAccessKey: undefined }
const anHour = 3_600_000

let database: Awaited<ReturnType<typeof newDatabase>>
let sql: Sql
let folder: string
let keyFile: string
let store: BackupStore
let settings: BackupSettings
let time: number
let events: LoggedEvent[]
let running: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await newDatabase()
  sql = openPool(database.url, 'command')
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})
beforeEach(async () => {
  folder = await newDataDir('scheduled-backups')
  keyFile = join(folder, 'key')
  await writeFile(keyFile, key.toString('base64url'))
  store = openBackupStore(join(folder, 'backups'), access)
  settings = { store, keyFile, dataDir: join(folder, 'data'), everyHours: 24, keep: 3 }
  time = Date.UTC(2026, 10, 1, 3)
  events = []
})
afterEach(async () => {
  await Promise.all(running.map((stop) => stop()))
  running = []
  await sql`delete from private.backups`
  await rm(folder, { recursive: true })
})

/** A process of its own, as far as the database can tell; with the real queue, or one that has no pauses. */
async function work(openJobs: (log: Log) => Promise<Jobs> = async () => createJobsAtOnce()): Promise<void> {
  const pool = openPool(database.url, 'leadMails')
  const log = logEventsTo(events)
  const jobs = await openJobs(log)
  const options = { now: () => new Date(time), lookEvery: 20 }
  const backups = await startBackups({ settings, url: database.url, sql: pool, jobs, log, ...options })
  running.push(async () => {
    await backups.stop()
    await jobs.stop()
    await pool.end()
  })
}

const count = async (state: string) => (await sql`select from private.backups where state = ${state}`).length
const codes = () => events.map(({ code }) => code)

test('[O9] two processes make each backup once when it is due, and keep as many as they are told', async () => {
  settings.keep = 2
  const openJobs = (log: Log) => startJobs({ url: database.url, log })
  await Promise.all([work(openJobs), work(openJobs)])
  for (const days of [1, 2, 3]) {
    await expect.poll(() => count('done')).toBe(days)
    if (days < 3) time += 24 * anHour + 1
  }
  await expect.poll(codes).toEqual(Array(3).fill('backup_made'))
  await expect
    .poll(() => store.list())
    .toEqual(['02', '03'].map((day) => `site-2026-11-${day}T03-00-00Z.backup`))
  const { last, lastGood } = await backupState(sql)
  expect(last).toEqual(lastGood)
  expect(last).toMatchObject({ outcome: 'done', name: 'site-2026-11-03T03-00-00Z.backup', problem: null })
  expect(last?.bytes).toBeGreaterThan(1_000)
  const { contents } = await readCopy(unsealed(await store.read(last?.name ?? ''), key))
  expect(contents.tables['private.readiness']?.rows).toBe(1)
  expect(contents.tables['private.backups']).toBeUndefined()
})

test('[O9] a process that looks while another one finishes a backup does not make a second one', async () => {
  const [row] = await sql<{ id: string }>`
    insert into private.backups (started_at) values (${new Date(time)}) returning id`
  const commit = Promise.withResolvers<void>()
  const elsewhere = openPool(database.url, 'command')
  const finishing = elsewhere.begin(async (transaction) => {
    await transaction`
      update private.backups set state = 'done', ended_at = ${new Date(time)}, name = 'elsewhere' where id = ${row?.id ?? ''}`
    await commit.promise
  })
  const waiting = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .length
  await work()
  await expect.poll(waiting).toBeGreaterThan(0)
  commit.resolve()
  await finishing
  await elsewhere.end()
  await expect.poll(waiting).toBe(0)
  await Promise.all(running.splice(0).map((stop) => stop()))
  expect(await sql`select name from private.backups`).toEqual([{ name: 'elsewhere' }])
})

test('[O9] a backup that fails is told with its cause, tried again after an hour, and said to be overdue', async () => {
  settings.keyFile = join(folder, 'no-key')
  await work()
  await expect.poll(() => count('failed')).toBe(1)
  const { last, lastGood } = await backupState(sql)
  expect([last?.outcome, last?.problem, lastGood]).toEqual(['failed', 'KEY_MISSING', undefined])
  time += anHour + 1
  await expect.poll(() => count('failed')).toBe(2)
  const failure = { code: 'backup_failed', cause: 'KEY_MISSING' }
  await expect.poll(() => events).toEqual([failure, failure])
  time += 48 * anHour
  await expect.poll(() => count('failed')).toBe(3)
  await expect.poll(codes).toContain('backup_overdue')
  settings.keyFile = keyFile
  time += anHour + 1
  await expect.poll(() => count('done')).toBe(1)
  expect(codes().filter((code) => code === 'backup_overdue')).toHaveLength(1)
  expect((await backupState(sql)).last?.outcome).toBe('done')
})

test('[O9] a backup that a storage does not give back as it got it has failed, and is removed', async () => {
  settings.store = {
    ...store,
    read: async (name) => {
      const parts = await store.read(name)
      return (async function* () {
        for await (const part of parts) yield part.subarray(0, part.length - 20)
      })()
    },
  }
  await work()
  await expect.poll(() => count('failed')).toBe(1)
  expect((await backupState(sql)).last?.problem).toBe('BackupWrong')
  expect(await store.list()).toEqual([])
})

test('[O9] a backup that a process was killed in is made by the next one', async () => {
  await sql`insert into private.backups (started_at, name) values (${new Date(time - anHour)}, 'begun')`
  await work()
  await expect.poll(() => count('done')).toBe(1)
  expect(await sql`select name from private.backups`).toEqual([{ name: 'site-2026-11-01T03-00-00Z.backup' }])
})
