import { expect, test } from 'vitest'
import { newPrimaryPerson } from '#domain/people/person.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import { buildComparisonRequest } from '#domain/quotes/comparison/comparison-request.ts'
import { searchSucceeded } from '#domain/quotes/service/poll-policies.ts'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { createSealer } from '#functions/seal.ts'
import {
  callFunction,
  functionContext,
  sealingKey,
  startOfTest,
  termRequest,
} from '../../tests/fixtures/function-context.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { unsealPlan } from './plan-id.ts'
import { createEmbeddedProvider } from './priced-provider.ts'
import { planLifeMs, searchLifeMs } from './quote-search.ts'

async function searchIdFor(body: unknown = termRequest): Promise<string> {
  const { status, answer } = await callFunction('white-swan-complete-request', body)
  expect(status).toBe(200)
  return String(answer.search_id)
}

async function policiesFor(body: unknown, context = functionContext().context) {
  const { status, answer } = await callFunction(
    'white-swan-policy-search',
    { policy_search: await searchIdFor(body) },
    context,
  )
  expect(status).toBe(200)
  return { ...policySearchAnswerSchema.parse(answer), reason: answer.reason }
}

async function planId(): Promise<string> {
  const { policies = [] } = await policiesFor(termRequest)
  return policies[0]?.personal_plan_id ?? ''
}

const laterBy = (milliseconds: number) =>
  functionContext({ now: () => new Date(startOfTest.getTime() + milliseconds) }).context

test('[CALLS-12] A quote request answers a search id that tells nothing of its content, and holds no name, email or phone', async () => {
  const { status, answer } = await callFunction('white-swan-complete-request', termRequest)
  expect(status).toBe(200)
  expect(Object.keys(answer)).toEqual(['search_id'])
  expect(String(answer.search_id)).toMatch(/^v2\.[\w-]+$/)
  const content = await createSealer(sealingKey).unseal('search', String(answer.search_id), startOfTest)
  expect(content).toMatchObject({ request: { policyType: 'Term', deathBenefit: 500_000 } })
  for (const value of [termRequest.name, termRequest.email, termRequest.phone])
    expect(JSON.stringify(content)).not.toContain(value)
})

test.each([true, false])('Tobacco that was answered %s is priced so', async (smoker) => {
  const person = { ...newPrimaryPerson(), dateOfBirth: '1986-04-12', residentState: 'CA', smoker }
  const id = await searchIdFor(buildComparisonRequest(person, 'term', 500_000))
  const content = await createSealer(sealingKey).unseal('search', id, startOfTest)
  expect(content).toMatchObject({ request: { tobacco: smoker } })
})

test('[CALLS-26] [CALLS-45] A policy search answers status and priced policies, with no key to any service', async () => {
  const { status, policies = [] } = await policiesFor(termRequest)
  expect(status).toBe('Found Policies')
  expect(policies).toHaveLength(settings.carriers.length)
  for (const policy of policies) {
    expect(policy).toMatchObject({
      personal_plan_id: expect.stringMatching(/^v2\./),
      carrier_name: expect.any(String),
      product_name: expect.stringContaining('20'),
      monthly_premium: expect.any(Number),
      annual_premium: expect.any(Number),
      death_benefit: 500_000,
      term_length: 20,
      health_class: 'Preferred',
      rating: expect.any(Number),
      instant_decision: expect.any(Boolean),
      estimate: true,
      price_source: 'illustrative-engine',
    })
  }
})

test.each([
  ['someone too light for any carrier', { weight_pounds: 80 }, 'build_declined'],
  ['someone under the issue ages', { date_of_birth: '2012-01-01' }, 'no_plan_fits'],
  ['an amount above every limit', { death_benefit: 90_000_000 }, 'no_plan_fits'],
])('No policy for %s: an end of the search, with the reason', async (_, change, reason) => {
  const answer = await policiesFor({ ...termRequest, ...change })
  expect(answer).toEqual({ status: 'No Policies Found', policies: [], reason })
  expect(searchSucceeded(answer.status)).toBe(true)
})

test('A state without licence gets no prices', async () => {
  const quoteProvider = createEmbeddedProvider({
    carriers: settings.carriers,
    tables: bundledTables,
    licensedStates: ['NV', 'AZ'],
  })
  const { context } = functionContext({ quoteProvider })
  expect(await policiesFor(termRequest, context)).toEqual({
    status: 'No Policies Found',
    policies: [],
    reason: 'state_not_licensed',
  })
  expect((await policiesFor({ ...termRequest, resident_state: 'NV' }, context)).status).toBe('Found Policies')
})

