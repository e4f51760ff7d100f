import { expect, test } from 'vitest'
import { publicSettings } from '#domain/site/public-settings.ts'
import { settingsSchema } from '#domain/site/settings-schema.ts'
import values from '../tests/fixtures/settings/settings.json' with { type: 'json' }
import { settings } from '../tests/fixtures/settings/settings.ts'
import { loadSettings } from './load-settings.ts'
import { settingPlaces } from './setting-names.ts'
import { parseSettingsFile } from './settings-file.ts'

function messagesOf(source: Record<string, string>, file: unknown = settings): string[] {
  const loaded = loadSettings(source, file)
  return loaded.ok ? [] : loaded.messages
}

function settingsFrom(source: Record<string, string>) {
  const loaded = loadSettings(source, settings)
  if (!loaded.ok) throw new Error(loaded.messages.join('\n'))
  return loaded.settings
}

const names = settingPlaces.map(({ path }) => path.join('.'))

test('[SETTINGS-01] [SETTINGS-02] all that the specification lets an operator set are settings', () => {
  const specified = [
    ...['brand.name', 'brand.assistantName', 'agent.name', 'agent.phone', 'agent.supportEmail'],
    ...[
      'agent.nationalProducerNumber',
      'agent.yearsOfExperience',
      'links.socialProfileUrl',
      'links.schedulingUrl',
    ],
    ...[
      'links.phoneDialerScriptUrl',
      'videos.intro',
      'videos.term',
      'videos.whole',
      'videos.iul',
      'carriers',
    ],
    ...['protectionTotalMillions', 'placeholderProspect.name', 'placeholderProspect.email', 'splash'],
    'placeholderProspect.phone',
  ]
  expect(specified.filter((name) => !names.includes(name))).toEqual([])
  for (const carrier of settings.carriers) {
    expect(carrier).toHaveProperty('logo')
    expect(Object.keys(carrier.limits)).toEqual(['term', 'whole', 'iul'])
  }
})

test('[SETTINGS-03] A file passes its schema, and one with an unknown setting does not', () => {
  expect(settingsSchema.safeParse(settings).success).toBe(true)
  expect(messagesOf({}, { ...settings, brand: { ...settings.brand, colour: 'red' } })).toEqual([
    'brand has no setting "colour": remove it or correct its name (did you mean brand.name?): change it in config/settings.ts.',
  ])
})

test('[O19] Carriers have an id and a name of their own, and a limit for just what they sell', () => {
  const [first, second, ...others] = settings.carriers
  if (first === undefined || second === undefined) throw new Error('The settings have two carriers')
  const wrong = { ...second, id: first.id, limits: { ...second.limits, term: null } }
  const idle = { ...first, products: { ...first.products, iul: null } }
  expect(messagesOf({}, { ...settings, carriers: [idle, wrong, ...others] })).toEqual([
    expect.stringMatching(
      /^Carrier Americo \(americo\): limits\.iul must be null, because Americo sells none/,
    ),
    expect.stringMatching(
      /^Carrier Mutual of Omaha \(americo\): id must be its own, and americo stands twice: /,
    ),
    expect.stringMatching(
      /^Carrier Mutual of Omaha \(americo\): limits\.term must say up to what amount Mutual of Omaha sells it: /,
    ),
  ])
})

test('[SETTINGS-04] A fault in the file names the setting and how to fix it', () => {
  const agent = { ...settings.agent, phone: '800 555 0142', yearsOfExperience: -1 }
  expect(messagesOf({}, { ...settings, agent })).toEqual([
    'agent.phone must look like (800) 555-0142: change it in config/settings.ts, or set SITE_AGENT_PHONE.',
    'agent.yearsOfExperience must be at least 0: change it in config/settings.ts, or set SITE_AGENT_YEARS_OF_EXPERIENCE.',
  ])
  const [first, ...others] = settings.carriers
  expect(messagesOf({}, { ...settings, carriers: [{ ...first, stars: 6 }, ...others] })).toEqual([
    'Carrier Americo (americo): stars must be at most 5: change it in config/carriers.ts, or set SITE_CARRIERS.',
  ])
})

