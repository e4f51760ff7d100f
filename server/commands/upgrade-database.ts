import { rowsInCopy } from '#server/backend/backup/make-backup.ts'
import { upgradeDatabase } from '#server/backend/upgrade-database.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { processEnvironment, readEnv } from '#server/startup/env.ts'

/**
 * npm run upgrade-database [-- <folder with the old PostgreSQL>]: carries the embedded database over to the major version
 * of PostgreSQL that the site brings now, while the site is stopped. Without a folder it says how to get one.
 */
async function main(): Promise<void> {
  const [folder, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new Error('Name one folder: npm run upgrade-database -- /tmp/postgres-17')
  const read = readEnv(processEnvironment())
  if (!read.ok) throw new Error(read.messages.join('\n'))
  const { env } = read
  if (env.DATABASE_URL || env.SUPABASE_URL) {
    throw new Error(
      'The database is on a server of its own: upgrade it there, or restore a backup into a new one (docs/operating/backup.md).',
    )
  }
  const done = await upgradeDatabase({ dataDir: env.DATA_DIR, folder })
  if (done.outcome === 'none') console.log(`The database is of PostgreSQL ${done.major} already.`)
  if (done.outcome === 'finished') {
    console.log(`The interrupted upgrade to PostgreSQL ${done.major} is finished. Start the site as usual.`)
  }
  if (done.outcome === 'done') {
    const { rows: leads = 0 } = done.contents.tables['public.leads'] ?? {}
    console.log(
      `Upgraded from PostgreSQL ${done.from} to ${done.major}: ${rowsInCopy(done.contents)} rows, ${leads} of them leads, compared one by one.\n` +
        `Start the site as usual. The old database is kept in ${done.aside}: delete it once you have seen that all is well.`,
    )
  }
}

await main().catch((error: unknown) => {
  console.error(causeOf(error))
  process.exitCode = 1
})
