import type { Carrier } from '#domain/carriers/carrier.ts'
import { inForceSince, type RateTable } from '#domain/pricing/rate-tables.ts'
import { variableOf } from './setting-names.ts'
import type { Settings } from './settings-schema.ts'

/** A blocker keeps the site from going public; a warning is for the operator to weigh. */
export type LaunchProblem = { severity: 'blocker' | 'warning'; setting: string; message: string }

type Environment = {
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  SUPABASE_URL?: string | undefined
  TRUSTED_PROXIES?: number | undefined
}

/** The rate tables that prices come from, if they do, and the day (ISO) on which they are looked at. */
type Rates = { tables: readonly RateTable[]; today: string }

/** What stands in the shipped file for things that only the operator knows. */
const sample = { agentName: 'Alex Sample', brandName: 'Plainwell Life' }

/**
 * Everything that still keeps the site from going public, blockers first: sample values and texts, and what law or
 * honesty asks of an agent's site (sources in docs/settings.md).
 */
export function launchProblems(settings: Settings, environment: Environment, rates?: Rates): LaunchProblem[] {
  return [
    ...agentProblems(settings.agent),
    ...californiaProblems(settings.agent),
    ...linkProblems(settings),
    ...contentProblems(settings),
    ...settings.carriers.flatMap(carrierProblems),
    ...addressProblems(environment),
    ...mailProblems(environment),
    ...prospectProblems(settings),
    ...priceWarnings(settings, rates),
    ...proxyWarnings(environment),
    ...warnings(settings),
  ]
}

function blocker(path: string, fault: string, cure: string): LaunchProblem {
  const place = `config/settings.ts or ${variableOf(path.split('.'))}`
  return { severity: 'blocker', setting: path, message: `${fault}: ${cure} (${place}).` }
}

function warning(setting: string, message: string): LaunchProblem {
  return { severity: 'warning', setting, message }
}

function agentProblems(agent: Settings['agent']): LaunchProblem[] {
  const problems: LaunchProblem[] = []
  if (agent.name === sample.agentName) {
    problems.push(
      blocker('agent.name', `“${agent.name}” is the sample agent`, 'enter the name on your license'),
      blocker('agent.yearsOfExperience', 'these years are the sample agent’s', 'enter your own'),
    )
  }
  if (/555-01\d\d$/.test(agent.phone)) {
    problems.push(
      blocker('agent.phone', `${agent.phone} is a number of films and examples`, 'enter your own'),
    )
  }
  if (isSampleHost(agent.supportEmail.split('@').at(-1) ?? '')) {
    problems.push(blocker('agent.supportEmail', `${agent.supportEmail} reaches nobody`, 'enter your own'))
  }
  if (agent.leadsEmail !== null && isSampleHost(agent.leadsEmail.split('@').at(-1) ?? '')) {
    const cure = 'enter where you read of new leads, or null for the support e-mail'
    problems.push(blocker('agent.leadsEmail', `${agent.leadsEmail} reaches nobody`, cure))
  }
  if (/^0+$/.test(agent.nationalProducerNumber)) {
    problems.push(
      blocker('agent.nationalProducerNumber', 'the number is still zeros', 'enter your license’s number'),
    )
  }
  return problems
}

/** California Insurance Code 1725.5 and 1726: what an agent's site shows when it quotes Californians. */
function californiaProblems(agent: Settings['agent']): LaunchProblem[] {
  if (agent.licensedStates !== 'all' && !agent.licensedStates.includes('CA')) return []
  const problems: LaunchProblem[] = []
  const asks = 'California asks it of a site that quotes Californians'
  if (!agent.stateLicenses.some(({ state }) => state === 'CA')) {
    const cure = `${asks}; add { state: 'CA', number: … }, or leave CA out of agent.licensedStates`
    problems.push(blocker('agent.stateLicenses', 'the California license number is missing', cure))
  }
  if (agent.domicile === null) {
    const cure = `${asks}; enter your state of domicile and principal place of business`
    problems.push(blocker('agent.domicile', 'it is not entered', cure))
  }
  return problems
}

function linkProblems({ links }: Settings): LaunchProblem[] {
  return Object.entries(links).flatMap(([key, url]) =>
    url !== null && isSampleHost(new URL(url).hostname)
      ? [blocker(`links.${key}`, `${url} leads nowhere`, 'enter your own, or null')]
      : [],
  )
}

function exampleProblem(path: string, name: string): LaunchProblem {
  const cure = 'invented stories are unlawful advertising; put in a true one (config/stories.ts)'
  return blocker(path, `the site shows an invented example (${name})`, cure)
}

function contentProblems({ stories, trustBadges }: Settings): LaunchProblem[] {
  const { founder, testimonials, success } = stories
  const examples = [
    ...(founder === null ? [exampleProblem('stories.founder', 'founder story')] : []),
    ...(testimonials === null ? [exampleProblem('stories.testimonials', 'testimonials')] : []),
    ...Object.entries(success).flatMap(([page, story]) =>
      story === null ? [exampleProblem(`stories.success.${page}`, 'success story')] : [],
    ),
  ]
  if (!trustBadges.hipaaCompliant || trustBadges.hipaaAttested) return examples
  const cure =
    'set this to true only if the badge is true for your business, or drop it with trustBadges.hipaaCompliant false'
  return [...examples, blocker('trustBadges.hipaaAttested', 'nobody vouches for the HIPAA badge', cure)]
}

