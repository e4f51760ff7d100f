import { createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readBackupKey, usualKeyFile } from '#server/backend/backup/backup-key.ts'
import { databaseLines } from '#server/backend/backup/database-copy.ts'
import { sealed } from '#server/backend/backup/sealed-stream.ts'
import { withDatabase } from '#server/database/connect.ts'
import { causeOf } from '#server/log.ts'
import { processEnvironment, readEnv } from '#server/startup/env.ts'
import { withOwnDatabase } from './own-database.ts'

/**
 * npm run backup -- <file>: everything that the site keeps, as of one moment and while it runs, in one encrypted file.
 * The key lies apart (BACKUP_KEY_FILE) and is made at the first backup.
 */
async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Error('Say where to: npm run backup -- /mnt/backups/site.backup')
  const source = processEnvironment()
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  const { env } = read
  if (env.SUPABASE_URL) throw new Error('The data is in the hosted project, which makes its own backups.')
  const keyFile = source.BACKUP_KEY_FILE?.trim() || usualKeyFile
  const { key, isNew } = await readBackupKey(keyFile, env.DATA_DIR, { mayMake: true })
  const secrets = await readSecrets(env.DATA_DIR)
  const unfinished = `${file}.part`
  try {
    await withOwnDatabase(env, (url) =>
      withDatabase(url, (database) =>
        database.begin(
          (sql) =>
            pipeline(
              sealed(databaseLines(sql, secrets), key),
              createWriteStream(unfinished, { mode: 0o600 }),
            ),
          'isolation level repeatable read read only',
        ),
      ),
    )
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  console.log(`Backed up to ${file}.`)
  if (isNew)
    console.log(
      `Its key was made: ${keyFile}. Keep a copy of it in another place; without it no backup opens.`,
    )
}

/** The secrets that open what the database keeps; passwords of the database itself are made anew. */
async function readSecrets(dataDir: string): Promise<Record<string, string>> {
  const directory = join(dataDir, 'secrets')
  const names = await readdir(directory).catch(() => [])
  const kept = names.filter((name) => /^[a-z-]+$/.test(name) && !name.endsWith('password'))
  const entries = await Promise.all(
    kept.map(async (name) => [name, (await readFile(join(directory, name), 'utf8')).trim()] as const),
  )
  return Object.fromEntries(entries)
}

await main().catch((error: unknown) => {
  console.error(causeOf(error))
  process.exitCode = 1
})
