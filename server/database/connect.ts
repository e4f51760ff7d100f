import { openPool } from './pools.ts'
import type { Queries, Sql } from './sql.ts'

/** A database that can't be used, in one sentence for the operator; never with a password in it. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

const oldestMajor = 15

/**
 * Opens one connection to PostgreSQL, checks that it answers and is new enough, runs `work` and closes it.
 * Throws `DatabaseUnusable` with a plain reason when it can't be reached or used.
 */
export async function withDatabase<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openPool(parsed(url).href, 'command')
  try {
    const major = await serverMajor(sql).catch((error: unknown) => {
      throw new DatabaseUnusable(explain(error, url), { cause: error })
    })
    refuseOldVersion(major, url)
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Throws when a server's major version is below the oldest that the migrations and the backend are made for. */
export function refuseOldVersion(major: number, url: string): void {
  if (major >= oldestMajor) return
  throw new DatabaseUnusable(
    `The database at ${place(url)} is PostgreSQL ${major}; version ${oldestMajor} or newer is needed.`,
  )
}

async function serverMajor(sql: Queries): Promise<number> {
  const [row] = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`
  return Math.floor((row?.version ?? 0) / 10_000)
}

function parsed(url: string): URL {
  const found = URL.parse(url)
  if (found?.protocol === 'postgres:' || found?.protocol === 'postgresql:') return found
  throw new DatabaseUnusable(
    'DATABASE_URL is not a PostgreSQL address: it looks like postgres://user:password@host:5432/name.',
  )
}

/** Host, port and name of a database, without the user and the password. */
function place(url: string): string {
  const { hostname, port, pathname } = parsed(url)
  return `${hostname}:${port || 5432}${pathname}`
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at {place}: is PostgreSQL running there, and is the port right?',
  ENOTFOUND: 'The host of {place} is not known: check the name in DATABASE_URL.',
  EAI_AGAIN: 'The host of {place} could not be looked up: check the network and the name in DATABASE_URL.',
  CONNECT_TIMEOUT: 'PostgreSQL at {place} did not answer within 10 seconds: check the host and the firewall.',
  '28P01': 'PostgreSQL at {place} refused the user name or the password of DATABASE_URL.',
  '28000':
    'PostgreSQL at {place} does not let this user in from here (pg_hba.conf, or TLS needed: add ?sslmode=require).',
  '3D000': 'There is no such database at {place}: create it, or correct the name in DATABASE_URL.',
  '08P01':
    'What stands at {place} does not pass on statement_timeout: give DATABASE_URL the address of PostgreSQL itself, not of a pooler.',
  '53300': 'PostgreSQL at {place} has no free connection left: raise max_connections there.',
  '57P03': 'PostgreSQL at {place} is still starting or already stopping: try again in a moment.',
}

/** Why the database at `url` can't be used, in one sentence without its password. */
export function explain(error: unknown, url: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = reasons[code] ?? `The database at {place} cannot be used (${code || 'no answer'}).`
  return known.replace('{place}', place(url))
}
