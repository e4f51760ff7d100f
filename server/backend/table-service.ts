import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { DatabaseUnusable, explain, poolHabits } from '#server/database/connect.ts'
import type { QuietConsole } from './quiet-console.ts'
import { reword } from './reword-errors.ts'
import type { Secrets } from './secrets.ts'

export type TableService = {
  fetch: (request: Request) => Promise<Response>
  stop: () => Promise<void>
}

/**
 * How long PostgreSQL works at one statement, and keeps a transaction of ours that asks nothing, in milliseconds. Both
 * end well before a caller is given up (`answerPatience`), so nothing works on for nobody.
 */
const timeouts = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 }

/** RFC 3339, as a hosted project answers it: PostgreSQL's own `2026-11-20 21:11:33+00` is no time to every browser. */
const timestamptz = {
  to: 1184,
  from: [1184],
  serialize: (time: unknown) => time,
  parse: (text: string) => text.replace(/^(\S+) (\S+)([+-]\d\d)$/, '$1T$2$3:00'),
}

/**
 * `/rest/v1` by @supabase/lite over the database at `url`. Its own accounts are never reached: it is told of sessions
 * by tokens that `openTableDoor` signs with the same secret.
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
    postgresOptions: { ...poolHabits, max: 10, types: { timestamptz }, connection: timeouts },
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
