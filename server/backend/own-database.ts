import { existsSync } from 'node:fs'
import { clustersIn, runningPostgresUrl, startPostgres } from '#server/backend/postgres/postgres.ts'
import { withDatabase } from '#server/database/connect.ts'
import type { Queries } from '#server/database/sql.ts'
import type { Env } from '#server/startup/env.ts'

/**
 * Gives `work` the address of the site's own database: the operator's, the one that a running site keeps, or else the
 * embedded one, started for this alone. Throws one sentence where there is none yet.
 */
export async function withOwnDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  await requireData(env)
  if (env.DATABASE_URL) return work(env.DATABASE_URL)
  const running = await runningPostgresUrl(env.DATA_DIR)
  if (running) return work(running)
  const own = await startPostgres({ dataDir: env.DATA_DIR, log: () => {} })
  try {
    return await work(own.url)
  } finally {
    await own.stop()
  }
}

/**
 * Throws one sentence where the site has no database yet, as in a folder with nothing but settings, or where DATABASE_URL
 * names another one: a command must not make an empty one, above all not beside one of the operator's that it was not told
 * of, nor back one up.
 */
export async function requireData(env: Env): Promise<void> {
  if (env.DATABASE_URL) return withDatabase(env.DATABASE_URL, refuseEmpty)
  if (existsSync(env.DATA_DIR) && Object.values(clustersIn(env.DATA_DIR)).some((path) => existsSync(path)))
    return
  throw new Error(
    `There is no data in ${env.DATA_DIR}: start the site first, or set DATA_DIR or DATABASE_URL as the site has them.`,
  )
}

async function refuseEmpty(sql: Queries): Promise<void> {
  const [row] = await sql<{ is_ours: boolean }>`
    select to_regclass('auth.users') is not null and to_regclass('public.leads') is not null as is_ours`
  if (row?.is_ours) return
  throw new Error(
    'There is nothing of the site in the database of DATABASE_URL: start the site first, or set DATABASE_URL as the site has it.',
  )
}