test.each([
  ['SITE_AGENT_PHONE', '800', 'SITE_AGENT_PHONE (setting agent.phone) must look like (800) 555-0142.'],
  ['SITE_AGENT_SUPPORT_EMAIL', 'me', '(setting agent.supportEmail) must be an e-mail address.'],
  ['SITE_AGENT_YEARS_OF_EXPERIENCE', 'ten', '(setting agent.yearsOfExperience) must be a number.'],
  [
    'SITE_VIDEOS_INTRO',
    'https://youtu.be/a1B2-c3D4_e',
    '(setting videos.intro) must be the id of a YouTube video',
  ],
  ['SITE_AGENT_LICENSED_STATES', '["XX"]', '(setting agent.licensedStates[0]) must be the two-letter code'],
  ['SITE_AGENT_LICENSED_STATES', 'CA', '(setting agent.licensedStates) must be "all", or must be a list.'],
  ['SITE_LINKS_SCHEDULING_URL', 'calendar', '(setting links.schedulingUrl) must be a full address such as'],
  ['SITE_CARRIERS', '[{', 'SITE_CARRIERS must be valid JSON'],
  ['SITE_QUOTES_PROVIDER', 'swan', 'must be "embedded" or "rate-tables" or "white-swan".'],
  ['SITE_QUOTES_PROVIDER', 'rate-tables', 'quotes.rateTablesFolder must name the folder of the CSV files'],
  ['SITE_AGENT_HOURS_TIME_ZONE', 'Mars/Olympus', 'must be a time zone such as America/Chicago'],
  ['SITE_AGENT_HOURS_DAYS', '["Monday"]', 'must be "Mon" or "Tue"'],
  ['SITE_AGENT_HOURS_DAYS', '[]', 'must not be empty'],
  ['SITE_AGENT_HOURS_FROM', '9', 'must look like 09:00 or 17:30'],
  ['SITE_AGENT_HOURS_UNTIL', '08:00', 'must be later than agent.hours.from'],
  ['SITE_AGENT_FONE', '(212) 555-0100', 'SITE_AGENT_FONE is not a setting: did you mean SITE_AGENT_PHONE?'],
])('[SETTINGS-04] [O5] [O19] %s=%s is refused by name', (variable, text, sentence) => {
  expect(messagesOf({ [variable]: text })).toEqual([expect.stringContaining(sentence)])
})

test('[SETTINGS-05] [SETTINGS-08] The environment changes any setting, each in its own type, and the shipped file stays', () => {
  const changed = settingsFrom({
    SITE_BRAND_NAME: '1847',
    SITE_AGENT_YEARS_OF_EXPERIENCE: '12',
    SITE_AGENT_LICENSED_STATES: '["CA", "NV"]',
    SITE_LINKS_SOCIAL_PROFILE_URL: 'null',
    SITE_HOME_BUTTON: 'true',
    SITE_PROTECTION_TOTAL_MILLIONS: '12.5',
    SITE_SPLASH: 'off',
    SITE_CARRIERS: JSON.stringify([{ ...settings.carriers[0], name: 'Only Carrier' }]),
    SITE_VIDEOS_INTRO: '',
    PATH: '/bin',
  })
  expect(changed).toMatchObject({
    brand: { name: '1847' },
    agent: { yearsOfExperience: 12, licensedStates: ['CA', 'NV'], supportEmail: settings.agent.supportEmail },
    links: { socialProfileUrl: null },
    carriers: [{ name: 'Only Carrier' }],
    videos: { intro: null },
    ...{ homeButton: true, protectionTotalMillions: 12.5, splash: 'off' },
  })
  expect(settingsFrom({}).brand.name).toBe(settings.brand.name)
})

test('[SETTINGS-06] [SETTINGS-07] The default brand and assistant are Plainwell’s, the agent is obviously fictional', () => {
  const { brand, agent } = settingsFrom({})
  expect(brand).toEqual({ name: 'Plainwell Life', assistantName: 'Plainwell Assistant' })
  expect(agent.name).toContain('Sample')
  expect(agent.phone).toMatch(/555-01\d\d$/)
  expect(agent.supportEmail).toMatch(/\.example$/)
})

test('[SETTINGS-13] A carrier holds its real rating with agency and date, and no rating without a date', () => {
  const [first, ...others] = settings.carriers
  const withRating = (strengthRating: unknown) => ({
    ...settings,
    carriers: [{ ...first, strengthRating }, ...others],
  })
  expect(messagesOf({}, withRating({ grade: 'A+', agency: 'AM Best', date: '2026-10-01' }))).toEqual([])
  expect(messagesOf({}, withRating({ grade: 'A+', agency: 'AM Best' }))).toHaveLength(1)
})

test('[O3] [O5] hours, promise and the morning’s email are set one by one; a file without them has the specified ones', () => {
  const hours = {
    timeZone: 'America/New_York',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    from: '09:00',
    until: '18:00',
  }
  const { hours: _hours, promiseHours: _promise, morningEmailAt: _morning, ...agent } = settings.agent
  const older = loadSettings({}, { ...settings, agent })
  expect(older.ok && older.settings.agent).toMatchObject({ hours, promiseHours: 24, morningEmailAt: '08:00' })
  const austin = {
    SITE_AGENT_HOURS_TIME_ZONE: 'America/Chicago',
    SITE_AGENT_HOURS_DAYS: '["Tue","Sat"]',
    SITE_AGENT_HOURS_UNTIL: '17:30',
    SITE_AGENT_PROMISE_HOURS: '48',
    SITE_AGENT_MORNING_EMAIL_AT: 'null',
  }
  const changed = { timeZone: 'America/Chicago', days: ['Tue', 'Sat'], from: '09:00', until: '17:30' }
  expect(loadSettings(austin, { ...settings, agent })).toMatchObject({
    settings: { agent: { hours: changed, promiseHours: 48, morningEmailAt: null } },
  })
})

test('The public part names no product, price level or attestation, and of the prices only their kind', () => {
  const shown = publicSettings(settings)
  expect(shown.prices).toBe('modeled')
  const text = JSON.stringify(shown)
  for (const word of ['priceLevel', 'products', 'hipaaAttested', '"quotes"']) expect(text).not.toContain(word)
})

