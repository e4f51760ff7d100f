import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { openSql, type Sql } from '#server/database/sql.ts'
import { projectDir, testSite } from '../../scripts/toolchain.mjs'
import { switchAppOn } from '../backend/fixtures/desk.ts'

const eventSchema = z.object({ code: z.string(), ms: z.number().optional() })
export const password = 'a long enough password'

/** The tests' site in a process of its own, as `npm run serve` runs it. */
export interface ServedSite {
  address: string
  key: string
  pid: number
  /** Milliseconds until it was open, and until its database was ready. */
  ms: number
  databaseMs: number
  databaseUrl: string
  /** Calls a function as the browser does; any other status than 200 rejects. */
  call: (name: string, body: unknown) => Promise<unknown>
  stop: () => Promise<void>
}

/** Serves the tests' site from `dataDir`; `command` is put before the program, such as one that limits what it takes. */
export async function serveSite(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
  command: readonly string[] = [],
): Promise<ServedSite> {
  const port = variables.PORT ?? String(await freePort())
  const [program, ...args] = [...command, process.execPath, join(projectDir, 'scripts', 'run.mjs'), 'main']
  const since = performance.now()
  const child = spawn(program ?? '', args, {
    cwd: projectDir,
    env: {
      ...process.env,
      ...testSite,
      PORT: port,
      DATA_DIR: dataDir,
      AUTH_CONFIRM_EMAIL: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let databaseMs = Number.NaN
  let ms: number | undefined
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    for (const line of String(chunk).split('\n')) {
      if (!line.startsWith('{')) continue
      const event = eventSchema.parse(JSON.parse(line))
      if (event.code === 'database_ready') databaseMs = event.ms ?? Number.NaN
      if (event.code === 'site_open') ms = performance.now() - since
    }
    if (ms !== undefined) break
  }
  if (ms === undefined) throw new Error('The site ended at its start')
  child.stdout.resume()
  const address = `http://127.0.0.1:${port}`
  const config = await (await fetch(`${address}/config.json`)).json()
  const { supabaseKey: key } = z.looseObject({ supabaseKey: z.string() }).parse(config)
  return {
    address,
    key,
    pid: Number(child.pid),
    ms,
    databaseMs,
    databaseUrl: variables.DATABASE_URL ?? (await runningPostgresUrl(dataDir)) ?? '',
    call: async (name, body) => {
      const answer = await fetch(`${address}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      return answer.json()
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export const openDatabase = ({ databaseUrl }: ServedSite): Sql =>
  openSql({ connectionString: databaseUrl, max: 2 })

export const clientOf = ({ address, key }: ServedSite): SupabaseClient =>
  createClient(address, key, { auth: { persistSession: false, autoRefreshToken: false } })

/** A client of a new account with the role that opens the desk and sees everybody, at the second level. */
export async function signUpAgent(site: ServedSite, sql: Sql): Promise<SupabaseClient> {
  const client = clientOf(site)
  const { error, data } = await client.auth.signUp({
    email: `agent-${crypto.randomUUID()}@example.com`,
    password,
  })
  if (error || !data.user) throw error ?? new Error('No account')
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent", "desk_owner": true}'
    where id = ${data.user.id}`
  await switchAppOn(client)
  return client
}

/** What a function of the database answers to the desk. */
export async function askDesk(client: SupabaseClient, name: string, params: object = {}): Promise<unknown> {
  const { data, error } = await client.rpc(name, params)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data
}
