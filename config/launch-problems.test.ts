import { expect, test } from 'vitest'
import type { Settings } from '#domain/site/settings-schema.ts'
import { settings as shipped } from '../tests/fixtures/settings/settings.ts'
import { launchProblems } from './launch-problems.ts'

const rating = { grade: 'A+', agency: 'AM Best', date: '2026-10-01' }

/** What an operator's settings look like when everything is in order. */
const ready: Settings = {
  ...shipped,
  brand: { name: 'Rivera Life', assistantName: 'Rivera Assistant' },
  agent: {
    ...shipped.agent,
    name: 'Jordan Rivera',
    phone: '(415) 867-5309',
    supportEmail: 'help@riveralife.com',
    nationalProducerNumber: '18273645',
    yearsOfExperience: 12,
    licensedStates: ['CA', 'NV'],
    stateLicenses: [{ state: 'CA', number: '0H12345' }],
    domicile: 'Sacramento, California',
  },
  links: {
    socialProfileUrl: null,
    schedulingUrl: 'https://calendar.riveralife.com',
    phoneDialerScriptUrl: null,
  },
  videos: { intro: 'a1B2-c3D4_e', term: 'T1erm-Video', whole: 'W1hole_Vide', iul: 'I1ul-Video0' },
  carriers: shipped.carriers.map((carrier) => ({ ...carrier, strengthRating: rating })),
  placeholderProspect: { ...shipped.placeholderProspect, email: 'quotes@riveralife.com' },
  trustBadges: { sslSecured: true, hipaaCompliant: true, hipaaAttested: true },
  retention: { leadMonths: 24, unconfirmedAccountDays: 30, auditMonths: 24 },
  stories: {
    founder: { en: ['I began at a kitchen table.'], es: ['Empecé en una mesa de cocina.'] },
    testimonials: [{ name: 'Dana R.', rating: 5, comment: { en: 'Clear.', es: 'Claro.' } }],
    success: { term: 'none', iul: 'none', noExam: 'none', mortgage: 'none' },
  },
}
const address = {
  PUBLIC_URL: 'https://www.riveralife.com',
  SMTP_URL: 'smtps://mail.riveralife.com',
  TRUSTED_PROXIES: 1,
  BACKUP_TO: 's3://rivera-life/backups',
  GOOGLE_CLIENT_ID: 'riveralife',
}

function blockers(
  changes: Partial<Settings>,
  environment: Parameters<typeof launchProblems>[1] = address,
): string[] {
  return launchProblems({ ...ready, ...changes }, environment)
    .filter(({ severity }) => severity === 'blocker')
    .map(({ setting, message }) => `${setting}: ${message}`)
}

function warned(settings: Settings, environment: Parameters<typeof launchProblems>[1] = address): string[] {
  return launchProblems(settings, environment)
    .filter(({ severity }) => severity === 'warning')
    .map(({ setting }) => setting)
}

test('[SETTINGS-09] [SETTINGS-10] Every sample value of the shipped settings is listed by its name until it is replaced', () => {
  const found = launchProblems(shipped, {})
  const listed = found.map(({ setting }) => setting)
  const samples = [
    ...['agent.name', 'agent.yearsOfExperience', 'agent.phone', 'agent.supportEmail', 'brand.name'],
    ...[
      'links.socialProfileUrl',
      'brand.assistantName',
      'placeholderProspect.email',
      'PUBLIC_URL',
      'SMTP_URL',
    ],
  ]
  expect(samples.filter((name) => !listed.includes(name))).toEqual([])
  const pieces = [
    'founder',
    'testimonials',
    ...['term', 'iul', 'noExam', 'mortgage'].map((name) => `success.${name}`),
  ]
  for (const setting of ['agent.nationalProducerNumber', ...pieces.map((piece) => `stories.${piece}`)])
    expect(found).toContainEqual(
      expect.objectContaining({
        severity: 'blocker',
        setting,
        message: expect.stringMatching(/example|zeros/),
      }),
    )
  const success = { ...ready.stories.success, iul: null }
  expect(blockers({ stories: { ...ready.stories, success } })).toEqual([
    expect.stringMatching(/^stories\.success\.iul: .*\(data\/settings\.json or SITE_STORIES_SUCCESS_IUL\)/),
  ])
})

