import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { type EmbeddedBackend, startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { runningPostgresUrl, startPostgres } from '#server/backend/postgres.ts'
import { loadSecrets, type Secrets } from '#server/backend/secrets.ts'

/** Embedded: the backend starts its own PostgreSQL. External: it is given DATABASE_URL, as on a rented one. */
export const drivers = ['embedded', 'external'] as const
export type Driver = (typeof drivers)[number]

export type TestBackend = {
  backend: EmbeddedBackend
  secrets: Secrets
  dataDir: string
  /** What the backend logged, and what went to the console past its log. */
  lines: string[]
  printed: unknown[]
  /** The database itself, past the backend: what is really stored. */
  sql: postgres.Sql
  client: (key?: string) => SupabaseClient
  signUp: (email: string) => Promise<{ client: SupabaseClient; userId: string; token: string }>
  request: (
    method: string,
    path: string,
    options?: RequestOptions,
  ) => Promise<{ status: number; body: string; range: string | null }>
  stop: () => Promise<void>
}

type RequestOptions = { key?: string | undefined; token?: string; body?: unknown; prefer?: string }

export async function startTestBackend(driver: Driver): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-test-'))
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const printed: unknown[] = []
  const print = console.error
  console.error = (...what: unknown[]) => void printed.push(...what)
  const secrets = await loadSecrets(dataDir)
  const external = driver === 'external' ? await startExternal(join(dataDir, 'external')) : undefined
  const backend = await startEmbeddedBackend({
    databaseUrl: external?.url,
    dataDir,
    secrets,
    siteUrl: 'http://site.test',
    log,
  })
  const url = external?.url ?? (await runningPostgresUrl(dataDir)) ?? ''
  const sql = postgres(url, { max: 2, onnotice: () => {} })
  const client = (key = secrets.publishableKey) =>
    createClient('http://backend.test', key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    })
  return {
    backend,
    secrets,
    dataDir,
    lines,
    printed,
    sql,
    client,
    signUp: (email) => signUp(client(), email),
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

/**
 * A PostgreSQL of the operator's: the one at TEST_DATABASE_URL (an administrator's address; a database is made in it and
 * dropped again), which lets the suite run on any version, otherwise a second one from npm.
 */
async function startExternal(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (!given) return startPostgres({ dataDir, log: () => {} })
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = postgres(given, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(given)
  url.pathname = `/${name}`
  const stop = async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { url: url.href, stop }
}

async function signUp(client: SupabaseClient, email: string) {
  const { data, error } = await client.auth.signUp({ email, password: 'a long enough password' })
  if (error || !data.session) throw new Error(`Signing up failed: ${error?.message ?? 'no session'}`)
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
