import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { migrateDatabase } from '#server/backend/migrate.ts'
import { runningPostgresUrl, startPostgres } from '#server/backend/postgres/postgres.ts'
import { readPostmaster } from '#server/backend/postgres/postmaster.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { refuseOldVersion, withDatabase } from '#server/database/connect.ts'
import { openPool } from '#server/database/pools.ts'
import { administratorUrl } from '../../fixtures/database/administrator.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { type LoggedEvent, logEventsTo } from '../../fixtures/log-lines.ts'

let dataDir: string
let cluster: string
const events: LoggedEvent[] = []
const log = logEventsTo(events)

beforeAll(async () => {
  dataDir = await newDataDir('postgres-test')
  cluster = join(dataDir, 'postgres')
  await startPostgres({ dataDir, log }).then(({ stop }) => stop())
})
afterAll(() => rm(dataDir, { recursive: true }))

const withServer = async (work: (url: string) => Promise<void>) => {
  const { url, stop } = await startPostgres({ dataDir, log })
  await work(url).finally(stop)
}

test('it listens on 127.0.0.1 alone, keeps fsync on, and works as a role that is no superuser', () =>
  withServer((url) =>
    withDatabase(url, async (sql) => {
      const [row] =
        await sql`select current_setting('listen_addresses') as host, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit,
        (select rolsuper from pg_roles where rolname = current_user) as super`
      expect(row).toEqual({ host: '127.0.0.1', fsync: 'on', commit: 'on', super: false })
      expect(new URL(url).hostname).toBe('127.0.0.1')
    }),
  ))

test('the password is random, kept for its owner alone, and asked for', () =>
  withServer(async (url) => {
    const path = join(dataDir, 'secrets', 'postgres-password')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await readFile(path, 'utf8')).trim()).toBe(new URL(url).password)
    expect(new URL(url).password).toMatch(/^[0-9a-f]{32}$/)
    const guess = new URL(url)
    guess.password = 'guess'
    await expect(withDatabase(guess.href, async () => {})).rejects.toThrow(
      /refused the user name or the password/,
    )
  }))

test('[S15] the address that the site works with opens nothing for the superuser, and makes none', () =>
  withServer(async (url) => {
    const asSuperuser = new URL(url)
    asSuperuser.username = 'postgres'
    await expect(withDatabase(asSuperuser.href, async () => {})).rejects.toThrow(/refused the user name/)
    const path = join(dataDir, 'secrets', 'postgres-admin-password')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await withDatabase(url, async (sql) => {
      await expect(sql`alter role app superuser`).rejects.toThrow(/permission denied/)
      await expect(sql`alter role postgres password 'mine'`).rejects.toThrow(/permission denied/)
      await expect(sql`select pg_read_file('/etc/hostname')`).rejects.toThrow(/permission denied/)
    })
  }))

test.each([
  ['of an older version, whose two roles share a password', true],
  ['that a crash left between two passwords', false],
])('[S15] a directory %s gets two', async (_, isOld) => {
  const path = join(dataDir, 'secrets', 'postgres-admin-password')
  await withServer(async (url) => {
    const admin = openPool(await administratorUrl(dataDir, url), 'command')
    await admin.script(`alter role postgres password '${new URL(url).password}'`)
    await admin.end()
  })
  if (isOld) await rm(path)
  await withServer(async (url) => {
    const asSuperuser = new URL(url)
    asSuperuser.username = 'postgres'
    await expect(withDatabase(asSuperuser.href, async () => {})).rejects.toThrow(/refused the user name/)
    await withDatabase(await administratorUrl(dataDir, url), async () => {})
  })
})

test('a second server on the same data directory ends with a clear sentence, and the first runs on', () =>
  withServer(async (url) => {
    await expect(startPostgres({ dataDir, log })).rejects.toThrow(
      /^The data directory .* is in use by another running server \(process \d+\)\. Stop that one first/,
    )
    await withDatabase(url, async (sql) => expect(await sql`select 1 as one`).toHaveLength(1))
    expect(await runningPostgresUrl(dataDir)).toBe(url)
  }))

test('once stopped, nothing runs and the directory is free', async () => {
  await withServer(async () => {})
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  expect(await runningPostgresUrl(dataDir)).toBeUndefined()
})

test.each([
  ['a dead process', 2 ** 22 - 3],
  ['a living process that is no database', process.pid],
])('what is left in postmaster.pid of %s is cleared', async (_, pid) => {
  await writeFile(
    join(cluster, 'postmaster.pid'),
    `${pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n  1  2\nready   \n`,
  )
  await withServer(async () => expect(readPostmaster(cluster)?.pid).not.toBe(pid))
})

test('a database of another version, or without its password, is named and left alone', async () => {
  const version = join(cluster, 'PG_VERSION')
  const password = join(dataDir, 'secrets', 'postgres-password')
  const original = await readFile(version, 'utf8')
  await writeFile(version, '15\n')
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(
    /was written by PostgreSQL 15, and version 18/,
  )
  await writeFile(version, original)
  await rename(password, `${password}.away`)
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(/postgres-password is missing: restore it/)
  await rename(`${password}.away`, password)
  await withServer(async () => {})
})

