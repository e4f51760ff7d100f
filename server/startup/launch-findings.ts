import { type LaunchProblem, launchProblems } from '#config/launch-problems.ts'
import { type AgentCount, agentCountSchema, type LaunchFinding } from '#domain/leads/desk/launch-finding.ts'
import type { Log } from '#functions/log.ts'
import { usDate } from '#functions/us-date.ts'
import type { Start } from './start.ts'

/** What still keeps this site from going public, and what is to be weighed (config/launch-problems.ts). */
export function launchFindings(
  { env, settings, quoteSource }: Start,
  agents: AgentCount | 'unknown' = 'unknown',
): LaunchProblem[] {
  const tables = quoteSource.provider === 'rate-tables' ? quoteSource.tables : []
  return launchProblems(settings, env, { tables, today: usDate(new Date()) }, agents)
}

/** How long a hosted project may take to store them, in milliseconds. */
const patience = 10_000

/** A Supabase project, or our own backend. */
export type Project = { url: string; secretKey: string; fetch: (request: Request) => Promise<Response> }

/** How many accounts open the desk, and how many of them lack an authenticator app. Never rejects. */
export async function readAgentCount(project: Project): Promise<AgentCount | 'unknown'> {
  try {
    const response = await callDatabaseFunction(project, 'count_agents', {})
    return response.ok ? agentCountSchema.parse(await response.json()) : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Calls a function of the database that is for the secret key alone. Rejects where no answer comes in time. */
export function callDatabaseFunction(project: Project, name: string, params: object): Promise<Response> {
  return project.fetch(
    new Request(new URL(`/rest/v1/rpc/${name}`, project.url), {
      method: 'POST',
      headers: { apikey: project.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(patience),
    }),
  )
}

/**
 * Stores the findings where the agent's desk reads them, in place of the last ones. Never rejects: a site whose check could not be stored opens all the same.
 */
export async function recordLaunchFindings(
  findings: readonly LaunchFinding[],
  project: Project,
  log: Log,
): Promise<void> {
  const status = await callDatabaseFunction(project, 'record_launch_check', {
    findings: JSON.stringify(findings),
  }).then(
    (response) => (response.ok ? undefined : String(response.status)),
    () => 'no answer',
  )
  if (status) log('launch_check_lost', { cause: status })
}
