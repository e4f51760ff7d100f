import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { unsealPlan } from '#functions/quotes/plan-id.ts'
import { callTimeoutMs } from '#functions/quotes/white-swan/call.ts'
import { createSealer } from '#functions/seal.ts'
import { callFunction, sealingKey, startOfTest, termRequest } from '../../fixtures/function-context.ts'
import { policiesFor, request, search, whiteSwanContext } from '../../fixtures/quotes/white-swan-context.ts'
import {
  startWhiteSwan,
  type WhiteSwanFault,
  type WhiteSwanStandIn,
} from '../../fixtures/quotes/white-swan-stand-in.ts'

let whiteSwan: WhiteSwanStandIn

beforeEach(async () => {
  whiteSwan = await startWhiteSwan()
})
afterEach(() => whiteSwan.stop())

function bodyOf(call: string): unknown {
  return whiteSwan.calls.find((made) => made.call === call)?.body
}

const { term_duration: _, expedited_products: __, ...anyRequest } = termRequest
const solve = {
  solve_for: 'Solve Cash Value at Age',
  cash_value_solve_amount: 100_000,
  cash_value_solve_age: 65,
}

test.each([
  [
    'Term',
    { policy_type: 'Term', term_duration: 15, expedited_products: false },
    { policy_type: 'Term Life', term_duration: '15 Years', expedited_products: false },
  ],
  [
    'Whole',
    { policy_type: 'Whole', paid_up_period: '10-Pay', premium_budget: 90 },
    { policy_type: 'Whole Life', paid_up_period: '10 Years', premium_budget: 90 },
  ],
  [
    'IUL',
    {
      policy_type: 'IUL',
      main_goal: 'Accumulation',
      ...solve,
    },
    {
      policy_type: 'Indexed Universal Life',
      main_goal: 'Accumulation',
      ...solve,
    },
  ],
  ['GUL', { policy_type: 'GUL' }, { policy_type: 'Guaranteed Universal Life' }],
  ['VUL', { policy_type: 'VUL' }, { policy_type: 'Variable Universal Life' }],
])('A %s request is sent in White Swan’s own values', async (_, ours, theirs) => {
  await request({ ...anyRequest, ...ours }, whiteSwanContext(whiteSwan).context)
  expect(bodyOf('complete_request')).toEqual({
    resident_state: 'California',
    death_benefit: 500_000,
    payment_schedule: 'Monthly',
    date_of_birth: '1986-03-14T12:00:00.000Z',
    gender: 'Female',
    tobacco: false,
    height_feet: 5,
    height_inches: 6,
    weight_pounds: 143,
    health_rating: 'Good',
    name: termRequest.name,
    email: termRequest.email,
    phone: termRequest.phone,
    ...theirs,
  })
})

