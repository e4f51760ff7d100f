import type pg from 'pg'
import { openSql, type Sql } from './sql.ts'

/**
 * Every pool of a process: how many connections it takes at most, and after how many milliseconds PostgreSQL ends a
 * statement, whoever has given up on it. Who may not wait for others has one of their own. The limits end before a
 * caller is given up (`answerPatience`), so nothing works on for nobody. 25 connections with the two that listen, each a
 * process of PostgreSQL's of some 5 MB; 28 with webhooks.
 */
export const pools = {
  /** `/rest/v1`: whatever visitors and the desk ask of the tables (the library's own driver). */
  tables: { max: 10, statementTimeout: 5_000 },
  /** Accounts, the audit, the mails of leads and the outbox. */
  accounts: { max: 4, statementTimeout: 10_000 },
  /** Storing a lead waits for nothing that a visitor can make the others do. */
  leads: { max: 3, statementTimeout: 5_000 },
  /** What is counted for all processes together; who is late counts in memory. */
  limits: { max: 2, statementTimeout: 2_000 },
  /** Whether something can be stored now, also while all others are taken. */
  readiness: { max: 1, statementTimeout: 2_000 },
  /** The job queue (pg-boss), whose upkeep may take its time. */
  jobs: { max: 3, statementTimeout: undefined },
  /** The mails of leads beside a hosted project. */
  leadMails: { max: 3, statementTimeout: 10_000 },
  /** Webhooks, of which each try holds a connection while the receiver answers. */
  webhooks: { max: 2, statementTimeout: 10_000 },
  /** Migrations and the operator's commands: one connection, as long as it takes. */
  command: { max: 1, statementTimeout: undefined },
} as const

type PoolName = keyof typeof pools

/** How long opening a connection, or waiting for a free one, may take, in milliseconds. */
export const connectTimeout = 10_000

/** How long a connection that nothing is asked of is kept, in milliseconds, if it is not the last one of its pool. */
export const idleTimeout = 60_000

/** How much longer than PostgreSQL's own limit an answer may take until the connection is given up, in milliseconds. */
const hangTimeout = 5_000

/**
 * The options of a pool. What PostgreSQL restarts under heals by itself: the statement under way fails, the pool drops
 * the connection and opens another one for the next. One connection is kept while the process runs, the others while
 * they are used; all are replaced hourly.
 */
export function poolOptions(url: string, name: PoolName) {
  const { max, statementTimeout } = pools[name]
  return {
    connectionString: likeLibpq(url),
    application_name: name,
    max,
    min: 1,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: idleTimeout,
    maxLifetimeSeconds: 3_600,
    keepAlive: true,
    ...(statementTimeout && {
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout + hangTimeout,
    }),
  } satisfies pg.PoolConfig
}

/** Opens one of the pools on the database at `url`; connecting waits for the first statement. */
export function openPool(url: string, name: PoolName): Sql {
  return openSql(poolOptions(url, name))
}

/** The driver would otherwise take `sslmode=require` for a check of the certificate, which PostgreSQL's own programs do not. */
function likeLibpq(url: string): string {
  const address = new URL(url)
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
