import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseAccount } from './database-account.ts'
import { freePort } from './free-port.ts'
import { lastComplaint } from './last-complaint.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  // Rows hold people's health answers, and PostgreSQL quotes rows in its error messages: the log keeps starts,
  // stops and crashes, never a statement or an error about data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // For a small machine. Processes that a single server without replicas does not need take memory and a while to start.
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  huge_pages: 'off',
  jit: 'off',
}

/** Settings that began with a major version: an older one, which is upgraded, does not start with them. */
const newerSettings = { 18: { io_method: 'sync' } }

/** Enough for a few hundred thousand leads and what the desk asks of them. */
const usualCacheMb = 32

/** What a starting PostgreSQL says while remains of a killed one still wind down, or when the port was taken. */
const passing = /is still in use|lock file .* already exists|could not bind|Address already in use/

/**
 * Starts PostgreSQL in a session of its own (Ctrl-C in the terminal reaches only us, and we stop it after the last
 * request) and waits until it takes connections. With no `port` a free one is picked.
 * Throws with PostgreSQL's own reason when it does not start within a minute.
 */
export async function launchPostgres(options: {
  cluster: string
  account: DatabaseAccount
  programs: PostgresPrograms
  port: number | undefined
  cacheMb: number | undefined
  logFile: string
}): Promise<Postmaster> {
  const { cluster, account, programs, cacheMb = usualCacheMb, logFile } = options
  const deadline = performance.now() + 60_000
  const known = Object.entries(newerSettings).flatMap(([since, more]) =>
    Number(programs.major) >= Number(since) ? Object.entries(more) : [],
  )
  const all = { ...settings, ...Object.fromEntries(known), shared_buffers: `${cacheMb}MB` }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  for (;;) {
    const port = options.port ?? (await freePort())
    const log = openLog(logFile)
    const { file, args, ...identity } = account.command(programs.postgres, [
      '-D',
      cluster,
      '-p',
      String(port),
      ...flags,
    ])
    const stdio = ['ignore', log.descriptor, log.descriptor] as const
    const environment = { PATH: process.env.PATH, LC_ALL: 'C' }
    const child = spawn(file, args, {
      ...identity,
      cwd: '/',
      detached: true,
      stdio: [...stdio],
      env: environment,
    })
    closeSync(log.descriptor)
    child.unref()
    const running = await ready(child, cluster, deadline)
    if (running) return running
    const said = readFileSync(logFile, 'utf8').slice(log.start)
    if (!passing.test(said) || performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start: ${lastComplaint(said)} (log: ${logFile})`)
    }
    await wait(100)
  }
}

async function ready(
  child: ChildProcess,
  cluster: string,
  deadline: number,
): Promise<Postmaster | undefined> {
  const failed = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => true)
  // A program that can't be started at all is reported as an exit like any other.
  failed.catch(() => {})
  while (performance.now() < deadline) {
    if (await Promise.race([failed.catch(() => true), wait(10, false)])) return undefined
    const found = readPostmaster(cluster)
    if (found?.isReady && found.pid === child.pid) return found
  }
  child.kill('SIGQUIT')
  return undefined
}

/** The log to append to, set aside at 1 MB, and how much of it (in characters: it is ASCII) was there before. */
function openLog(path: string): { descriptor: number; start: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const full = size > 1_000_000
  if (full) renameSync(path, `${path}.1`)
  return { descriptor: openSync(path, 'a', 0o600), start: full ? 0 : size }
}
