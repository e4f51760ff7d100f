import { existsSync } from 'node:fs'
import { clustersIn, runningPostgresUrl, startPostgres } from '#server/backend/postgres/postgres.ts'
import type { Env } from '#server/startup/env.ts'

/**
 * Gives `work` the address of the site's own database: the operator's, the one that a running site keeps, or else the
 * embedded one, started for this alone. Throws one sentence where there is none yet.
 */
export async function withOwnDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL)
  requireData(env)
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
 * Throws one sentence where the site has no database yet, as in a folder with nothing but settings: a command must not
 * make an empty one, above all not beside one of the operator's that it was not told of.
 */
export function requireData(env: Env): void {
  if (env.DATABASE_URL) return
  if (existsSync(env.DATA_DIR) && Object.values(clustersIn(env.DATA_DIR)).some((path) => existsSync(path)))
    return
  throw new Error(
    `There is no data in ${env.DATA_DIR}: start the site first, or set DATA_DIR or DATABASE_URL as the site has them.`,
  )
}
