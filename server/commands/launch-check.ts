import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchProblem } from '#config/launch-problems.ts'
import { type AgentCount, agentCountSchema } from '#domain/leads/desk/launch-finding.ts'
import { withDatabase } from '#server/database/connect.ts'
import { readQuoteSource } from '#server/functions/quote-source.ts'
import { type Env, processEnvironment, readEnv } from '#server/startup/env.ts'
import { launchFindings, readAgentCount } from '#server/startup/launch-findings.ts'
import { readSettings } from '#server/startup/read-settings.ts'
import { withOwnDatabase } from './own-database.ts'

// npm run launch-check: what still keeps the site from going public. Exit code 1 while there is such a thing.

const source = processEnvironment()
const env = readEnv(source)
const loaded = await readSettings(source)
const prices = env.ok && loaded.ok ? await readQuoteSource(loaded.settings, env.env) : undefined
const messages = [env, loaded, prices].flatMap((read) => (read === undefined || read.ok ? [] : read.messages))

if (env.ok && loaded.ok && prices?.ok) {
  const { settings } = loaded
  const start = { env: env.env, settings, quoteSource: prices.source }
  report(launchFindings(start, await countAgents(env.env)), settings.brand.name)
} else {
  console.log(
    ['The site cannot start with these settings:', ...messages.map((fault) => `  ✗ ${fault}`)].join('\n'),
  )
  process.exitCode = 1
}

/** Who opens the desk, from the hosted project or the site's own database, which is started for this if need be. */
async function countAgents(env: Env): Promise<AgentCount | 'unknown'> {
  if (env.SUPABASE_URL) {
    if (!env.SUPABASE_SECRET_KEY) return 'unknown'
    return readAgentCount({ url: env.SUPABASE_URL, secretKey: env.SUPABASE_SECRET_KEY, fetch })
  }
  // Never started: nobody can have an account.
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres'))) return { agents: 0, withoutApp: 0 }
  try {
    return await withOwnDatabase(env, (url) =>
      withDatabase(url, async (sql) => {
        const [row] = await sql`select public.count_agents() as counted`
        return agentCountSchema.parse(row?.counted)
      }),
    )
  } catch {
    return 'unknown'
  }
}

function report(problems: readonly LaunchProblem[], siteName: string): void {
  const lines = (severity: LaunchProblem['severity'], mark: string): string[] =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(({ setting, message }) => `  ${mark} ${setting}: ${message}`)
  const blockers = lines('blocker', '✗')
  const warnings = lines('warning', '!')
  const title = `Launch check of ${siteName}`
  const verdict =
    blockers.length === 0
      ? 'Nothing keeps this site from going public.'
      : `${blockers.length} ${blockers.length === 1 ? 'thing keeps' : 'things keep'} this site from going public.`
  console.log(
    [
      title,
      ...(blockers.length > 0 ? ['', 'Before going public:', ...blockers] : []),
      ...(warnings.length > 0 ? ['', 'To weigh:', ...warnings] : []),
      '',
      verdict,
    ].join('\n'),
  )
  process.exitCode = blockers.length > 0 ? 1 : 0
}
