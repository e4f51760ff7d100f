import { type LaunchProblem, launchProblems } from '#config/launch-problems.ts'
import type { LaunchFinding } from '#domain/leads/launch-finding.ts'
import { usDate } from '#functions/us-date.ts'
import type { Log } from './log.ts'
import type { Start } from './start.ts'

/** What still keeps this site from going public, and what is to be weighed (config/launch-problems.ts). */
export function launchFindings({ env, settings, quoteSource }: Start): LaunchProblem[] {
  const tables = quoteSource.provider === 'rate-tables' ? quoteSource.tables : []
  return launchProblems(settings, env, { tables, today: usDate(new Date()) })
}

/** How long a hosted project may take to store them, in milliseconds. */
const patience = 10_000

/**
 * Stores the findings where the agent's desk reads them, in place of the last ones. `backend` is a Supabase project or
 * our own. Never rejects: a site whose check could not be stored opens all the same.
 */
export async function recordLaunchFindings(
  findings: readonly LaunchFinding[],
  backend: { url: string; secretKey: string; fetch: (request: Request) => Promise<Response> },
  log: Log,
): Promise<void> {
  const request = new Request(new URL('/rest/v1/rpc/record_launch_check', backend.url), {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ findings: JSON.stringify(findings) }),
    signal: AbortSignal.timeout(patience),
  })
  const status = await backend.fetch(request).then(
    (response) => (response.ok ? undefined : `answer ${response.status}`),
    () => 'no answer',
  )
  if (status) log(`The launch check could not be stored for the agent’s desk (${status}).`)
}
