import type { Carrier } from '#domain/carriers/carrier.ts'
import { claimedGrade } from '#domain/carriers/strength.ts'
import {
  type AgentCount,
  agentAccount,
  agentAccountFault,
  type LaunchCode,
  type LaunchFinding,
} from '#domain/leads/desk/launch-finding.ts'
import { inForceSince, type RateTable } from '#domain/pricing/rate-tables.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { launchMessage } from './launch-messages.ts'
import { variableOf } from './setting-names.ts'
import { settingsFileOf } from './settings-file.ts'

export type LaunchProblem = LaunchFinding & { code: LaunchCode }
type Values = Readonly<Record<string, string>>

type Environment = {
  SETTINGS_FILE?: string | undefined
  DATA_DIR?: string | undefined
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  SUPABASE_URL?: string | undefined
  DATABASE_URL?: string | undefined
  BACKUP_TO?: string | undefined
  TRUSTED_PROXIES?: number | undefined
  AUTH_CONFIRM_EMAIL?: 'on' | 'off' | undefined
  RATE_LIMITS?: 'on' | 'off' | undefined
  GOOGLE_CLIENT_ID?: string | undefined
  WEBHOOK_URL?: string | undefined
  WEBHOOK_HEALTH_ANSWERS?: 'on' | 'off' | undefined
}

/** The rate tables that prices come from, if they do, and the day (ISO) on which they are looked at. */
type Rates = { tables: readonly RateTable[]; today: string }

/** What stands in the shipped file for things that only the operator knows. */
const sample = { agentName: 'Alex Sample', brandName: 'Plainwell Life', assistantName: 'Plainwell Assistant' }

/**
 * Everything that still keeps the site from going public, blockers first: sample values and texts, and what law or
 * honesty asks of an agent's site (sources in docs/operating/settings.md).
 */
export function launchProblems(
  settings: Settings,
  environment: Environment,
  rates?: Rates,
  /** `unknown` where the database did not answer; left out where nobody asked it. */
  agents?: AgentCount | 'unknown',
): LaunchProblem[] {
  const problems = [
    ...agentProblems(settings.agent),
    ...californiaProblems(settings.agent),
    ...linkProblems(settings),
    ...contentProblems(settings),
    ...settings.carriers.flatMap(carrierProblems),
    ...addressProblems(environment),
    ...mailProblems(environment),
    ...backupProblems(environment),
    ...webhookProblems(environment),
    ...openDoors(environment),
    ...retentionProblems(settings),
    ...agentAccountProblems(agents),
    ...prospectProblems(settings),
    ...priceWarnings(settings, rates),
    ...warnings(settings),
    ...leftOut(settings, environment),
  ]
  const file = settingsFileOf(environment)
  return problems.map((found) => inFile(found, file))
}

/** What can be said in the operator's file names it. */
function inFile(found: LaunchProblem, file: string): LaunchProblem {
  if (found.values.variable === undefined) return found
  return problem(found.severity, found.setting, found.code, { ...found.values, file })
}

/** Something that stands in the operator's file, and that a variable sets as well. */
function blocker(path: string, code: LaunchCode, values: Values = {}): LaunchProblem {
  return problem('blocker', path, code, { ...values, variable: variableOf(path.split('.')) })
}

function warning(setting: string, code: LaunchCode, values: Values = {}): LaunchProblem {
  return problem('warning', setting, code, values)
}

function problem(
  severity: LaunchProblem['severity'],
  setting: string,
  code: LaunchCode,
  values: Values,
): LaunchProblem {
  return { severity, setting, code, values, message: launchMessage(code, values) }
}

function agentProblems(agent: Settings['agent']): LaunchProblem[] {
  const { name, phone, supportEmail, leadsEmail } = agent
  const problems: LaunchProblem[] = []
  if (name === sample.agentName) {
    problems.push(
      blocker('agent.name', 'sampleName', { name }),
      blocker('agent.yearsOfExperience', 'sampleYears'),
    )
  }
  if (/555-01\d\d$/.test(phone)) problems.push(blocker('agent.phone', 'samplePhone', { phone }))
  if (isSampleMailbox(supportEmail)) {
    problems.push(blocker('agent.supportEmail', 'sampleSupportEmail', { email: supportEmail }))
  }
  if (leadsEmail !== null && isSampleMailbox(leadsEmail)) {
    problems.push(blocker('agent.leadsEmail', 'sampleLeadsEmail', { email: leadsEmail }))
  }
  if (/^0+$/.test(agent.nationalProducerNumber)) {
    problems.push(blocker('agent.nationalProducerNumber', 'sampleNumber'))
  }
  return problems
}

