import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Secrets } from '#server/backend/secrets.ts'
import { DatabaseUnusable, explain } from '#server/database/connect.ts'
import { connectTimeout, idleTimeout, pools } from '#server/database/pools.ts'
import type { QuietConsole } from './quiet-console.ts'
import { reword } from './reword-errors.ts'

export type TableService = {
  fetch: (request: Request) => Promise<Response>
  stop: () => Promise<void>
}

const { max, statementTimeout } = pools.tables

/**
 * How the library's driver connects, `postgres` and not ours. It would wait up to 20 s between tries after a few in vain:
 * requests would go on waiting long after the database is back. PostgreSQL ends a transaction that asks nothing, too.
 */
const driverOptions = {
  max,
  connect_timeout: connectTimeout / 1_000,
  // The process that reads the catalogs at the start takes 10 MB.
  idle_timeout: idleTimeout / 1_000,
  backoff: () => 0.25,
  onnotice: () => {},
  connection: { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: 10_000 },
}

/** RFC 3339, as a hosted project answers it: PostgreSQL's own `2026-11-20 21:11:33+00` is no time to every browser. */
const timestamptz = {
  to: 1184,
  from: [1184],
  serialize: (time: unknown) => time,
  parse: (text: string) => text.replace(/^(\S+) (\S+)([+-]\d\d)$/, '$1T$2$3:00'),
}

/**
 * `/rest/v1` by @supabase/lite over the database at `url`. Its own accounts are never reached: it is told of sessions
 * by tokens that `authorizeTableRequest` signs with the same secret.
 */
export async function openTables(options: {
  url: string
  secrets: Secrets
  siteUrl: string
  quiet: QuietConsole
}): Promise<TableService> {
  const { url, secrets, siteUrl, quiet } = options
  const connection = createPostgresConnection({
    url,
    postgresOptions: { ...driverOptions, types: { timestamptz } },
  })
  // The library takes a database that it can't read for an empty one.
  await connection.driver`select 1`.catch(async (error: unknown) => {
    await connection.driver.end({ timeout: 0 })
    throw new DatabaseUnusable(explain(error, url), { cause: error })
  })
  // The library grants every table to every role at its first request, unless it believes that to be done.
  // Grants are the migrations' business; the roles are always switched to.
  Object.assign(connection, { rlsState: 'active' })
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
  })
  await app.init()
  // Read once now, so that no request pays for it.
  await connection.introspect({ useCache: true })
  return {
    fetch: async (request) => {
      const { value, complaint } = await quiet.run(async () => app.fetch(request))
      return reword(value, complaint.code ?? '')
    },
    stop: () => connection.driver.end({ timeout: 5 }),
  }
}
