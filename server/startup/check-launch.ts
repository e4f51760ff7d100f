import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchProblem } from '#config/launch-problems.ts'
import { type AgentCount, agentCountSchema } from '#domain/leads/desk/launch-finding.ts'
import { withOwnDatabase } from '#server/backend/own-database.ts'
import { withDatabase } from '#server/database/connect.ts'
import { readQuoteSource } from '#server/functions/quote-source.ts'
import { type Env, readEnv } from './env.ts'
import { launchFindings, readAgentCount } from './launch-findings.ts'
import { readSettings } from './read-settings.ts'

/** What still keeps the site of these variables from going public, as the command prints it, and whether anything does. */
export async function checkLaunch(source: NodeJS.ProcessEnv): Promise<{ text: string; isReady: boolean }> {
  const env = readEnv(source)
  const loaded = await readSettings(source)
  const prices = env.ok && loaded.ok ? await readQuoteSource(loaded.settings, env.env) : undefined
  const messages = [env, loaded, prices].flatMap((read) =>
    read === undefined || read.ok ? [] : read.messages,
  )
  if (!env.ok || !loaded.ok || !prices?.ok) {
    const faults = messages.map((fault) => `  ✗ ${fault}`)
    return { text: ['The site cannot start with these settings:', ...faults].join('\n'), isReady: false }
  }
  const { settings } = loaded
  const start = { env: env.env, settings, quoteSource: prices.source }
  return report(launchFindings(start, await countAgents(env.env)), settings.brand.name)
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

function report(problems: readonly LaunchProblem[], siteName: string): { text: string; isReady: boolean } {
  const linesOf = (severity: LaunchProblem['severity'], mark: string): string[] =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(({ setting, message }) => `  ${mark} ${setting}: ${message}`)
  const blockers = linesOf('blocker', '✗')
  const warnings = linesOf('warning', '!')
  const title = `Launch check of ${siteName}`
  const verdict =
    blockers.length === 0
      ? 'Nothing keeps this site from going public.'
      : `${blockers.length} ${blockers.length === 1 ? 'thing keeps' : 'things keep'} this site from going public.`
  const lines = [
    title,
    ...(blockers.length > 0 ? ['', 'Before going public:', ...blockers] : []),
    ...(warnings.length > 0 ? ['', 'To weigh:', ...warnings] : []),
    '',
    verdict,
  ]
  return { text: lines.join('\n'), isReady: blockers.length === 0 }
}
