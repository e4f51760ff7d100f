import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexRates, type RateTable } from '#domain/pricing/rate-tables.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import { pollPolicies, searchSucceeded } from '#domain/quotes/service/poll-policies.ts'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import type { FunctionContext } from '#functions/context.ts'
import { createEmbeddedProvider, createRateTableProvider } from '#functions/quotes/priced-provider.ts'
import type { QuoteProvider } from '#functions/quotes/quote-provider.ts'
import { planLifeMs, searchLifeMs } from '#functions/quotes/quote-search.ts'
import { createWhiteSwanProvider } from '#functions/quotes/white-swan/provider.ts'
import { createSealer } from '#functions/seal.ts'
import { readRateTables } from '#server/functions/rate-tables/read-rate-tables.ts'
import {
  callFunction,
  functionContext,
  sealingKey,
  startOfTest,
  termRequest,
} from '../../fixtures/function-context.ts'
import { flatFile, type RateFolder, rateFolder, termFile } from '../../fixtures/quotes/rate-files.ts'
import { startWhiteSwan, type WhiteSwanStandIn } from '../../fixtures/quotes/white-swan-stand-in.ts'
import { settings } from '../../fixtures/settings/settings.ts'

let whiteSwan: WhiteSwanStandIn
let rateFiles: RateFolder
let tables: readonly RateTable[]

beforeAll(async () => {
  whiteSwan = await startWhiteSwan({ pollsUntilFound: 2 })
  const preferred = { health_class: 'Preferred' }
  rateFiles = await rateFolder({
    'sbli.term.csv': termFile,
    'sbli.whole.csv': flatFile('paid_up_period', 'To Age 100', preferred),
    'sbli.iul.csv': flatFile('goal', 'Balanced', preferred),
    'transamerica.gul.csv': flatFile(undefined, '', preferred),
    'transamerica.vul.csv': flatFile(undefined, '', preferred),
    'transamerica.final-expense.csv': flatFile(undefined, ''),
  })
  const read = await readRateTables(rateFiles.folder, settings.carriers, '2026-11-20')
  if (!read.ok) throw new Error(read.messages.join('\n'))
  tables = read.tables
})
afterAll(async () => {
  await Promise.all([whiteSwan.stop(), rateFiles.remove()])
})

type LicensedStates = 'all' | readonly string[]
const { carriers } = settings

/** Every provider that the setting can name, made as the server makes it. */
const providers: [string, (licensedStates: LicensedStates) => QuoteProvider, source: string][] = [
  [
    'embedded',
    (licensedStates) => createEmbeddedProvider({ carriers, licensedStates, tables: bundledTables }),
    'model',
  ],
  [
    'rate-tables',
    (licensedStates) => createRateTableProvider({ carriers, licensedStates, rates: indexRates(tables) }),
    'rate-table',
  ],
  [
    'white-swan',
    (licensedStates) =>
      createWhiteSwanProvider({
        key: whiteSwan.key,
        url: whiteSwan.url,
        healthRatings: settings.quotes.whiteSwanHealthRatings,
        licensedStates,
        fetch,
      }),
    'service',
  ],
]

const { term_duration: _, expedited_products: __, ...anyRequest } = termRequest

