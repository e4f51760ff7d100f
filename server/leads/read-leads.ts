import { startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { requireData } from '#server/backend/own-database.ts'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { type Env, readEnv, secretOverrides } from '#server/startup/env.ts'
import { type FetchRest, leadsTable, listLeads } from './leads-table.ts'

type Source = { fetchRest: FetchRest; close: () => Promise<void> }

/** The same table for every backend: a hosted project, a database of the operator's, the embedded one. */
async function openSource(env: Env): Promise<Source> {
  if (env.SUPABASE_URL) return hosted(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY)
  await requireData(env)
  // While the site runs, its database is shared; otherwise it is started for this one question.
  const databaseUrl = env.DATABASE_URL ?? (await runningPostgresUrl(env.DATA_DIR))
  const secrets = await loadSecrets(env.DATA_DIR, secretOverrides(env))
  const backend = await startEmbeddedBackend({
    databaseUrl,
    dataDir: env.DATA_DIR,
    secrets,
    siteUrl: env.PUBLIC_URL ?? 'http://127.0.0.1',
    log: () => {},
  })
  const headers = { apikey: secrets.secretKey }
  return {
    fetchRest: (path) => backend.fetch(new Request(new URL(path, 'http://127.0.0.1'), { headers })),
    close: backend.stop,
  }
}

function hosted(url: string, secretKey: string | undefined): Source {
  if (!secretKey) throw new Error('SUPABASE_SECRET_KEY is needed to read the leads of a hosted project.')
  const headers = { apikey: secretKey }
  return { fetchRest: (path) => fetch(new URL(path, url), { headers }), close: async () => {} }
}

/** The leads of the site of these variables, as the command prints them. Throws one sentence where there are none to read. */
export async function readLeads(variables: NodeJS.ProcessEnv): Promise<string> {
  const read = readEnv(variables)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  const source = await openSource(read.env)
  try {
    return leadsTable(await listLeads(source.fetchRest))
  } finally {
    await source.close()
  }
}