test('Calls carry the key as bearer, JSON both ways and who is asking', async () => {
  await search(termRequest, whiteSwanContext(whiteSwan).context)
  expect(whiteSwan.calls.map(({ call }) => call)).toEqual(['complete_request', 'policy_search'])
  for (const { headers } of whiteSwan.calls) {
    expect(headers).toMatchObject({
      authorization: `Bearer ${whiteSwan.key}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': expect.stringMatching(/^\w+\/\d/),
    })
  }
})

test('Plans come back as policies of ours: monthly premiums, years, amount, and that the service quoted them', async () => {
  const policies = await policiesFor(termRequest, whiteSwanContext(whiteSwan).context)
  const priceDetails = { source: 'service', health_classes: [], tobacco: [], terms: [], death_benefits: [] }
  expect(policies).toEqual([
    {
      personal_plan_id: expect.stringMatching(/^v2\./),
      carrier_name: 'Corebridge Financial',
      product_name: 'Select-a-Plan',
      monthly_premium: 50,
      death_benefit: 500_000,
      term_length: 20,
      price_details: priceDetails,
    },
    expect.objectContaining({ carrier_name: 'SBLI', monthly_premium: 55 }),
  ])
})

test.each([
  ['a premium as text', { premium: '1,234.5' }, { monthly_premium: 1234.5 }],
  [
    'a yearly premium',
    { premium: 600, premium_modality: 'Yearly' },
    { monthly_premium: 50, annual_premium: 600 },
  ],
  ['the term as text alone', { premium: 5, term_length: '30 Years' }, { term_length: 30 }],
  [
    'White Swan’s health rating',
    { premium: 5, health_rating: 'Excellent' },
    { health_class: 'Super Preferred' },
  ],
  [
    'a rating in stars and a decision',
    { premium: 5, carrier_rating: 5, instant_decision: false },
    { rating: 5, instant_decision: false },
  ],
  [
    'names of our own fields',
    { premium: 5, carrier_name: 'Americo', coverage_amount: 250_000 },
    { carrier_name: 'Americo', death_benefit: 250_000 },
  ],
  [
    'another type in every field',
    { premium: 5, insurer_name: 7, product_name: {}, term_length: [], rating: 'A+' },
    { monthly_premium: 5 },
  ],
])('A plan with %s is read', async (_, plan, expected) => {
  whiteSwan.behaviour.answers.policy_search = { status: 'Found Policies', policies: [plan] }
  expect(await policiesFor(termRequest, whiteSwanContext(whiteSwan).context)).toMatchObject([expected])
})

test.each([
  ['none', {}],
  ['nothing', { premium: 0 }],
  ['words', { premium: 'call us' }],
  ['a single payment', { premium: 5000, premium_modality: 'Single' }],
  ['no plan at all', null],
])('A plan whose premium is %s is left out', async (_, plan) => {
  const policies = [plan, { premium: 5, insurer_name: 'SBLI' }]
  whiteSwan.behaviour.answers.policy_search = { status: 'Found Policies', policies }
  expect(await policiesFor(termRequest, whiteSwanContext(whiteSwan).context)).toMatchObject([
    { carrier_name: 'SBLI' },
  ])
})

test.each([
  [{ search_id: 'a1' }, 'a1'],
  [{ policy_search_id: 'a2' }, 'a2'],
  [{ status: 'success', response: { policy_search: 'a3', other: 1 } }, 'a3'],
])('The search id is found in %j', async (answer, id) => {
  whiteSwan.behaviour.answers.complete_request = answer
  await search(termRequest, whiteSwanContext(whiteSwan).context)
  expect(bodyOf('policy_search')).toEqual({ policy_search: id })
})

test.each(['not ready', 'Not found yet', 'Incomplete', 'success', 'Ready', '', 7, null])(
  'The status %j goes on as "Fetching Quotes", which ends no search',
  async (status) => {
    whiteSwan.behaviour.answers.policy_search = { status, policies: [{ premium: 5 }] }
    expect((await search(termRequest, whiteSwanContext(whiteSwan).context)).answer).toEqual({
      status: 'Fetching Quotes',
      policies: [],
    })
  },
)

test('A health rating that White Swan does not know is not asked for', async () => {
  const { answer } = await search(
    { ...termRequest, health_rating: 'Table 2' },
    whiteSwanContext(whiteSwan).context,
  )
  expect(answer).toEqual({ status: 'No Policies Found', policies: [], reason: 'health_rating_not_offered' })
  expect(whiteSwan.calls).toEqual([])
})

test('Sealed ids and logs hold nothing of the visitor, and no answer holds the key or White Swan’s ids', async () => {
  const { context, logged } = whiteSwanContext(whiteSwan)
  const requested = await request(termRequest, context)
  const found = await callFunction(
    'white-swan-policy-search',
    { policy_search: requested.answer.search_id },
    context,
  )
  const sealer = createSealer(sealingKey)
  const searched = await sealer.unseal('search', String(requested.answer.search_id), startOfTest)
  expect(searched).toEqual({ upstreamId: expect.any(String), policyType: 'Term' })
  const [policy] = policySearchAnswerSchema.parse(found.answer).policies ?? []
  const plan = await unsealPlan(sealer, policy?.personal_plan_id ?? '', startOfTest)
  expect(plan).toEqual({ upstreamPlan: 'plan-1x1' })
  whiteSwan.behaviour.faults.complete_request = { status: 500, body: JSON.stringify(termRequest) }
  const failed = await request(termRequest, context)
  expect(failed.status).toBe(503)
  expect(logged).toHaveLength(1)
  const shown = JSON.stringify([requested.answer, found.answer, failed.answer, logged])
  for (const secret of [
    whiteSwan.key,
    'plan-1x1',
    'x65364251138562370',
    termRequest.name,
    termRequest.email,
    termRequest.phone,
    termRequest.date_of_birth,
  ]) {
    expect(shown).not.toContain(secret)
  }
})

test('A plan without an id of its own shows its price, but no application starts', async () => {
  whiteSwan.behaviour.answers.policy_search = { status: 'Found Policies', policies: [{ premium: 5 }] }
  const { context } = whiteSwanContext(whiteSwan)
  const [policy] = await policiesFor(termRequest, context)
  const started = await callFunction(
    'white-swan-start-application',
    { personal_plan: policy?.personal_plan_id },
    context,
  )
  expect(started.status).toBe(502)
  expect(whiteSwan.calls.map(({ call }) => call)).not.toContain('start_application')
})

const plain = {
  error: 'quote_service_unavailable',
  message: 'Prices can’t be fetched just now. Please try again in a moment.',
}

test.each<[string, WhiteSwanFault, number, string]>([
  ['refuses the key', { status: 401 }, 502, 'the quote service refused our key (401)'],
  ['declines the body', { status: 400 }, 502, 'the quote service did not accept our request (400)'],
  ['knows no such call', { status: 404 }, 502, 'the quote service has no such call at this address (404)'],
  [
    'sends elsewhere',
    { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
    502,
    'the quote service has no such call at this address (307)',
  ],
  ['is asked too often', { status: 429 }, 503, 'the quote service says that we ask too often (429)'],
  ['breaks', { status: 500 }, 503, 'the quote service is out of order (500)'],
  [
    'answers a page',
    { status: 200, body: '<html>Maintenance</html>' },
    502,
    'the quote service gave an answer that we cannot read: it is no JSON',
  ],
  ['breaks off', 'cut-off', 502, 'the quote service broke off its answer'],
  ['never ends', 'endless', 502, 'the quote service gave an answer that we cannot read: it is too long'],
])('When White Swan %s, the visitor is told plainly and the log why', async (_, fault, status, cause) => {
  for (const call of ['complete_request', 'policy_search'] as const) {
    whiteSwan.behaviour.faults = { [call]: fault }
    const { context, logged } = whiteSwanContext(whiteSwan)
    const made = await (call === 'complete_request'
      ? request(termRequest, context)
      : search(termRequest, context))
    expect(made).toEqual({ status, answer: plain })
    expect(logged).toMatchObject([
      { code: 'quote_service_failed', call, cause: expect.stringContaining(cause) },
    ])
  }
})

test.each(['silent', 'stalled'] as const)(
  'When White Swan is %s, the call ends at its deadline',
  async (fault) => {
    whiteSwan.behaviour.faults.complete_request = fault
    const clock = new AbortController()
    whiteSwan.onCall = () => clock.abort(new DOMException('over', 'TimeoutError'))
    const { context, logged } = whiteSwanContext(whiteSwan, { deadline: () => clock.signal })
    expect(await request(termRequest, context)).toEqual({ status: 504, answer: plain })
    expect(logged).toMatchObject([{ cause: 'the quote service did not answer in time' }])
  },
)

test('Each call has a deadline of its own, sooner than a browser gives up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await search(termRequest, whiteSwanContext(whiteSwan).context)
  expect(timeout.mock.calls).toEqual([[callTimeoutMs], [callTimeoutMs]])
  expect(callTimeoutMs).toBeLessThanOrEqual(10_000)
  timeout.mockRestore()
})

test('A dead port is told as unreachable', async () => {
  await whiteSwan.stop()
  const { context, logged } = whiteSwanContext(whiteSwan)
  expect(await request(termRequest, context)).toEqual({ status: 503, answer: plain })
  expect(logged).toMatchObject([{ cause: 'the quote service cannot be reached: ECONNREFUSED' }])
})

test.each([
  ['complete_request', [], 'it holds no search id'],
  ['complete_request', { policy_search: 17 }, 'it holds no search id'],
  ['policy_search', 'Found Policies', 'it is no object'],
  ['policy_search', { status: 'Failed', error_message: 'oops' }, 'it reports an error of its own'],
  ['policy_search', { status: 'Found Policies', policies: 'many' }, 'none of its plans has a premium'],
] as const)('When %s answers %j, it is told as unreadable', async (call, lie, detail) => {
  whiteSwan.behaviour.answers[call] = lie
  const { context, logged } = whiteSwanContext(whiteSwan)
  const made = await (call === 'complete_request'
    ? request(termRequest, context)
    : search(termRequest, context))
  expect(made).toEqual({ status: 502, answer: plain })
  expect(logged).toMatchObject([{ call, cause: expect.stringContaining(detail) }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/apply', '', 7])(
  'An application’s address that is no web address (%j) is not passed on',
  async (url_to_apply) => {
    const { context } = whiteSwanContext(whiteSwan)
    const [policy] = await policiesFor(termRequest, context)
    whiteSwan.behaviour.answers.start_application = { url_to_apply }
    const started = await callFunction(
      'white-swan-start-application',
      { personal_plan: policy?.personal_plan_id },
      context,
    )
    expect(started).toEqual({ status: 502, answer: plain })
  },
)
