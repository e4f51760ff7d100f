import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownMigrations, migrateDatabase } from '#server/backend/migrate.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { withDatabase } from '#server/database/connect.ts'
import { type Env, readEnv } from '#server/startup/env.ts'
import { readBackupKey } from './backup-key.ts'
import { s3Access } from './backup-settings.ts'
import { findBackup } from './backup-store.ts'
import { readCopy, refuseFilled, restoreLines } from './database-copy.ts'
import { rowsInCopy } from './make-backup.ts'
import { unsealed } from './sealed-stream.ts'

/**
 * Restores a backup, of a folder the newest one, into an empty DATA_DIR or an empty database at DATABASE_URL, all or
 * nothing; answers what was restored, and throws a sentence where it can't.
 */
export async function restoreBackup(words: readonly string[], source: NodeJS.ProcessEnv): Promise<string> {
  const [asked, ...rest] = words
  if (!asked || rest.length > 0) {
    throw new Error(
      'Say what: npm run restore -- /mnt/backups/site.backup, or the folder, for the newest one in it',
    )
  }
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  const { env } = read
  if (env.SUPABASE_URL) throw new Error('A hosted project restores its own backups.')
  const secretsDir = join(env.DATA_DIR, 'secrets')
  if (existsSync(join(env.DATA_DIR, 'postgres')) || existsSync(secretsDir)) {
    throw new Error(
      `There is data in ${env.DATA_DIR} already: restore into an empty folder, set by DATA_DIR.`,
    )
  }
  const { key } = await readBackupKey(env.BACKUP_KEY_FILE, env.DATA_DIR, { mayMake: false })
  const { open, name } = await backupAt(asked, env, key)

  // The whole of it is looked through before anything is made.
  const { migrations } = (await readCopy(await open())).contents
  const known = await knownMigrations()
  if (!migrations.every((version) => known.includes(version))) {
    throw new Error('The backup is of a newer version of the site: restore it with that one.')
  }
  const { files, contents } = await withEmptyDatabase(env, async (url) => {
    await withDatabase(url, refuseFilled)
    await migrateDatabase({ url, log: () => {}, only: migrations })
    return withDatabase(url, (database) => database.begin(async (sql) => restoreLines(sql, await open())))
  })
  await mkdir(secretsDir, { recursive: true, mode: 0o700 })
  for (const [file, value] of Object.entries(files.secrets)) {
    if (!/^[a-z-]+$/.test(file)) continue
    await writeFile(join(secretsDir, file), `${value}\n`, { mode: 0o600 })
  }
  const settingsFile = join(env.DATA_DIR, 'settings.json')
  if (files.settings !== undefined && !existsSync(settingsFile)) await writeFile(settingsFile, files.settings)
  const count = (table: string) => contents.tables[table]?.rows ?? 0
  return (
    `Restored ${name}: ${count('public.leads')} leads of ${count('public.people')} people, ${count('auth.users')} accounts, ${rowsInCopy(contents)} rows in all.\n` +
    'Start the site as usual; what was erased since the backup has to be erased again.'
  )
}

/** The backup that an address names, or the newest in it, and how to open it. */
async function backupAt(asked: string, env: Env, key: Buffer) {
  if (!asked.startsWith('s3://') && !existsSync(asked)) throw new Error(`There is no file ${asked}.`)
  const { store, name } = findBackup(asked, s3Access(env))
  const newest = name ?? (await store.list()).at(-1)
  if (newest === undefined) throw new Error(`There is no backup of the site in ${asked}.`)
  return { name: newest, open: async () => unsealed(await store.read(newest), key) }
}

async function withEmptyDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL)
  try {
    const own = await startPostgres({ dataDir: env.DATA_DIR, log: () => {} })
    try {
      return await work(own.url)
    } finally {
      await own.stop()
    }
  } catch (error) {
    // Neither was there before: the next try finds an empty folder again.
    for (const made of ['postgres', 'secrets']) {
      await rm(join(env.DATA_DIR, made), { recursive: true, force: true })
    }
    throw error
  }
}
