import { App, type EmailDriver } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { migrateDatabase } from './migrate.ts'
import { startPostgres } from './postgres.ts'
import { type Complaint, quietConsole } from './quiet-console.ts'
import { reword } from './reword-errors.ts'
import type { Secrets } from './secrets.ts'
import { refuseUnsigned } from './token-door.ts'

/** How long a request for readiness waits for the database, in milliseconds. */
const readinessPatience = 2_000

export type EmbeddedBackend = {
  /** Answers `/auth/v1/*` and `/rest/v1/*` as a Supabase project does; anything else with 404. */
  fetch: (request: Request) => Promise<Response>
  /** Whether the database answers now. */
  isReady: () => Promise<boolean>
  stop: () => Promise<void>
}

/**
 * Starts the Supabase-compatible backend inside this process: over the PostgreSQL at `databaseUrl`, or, without one,
 * over a PostgreSQL of our own in `dataDir`. Migrations are applied before it answers.
 * `siteUrl` is the site's public address (for redirects and links). `mail` sends the account mails; without it they
 * are dropped with a line in the log. Throws one sentence for the operator when it can't start.
 */
export async function startEmbeddedBackend(options: {
  databaseUrl?: string | undefined
  dataDir: string
  secrets: Secrets
  siteUrl: string
  log: (line: string) => void
  mail?: EmailDriver | undefined
}): Promise<EmbeddedBackend> {
  const { databaseUrl, dataDir, log } = options
  const own = databaseUrl ? undefined : await startPostgres({ dataDir, log })
  const url = databaseUrl ?? own?.url ?? ''
  try {
    await migrateDatabase({ url, log })
    const { app, connection } = await openLibrary(url, options)
    const quiet = quietConsole(log)
    let stopped: Promise<void> | undefined
    return {
      fetch: (request) => answer(request, (passed) => quiet.run(async () => app.fetch(passed))),
      isReady: () => answers(connection.driver`select 1`),
      stop: () => {
        stopped ??= connection.driver
          .end({ timeout: 5 })
          .then(quiet.restore)
          .then(() => own?.stop())
        return stopped
      },
    }
  } catch (error) {
    await own?.stop()
    throw error
  }
}

type LibraryOptions = Parameters<typeof startEmbeddedBackend>[0]

async function openLibrary(url: string, { secrets, siteUrl, log, mail }: LibraryOptions) {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: 10, connect_timeout: 10, onnotice: () => {} },
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
      additional_redirect_urls: [new URL('/auth/callback', siteUrl).href],
      email: { enable_signup: true, enable_confirmations: false },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: mail ?? mailless(log) },
    },
  })
  await app.init()
  // Read once now, so that no request pays for it.
  await connection.introspect({ useCache: true })
  return { app, connection }
}

function mailless(log: (line: string) => void): EmailDriver {
  return { send: async () => log('An account mail was not sent: no way to send mail is set up.') }
}

async function answer(
  request: Request,
  serve: (request: Request) => Promise<{ value: Response; complaint: Complaint }>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!/^\/(auth|rest)\/v1(\/|$)/.test(pathname))
    return Response.json({ message: 'Not found' }, { status: 404 })
  const refusal = refuseUnsigned(request)
  if (refusal) return refusal
  const { value, complaint } = await serve(request)
  return reword(value, complaint.code ?? '')
}

async function answers(question: PromiseLike<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), readinessPatience)
  const asked = Promise.resolve(question).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
}
