import { type CarriedStore, createCarriedStore } from '#functions/carried/carried-store.ts'
import type { ApplicationFinder, LeadStore, RefuseContact } from '#functions/leads/lead-store.ts'
import type { StatusStore } from '#functions/leads/status-store.ts'
import { clientAddress } from '#functions/limits/client-address.ts'
import type { AttemptStore } from '#functions/limits/count-together.ts'
import type { Log } from '#functions/log.ts'
import { sendAccountEmails } from '#server/auth/account-emails.ts'
import { forgetExpired } from '#server/auth/forget-expired.ts'
import type { AuthParts, GoogleSettings } from '#server/auth/parts.ts'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createAuthService } from '#server/auth/routes/auth-service.ts'
import { readSigningKeys, type SigningKeys } from '#server/auth/tokens/signing-keys.ts'
import type { BackupSettings } from '#server/backend/backup/backup-settings.ts'
import { startBackups } from '#server/backend/backup/scheduled-backups.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { answerInTime, tooLate } from '#server/backend/tables/answer-in-time.ts'
import { authorizeTableRequest } from '#server/backend/tables/authorize-table-request.ts'
import { answerPreflight } from '#server/backend/tables/preflight.ts'
import { quietConsole } from '#server/backend/tables/quiet-console.ts'
import { createTableLimits } from '#server/backend/tables/table-limits.ts'
import { checkTableRequest } from '#server/backend/tables/table-request.ts'
import { openTables, type TableService } from '#server/backend/tables/table-service.ts'
import { TurnTooLate } from '#server/backend/tables/turns.ts'
import { openPool } from '#server/database/pools.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import { createDeskRecorder, createLimitRecorder } from '#server/database/record-event.ts'
import type { Sql } from '#server/database/sql.ts'
import { startOutboxSweep } from '#server/erase/sweep-outbox.ts'
import { startLeadEmails } from '#server/leads/lead-emails.ts'
import { type MorningEmailDeps, startMorningEmails } from '#server/leads/morning-emails.ts'
import { openLeadStore } from '#server/leads/open-lead-store.ts'
import type { LeadEmailDeps } from '#server/leads/send-lead-emails.ts'
import type { WebhookSettings } from '#server/leads/webhooks/webhook-settings.ts'
import { startWebhooks } from '#server/leads/webhooks/webhooks.ts'
import type { AccountAttemptStore } from '#server/limits/account-counts.ts'
import { createLimits } from '#server/limits/auth-limits.ts'
import { openAttemptStore } from '#server/limits/open-attempt-store.ts'
import type { SendAccountEmail } from '#server/mail/templates/accounts/account-email.ts'
import { migrateDatabase } from './migrate.ts'
import { openReadiness } from './readiness.ts'
import type { Secrets } from './secrets.ts'

/** How long a request waits, in milliseconds: longer than opening a connection may take. */
export const answerPatience = 20_000

export type EmbeddedBackend = {
  /**
   * Answers `/auth/v1/*` and `/rest/v1/*` as a Supabase project does; anything else with 404.
   * `socketAddress` is the other end of the connection, by which tries are counted.
   */
  fetch: (request: Request, socketAddress?: string) => Promise<Response>
  /** Whether the database can store something now. */
  isReady: () => Promise<boolean>
  /** Deletes what of accounts is past its time, and emails in the outbox whose lead or account is gone. */
  forgetExpired: () => Promise<void>
  /** Stores a lead, over connections that no visitor's request for tables can hold. */
  storeLead: LeadStore
  findApplication: ApplicationFinder
  refuseContact: RefuseContact
  requestStatus: StatusStore
  /** What browsers have sealed for another device: it goes over the tables' connections, so that no lead waits for it. */
  carried: CarriedStore
  /** Counts calls of functions for all processes over the same database. */
  attempts: AttemptStore
  /** Records in the audit that a function was asked too often; `network` is what `clientAddress` answers. */
  recordLimit: (route: string, network: string) => void
  /** The database, for whoever watches how the site is doing; absent where there are tables alone. */
  sql: Sql | undefined
  /** Every method and path that the accounts service answers. */
  accountRoutes: readonly { method: string; path: string }[]
  stop: () => Promise<void>
}

export type AccountSettings = {
  /** Whether a new account must confirm its address before its first sign-in. */
  confirmEmail: boolean
  /** Whether new accounts may be made. */
  takesSignUps: boolean
  /** Whether tries are counted; off for load tests alone. */
  isLimited: boolean
  /** How many proxies of our own stand in front and say in X-Forwarded-For who calls. */
  trustedProxies: number
  google: GoogleSettings | undefined
  /** bcrypt's cost of a new password; less than usual for tests alone. */
  passwordCost?: number
  sendEmail: SendAccountEmail
  /** Where work is kept until it is done, if not in the database. */
  openJobs?: (url: string) => Promise<Jobs>
  now?: () => Date
}

type BackendOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  /** How much memory a PostgreSQL of our own keeps tables in, in MB. */
  databaseCacheMb?: number
  secrets: Secrets
  siteUrl: string
  /** Without them there are tables alone, as for a program that only reads. */
  accounts?: AccountSettings
  /** How the emails of leads are written and sent; without it they wait. */
  leadEmails?: Pick<LeadEmailDeps, 'write' | 'send' | 'retries'>
  /** How agents are written to, in the morning and when webhooks stop; without it nobody is. */
  agentEmails?: Pick<MorningEmailDeps, 'settings' | 'send'>
  /** Where webhooks go; without it none are noted. */
  webhooks?: WebhookSettings | undefined
  /** Where backups are made to by the clock; without it none are. */
  backups?: BackupSettings | undefined
  /** Where emails lie as files, if they do: they are erased with whom they are about. */
  outboxDir?: string | undefined
  /** What is done before the migrations of a new version are applied. */
  prepareUpgrade?: ((url: string) => Promise<void>) | undefined
  log: Log
}

/**
 * Starts the Supabase-compatible backend inside this process: over the PostgreSQL at `databaseUrl`, or, without one,
 * over a PostgreSQL of our own in `dataDir`. Migrations are applied before it answers.
 * `siteUrl` is the site's public address (for redirects and links). Throws one sentence for the operator when it
 * can't start.
 */
export async function startEmbeddedBackend(options: BackendOptions): Promise<EmbeddedBackend> {
  const { databaseUrl, dataDir, databaseCacheMb, log, secrets } = options
  // Before anything is started or written: a wrong key is the operator's to mend.
  const keys = await readSigningKeys(secrets.signingKey)
  const startedAt = performance.now()
  const own = databaseUrl ? undefined : await startPostgres({ dataDir, cacheMb: databaseCacheMb, log })
  const opened = new AsyncDisposableStack()
  opened.defer(async () => own?.stop())
  try {
    const url = databaseUrl ?? own?.url ?? ''
    await options.prepareUpgrade?.(url)
    await migrateDatabase({ url, log })
    log('database_ready', { ms: Math.round(performance.now() - startedAt) })
    return await open(url, options, keys, opened)
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** What is opened is ended in the opposite order. */
async function open(
  url: string,
  options: BackendOptions,
  keys: SigningKeys,
  opened: AsyncDisposableStack,
): Promise<EmbeddedBackend> {
  const { secrets, siteUrl, log } = options
  const quiet = quietConsole(log)
  opened.defer(quiet.restore)
  const tables = await openTables({ url, secrets, siteUrl, quiet })
  opened.defer(tables.stop)
  const leads = openLeadStore(url)
  opened.defer(leads.stop)
  const attempts = openAttemptStore(url)
  opened.defer(attempts.stop)
  const readiness = openReadiness(url)
  opened.defer(readiness.stop)
  const issuer = { keys, siteUrl: new URL(siteUrl).origin, now: options.accounts?.now ?? (() => new Date()) }
  const accounts = await openAccounts(url, options, { ...issuer, attempts: attempts.accounts }, opened)
  const serveTables = tableServer(tables, options, issuer, accounts)

  let stopped: Promise<void> | undefined
  const serve = async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (accounts && /^\/auth\/v1(\/|$)/.test(pathname)) return accounts.fetch(request, socketAddress)
    if (/^\/rest\/v1(\/|$)/.test(pathname)) return serveTables(request, socketAddress)
    return Response.json({ message: 'Not found' }, { status: 404 })
  }

  return {
    fetch: (request, socketAddress) => answerInTime(serve(request, socketAddress), answerPatience),
    isReady: readiness.isReady,
    storeLead: leads.storeLead,
    findApplication: leads.findApplication,
    refuseContact: leads.refuseContact,
    requestStatus: leads.requestStatus,
    carried: createCarriedStore({
      supabaseUrl: issuer.siteUrl,
      secretKey: secrets.secretKey,
      fetch: (request) => answerInTime(serve(request, undefined), answerPatience),
    }),
    attempts: attempts.store,
    recordLimit: (route, network) => accounts?.recordLimit({ code: 'too_many', route, network }),
    sql: accounts?.sql,
    accountRoutes: accounts?.routes ?? [],
    forgetExpired: async () => accounts?.forgetExpired(),
    stop: () => {
      stopped ??= opened.disposeAsync()
      return stopped
    },
  }
}

type OpenAccounts = NonNullable<Awaited<ReturnType<typeof openAccounts>>>

/** What a request for tables passes: the token, the counts, a look at what it asks for, and its turn. */
function tableServer(
  tables: TableService,
  { secrets, accounts }: BackendOptions,
  issuer: Pick<AuthParts, 'keys' | 'siteUrl' | 'now'>,
  audit: Pick<OpenAccounts, 'recordLimit' | 'recordDesk'> | undefined,
) {
  const limits = createTableLimits({
    isOn: accounts?.isLimited ?? false,
    now: () => issuer.now().getTime(),
    patience: answerPatience,
  })
  return async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    const preflight = answerPreflight(request)
    if (preflight) return preflight
    const access = await authorizeTableRequest(issuer, secrets.jwtSecret, request)
    if ('error' in access) return access.error
    const caller = {
      address: clientAddress(request, socketAddress, accounts?.trustedProxies ?? 0),
      account: access.account,
    }
    // Our own process asks with the secret key, for everybody.
    const isCounted = request.headers.get('apikey') !== secrets.secretKey
    const wait = isCounted ? limits.count(caller) : 0
    if (wait > 0) {
      audit?.recordLimit({ code: 'too_many', route: '/rest/v1', network: caller.address })
      return tooMany(wait)
    }
    const checked = await checkTableRequest(access.request)
    if ('error' in checked) return checked.error
    if (!isCounted) return tables.fetch(checked.request)
    const answer = await limits
      .inTurn(caller, () => tables.fetch(checked.request))
      .catch((error: unknown) => {
        if (error instanceof TurnTooLate) return tooLate()
        throw error
      })
    const isRefused = answer.status === 401 || answer.status === 403
    if (isRefused && new URL(request.url).pathname.startsWith('/rest/v1/rpc/desk_')) {
      audit?.recordDesk({ account: caller.account, network: caller.address })
    }
    return answer
  }
}

