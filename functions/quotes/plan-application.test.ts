import { expect, test } from 'vitest'
import {
  applicationStatusAnswerSchema,
  policySearchAnswerSchema,
  type QuoteRequestBody,
} from '#domain/quotes/service/wire.ts'
import { createSealer } from '#functions/seal.ts'
import {
  callFunction,
  functionContext,
  sealingKey,
  startOfTest,
  termRequest,
} from '../../tests/fixtures/function-context.ts'
import { sealPlans } from './plan-id.ts'
import { planLifeMs } from './quote-search.ts'

const key = '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11'

async function planFor(request: QuoteRequestBody) {
  const { context } = functionContext()
  const { answer } = await callFunction('white-swan-complete-request', request, context)
  const found = await callFunction('white-swan-policy-search', { policy_search: answer.search_id }, context)
  const plan = policySearchAnswerSchema.parse(found.answer).policies?.[0]
  return { id: plan?.personal_plan_id ?? '', plan }
}

const ask = (body: object, changes: Parameters<typeof functionContext>[0] = {}) =>
  callFunction('application-status', body, functionContext(changes).context)

test.each([
  ['term', termRequest],
  [
    'whole',
    { ...termRequest, policy_type: 'Whole' as const, term_duration: undefined, paid_up_period: '20-Pay' },
  ],
])('[D1] the id of a %s plan says what that plan is, and nothing of a person', async (planType, request) => {
  const { id, plan } = await planFor(request)
  const { status, answer } = await ask({ personal_plan: id })
  expect(status).toBe(200)
  expect(answer).toEqual({
    plan: {
      carrierName: plan?.carrier_name,
      productName: plan?.product_name,
      planType,
      coverage: plan?.death_benefit,
      monthlyPremium: plan?.monthly_premium,
      ...(planType === 'term' && { termYears: 20 }),
    },
    received: false,
  })
  expect(applicationStatusAnswerSchema.parse(answer)).toEqual(answer)
})

test('[D1] it is received where an application under this key is for this very plan, and nowhere else', async () => {
  const { id } = await planFor(termRequest)
  const asked: unknown[] = []
  const findApplication = async (...lookUp: [string, string]) => {
    asked.push(lookUp)
    return lookUp[0] === key && lookUp[1] === id
  }
  expect((await ask({ personal_plan: id, idempotency_key: key }, { findApplication })).answer.received).toBe(
    true,
  )
  const other = crypto.randomUUID()
  expect(
    (await ask({ personal_plan: id, idempotency_key: other }, { findApplication })).answer.received,
  ).toBe(false)
  expect((await ask({ personal_plan: id }, { findApplication })).answer.received).toBe(false)
  // Without a key nobody looks anything up.
  expect(asked).toEqual([
    [key, id],
    [other, id],
  ])
})

test('[D1] an id that is altered, old or of another service promises nothing, and no lead is looked up', async () => {
  const { id } = await planFor(termRequest)
  const findApplication = async () => {
    throw new Error('Nobody should look')
  }
  const refused = (personal_plan: unknown, changes: object = {}) =>
    ask({ personal_plan, idempotency_key: key }, { findApplication, ...changes })
  expect(await refused(`${id}1`)).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
  expect(await refused('plan-1')).toMatchObject({ status: 400, answer: { error: 'invalid_id' } })
  expect(await refused('')).toMatchObject({ status: 400, answer: { error: 'invalid_body' } })
  expect(await refused(7)).toMatchObject({ status: 400, answer: { error: 'invalid_body' } })
  const later = () => new Date(startOfTest.getTime() + planLifeMs)
  expect(await refused(id, { now: later })).toMatchObject({ status: 410, answer: { error: 'expired' } })
  const { quoteProvider } = functionContext().context
  const { describePlan: _, ...elsewhere } = quoteProvider
  expect(await refused(id, { quoteProvider: elsewhere })).toMatchObject({
    status: 400,
    answer: { error: 'invalid_id' },
  })
  expect(await ask({ personal_plan: id, idempotency_key: 'guess' })).toMatchObject({ status: 400 })
})

test('[D1] an id of an earlier version says all of its plan, and promises nothing where it names no carrier', async () => {
  const expires = new Date(startOfTest.getTime() + planLifeMs)
  const [plan, told, earliest] = [
    ['americo.term.20', 29.5, 500_000, 'Americo', 'Level Term 20', 20],
    { carrierName: 'Americo', productName: 'Level Term 20', planType: 'term', coverage: 500_000 },
    ['sbli.term.20', 31.27, 500_000],
  ]
  const sealer = createSealer(sealingKey)
  const [[named] = [], [unnamed] = []] = await Promise.all(
    [plan, earliest].map((one) => sealPlans(sealer, [one], expires)),
  )
  expect((await ask({ personal_plan: named })).answer.plan).toEqual({
    ...told,
    monthlyPremium: 29.5,
    termYears: 20,
  })
  expect(await ask({ personal_plan: unnamed })).toMatchObject({
    status: 400,
    answer: { error: 'invalid_id' },
  })
  expect((await callFunction('white-swan-start-application', { personal_plan: unnamed })).status).toBe(200)
})
