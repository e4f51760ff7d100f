import { createReadStream, existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupKey, usualKeyFile } from '#server/backend/backup/backup-key.ts'
import { restoreLines } from '#server/backend/backup/database-copy.ts'
import { unsealed } from '#server/backend/backup/sealed-stream.ts'
import { migrateDatabase } from '#server/backend/migrate.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { withDatabase } from '#server/database/connect.ts'
import { causeOf } from '#server/log.ts'
import { type Env, processEnvironment, readEnv } from '#server/startup/env.ts'

/** npm run restore -- <file>: a backup into an empty DATA_DIR, or an empty database at DATABASE_URL; all or nothing. */
async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Error('Say what: npm run restore -- /mnt/backups/site.backup')
  const source = processEnvironment()
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  const { env } = read
  if (env.SUPABASE_URL) throw new Error('A hosted project restores its own backups.')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const secretsDir = join(env.DATA_DIR, 'secrets')
  if (existsSync(join(env.DATA_DIR, 'postgres')) || existsSync(secretsDir)) {
    throw new Error(
      `There is data in ${env.DATA_DIR} already: restore into an empty folder, set by DATA_DIR.`,
    )
  }
  const keyFile = source.BACKUP_KEY_FILE?.trim() || usualKeyFile
  const { key } = await readBackupKey(keyFile, env.DATA_DIR, { mayMake: false })
  // The whole file is looked through before anything is made.
  for await (const _piece of unsealed(createReadStream(file), key));
  const secrets = await withEmptyDatabase(env, async (url) => {
    await migrateDatabase({ url, log: () => {} })
    return withDatabase(url, (database) =>
      database.begin((sql) => restoreLines(sql, unsealed(createReadStream(file), key))),
    )
  })
  await mkdir(secretsDir, { recursive: true, mode: 0o700 })
  for (const [name, value] of Object.entries(secrets)) {
    if (!/^[a-z-]+$/.test(name)) continue
    await writeFile(join(secretsDir, name), `${value}\n`, { mode: 0o600 })
  }
  console.log('Restored. Start the site as usual; what was erased since the backup has to be erased again.')
}

async function withEmptyDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL)
  const own = await startPostgres({ dataDir: env.DATA_DIR, log: () => {} })
  try {
    return await work(own.url)
  } finally {
    await own.stop()
  }
}

await main().catch((error: unknown) => {
  console.error(causeOf(error))
  process.exitCode = 1
})