/** California Insurance Code 1725.5 and 1726: what an agent's site shows when it quotes Californians. */
function californiaProblems(agent: Settings['agent']): LaunchProblem[] {
  if (agent.licensedStates !== 'all' && !agent.licensedStates.includes('CA')) return []
  const hasLicense = agent.stateLicenses.some(({ state }) => state === 'CA')
  return [
    ...(hasLicense ? [] : [blocker('agent.stateLicenses', 'noCaliforniaLicense')]),
    ...(agent.domicile === null ? [blocker('agent.domicile', 'noDomicile')] : []),
  ]
}

function linkProblems({ links }: Settings): LaunchProblem[] {
  return Object.entries(links).flatMap(([key, url]) =>
    url !== null && isSampleHost(new URL(url).hostname)
      ? [blocker(`links.${key}`, 'sampleLink', { url })]
      : [],
  )
}

function contentProblems({ stories, trustBadges }: Settings): LaunchProblem[] {
  const { founder, testimonials, success } = stories
  const { hipaaCompliant, hipaaAttested } = trustBadges
  return [
    ...(founder === null ? [blocker('stories.founder', 'exampleFounder')] : []),
    ...(testimonials === null ? [blocker('stories.testimonials', 'exampleTestimonials')] : []),
    ...Object.entries(success).flatMap(([page, story]) =>
      story === null ? [blocker(`stories.success.${page}`, 'exampleSuccess')] : [],
    ),
    ...(hipaaCompliant && !hipaaAttested ? [blocker('trustBadges.hipaaAttested', 'unattestedBadge')] : []),
  ]
}

function carrierProblems({ name, strengthRating }: Carrier): LaunchProblem[] {
  if (strengthRating === null) return [blocker('carriers', 'noRating', { carrier: name })]
  const { grade, agency, date } = strengthRating
  if (claimedGrade(grade) !== undefined) return []
  return [warning('carriers', 'unclaimedRating', { carrier: name, grade, agency, date })]
}

function addressProblems({ PUBLIC_URL: url }: Environment): LaunchProblem[] {
  const setting = 'PUBLIC_URL'
  if (url === undefined) return [problem('blocker', setting, 'noAddress', {})]
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') return [problem('blocker', setting, 'openAddress', { url })]
  return isSampleHost(hostname) ? [problem('blocker', setting, 'privateAddress', { url })] : []
}

/** The built-in engine sends the prospect nowhere; a quote service gets it with every instant quote. */
function prospectProblems({ placeholderProspect: { email }, quotes }: Settings): LaunchProblem[] {
  if (!isSampleMailbox(email)) return []
  return quotes.provider === 'white-swan'
    ? [blocker('placeholderProspect.email', 'sampleProspect', { email })]
    : [warning('placeholderProspect.email', 'unusedProspect', { email })]
}

function priceWarnings({ quotes, carriers }: Settings, rates: Rates | undefined): LaunchProblem[] {
  if (quotes.provider === 'embedded') return [warning('prices', 'modeledPrices')]
  if (quotes.provider === 'white-swan') {
    const unasked = Object.entries(quotes.whiteSwanHealthRatings).filter(([, text]) => text === null)
    const ratings = unasked.map(([rating]) => rating).join(', ')
    return ratings ? [warning('quotes.whiteSwanHealthRatings', 'unaskedRatings', { ratings })] : []
  }
  return (rates?.tables ?? []).flatMap((table) => {
    const since = inForceSince(table, rates?.today ?? '')
    if (since === undefined || since >= yearBefore(rates?.today ?? '')) return []
    const carrier = carriers.find(({ id }) => id === table.carrierId)?.name ?? table.carrierId
    const values = { product: table.product, carrier, date: since }
    return [warning('quotes.rateTablesFolder', 'oldRates', values)]
  })
}

function yearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
}

function mailProblems({ SMTP_URL }: Environment): LaunchProblem[] {
  return SMTP_URL ? [] : [problem('blocker', 'SMTP_URL', 'noMailServer', {})]
}

