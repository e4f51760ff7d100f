import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import { keepSecret } from '#server/backend/secrets.ts'
import { DatabaseUnusable, withDatabase } from '#server/database/connect.ts'
import type { Sql } from '#server/database/sql.ts'
import { openDataDir } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { databaseAccount } from './database-account.ts'
import { createCluster } from './postgres-cluster.ts'
import { launchPostgres } from './postgres-launch.ts'
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts'
import { endPostmaster, isPostmaster, readPostmaster } from './postmaster.ts'

/** The password of `app`, as whom the site works. */
const passwordFile = 'postgres-password'
/** The password of `postgres`, the superuser: used at start, for what no other role may do. */
const administratorFile = 'postgres-admin-password'

/** How often the server looks whether its database still lives, in milliseconds. */
const watchEvery = 250
/** How long it waits after a restart that failed, in milliseconds. */
const restartPause = 5_000

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, creating it the first time, reachable on 127.0.0.1 alone.
 * A server that outlived a killed process of ours is taken over; what a dead one left is cleared; if it dies while
 * we run, it is started again on the same port. Throws one sentence when the directory is in use or unusable.
 * `stop` ends it and frees the directory.
 */
export async function startPostgres(options: {
  dataDir: string
  /** Memory for tables, in MB. */
  cacheMb?: number | undefined
  log: Log
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = openDataDir(options.dataDir)
  const lock = lockDataDir(dataDir)
  try {
    const { cluster, upgraded } = clustersIn(dataDir)
    if (!existsSync(cluster) && existsSync(upgraded)) {
      throw new Error('An upgrade of the database was interrupted: run npm run upgrade-database again.')
    }
    const programs = postgresPrograms()
    if (existsSync(cluster)) checkVersion(cluster, programs.major)
    const { url, stop } = await runCluster({ ...options, dataDir, cluster, programs })
    return {
      url,
      stop: async () => {
        await stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Where a data directory has its cluster, and where the one is made that `npm run upgrade-database` puts in its place. */
export function clustersIn(dataDir: string): { cluster: string; upgraded: string } {
  const folder = realpathSync(dataDir)
  return { cluster: join(folder, 'postgres'), upgraded: join(folder, 'postgres-upgraded') }
}

/** Which major version wrote a cluster. */
export function clusterMajor(cluster: string): string {
  return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
}

/** Starts these programs on one cluster of a data directory that the caller has locked, as `startPostgres` says. */
export async function runCluster(options: {
  dataDir: string
  cluster: string
  programs: PostgresPrograms
  cacheMb?: number | undefined
  log: Log
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { dataDir, cluster, programs, cacheMb, log } = options
  const account = databaseAccount(dataDir, cluster, programs.postgres)
  const password = await clusterPassword(dataDir, cluster)
  if (!existsSync(cluster)) {
    const ofAdministrator = await keepSecret(dataDir, administratorFile, newPassword)
    await createCluster({ cluster, password: ofAdministrator, account, programs, log })
  }
  const administrators = await administratorPasswords(dataDir, password)
  const launch = (port?: number) =>
    launchPostgres({ cluster, account, programs, port, cacheMb, logFile: join(dataDir, 'postgres.log') })
  let running = (await adopt(cluster, administrators, log)) ?? (await launch())
  await prepare(running.port, dataDir, administrators, password).catch(async (error) => {
    await endPostmaster(running.pid, cluster)
    throw error
  })
  const watch = watchOver(
    cluster,
    () => running.pid,
    log,
    async () => {
      running = await launch(running.port)
    },
  )
  return {
    url: address(running.port, password),
    stop: async () => {
      await watch.stop()
      await endPostmaster(running.pid, cluster)
    },
  }
}

/** The address of the database that a running server of ours keeps on `dataDir`; undefined when none runs. */
export async function runningPostgresUrl(dataDir: string): Promise<string | undefined> {
  const cluster = join(realpathSync(dataDir), 'postgres')
  const found = readPostmaster(cluster)
  if (!found?.isReady || !isPostmaster(found.pid, cluster)) return undefined
  return address(found.port, await clusterPassword(dataDir, cluster))
}

function address(port: number, password: string, user = 'app', database = 'app'): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

async function clusterPassword(dataDir: string, cluster: string): Promise<string> {
  const path = join(dataDir, 'secrets', passwordFile)
  if (existsSync(cluster) && !existsSync(path)) {
    throw new Error(
      `The database ${cluster} exists, but its password ${path} is missing: restore it from a backup.`,
    )
  }
  return keepSecret(dataDir, passwordFile, newPassword)
}

const newPassword = () => crypto.randomUUID().replaceAll('-', '')

/**
 * What the superuser's password may be: its own, or, in a directory of an older version, the one of `app`, which
 * `prepare` then changes.
 */
async function administratorPasswords(dataDir: string, password: string): Promise<string[]> {
  const hasOwn = existsSync(join(dataDir, 'secrets', administratorFile))
  return hasOwn ? [await keepSecret(dataDir, administratorFile, newPassword), password] : [password]
}

/**
 * Asks as the superuser, with the first of these passwords that it gets in with. Answers whether there is one.
 * Rejects with what `work` rejects with.
 */
async function asAdministrator(
  port: number,
  passwords: readonly string[],
  work: (sql: Sql, password: string) => Promise<void>,
): Promise<boolean> {
  for (const password of passwords) {
    const url = address(port, password, 'postgres', 'postgres')
    try {
      await withDatabase(url, (sql) => work(sql, password))
      return true
    } catch (error) {
      if (!(error instanceof DatabaseUnusable)) throw error
    }
  }
  return false
}

function checkVersion(cluster: string, major: string): void {
  const found = clusterMajor(cluster)
  if (found === major) return
  const wayOn =
    Number(found) < Number(major)
      ? 'run npm run upgrade-database, which carries it over.'
      : 'go back to the version of the site that it belongs to.'
  throw new Error(
    `The database ${cluster} was written by PostgreSQL ${found}, and version ${major} is installed: ${wayOn}`,
  )
}

/** Takes over a server that outlived us, if it is alive, ours and answers; clears the traces of a dead one. */
async function adopt(cluster: string, administrators: readonly string[], log: Log) {
  const deadline = performance.now() + 30_000
  for (;;) {
    const found = readPostmaster(cluster)
    if (!found || !isPostmaster(found.pid, cluster)) {
      rmSync(join(cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (found.isReady && (await isOurs(found.port, cluster, administrators))) {
      log('database_adopted')
      return found
    }
    if (performance.now() > deadline) {
      throw new Error(
        `A database runs on ${cluster} (process ${found.pid}) but does not answer: end it and start again.`,
      )
    }
    await wait(50)
  }
}

async function isOurs(port: number, cluster: string, administrators: readonly string[]): Promise<boolean> {
  let directory: unknown
  const read = async (sql: Sql) => {
    const [row] = await sql`show data_directory`
    directory = row?.data_directory
  }
  await asAdministrator(port, administrators, read).catch(() => false)
  return directory === cluster
}

/**
 * The database and the role that the server works with. The role is no superuser, so that a fault in the layers
 * above never reaches the machine's files, and so that the embedded database behaves like a rented one; nor is its
 * password the superuser's, as it was in older versions.
 */
async function prepare(
  port: number,
  dataDir: string,
  administrators: readonly string[],
  password: string,
): Promise<void> {
  const isDone = await asAdministrator(port, administrators, async (sql, used) => {
    const [found] = await sql<{ role: boolean; database: boolean }>`
      select exists (select from pg_roles where rolname = 'app') as role,
        exists (select from pg_database where datname = 'app') as database`
    if (!found?.role) await sql.script(`create role app login createrole bypassrls password '${password}'`)
    if (!found?.database) await sql.script('create database app owner app')
    if (used !== password) return
    // Written down before it counts: after a crash in between both are tried.
    const own = await keepSecret(dataDir, administratorFile, newPassword)
    await sql.script(`alter role postgres password '${own}'`)
  })
  if (isDone) return
  const path = join(dataDir, 'secrets', administratorFile)
  throw new Error(`The database refuses the password of its administrator: restore ${path} from a backup.`)
}

function watchOver(cluster: string, pid: () => number, log: Log, restart: () => Promise<void>) {
  let restarting: Promise<void> | undefined
  let notBefore = 0
  const timer = setInterval(() => {
    if (restarting || performance.now() < notBefore || isPostmaster(pid(), cluster)) return
    log('database_ended')
    restarting = restart()
      .then(() => log('database_back'))
      .catch((error: unknown) => {
        notBefore = performance.now() + restartPause
        log('database_not_started', { error: describeError(error) })
      })
      .finally(() => {
        restarting = undefined
      })
  }, watchEvery).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await restarting
    },
  }
}
