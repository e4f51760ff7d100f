import { existsSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { appliedMigrations, databaseLines, restoreLines } from '#server/backend/backup/database-copy.ts'
import { knownMigrations, migrateDatabase, refuseNewer } from '#server/backend/migrate.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { withDatabase } from '#server/database/connect.ts'

/** What stands between a database and this version. */
export type Waiting = {
  /** The versions of the migrations that it has seen. */
  applied: readonly string[]
  /** Those that it has not, in the order in which they are applied. */
  waiting: readonly string[]
  /** How large it is on disk. */
  bytes: number
}

/**
 * Which migrations wait for the database at `url`; none where it is new, for there is nothing to lose. Rejects with one
 * sentence where a newer version has changed it.
 */
export async function waitingMigrations(url: string, directory?: string): Promise<Waiting> {
  const known = await knownMigrations(directory)
  return withDatabase(url, async (sql) => {
    const applied = await appliedMigrations(sql)
    refuseNewer(applied, known)
    const [size] = await sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`
    const waiting = applied.length === 0 ? [] : known.filter((version) => !applied.includes(version))
    return { applied, waiting, bytes: Number(size?.bytes ?? 0) }
  })
}

/** A backup and a copy, and some room for what the migrations write. */
const timesAsMuch = 3

/** How many bytes an upgrade takes beside the data, and how many are free there. */
export async function roomForUpgrade(
  dataDir: string,
  bytes: number,
): Promise<{ needed: number; free: number }> {
  const { bavail, bsize } = await statfs(dataDir)
  return { needed: bytes * timesAsMuch, free: bavail * bsize }
}

const silent = () => {}

/**
 * Applies the migrations that wait to a copy of the database at `url`: everything that is in it now, in a PostgreSQL of
 * its own below `dataDir`, which is gone afterwards. The database itself is only read, and may be in use. Rejects with
 * the migration that fails, and why.
 */
export async function tryMigrations(options: {
  url: string
  dataDir: string
  applied: readonly string[]
  /** Where the migrations lie, if not in the project. */
  directory?: string | undefined
}): Promise<void> {
  const { url, applied, directory } = options
  const folder = join(options.dataDir, 'upgrade-trial')
  await removeTrial(folder)
  try {
    const copy = await startPostgres({ dataDir: folder, log: silent })
    try {
      await migrateDatabase({ url: copy.url, log: silent, only: applied })
      await withDatabase(url, (database) =>
        database.begin(
          (from) =>
            withDatabase(copy.url, (trial) =>
              trial.begin((to) =>
                restoreLines(
                  to,
                  databaseLines(from, { secrets: {} }, () => {}),
                ),
              ),
            ),
          'isolation level repeatable read read only',
        ),
      )
      await migrateDatabase({ url: copy.url, log: silent, ...(directory && { directory }) })
    } finally {
      await copy.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a trial that was killed left: its database may still run. */
async function removeTrial(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const left = await startPostgres({ dataDir: folder, log: silent }).catch(() => undefined)
  await left?.stop()
  await rm(folder, { recursive: true, force: true })
}
