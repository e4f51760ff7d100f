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
let server: Awaited<ReturnType<typeof startPostgres>>
const events: LoggedEvent[] = []
const log = logEventsTo(events)

beforeAll(async () => {
  dataDir = await newDataDir('postgres-test')
  cluster = join(dataDir, 'postgres')
  server = await startPostgres({ dataDir, log })
})
afterAll(() => rm(dataDir, { recursive: true }))

const restarted = async (work: (url: string) => Promise<unknown>) => {
  const { url, stop } = await startPostgres({ dataDir, log })
  await work(url).finally(stop)
}
/** The address with another user, who has the same password. */
function asUser(url: string, username: string): string {
  return Object.assign(new URL(url), { username }).href
}
const connect = (url: string) => withDatabase(url, async () => {})

test('it listens on 127.0.0.1 alone, keeps fsync on, and works as a role that is no superuser', () =>
  withDatabase(server.url, async (sql) => {
    const [row] =
      await sql`select current_setting('listen_addresses') as host, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit,
      (select rolsuper from pg_roles where rolname = current_user) as super`
    expect(row).toEqual({ host: '127.0.0.1', fsync: 'on', commit: 'on', super: false })
    expect(new URL(server.url).hostname).toBe('127.0.0.1')
  }))

test('[S15] both passwords are random and their owner’s alone; the site’s opens nothing for the superuser, and makes none', async () => {
  const { password } = new URL(server.url)
  const secret = (name: string) => join(dataDir, 'secrets', name)
  expect((await readFile(secret('postgres-password'), 'utf8')).trim()).toBe(password)
  expect(password).toMatch(/^[0-9a-f]{32}$/)
  for (const name of ['postgres-password', 'postgres-admin-password'])
    expect((await stat(secret(name))).mode & 0o777).toBe(0o600)
  const guess = Object.assign(new URL(server.url), { password: 'guess' }).href
  await expect(connect(guess)).rejects.toThrow(/refused the user name or the password/)
  await expect(connect(asUser(server.url, 'postgres'))).rejects.toThrow(/refused the user name/)
  await withDatabase(server.url, async (sql) => {
    await expect(sql`alter role app superuser`).rejects.toThrow(/permission denied/)
    await expect(sql`alter role postgres password 'mine'`).rejects.toThrow(/permission denied/)
    await expect(sql`select pg_read_file('/etc/hostname')`).rejects.toThrow(/permission denied/)
  })
})

test('a second server on the same data directory ends with a clear sentence, and the first runs on', async () => {
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(
    /^The data directory .* is in use by another running server \(process \d+\)\. Stop that one first/,
  )
  await connect(server.url)
  expect(await runningPostgresUrl(dataDir)).toBe(server.url)
})

test('several servers that start together migrate once; a failing migration leaves nothing behind', async () => {
  const { url } = server
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
})

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
  await expect(start(server.url.replace(/app$/, 'missing'))).rejects.toThrow(
    /There is no such database at 127\.0\.0\.1:\d+\/missing/,
  )
})

test('PostgreSQL 15 is accepted, an older one is refused with its version', () => {
  const url = 'postgres://me:hidden@db.example.com/site'
  expect(() => refuseOldVersion(15, url)).not.toThrow()
  expect(() => refuseOldVersion(14, url)).toThrow(
    'The database at db.example.com:5432/site is PostgreSQL 14; version 15 or newer is needed.',
  )
})

test('a database user without the needed rights, and a database of a Supabase project, are explained', async () => {
  const { url } = server
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
})

test('with DATABASE_URL no database of our own is started; while that one is away, the backend is not ready', async () => {
  const elsewhere = join(dataDir, 'elsewhere')
  const secrets = await loadSecrets(elsewhere)
  const backend = await startEmbeddedBackend({
    ...{ databaseUrl: server.url, dataDir: elsewhere, secrets, siteUrl: 'http://site.test', log },
  })
  const headers = { apikey: secrets.secretKey }
  const ask = () => backend.fetch(new Request('http://backend.test/rest/v1/leads', { headers }))
  expect((await ask()).status).toBe(200)
  expect(existsSync(join(elsewhere, 'postgres'))).toBe(false)
  await server.stop()
  // Asked for the first time: an answer is kept for a moment.
  expect(await backend.isReady()).toBe(false)
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toMatch(/127\.0\.0\.1|ECONN/)
  await backend.stop()
})

test('once stopped, nothing runs and the directory is free', async () => {
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  expect(await runningPostgresUrl(dataDir)).toBeUndefined()
})

test('[S15] a directory of an older version, whose two roles share a password, or that a crash left so, gets two', async () => {
  const path = join(dataDir, 'secrets', 'postgres-admin-password')
  const share = async (url: string) => {
    const admin = openPool(await administratorUrl(dataDir, url), 'command')
    await admin.script(`alter role postgres password '${new URL(url).password}'`)
    await admin.end()
  }
  const expectTwo = async (url: string) => {
    await expect(connect(asUser(url, 'postgres'))).rejects.toThrow(/refused the user name/)
    await connect(await administratorUrl(dataDir, url))
  }
  await restarted(share)
  await rm(path)
  await restarted(async (url) => {
    await expectTwo(url)
    await share(url)
  })
  await restarted(expectTwo)
})

test.each([
  ['a dead process', 2 ** 22 - 3],
  ['a living process that is no database', process.pid],
])('what is left in postmaster.pid of %s is cleared', async (_, pid) => {
  await writeFile(
    join(cluster, 'postmaster.pid'),
    `${pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n  1  2\nready   \n`,
  )
  await restarted(async () => expect(readPostmaster(cluster)?.pid).not.toBe(pid))
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
})
