import { readdir, readFile } from 'node:fs/promises'
import type { Log } from '#functions/log.ts'
import { appliedMigrations } from '#server/backend/backup/database-copy.ts'
import { withDatabase } from '#server/database/connect.ts'
import type { Queries, Sql } from '#server/database/sql.ts'
import { projectFile } from '#server/project-file.ts'
import { bootstrapDatabase, isBootstrapped } from './bootstrap-database.ts'

type Migration = { version: string; name: string; text: string }

const ourMigrations = projectFile('supabase/migrations')

/** The key of the advisory lock under which one process at a time changes the schema (any constant number). */
const schemaLock = 7_240_001

/** Where the Supabase CLI keeps its record too: a database that moves to a hosted project takes it along. */
const record = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
)`

/** The versions of all migrations that the site has, or that lie in `directory`. */
export async function knownMigrations(directory: string = ourMigrations): Promise<string[]> {
  return (await readMigrations(directory)).map(({ version }) => version)
}

/**
 * Prepares the database at `url` and applies the files of `supabase/migrations` that it has not seen, in the order of
 * their names, each whole or not at all, each once, also when several servers start together; with `only`, those alone.
 * Throws `DatabaseUnusable` when the database can't be used, or an error naming the migration that failed, or one sentence
 * where a newer version of the site has changed the database.
 */
export async function migrateDatabase(options: {
  url: string
  log: Log
  directory?: string
  only?: readonly string[]
}): Promise<void> {
  const { url, log, directory = ourMigrations, only } = options
  const all = await readMigrations(directory)
  const migrations = only ? all.filter(({ version }) => only.includes(version)) : all
  await withDatabase(url, async (sql) => {
    refuseNewer(
      await appliedMigrations(sql),
      all.map(({ version }) => version),
    )
    if (await isUpToDate(sql, migrations)) return
    await locked(sql, async (transaction) => {
      await bootstrapDatabase(transaction)
      await transaction.script(record)
    })
    for (const migration of migrations) await locked(sql, (transaction) => apply(transaction, migration, log))
  })
}

/** Throws one sentence where a newer version has changed the database: what this one stores there might not fit. */
export function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const last = known.at(-1) ?? ''
  const newer = applied.filter((version) => version > last)
  if (newer.length === 0) return
  throw new Error(
    `A newer version of the site has changed this database (migration ${newer.join(', ')}), and this version does not fit it. Start the newer one, or go back to the backup that was made before it ("The way back" in docs/operating/upgrade.md).`,
  )
}

/** Whether the ground is prepared as `bootstrapDatabase` would and every migration applied as it stands: most starts. */
async function isUpToDate(sql: Queries, migrations: readonly Migration[]): Promise<boolean> {
  if (!(await isBootstrapped(sql))) return false
  const applied = await sql<{ version: string; text: string | null }>`
    select version, statements[1] as text from supabase_migrations.schema_migrations`
  const texts = new Map(applied.map(({ version, text }) => [version, text]))
  return migrations.every(({ version, text }) => texts.get(version) === text)
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
      if (!version || !name) throw new Error(`The migration ${file} is not named <14 digits>_<name>.sql.`)
      return { version, name, text: await readFile(`${directory}/${file}`, 'utf8') }
    }),
  )
}

/** One transaction under the lock, which it holds to its end: that works through a connection pooler as well. */
function locked(sql: Sql, work: (transaction: Queries) => Promise<void>): Promise<unknown> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${schemaLock})`
    await work(transaction)
  })
}

async function apply(sql: Queries, migration: Migration, log: Log): Promise<void> {
  const { version, name, text } = migration
  const [applied] = await sql<{ statements: string[] | null }>`
    select statements from supabase_migrations.schema_migrations where version = ${version}`
  if (applied) {
    if (applied.statements?.length === 1 && applied.statements[0] !== text) {
      log('migration_changed', { migration: `${version}_${name}` })
    }
    return
  }
  await sql.script(text).catch((error: unknown) => {
    throw new Error(`The migration ${version}_${name} failed: ${String(error)}`, { cause: error })
  })
  await sql`insert into supabase_migrations.schema_migrations (version, statements, name)
    values (${version}, ${[text]}, ${name})`
  log('migration_applied', { migration: `${version}_${name}` })
}