test('White Swan’s words for our health ratings are a setting: each of the seven has one, or null', () => {
  const ratings = { ...settings.quotes.whiteSwanHealthRatings, 'Table 1': 'Standard Tobacco' }
  const variable = 'SITE_QUOTES_WHITE_SWAN_HEALTH_RATINGS'
  expect(settingsFrom({ [variable]: JSON.stringify(ratings) }).quotes.whiteSwanHealthRatings).toEqual(ratings)
  // What is left out stays as it is.
  const one = settingsFrom({ [variable]: '{"Table 1":"Standard Tobacco"}' })
  expect(one.quotes.whiteSwanHealthRatings).toEqual(ratings)
  expect(messagesOf({ [variable]: '{"Standard":7}' })).toEqual([
    expect.stringContaining('whiteSwanHealthRatings.Standard) must be text'),
  ])
})

/** What a file of the operator's makes of the settings, or what is wrong with it. */
function laidOver(text: string) {
  const parsed = parseSettingsFile(text, 'data/settings.json')
  return parsed.ok ? loadSettings({}, settings, parsed.file) : parsed
}

test('[O8] a file of one’s own changes what it names, and all else stays as shipped, whatever a version adds', () => {
  const loaded = laidOver(
    '{ // mine\n "brand": { "name": "Harbor Light Life", }, "agent": { "hours": { "from": "10:00" } } }',
  )
  if (!loaded.ok) throw new Error(loaded.messages.join())
  expect(loaded.settings.brand).toEqual({ ...settings.brand, name: 'Harbor Light Life' })
  expect(loaded.settings.agent).toEqual({
    ...settings.agent,
    hours: { ...settings.agent.hours, from: '10:00' },
  })
  expect(loaded.settings.carriers).toEqual(settings.carriers)
})

test('[O8] a carrier is changed in part, left out, or added by its id; with a star set to null, or as a list, those named are all there are', () => {
  const [first, second, ...others] = settings.carriers
  if (first === undefined || second === undefined) throw new Error('The settings have two carriers')
  const { id: _id, ...added } = { ...first, name: 'Meadowlark Life' }
  const carriers = {
    meadowlark: added,
    [first.id]: null,
    [second.id]: { stars: 2, limits: { term: 750_000 } },
  }
  const loaded = laidOver(JSON.stringify({ carriers }))
  if (!loaded.ok) throw new Error(loaded.messages.join())
  expect(loaded.settings.carriers).toEqual([
    { ...second, stars: 2, limits: { ...second.limits, term: 750_000 } },
    ...others,
    { ...added, id: 'meadowlark' },
  ])
  const named = laidOver(JSON.stringify({ carriers: { '*': null, [second.id]: {} } }))
  expect(named.ok && named.settings.carriers).toEqual([second])
  const listed = laidOver(JSON.stringify({ carriers: [second] }))
  expect(listed.ok && listed.settings.carriers).toEqual([second])
})

test.each([
  [
    '{\n  "agent": {\n    "phone": "800"\n  }\n}',
    'agent.phone must look like (800) 555-0142: change it in data/settings.json, line 3, or set SITE_AGENT_PHONE.',
  ],
  [
    '{\n  "carriers": {\n    "americo": {\n      "products": { "iul": null } }\n  }\n}',
    'Carrier Americo (americo): limits.iul must be null, because Americo sells none (products.iul is null): change it in data/settings.json, line 3, or set SITE_CARRIERS.',
  ],
  [
    '{ "agent": { "fone": "(212) 555-0100" } }',
    'agent has no setting "fone": remove it or correct its name (did you mean agent.phone?): change it in data/settings.json, line 1.',
  ],
  [
    '{\n  "carriers": { "amerco": { "stars": 5 } }\n}',
    'There is no carrier "amerco" to change: did you mean americo? To add one, say all of it (docs/operating/settings.md). It stands in data/settings.json, line 2.',
  ],
  [
    '{ "carriers": {\n  "sbli": { "stars": 5 },\n  "sbli": null } }',
    'data/settings.json, line 3: "sbli" stands twice: leave one of them out.',
  ],
  [
    '{\n  "brand": {\n    "name" "Harbor Light Life"\n  }\n}',
    'data/settings.json, line 3, column 12: a colon is missing before this.\n        "name" "Harbor Light Life"\n               ^',
  ],
  ['[]', 'data/settings.json must hold settings in braces, such as { "brand": { … } }.'],
])('[O19] %s is told by file, line, carrier and cure', (text, sentence) => {
  const loaded = laidOver(text)
  expect(loaded.ok ? [] : loaded.messages).toEqual([sentence])
})

test('[O7] the tests’ settings name every setting and list all carriers, so that nothing of config/ shows through', () => {
  const missing = settingPlaces.filter(
    ({ path }) => path.reduce<unknown>((value, key) => Object(value)[key], values) === undefined,
  )
  expect(missing).toEqual([])
  expect(values.carriers).toBeInstanceOf(Array)
})