/** Whose database is another server's may have it backed up there. */
function backupProblems({ BACKUP_TO, DATABASE_URL, SUPABASE_URL }: Environment): LaunchProblem[] {
  if (BACKUP_TO || SUPABASE_URL) return []
  return [
    DATABASE_URL ? warning('BACKUP_TO', 'ownBackups') : problem('blocker', 'BACKUP_TO', 'noBackups', {}),
  ]
}

/** Its host alone is named: a receiver's address may hold a key. */
function webhookProblems({ WEBHOOK_URL, WEBHOOK_HEALTH_ANSWERS }: Environment): LaunchProblem[] {
  if (!WEBHOOK_URL) return []
  const { protocol, host } = new URL(WEBHOOK_URL)
  return [
    ...(protocol === 'https:' ? [] : [problem('blocker', 'WEBHOOK_URL', 'openWebhook', { host })]),
    ...(WEBHOOK_HEALTH_ANSWERS === 'on'
      ? [warning('WEBHOOK_HEALTH_ANSWERS', 'webhookAnswers', { host })]
      : []),
  ]
}

/** Switches that are for tests alone. A hosted project answers for its accounts itself. */
function openDoors(environment: Environment): LaunchProblem[] {
  const { PUBLIC_URL, SUPABASE_URL, TRUSTED_PROXIES, AUTH_CONFIRM_EMAIL, RATE_LIMITS } = environment
  if (SUPABASE_URL) return []
  // The process itself speaks no https, so somebody in front of it does.
  const hasUnknownProxy = PUBLIC_URL?.startsWith('https:') && !TRUSTED_PROXIES
  return [
    ...(AUTH_CONFIRM_EMAIL === 'off' ? [problem('blocker', 'AUTH_CONFIRM_EMAIL', 'noConfirmation', {})] : []),
    ...(RATE_LIMITS === 'off' ? [problem('blocker', 'RATE_LIMITS', 'noLimits', {})] : []),
    ...(hasUnknownProxy ? [problem('blocker', 'TRUSTED_PROXIES', 'noProxies', {})] : []),
  ]
}

function retentionProblems({ retention }: Settings): LaunchProblem[] {
  return retention.leadMonths === null ? [blocker('retention.leadMonths', 'noRetention')] : []
}

function agentAccountProblems(agents: AgentCount | 'unknown' | undefined): LaunchProblem[] {
  const fault = agents && agentAccountFault(agents)
  return fault ? [problem('blocker', agentAccount, fault.code, fault.values)] : []
}

function warnings({ agent, brand }: Settings): LaunchProblem[] {
  const { name, assistantName } = brand
  return [
    ...(name === sample.brandName ? [warning('brand.name', 'sampleBrand', { name })] : []),
    ...(assistantName === sample.assistantName
      ? [warning('brand.assistantName', 'sampleAssistant', { name: assistantName })]
      : []),
    ...(agent.licensedStates === 'all' ? [warning('agent.licensedStates', 'everyState')] : []),
  ]
}

/** What is not set up, and so not shown to visitors. A hosted project knows of Google itself. */
function leftOut(
  { links, videos }: Settings,
  { GOOGLE_CLIENT_ID, SUPABASE_URL }: Environment,
): LaunchProblem[] {
  const pages = Object.entries(videos).flatMap(([page, id]) => (id === null ? [page] : []))
  return [
    ...(links.schedulingUrl === null ? [warning('links.schedulingUrl', 'noSchedulingLink')] : []),
    ...(pages.length > 0 ? [warning('videos', 'noVideos', { pages: pages.join(', ') })] : []),
    ...(GOOGLE_CLIENT_ID || SUPABASE_URL ? [] : [warning('GOOGLE_CLIENT_ID', 'noGoogle')]),
  ]
}

function isSampleMailbox(email: string): boolean {
  return isSampleHost(email.split('@').at(-1) ?? '')
}

/** Names that never lead anywhere public (RFC 2606, RFC 6761) and this machine itself. */
function isSampleHost(host: string): boolean {
  return (
    /(^|\.)(example|test|invalid|localhost|local)$/i.test(host) ||
    /(^|\.)example\.(com|net|org)$/i.test(host) ||
    /^(127\.|0\.0\.0\.0|\[)/.test(host)
  )
}