function carrierProblems({ name, strengthRating }: Carrier): LaunchProblem[] {
  if (strengthRating === null) {
    const cure = 'enter grade, agency and the day you looked it up'
    return [blocker('carriers', `${name} has no financial-strength rating`, cure)]
  }
  const { grade, agency, date } = strengthRating
  if (isAPlusOrBetter(grade)) return []
  const cure = 'take the carrier out, or correct the rating'
  return [blocker('carriers', `${name} is rated ${grade} (${agency}, ${date}), below A+`, cure)]
}

/** Grades from A+ upwards as AM Best, S&P, Fitch and Kroll write them, and as Moody's does. */
function isAPlusOrBetter(grade: string): boolean {
  return /^(A\+|A\+\+|AA[+-]?|AAA|A1|Aa[123]|Aaa)$/.test(grade.trim())
}

function addressProblems({ PUBLIC_URL: url }: Environment): LaunchProblem[] {
  const problem = (fault: string): LaunchProblem[] => [
    {
      severity: 'blocker',
      setting: 'PUBLIC_URL',
      message: `${fault}: set the environment variable to the address that visitors use, with https.`,
    },
  ]
  if (url === undefined) return problem('it is not set')
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:')
    return problem(`${url} is not https, and health answers would travel in the open`)
  return isSampleHost(hostname) ? problem(`${url} is no public address`) : []
}

/** The built-in engine sends the prospect nowhere; a quote service gets it with every instant quote. */
function prospectProblems({ placeholderProspect, quotes }: Settings): LaunchProblem[] {
  const { email } = placeholderProspect
  if (!isSampleHost(email.split('@').at(-1) ?? '')) return []
  if (quotes.provider !== 'white-swan') {
    const message = `${email} reaches nobody: harmless with these prices, but a quote service needs a mailbox of yours.`
    return [warning('placeholderProspect.email', message)]
  }
  const cure = 'White Swan gets it with every instant quote; enter a mailbox of yours'
  return [blocker('placeholderProspect.email', `${email} reaches nobody`, cure)]
}

function priceWarnings({ quotes, carriers }: Settings, rates: Rates | undefined): LaunchProblem[] {
  if (quotes.provider === 'embedded') {
    const message =
      'the built-in engine is the only source of prices: they are modelled estimates, and labelled so, not carriers’ rates.'
    return [warning('prices', message)]
  }
  if (quotes.provider === 'white-swan') {
    const unasked = Object.entries(quotes.whiteSwanHealthRatings).filter(([, text]) => text === null)
    const names = unasked.map(([rating]) => rating).join(', ')
    const message = `White Swan is not asked for ${names}: these visitors see no prices until you enter its words for them.`
    return unasked.length > 0 ? [warning('quotes.whiteSwanHealthRatings', message)] : []
  }
  return (rates?.tables ?? []).flatMap((table) => {
    const since = inForceSince(table, rates?.today ?? '')
    if (since === undefined || since >= yearBefore(rates?.today ?? '')) return []
    const carrier = carriers.find(({ id }) => id === table.carrierId)?.name ?? table.carrierId
    const message = `the ${table.product} rates of ${carrier} are of ${since}, more than a year old: ask whether they still hold.`
    return [warning('quotes.rateTablesFolder', message)]
  })
}

function yearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
}

function mailProblems({ SMTP_URL }: Environment): LaunchProblem[] {
  if (SMTP_URL) return []
  const message =
    'it is not set: e-mails lie in DATA_DIR/outbox and reach nobody, so you are told of no lead, no quote arrives, and nobody can confirm an account or set a new password. Enter your mail server.'
  return [{ severity: 'blocker', setting: 'SMTP_URL', message }]
}

/** The process itself speaks no https, so somebody in front of it does. */
function proxyWarnings({ PUBLIC_URL, SUPABASE_URL, TRUSTED_PROXIES }: Environment): LaunchProblem[] {
  if (!PUBLIC_URL?.startsWith('https:') || SUPABASE_URL || TRUSTED_PROXIES) return []
  const message =
    'it is 0, so all visitors count as one, and a few busy ones shut the others out: set it to how many proxies (the web server with https is one) stand in front.'
  return [warning('TRUSTED_PROXIES', message)]
}

function warnings({ agent, brand, links }: Settings): LaunchProblem[] {
  const problems: LaunchProblem[] = []
  if (brand.name === sample.brandName) {
    problems.push(warning('brand.name', `the site still goes by the shipped name “${brand.name}”.`))
  }
  if (agent.licensedStates === 'all') {
    const message = 'the site quotes in all 50 states: name yours, unless you are licensed in every one.'
    problems.push(warning('agent.licensedStates', message))
  }
  if (links.schedulingUrl === null) {
    problems.push(
      warning('links.schedulingUrl', 'without a scheduling link visitors can only phone or write.'),
    )
  }
  return problems
}

/** Names that never lead anywhere public (RFC 2606, RFC 6761) and this machine itself. */
function isSampleHost(host: string): boolean {
  return (
    /(^|\.)(example|test|invalid|localhost|local)$/i.test(host) ||
    /(^|\.)example\.(com|net|org)$/i.test(host) ||
    /^(127\.|0\.0\.0\.0|\[)/.test(host)
  )
}
