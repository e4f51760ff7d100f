import { z } from 'zod'

/**
 * What the launch check may find (config/launch-problems.ts), by names that stay the same however it is worded: the
 * terminal has its own words (config/launch-messages.ts), and the agent's desk has them in both languages
 * (agent-desk.json, `launch`).
 */
export const launchCodes = [
  'sampleName',
  'sampleYears',
  'samplePhone',
  'sampleSupportEmail',
  'sampleLeadsEmail',
  'sampleNumber',
  'noCaliforniaLicense',
  'noDomicile',
  'sampleLink',
  'exampleFounder',
  'exampleTestimonials',
  'exampleSuccess',
  'unattestedBadge',
  'noRating',
  'unclaimedRating',
  'noAddress',
  'openAddress',
  'privateAddress',
  'noMailServer',
  'noBackups',
  'ownBackups',
  'openWebhook',
  'webhookAnswers',
  'unusedProspect',
  'sampleProspect',
  'modeledPrices',
  'unaskedRatings',
  'oldRates',
  'noProxies',
  'noConfirmation',
  'noLimits',
  'noRetention',
  'noAgent',
  'agentWithoutApp',
  'agentsUnknown',
  'sampleBrand',
  'sampleAssistant',
  'everyState',
  'noSchedulingLink',
  'noVideos',
  'noGoogle',
] as const
export type LaunchCode = (typeof launchCodes)[number]

/** A blocker keeps the site from going public; a warning is for the operator to weigh. */
export const launchFindingSchema = z.object({
  severity: z.enum(['blocker', 'warning']),
  /** Its place, such as `agent.name` or `SMTP_URL`. */
  setting: z.string(),
  /** Missing where another version of the site found it; the message then is all there is. */
  code: z.enum(launchCodes).optional().catch(undefined),
  /**
   * What its words name; a `date` as YYYY-MM-DD. A value of the operator's settings has the `file` and the `variable`
   * that set it.
   */
  values: z.record(z.string(), z.string()).catch({}),
  /** All of it in English, as the terminal has it. */
  message: z.string(),
})
export type LaunchFinding = z.infer<typeof launchFindingSchema>

/** How many accounts have the agent's role, and how many of these no authenticator app that is on. */
export type AgentCount = { agents: number; withoutApp: number }

/** What the database answers of it. */
export const agentCountSchema = z
  .object({ agents: z.number(), without_app: z.number() })
  .transform(({ agents, without_app }): AgentCount => ({ agents, withoutApp: without_app }))

/** Where what is found about the accounts of agents stands. */
export const agentAccount = 'agent account'

/** What keeps the site from going public about the accounts of agents; undefined where nothing does. */
export function agentAccountFault(
  count: AgentCount | 'unknown',
): { code: LaunchCode; values: Record<string, string> } | undefined {
  if (count === 'unknown') return { code: 'agentsUnknown', values: {} }
  if (count.agents === 0) return { code: 'noAgent', values: {} }
  if (count.withoutApp === 0) return undefined
  return { code: 'agentWithoutApp', values: { count: String(count.withoutApp) } }
}

/** What was found, with the accounts of agents as they are now. */
export function withAgentsNow(findings: readonly LaunchFinding[], count: AgentCount): LaunchFinding[] {
  const others = findings.filter(({ setting }) => setting !== agentAccount)
  const fault = agentAccountFault(count)
  return fault ? [...others, { severity: 'blocker', setting: agentAccount, ...fault, message: '' }] : others
}