describe.each(providers)('Prices from %s', (name, create, source) => {
  const contextFor = (changes: Partial<FunctionContext> = {}, licensedStates: LicensedStates = 'all') =>
    functionContext({ quoteProvider: create(licensedStates), ...changes })
  const later = (milliseconds: number) =>
    contextFor({ now: () => new Date(startOfTest.getTime() + milliseconds) }).context

  async function searchIdFor(body: unknown, context = contextFor().context): Promise<string> {
    const { status, answer } = await callFunction('white-swan-complete-request', body, context)
    expect(status).toBe(200)
    return String(answer.search_id)
  }

  const searchOnce = (policy_search: string, context = contextFor().context) =>
    callFunction('white-swan-policy-search', { policy_search }, context)

  /** As a browser polls, without its waits. */
  async function policiesFor(body: unknown, context = contextFor().context) {
    const id = await searchIdFor(body, context)
    const ended = await pollPolicies({
      search: async () => policySearchAnswerSchema.parse((await searchOnce(id, context)).answer),
      wait: async () => {},
    })
    if (ended.outcome !== 'found') throw new Error(`The search is ${ended.outcome}`)
    return ended.policies
  }

  test.each([
    ['Term', { term_duration: 20, expedited_products: true }],
    ['Whole', { paid_up_period: 'To Age 100', death_benefit: 100_000 }],
    ['IUL', { main_goal: 'Balanced' }],
    ['GUL', {}],
    ['VUL', {}],
  ])('%s is found and says what it is and where its price comes from', async (policy_type, options) => {
    const policies = await policiesFor({ ...anyRequest, policy_type, ...options })
    expect(policies.length).toBeGreaterThan(0)
    for (const policy of policies) {
      expect(policy).toMatchObject({
        personal_plan_id: expect.stringMatching(/^v\d+\./),
        carrier_name: expect.stringMatching(/\w/),
        product_name: expect.stringMatching(/\w/),
        monthly_premium: expect.any(Number),
        death_benefit: expect.any(Number),
        price_details: { source },
      })
      expect(policy.monthly_premium).toBeGreaterThan(0)
      expect(policy.term_length).toBe(policy_type === 'Term' ? 20 : undefined)
      expect(policy.estimate).toBe(name === 'embedded' ? true : undefined)
      expect(policy.price_details?.as_of).toBe(name === 'rate-tables' ? '2026-01-01' : undefined)
    }
  })

  test('[U3] final expense is found by itself, or nobody outside is asked for it', async () => {
    const before = whiteSwan.calls.length
    const body = {
      ...anyRequest,
      policy_type: 'FinalExpense',
      death_benefit: 15_000,
      date_of_birth: '1965-06-01',
    }
    const { answer } = await searchOnce(await searchIdFor(body))
    const found = policySearchAnswerSchema.parse(answer).policies?.map((policy) => ({
      carrier: policy.carrier_name,
      monthly: policy.monthly_premium,
      basis: policy.premium_basis,
    }))
    if (name === 'rate-tables') {
      // 15 times 12.00 and a fee of 60.00 are 240.00 a year, 0.09 of which is paid a month.
      expect(found).toEqual([{ carrier: 'Transamerica', monthly: 21.6, basis: 'final-expense' }])
    } else if (name === 'embedded') {
      expect(found).toHaveLength(5)
      expect(new Set(found?.map(({ basis }) => basis))).toEqual(new Set(['final-expense']))
    } else {
      expect(answer).toEqual({ status: 'No Policies Found', policies: [], reason: 'product_not_offered' })
      expect(whiteSwan.calls).toHaveLength(before)
    }
  })

  test('an amount that nobody insures ends the search with no policies', async () => {
    const id = await searchIdFor({ ...termRequest, death_benefit: 90_000_000 })
    const statuses: unknown[] = []
    for (let attempt = 0; !searchSucceeded(String(statuses.at(-1))) && attempt < 5; attempt++) {
      const { answer } = await searchOnce(id)
      expect(answer.policies).toEqual([])
      statuses.push(answer.status)
    }
    expect(statuses.at(-1)).toBe('No Policies Found')
  })

  test('a state without a licence gets no prices, and nobody outside is asked', async () => {
    const { context } = contextFor({}, ['NV', 'AZ'])
    const before = whiteSwan.calls.length
    const { answer } = await searchOnce(await searchIdFor(termRequest, context), context)
    expect(answer).toEqual({ status: 'No Policies Found', policies: [], reason: 'state_not_licensed' })
    expect(whiteSwan.calls).toHaveLength(before)
  })

  test('ids that were altered, mixed up or have expired are refused', async () => {
    const searchId = await searchIdFor(termRequest)
    const [policy] = await policiesFor(termRequest)
    const planId = policy?.personal_plan_id ?? ''
    const start = (personal_plan: string, context = contextFor().context) =>
      callFunction('white-swan-start-application', { personal_plan }, context)
    const altered = searchId.slice(0, 30) + (searchId[30] === 'x' ? 'y' : 'x') + searchId.slice(31)
    expect(await searchOnce(altered)).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
    expect(await searchOnce(planId)).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
    const address = /^https:\/\/(life|app\.whiteswan)\.example\//
    expect(await start(planId)).toEqual({ status: 200, answer: { url: expect.stringMatching(address) } })
    expect(await start(searchId)).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
    expect(await searchOnce(searchId, later(searchLifeMs))).toMatchObject({ status: 410 })
    expect(await start(planId, later(planLifeMs))).toMatchObject({ status: 410 })
  })

  test.each([
    ['resident_state', 'ZZ'],
    ['date_of_birth', '1986-02-30'],
  ])('a %s that is none is refused by name, and nobody outside is asked', async (field, value) => {
    const before = whiteSwan.calls.length
    const body = { ...termRequest, [field]: value }
    const made = await callFunction('white-swan-complete-request', body, contextFor().context)
    expect(made).toMatchObject({ status: 400, answer: { error: 'invalid_body', fields: [field] } })
    expect(whiteSwan.calls).toHaveLength(before)
  })

  test('ids of another source of prices, from before the setting changed, have expired', async () => {
    const [, createOther] =
      providers.find(([other]) => (other === 'white-swan') !== (name === 'white-swan')) ?? []
    const other = functionContext(createOther && { quoteProvider: createOther('all') }).context
    const [policy] = await policiesFor(termRequest, other)
    const started = await callFunction(
      'white-swan-start-application',
      { personal_plan: policy?.personal_plan_id },
      contextFor().context,
    )
    expect(started).toMatchObject({ status: 410, answer: { error: 'expired' } })
    expect(await searchOnce(await searchIdFor(termRequest, other))).toMatchObject({ status: 410 })
  })

  test('neither ids nor answers nor the log hold who asked', async () => {
    const { context, logged } = contextFor()
    const id = await searchIdFor(termRequest, context)
    const sealed = await createSealer(sealingKey).unseal('search', id, startOfTest)
    const policies = await policiesFor(termRequest, context)
    const shown = JSON.stringify([sealed, policies, logged])
    for (const detail of [termRequest.name, termRequest.email, termRequest.phone]) {
      expect(shown).not.toContain(detail)
    }
    expect(logged).toEqual([])
  })
})