test.each([
  ['resident_state', 'ZZ'],
  ['health_rating', 'Superb'],
  ['term_duration', 12],
])('A request whose %s is none of the known values is refused by name', async (field, value) => {
  const { status, answer } = await callFunction('white-swan-complete-request', {
    ...termRequest,
    [field]: value,
  })
  expect(status).toBe(400)
  expect(answer).toMatchObject({ error: 'invalid_body', fields: [field] })
})

test('[CALLS-46] A search id is refused when altered, when expired, and when it is something else', async () => {
  const id = await searchIdFor()
  const search = (policy_search: string, context = functionContext().context) =>
    callFunction('white-swan-policy-search', { policy_search }, context)
  const middle = Math.floor(id.length / 2)
  const altered = id.slice(0, middle) + (id[middle] === 'x' ? 'y' : 'x') + id.slice(middle + 1)
  expect(await search(altered)).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
  expect(await search(await planId())).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
  expect((await search(id, laterBy(searchLifeMs - 1))).status).toBe(200)
  expect(await search(id, laterBy(searchLifeMs))).toMatchObject({ status: 410, answer: { error: 'expired' } })
})

test.each([[{ form: 'quote-request-0', request: {} }], [null]])(
  '[CALLS-46] A search id of another version, which holds %j, is expired',
  async (content) => {
    const soon = new Date(startOfTest.getTime() + searchLifeMs)
    const id = await createSealer(sealingKey).seal('search', content, soon)
    expect(await callFunction('white-swan-policy-search', { policy_search: id })).toMatchObject({
      status: 410,
      answer: { error: 'expired' },
    })
  },
)

test('[CALLS-47] A search id answers the same on a context made anew, as after a restart or on another replica', async () => {
  const id = await searchIdFor()
  const answers = await Promise.all(
    [functionContext(), functionContext()].map(async ({ context }) => {
      const { answer } = await callFunction('white-swan-policy-search', { policy_search: id }, context)
      return policySearchAnswerSchema.parse(answer).policies?.map((policy) => policy.monthly_premium)
    }),
  )
  expect(answers[0]).toHaveLength(settings.carriers.length)
  expect(answers[1]).toEqual(answers[0])
})

test('[CALLS-40] Starting an application answers the url of a page of our own, with the plan in its fragment', async () => {
  const id = await planId()
  const { status, answer } = await callFunction('white-swan-start-application', { personal_plan: id })
  expect(status).toBe(200)
  expect(answer).toEqual({ url: `https://life.example/application#plan=${id}` })
})

test('A plan id lasts 30 days, holds no health answer, and no search id passes for one', async () => {
  const id = await planId()
  const start = (personal_plan: string, context = functionContext().context) =>
    callFunction('white-swan-start-application', { personal_plan }, context)
  expect((await start(id, laterBy(planLifeMs - 1))).status).toBe(200)
  expect(await start(id, laterBy(planLifeMs))).toMatchObject({ status: 410, answer: { error: 'expired' } })
  expect(await start(await searchIdFor())).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
  const content = await unsealPlan(createSealer(sealingKey), id, startOfTest)
  const { policies = [] } = await policiesFor(termRequest)
  const [first] = policies
  expect(content).toEqual([
    first?.monthly_premium,
    first?.carrier_name,
    first?.product_name,
    'term.20',
    500_000,
    20,
  ])
})

test('Someone is rated by the date in the US, not by Greenwich’s', async () => {
  const birthday = { ...termRequest, date_of_birth: '1966-11-21' }
  const eveningInUs = functionContext({ now: () => new Date('2026-11-21T02:00:00Z') }).context
  const nextMorning = functionContext({ now: () => new Date('2026-11-21T12:00:00Z') }).context
  const carrier = settings.carriers.find(({ products }) => products.term?.ageBasis === 'last')?.name
  const premium = async (context = eveningInUs) => {
    const { answer } = await callFunction('white-swan-complete-request', birthday, context)
    const found = await callFunction('white-swan-policy-search', { policy_search: answer.search_id }, context)
    const { policies } = policySearchAnswerSchema.parse(found.answer)
    return policies?.find((policy) => policy.carrier_name === carrier)?.monthly_premium ?? 0
  }
  expect(await premium(nextMorning)).toBeGreaterThan(await premium(eveningInUs))
})
