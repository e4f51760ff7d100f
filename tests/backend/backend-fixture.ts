import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import {
  type AccountSettings,
  type EmbeddedBackend,
  startEmbeddedBackend,
} from '#server/backend/embedded-backend.ts'
import { runningPostgresUrl, startPostgres } from '#server/backend/postgres/postgres.ts'
import { loadSecrets, type Secrets } from '#server/backend/secrets.ts'
import { openPool, poolOptions } from '#server/database/pools.ts'
import { openSql, type Sql } from '#server/database/sql.ts'
import type { Letter } from '#server/mail/letter.ts'
import { copyDatabase } from '../fixtures/database-template.ts'
import { createJobsAtOnce } from '../fixtures/jobs-at-once.ts'
import { logTo } from '../fixtures/log-lines.ts'

/** Embedded: the backend starts its own PostgreSQL. External: it is given DATABASE_URL, as on a rented one. */
export type Driver = 'embedded' | 'external'

/** What the suites `describe.each(drivers)` run on: embedded in `npm test`, external in `npm run test:all`. */
export const drivers: readonly Driver[] = [process.env.TEST_DRIVER === 'external' ? 'external' : 'embedded']

export type TestBackend = {
  backend: EmbeddedBackend
  secrets: Secrets
  dataDir: string
  /** The address of the database, for tests that open something beside the backend. */
  databaseUrl: string
  /** The letters that were sent, once `settled` says that none is being written. */
  letters: Letter[]
  jobs: { name: string; data: object }[]
  settled: () => Promise<void>
  /** Moves the backend's clock on. */
  later: (milliseconds: number) => void
  /** What the backend logged, and what went to the console past its log. */
  lines: string[]
  printed: unknown[]
  /** The database itself, past the backend: what is really stored. */
  sql: Sql
  client: (key?: string, auth?: ClientAuth) => SupabaseClient
  /** A new account with a confirmed address, signed in with `password`. */
  signUp: (email: string) => Promise<{ client: SupabaseClient; userId: string; token: string }>
  request: (
    method: string,
    path: string,
    options?: RequestOptions,
  ) => Promise<{ status: number; body: string; range: string | null }>
  stop: () => Promise<void>
}

type ClientAuth = NonNullable<NonNullable<Parameters<typeof createClient>[2]>['auth']>
export const password = 'a long enough password'

type RequestOptions = { key?: string | undefined; token?: string; body?: unknown; prefer?: string }

/** What a test wants otherwise than usual. */
export type TestSettings = Partial<AccountSettings> & { siteUrl?: string; outboxDir?: boolean }

export async function startTestBackend(driver: Driver, accounts: TestSettings = {}): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-test-'))
  const lines: string[] = []
  const log = logTo(lines)
  const printed: unknown[] = []
  const print = console.error
  console.error = (...what: unknown[]) => void printed.push(...what)
  const secrets = await loadSecrets(dataDir)
  const external = driver === 'external' ? await startExternal(join(dataDir, 'external')) : undefined
  if (!external) await giveDatabase(dataDir)
  const letters: Letter[] = []
  const jobs = createJobsAtOnce()
  let passed = 0
  const { siteUrl = 'http://site.test', outboxDir = false, ...settings } = accounts
  const backend = await startEmbeddedBackend({
    databaseUrl: external?.url,
    dataDir,
    secrets,
    siteUrl,
    outboxDir: outboxDir ? join(dataDir, 'outbox') : undefined,
    accounts: {
      confirmEmail: true,
      takesSignUps: true,
      isLimited: false,
      trustedProxies: 0,
      google: undefined,
      mail: async (letter) => void letters.push(letter),
      openJobs: async () => jobs,
      now: () => new Date(Date.now() + passed),
      ...settings,
    },
    log,
  })
  const databaseUrl = external?.url ?? (await runningPostgresUrl(dataDir)) ?? ''
  const sql = openSql({ ...poolOptions(databaseUrl, 'command'), max: 2 })
  const client = (key = secrets.publishableKey, auth: ClientAuth = {}) =>
    createClient('http://backend.test', key, {
      auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce', ...auth },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    })
  return {
    backend,
    secrets,
    dataDir,
    databaseUrl,
    letters,
    jobs: jobs.added,
    settled: jobs.settled,
    later: (milliseconds) => {
      passed += milliseconds
    },
    lines,
    printed,
    sql,
    client,
    signUp: (email) => signUp({ client: client(), sql }, email),
    request: (method, path, options) => request(backend, secrets, method, path, options),
    stop: async () => {
      await sql.end()
      await backend.stop()
      await external?.stop()
      console.error = print
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Gives `dataDir` a database that is made and migrated already; a bench, which is no test, makes its own. */
async function giveDatabase(dataDir: string): Promise<void> {
  const service = process.env.TEST_DATABASE_TEMPLATE
  if (!service) return
  const answer = await fetch(service)
  if (!answer.ok) throw new Error(await answer.text())
  await copyDatabase(await answer.text(), dataDir)
}

/**
 * A PostgreSQL of the operator's: the one at TEST_DATABASE_URL (an administrator's address; a database is made in it and
 * dropped again), which lets the suite run on any version, otherwise a second one from npm.
 */
async function startExternal(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (!given) {
    await giveDatabase(dataDir)
    return startPostgres({ dataDir, log: () => {} })
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = openPool(given, 'command')
  await admin.script(`create database ${name}`)
  const url = new URL(given)
  url.pathname = `/${name}`
  const stop = async () => {
    await admin.script(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { url: url.href, stop }
}

async function signUp({ client, sql }: Pick<TestBackend, 'sql'> & { client: SupabaseClient }, email: string) {
  const { error } = await client.auth.signUp({ email, password })
  if (error) throw new Error(`Signing up failed: ${error.message}`)
  await sql`
    update auth.users set email_confirmed_at = now(),
      raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
    where email = ${email}`
  const { data } = await client.auth.signInWithPassword({ email, password })
  if (!data.session) throw new Error('Signing in failed')
  return { client, userId: data.session.user.id, token: data.session.access_token }
}

async function request(
  backend: EmbeddedBackend,
  secrets: Secrets,
  method: string,
  path: string,
  options: RequestOptions = {},
) {
  const key = 'key' in options ? options.key : secrets.publishableKey
  const headers = new Headers({ 'content-type': 'application/json' })
  if (key !== undefined) headers.set('apikey', key)
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`)
  if (options.prefer) headers.set('prefer', options.prefer)
  const body = options.body === undefined ? null : JSON.stringify(options.body)
  const response = await backend.fetch(new Request(`http://backend.test${path}`, { method, headers, body }))
  return {
    status: response.status,
    body: await response.text(),
    range: response.headers.get('content-range'),
  }
}
