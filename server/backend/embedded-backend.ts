import postgres from 'postgres'
import { createAuthService } from '#server/auth/auth-service.ts'
import { clientAddress } from '#server/auth/client-address.ts'
import { forgetExpired } from '#server/auth/forget-expired.ts'
import { workLetters } from '#server/auth/letters.ts'
import { createLimits } from '#server/auth/limits.ts'
import type { AuthParts, GoogleSettings } from '#server/auth/parts.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { readSigningKeys, type SigningKeys } from '#server/auth/signing-keys.ts'
import { startOutboxSweep } from '#server/erase/sweep-outbox.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { startJobs } from '#server/jobs/pg-boss-jobs.ts'
import { startLeadMails } from '#server/leads/lead-mails.ts'
import type { LeadMailParts } from '#server/leads/send-lead-mails.ts'
import type { SendLetter } from '#server/mail/letter.ts'
import { answerInTime } from './answer-in-time.ts'
import { poolHabits } from './connect.ts'
import { migrateDatabase } from './migrate.ts'
import { startPostgres } from './postgres.ts'
import { quietConsole } from './quiet-console.ts'
import type { Secrets } from './secrets.ts'
import { openTables } from './table-service.ts'
import { openTableDoor } from './token-door.ts'

/** How long a request for readiness waits for the database, in milliseconds. */
const readinessPatience = 2_000

/** How long any other request waits, in milliseconds: longer than opening a connection may take. */
const answerPatience = 20_000

export type EmbeddedBackend = {
  /**
   * Answers `/auth/v1/*` and `/rest/v1/*` as a Supabase project does; anything else with 404.
   * `socketAddress` is the other end of the connection, by which tries are counted.
   */
  fetch: (request: Request, socketAddress?: string) => Promise<Response>
  /** Whether the database answers now. */
  isReady: () => Promise<boolean>
  /** Deletes what of accounts is past its time, and mails in the outbox whose lead or account is gone. */
  forgetExpired: () => Promise<void>
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
  mail: SendLetter
  /** Where work is kept until it is done, if not in the database. */
  openJobs?: (url: string) => Promise<Jobs>
  now?: () => Date
}

export type BackendOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  secrets: Secrets
  siteUrl: string
  /** Without them there are tables alone, as for a program that only reads. */
  accounts?: AccountSettings
  /** How the mails of leads are written and sent; without it they wait. */
  leadMails?: Pick<LeadMailParts, 'write' | 'deliver' | 'retries'>
  /** Where mails lie as files, if they do: they are erased with whom they are about. */
  outboxDir?: string | undefined
  log: (line: string) => void
}

/**
 * Starts the Supabase-compatible backend inside this process: over the PostgreSQL at `databaseUrl`, or, without one,
 * over a PostgreSQL of our own in `dataDir`. Migrations are applied before it answers.
 * `siteUrl` is the site's public address (for redirects and links). Throws one sentence for the operator when it
 * can't start.
 */
export async function startEmbeddedBackend(options: BackendOptions): Promise<EmbeddedBackend> {
  const { databaseUrl, dataDir, log, secrets } = options
  // Before anything is started or written: a wrong key is the operator's to mend.
  const keys = await readSigningKeys(secrets.signingKey)
  const own = databaseUrl ? undefined : await startPostgres({ dataDir, log })
  const opened = new AsyncDisposableStack()
  opened.defer(async () => own?.stop())
  try {
    return await open(databaseUrl ?? own?.url ?? '', options, keys, opened)
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
  await migrateDatabase({ url, log })

  const quiet = quietConsole(log)
  opened.defer(quiet.restore)
  const tables = await openTables({ url, secrets, siteUrl, quiet })
  opened.defer(tables.stop)
  const issuer = { keys, siteUrl: new URL(siteUrl).origin, now: options.accounts?.now ?? (() => new Date()) }
  const accounts = await openAccounts(url, options, issuer, opened)

  let stopped: Promise<void> | undefined
  const serve = async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (accounts && /^\/auth\/v1(\/|$)/.test(pathname)) return accounts.answer(request, socketAddress)
    if (!/^\/rest\/v1(\/|$)/.test(pathname)) {
      return Response.json({ message: 'Not found' }, { status: 404 })
    }
    const door = await openTableDoor(issuer, secrets.jwtSecret, request)
    return 'refusal' in door ? door.refusal : tables.fetch(door.request)
  }

  return {
    fetch: (request, socketAddress) => answerInTime(serve(request, socketAddress), answerPatience),
    isReady: () => answers(tables.ask()),
    forgetExpired: async () => accounts?.forgetExpired(),
    stop: () => {
      stopped ??= opened.disposeAsync()
      return stopped
    },
  }
}

/** The accounts service, and whoever sends the mails of leads, over a pool and a queue of their own. */
async function openAccounts(
  url: string,
  { secrets, accounts, leadMails, outboxDir, log }: BackendOptions,
  issuer: Pick<AuthParts, 'keys' | 'siteUrl' | 'now'>,
  opened: AsyncDisposableStack,
) {
  if (!accounts) return undefined
  const { confirmEmail, takesSignUps, google, mail, openJobs, isLimited, trustedProxies } = accounts
  const sql = postgres(url, { ...poolHabits, max: 8 })
  opened.defer(() => sql.end({ timeout: 5 }))
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
    passwords: createPasswords(),
    mail,
    jobs,
    limits: createLimits({ isOn: isLimited, now: () => issuer.now().getTime() }),
    clientAddress: (request) => clientAddress(request, sockets.get(request), trustedProxies),
    log,
  }
  await workLetters(parts)
  if (leadMails) {
    const mails = await startLeadMails({ ...leadMails, sql, jobs, log })
    opened.defer(mails.stop)
  }
  const outbox = outboxDir ? await startOutboxSweep({ sql, directory: outboxDir, log }) : undefined
  opened.defer(async () => outbox?.stop())
  const service = createAuthService(parts, secrets)
  return {
    answer: (request: Request, socketAddress: string | undefined) => {
      if (socketAddress) sockets.set(request, socketAddress)
      return service.fetch(request)
    },
    forgetExpired: async () => {
      await forgetExpired(parts)
      await outbox?.sweep()
    },
  }
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