test('several servers that start together migrate once; a failing migration leaves nothing behind', () =>
  withServer(async (url) => {
    const applied: LoggedEvent[] = []
    const migrate = () => migrateDatabase({ url, log: logEventsTo(applied) })
    await Promise.all([migrate(), migrate(), migrate()])
    const names = (await readdir('supabase/migrations')).sort().map((file) => file.replace(/\.sql$/, ''))
    expect(applied).toEqual(names.map((migration) => ({ code: 'migration_applied', migration })))
    const directory = await mkdtemp(join(dataDir, 'migrations-'))
    await writeFile(join(directory, '20300101000000_half.sql'), 'create table half (id int); select 1/0;')
    await expect(migrateDatabase({ url, log, directory })).rejects.toThrow(
      /20300101000000_half failed: .*division by zero/,
    )
    await writeFile(join(directory, '20300101000000_half.sql'), 'create table whole (id int);')
    await migrateDatabase({ url, log, directory })
    await writeFile(join(directory, '20300101000000_half.sql'), 'create table changed (id int);')
    await migrateDatabase({ url, log, directory })
    expect(events).toContainEqual({ code: 'migration_changed', migration: '20300101000000_half' })
    await withDatabase(url, async (sql) => {
      const tables = await sql`select to_regclass('half') as half, to_regclass('whole')::text as whole`
      expect(tables[0]).toEqual({ half: null, whole: 'whole' })
      // As a version from before would find it.
      await expect(migrate()).rejects.toThrow(
        /^A newer version of the site has changed this database \(migration 20300101000000\)/,
      )
      await sql`delete from supabase_migrations.schema_migrations where version = '20300101000000'`
    })
  }))

test('a DATABASE_URL that cannot be used is explained in one sentence without its password', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const address = closed.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  await new Promise((resolve) => closed.close(resolve))
  const secrets = await loadSecrets(dataDir)
  const start = (databaseUrl: string) =>
    startEmbeddedBackend({ databaseUrl, dataDir, secrets, siteUrl: 'http://site.test', log })
  const refused = start(`postgres://me:hidden@127.0.0.1:${port}/site`)
  await expect(refused).rejects.toThrow(
    `Nothing answers at 127.0.0.1:${port}/site: is PostgreSQL running there`,
  )
  await expect(refused).rejects.not.toThrow(/hidden/)
  await expect(start('mysql://me:hidden@host/site')).rejects.toThrow(
    /^DATABASE_URL is not a PostgreSQL address/,
  )
  await withServer(async (url) => {
    const missing = url.replace(/app$/, 'missing')
    await expect(start(missing)).rejects.toThrow(/There is no such database at 127\.0\.0\.1:\d+\/missing/)
  })
})

test('PostgreSQL 15 is accepted, an older one is refused with its version', () => {
  const url = 'postgres://me:hidden@db.example.com/site'
  expect(() => refuseOldVersion(15, url)).not.toThrow()
  expect(() => refuseOldVersion(14, url)).toThrow(
    'The database at db.example.com:5432/site is PostgreSQL 14; version 15 or newer is needed.',
  )
})

test('a database user without the needed rights, and a database of a Supabase project, are explained', () =>
  withServer(async (url) => {
    const password = new URL(url).password
    const admin = openPool(await administratorUrl(dataDir, url), 'command')
    await admin.script(`create role poor login password '${password}'`)
    await admin.script('create database poor owner poor')
    await admin.script('create database hosted owner app')
    await admin.end()
    const poor = url.replace('app:', 'poor:').replace(/app$/, 'poor')
    await expect(migrateDatabase({ url: poor, log })).rejects.toThrow(
      /Let an administrator run: create role anon/,
    )
    const hosted = url.replace(/app$/, 'hosted')
    await withDatabase(hosted, (sql) =>
      sql.script('create schema auth; create table auth.schema_migrations (version text)'),
    )
    await expect(migrateDatabase({ url: hosted, log })).rejects.toThrow(/points into a Supabase project/)
  }))

test('with DATABASE_URL no database of our own is started or created', () =>
  withServer(async (databaseUrl) => {
    const elsewhere = join(dataDir, 'elsewhere')
    const secrets = await loadSecrets(elsewhere)
    const backend = await startEmbeddedBackend({
      databaseUrl,
      dataDir: elsewhere,
      secrets,
      siteUrl: 'http://site.test',
      log,
    })
    expect(await backend.isReady()).toBe(true)
    expect(existsSync(join(elsewhere, 'postgres'))).toBe(false)
    await backend.stop()
  }))

test('readiness is false while the database is away', async () => {
  const { url, stop } = await startPostgres({ dataDir, log })
  const secrets = await loadSecrets(dataDir)
  const backend = await startEmbeddedBackend({
    databaseUrl: url,
    dataDir,
    secrets,
    siteUrl: 'http://site.test',
    log,
  })
  await stop()
  expect(await backend.isReady()).toBe(false)
  const headers = { apikey: secrets.secretKey }
  const answer = await backend.fetch(new Request('http://backend.test/rest/v1/leads', { headers }))
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toMatch(/127\.0\.0\.1|ECONN/)
  await backend.stop()
})