test('A finding has a name of its own and what its words name, besides the message for the terminal', () => {
  const values = { phone: '(212) 555-0199', file: 'own/settings.json', variable: 'SITE_AGENT_PHONE' }
  const agent = { ...ready.agent, phone: values.phone }
  const found = launchProblems({ ...ready, agent }, { ...address, SETTINGS_FILE: values.file })
  expect(found).toContainEqual({
    ...{ severity: 'blocker', setting: 'agent.phone', code: 'samplePhone', values },
    message: `${values.phone} is a number of films and examples: enter your own (own/settings.json or SITE_AGENT_PHONE).`,
  })
  const everything = [shipped, { ...shipped, carriers: ready.carriers }].flatMap((one) =>
    launchProblems(one, {}),
  )
  expect(everything.filter(({ message }) => /\{\{|\}\}|\(,|“”/.test(message))).toEqual([])
})

test('[SETTINGS-11] Settings in order have no blocker, only the warnings that no setting can end', () => {
  expect(blockers({})).toEqual([])
  expect(warned(ready)).toEqual(['prices'])
})

test('The shipped brand and all fifty states are warnings', () => {
  const agent = { ...ready.agent, licensedStates: 'all' as const }
  const warnings = ['brand.name', 'brand.assistantName', 'agent.licensedStates']
  expect(warned({ ...ready, agent, brand: shipped.brand })).toEqual(['prices', ...warnings])
})

test('[U15] What is not set up and so not shown is listed, each until it is set', () => {
  const links = { ...ready.links, schedulingUrl: null }
  const videos = { ...ready.videos, term: null, iul: null }
  const { GOOGLE_CLIENT_ID: _google, ...withoutGoogle } = address
  expect(warned({ ...ready, links })).toEqual(['prices', 'links.schedulingUrl'])
  expect(launchProblems({ ...ready, videos }, address)).toContainEqual(
    expect.objectContaining({ code: 'noVideos', message: expect.stringContaining('term, iul') }),
  )
  expect(warned(ready, withoutGoogle)).toEqual(['prices', 'GOOGLE_CLIENT_ID'])
  expect(warned(ready, { ...withoutGoogle, SUPABASE_URL: 'https://project.supabase.co' })).toEqual(['prices'])
})

test.each<[string | undefined, Partial<Settings['agent']>]>([
  ['agent.phone', { phone: '(212) 555-0199' }],
  ['agent.supportEmail', { supportEmail: 'me@mail.example' }],
  ['agent.supportEmail', { supportEmail: 'me@example.com' }],
  ['agent.leadsEmail', { leadsEmail: 'leads@riveralife.test' }],
  ['agent.nationalProducerNumber', { nationalProducerNumber: '000' }],
  ['agent.stateLicenses', { stateLicenses: [{ state: 'NV', number: '1' }] }],
  ['agent.stateLicenses', { stateLicenses: [], licensedStates: 'all' }],
  ['agent.domicile', { domicile: null }],
  // California asks for both, where the agent quotes there.
  [undefined, { licensedStates: ['NV'], stateLicenses: [], domicile: null }],
])('[SETTINGS-09] of the agent %s alone blocks: %j', (setting, change) => {
  expect(blockers({ agent: { ...ready.agent, ...change } })).toEqual(
    setting === undefined ? [] : [expect.stringContaining(`${setting}: `)],
  )
})

test('[U14] [SETTINGS-12] The HIPAA badge has to be attested or dropped', () => {
  const badges = ready.trustBadges
  const [problem] = blockers({ trustBadges: { ...badges, hipaaAttested: false } })
  expect(problem).toMatch(/^trustBadges\.hipaaAttested: .*only if the badge is true.*or drop it/)
  expect(blockers({ trustBadges: { ...badges, hipaaAttested: false, hipaaCompliant: false } })).toEqual([])
})

test('[U14] [SETTINGS-14] Each carrier without a rating is named', () => {
  const carriers = ready.carriers.map((carrier) =>
    carrier.name.startsWith('S') ? { ...carrier, strengthRating: null } : carrier,
  )
  const unrated = carriers.filter(({ strengthRating }) => strengthRating === null)
  expect(unrated.length).toBeGreaterThan(0)
  expect(blockers({ carriers })).toEqual(
    unrated.map(({ name }) => expect.stringContaining(`${name} has no financial-strength rating`)),
  )
})

test.each([
  ...['A+', 'Aaa', 'A2', 'A-'].map((grade) => [grade, []] as const),
  // Nothing is blocked, but no claim is made any more.
  ...['B++', 'NR', 'AAAA'].map((grade) => [grade, [`is rated ${grade} (AM Best, 2026-10-01)`]] as const),
])('[O4] a carrier rated %s, with a date, passes with the warnings %j', (grade, warnings) => {
  const [first, ...others] = ready.carriers
  if (first === undefined) throw new Error('No carrier')
  const carriers = [{ ...first, strengthRating: { ...rating, grade } }, ...others]
  const about = launchProblems({ ...ready, carriers }, address).filter(
    ({ setting }) => setting === 'carriers',
  )
  expect(about.map(({ message, severity }) => [severity, message])).toEqual(
    warnings.map((words) => ['warning', expect.stringContaining(`${first.name} ${words}`)]),
  )
  expect(blockers({ carriers })).toEqual([])
})

test.each([
  [undefined, 'it is not set'],
  ['http://www.riveralife.com', 'is not https'],
  ['https://localhost:3000', 'is no public address'],
  ['https://127.0.0.1', 'is no public address'],
  ['https://site.example', 'is no public address'],
])('The public address %s blocks', (url, fault) => {
  const { PUBLIC_URL: _, ...without } = address
  expect(blockers({}, { ...without, ...(url !== undefined && { PUBLIC_URL: url }) })).toEqual([
    expect.stringMatching(new RegExp(`^PUBLIC_URL: .*${fault}`)),
  ])
})

test('Prices warn by where they come from', () => {
  const quotes = { ...ready.quotes, provider: 'white-swan' } as const
  expect(warned({ ...ready, quotes })).toEqual(['quotes.whiteSwanHealthRatings'])
  const all = { ...quotes.whiteSwanHealthRatings }
  for (const rating of ['Table 1', 'Table 2', 'Table 3', 'Table 4'] as const) all[rating] = rating
  expect(warned({ ...ready, quotes: { ...quotes, whiteSwanHealthRatings: all } })).toEqual([])
  expect(warned({ ...ready, quotes: { ...ready.quotes, provider: 'rate-tables' } })).toEqual([])
})

test('Without a mail server nobody is told of a lead, so the site may not go public', () => {
  const { SMTP_URL: _, ...without } = address
  expect(blockers({}, without)).toEqual([
    expect.stringMatching(/^SMTP_URL: .*you are told of no lead.*Enter your mail server/),
  ])
})

test('Rate tables of more than a year ago are named', () => {
  const row = {
    ...({
      effectiveDate: '2025-11-19',
      sex: 'U',
      tobacco: false,
      healthClass: 'Standard',
      variant: '20',
    } as const),
    ...{ minAge: 18, maxAge: 65, minDeathBenefit: 1, maxDeathBenefit: 1_000_000 },
    ...{ annualRatePer1000: 1, policyFee: 0, monthlyFactor: 0.09 },
  }
  const settings: Settings = { ...ready, quotes: { ...ready.quotes, provider: 'rate-tables' } }
  const about = (rows: readonly { effectiveDate: string }[]) => {
    const dated = rows.map(({ effectiveDate }) => ({ ...row, effectiveDate }))
    const tables = [{ carrierId: 'sbli', product: 'term' as const, rows: dated }]
    return launchProblems(settings, address, { tables, today: '2026-11-20' })
      .filter(({ setting }) => setting === 'quotes.rateTablesFolder')
      .map(({ message }) => message)
  }
  expect(about([row])).toEqual([
    expect.stringContaining('the term rates of SBLI are of 2025-11-19, more than a year'),
  ])
  expect(about([{ effectiveDate: '2025-11-20' }])).toEqual([])
  expect(about([row, { effectiveDate: '2026-11-20' }])).toEqual([])
  expect(about([row, { effectiveDate: '2026-11-21' }])).toHaveLength(1)
})

test('The sample prospect is harmless with our own prices, and keeps a quote service from the public', () => {
  const { placeholderProspect } = shipped
  expect(warned({ ...ready, placeholderProspect })).toContain('placeholderProspect.email')
  const quotes = { ...ready.quotes, provider: 'white-swan' } as const
  expect(blockers({ placeholderProspect, quotes })).toEqual([
    expect.stringContaining('placeholderProspect.email: quotes@plainwell.example reaches nobody'),
  ])
})

test('[S11] Behind a web server with https all visitors would count as one until it is said that it stands there', () => {
  const refused = (environment: Parameters<typeof launchProblems>[1]) =>
    launchProblems(ready, environment).flatMap(({ severity, setting }) =>
      severity === 'blocker' ? [setting] : [],
    )
  expect(refused({ ...address, TRUSTED_PROXIES: 0 })).toEqual(['TRUSTED_PROXIES'])
  expect(refused(address)).toEqual([])
  const hosted = { ...address, TRUSTED_PROXIES: 0, SUPABASE_URL: 'https://abc.supabase.co' }
  expect(refused({ ...hosted, AUTH_CONFIRM_EMAIL: 'off', RATE_LIMITS: 'off' })).toEqual([])
})

test('webhooks without https keep the site from going public, answers about health in them are to be weighed', () => {
  const open = { ...address, WEBHOOK_URL: 'http://127.0.0.1:5678/hook?key=secret' }
  expect(blockers({}, open)).toEqual([
    expect.stringMatching(/^WEBHOOK_URL: webhooks go to 127\.0\.0\.1:5678 without https/),
  ])
  const sealed = { ...address, WEBHOOK_URL: 'https://crm.riveralife.com/hook' }
  expect(blockers({}, sealed)).toEqual([])
  const isWarned = (health: 'on' | 'off') =>
    warned(ready, { ...sealed, WEBHOOK_HEALTH_ANSWERS: health }).includes('WEBHOOK_HEALTH_ANSWERS')
  expect([isWarned('off'), isWarned('on')]).toEqual([false, true])
})

test('[O9] leads on one disk alone keep the site from going public; another server’s database is to be weighed', () => {
  const { BACKUP_TO: _, ...without } = address
  expect(blockers({}, without)).toEqual([expect.stringMatching(/^BACKUP_TO: .* on one disk alone/)])
  expect(warned(ready, without)).toEqual(warned(ready))
  const elsewhere = { ...without, DATABASE_URL: 'postgres://app@db.riveralife.com/app' }
  expect(blockers({}, elsewhere)).toEqual([])
  expect(warned(ready, elsewhere)).toContain('BACKUP_TO')
  const hosted = { ...without, SUPABASE_URL: 'https://riveralife.supabase.co' }
  expect(warned(ready, hosted)).not.toContain('BACKUP_TO')
  expect(blockers({}, hosted)).toEqual([])
})