function tooMany(seconds: number): Response {
  const message = 'Too many requests for now. Try again later.'
  const headers = { 'access-control-allow-origin': '*', 'retry-after': String(seconds) }
  return Response.json({ code: 'too_many', details: null, hint: null, message }, { status: 429, headers })
}

/** The accounts service, and whoever sends the emails of leads and webhooks, over pools and a queue of their own. */
async function openAccounts(
  url: string,
  { secrets, accounts, leadEmails, agentEmails, webhooks, backups, outboxDir, log }: BackendOptions,
  { attempts, ...issuer }: Pick<AuthParts, 'keys' | 'siteUrl' | 'now'> & { attempts: AccountAttemptStore },
  opened: AsyncDisposableStack,
) {
  if (!accounts) return undefined
  const { confirmEmail, takesSignUps, google, passwordCost, sendEmail, openJobs, isLimited, trustedProxies } =
    accounts
  const sql = openPool(url, 'accounts')
  opened.defer(sql.end)
  const webhookSql = webhooks ? openPool(url, 'webhooks') : sql
  opened.defer(webhookSql.end)
  const jobs = await (openJobs?.(url) ?? startJobs({ url, log }))
  opened.defer(jobs.stop)

  const sockets = new WeakMap<Request, string>()
  const parts: AuthParts = {
    ...issuer,
    sql,
    tokenSecret: secrets.jwtSecret,
    confirmEmail,
    takesSignUps,
    google,
    passwords: createPasswords(passwordCost),
    sendEmail,
    jobs,
    limits: createLimits({
      isOn: isLimited,
      now: () => issuer.now().getTime(),
      secret: secrets.sealingKey,
      store: attempts,
      log,
    }),
    clientAddress: (request) => clientAddress(request, sockets.get(request), trustedProxies),
    log,
  }
  await sendAccountEmails(parts)
  if (leadEmails) {
    const emails = await startLeadEmails({ ...leadEmails, sql, jobs, log })
    opened.defer(emails.stop)
  }
  if (agentEmails) {
    const mornings = await startMorningEmails({ ...agentEmails, sql, jobs, log })
    opened.defer(mornings.stop)
  }
  const hooks = await startWebhooks({ settings: webhooks, emails: agentEmails, sql: webhookSql, jobs, log })
  opened.defer(hooks.stop)
  const schedule = await startBackups({ settings: backups, url, sql, jobs, log })
  opened.defer(schedule.stop)
  const outbox = outboxDir ? await startOutboxSweep({ sql, directory: outboxDir, log }) : undefined
  opened.defer(async () => outbox?.stop())
  const service = createAuthService(parts, secrets)
  return {
    sql,
    recordLimit: createLimitRecorder(parts),
    recordDesk: createDeskRecorder(parts),
    routes: service.routes.map(({ method, path }) => ({ method, path })),
    fetch: (request: Request, socketAddress: string | undefined) => {
      if (socketAddress) sockets.set(request, socketAddress)
      return service.fetch(request)
    },
    forgetExpired: async () => {
      await forgetExpired(parts)
      await outbox?.sweep()
    },
  }
}
