import { expect, test } from 'vitest'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { priceDetailsSchema } from '#domain/quotes/price-details.ts'
import { quoteRequest } from '../../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'
import { modelledPlans, pricedPolicy } from './priced-policy.ts'
import { toQuote } from './to-quote.ts'
import { wirePolicySchema } from './wire.ts'

const context = { carriers, tables, today: '2026-11-20', licensedStates: 'all' } as const
const request: QuoteRequest = { ...quoteRequest, residentState: 'GA', deathBenefit: 400_000 }
const forLife = { ...request, deathBenefit: 50_000 }

const policiesOf = (asked: QuoteRequest) =>
  modelledPlans(asked, context).map((plan) => pricedPolicy(plan, { source: 'model' }))

const iul = { ...request, policyType: 'IUL' } as const

test.each<[string, QuoteRequest]>([
  ['term', request],
  ['whole life and final expense', { ...forLife, policyType: 'Whole' }],
  ['indexed universal life', iul],
  ['a target death benefit', { ...iul, solve: { for: 'Target Death Benefit' } }],
  ['guaranteed universal life', { ...request, policyType: 'GUL' }],
  ['what a budget buys', { ...request, policyType: 'Whole', premiumBudget: 120 }],
  ['Montana', { ...request, residentState: 'MT' }],
])('The price of %s says what it is made of, in parts that add up to 1', (_, asked) => {
  const policies = policiesOf(asked)
  expect(policies.length).toBeGreaterThan(2)
  for (const { price_details: details } of policies) {
    const shares = Object.values(details?.shares ?? {})
    expect(shares).toHaveLength(4)
    for (const share of shares) expect(share).toBeGreaterThan(0)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  }
})

test.each<[string, QuoteRequest]>([
  ['a planned premium', { ...request, policyType: 'VUL' }],
  ['the highest premium without MEC', { ...iul, solve: { for: 'Max Non-MEC Premium' } }],
  ['a cash value', { ...iul, solve: { for: 'Solve Cash Value at Age', amount: 60_000, age: 65 } }],
])('Nobody can say what %s is made of', (_, asked) => {
  const policies = policiesOf(asked)
  expect(policies.length).toBeGreaterThan(1)
  for (const { price_details: details } of policies) expect(details).not.toHaveProperty('shares')
})

test('A policy of the model is an estimate, and passes the schema as it is', () => {
  for (const policy of policiesOf(request)) {
    expect(policy).toMatchObject({
      estimate: true,
      price_source: 'illustrative-engine',
      premium_basis: 'level-term',
      term_length: 20,
      guarantees: { premium_years: 20, guaranteed_to_age: expect.any(Number), cash_values: [], outlook: [] },
      price_details: { source: 'model' },
    })
    expect(priceDetailsSchema.parse(policy.price_details)).toEqual(policy.price_details)
    expect(wirePolicySchema.parse(JSON.parse(JSON.stringify(policy)))).toEqual(policy)
  }
})

test('A policy of a rate table is no estimate and names the day of its rates', () => {
  const [plan] = modelledPlans(request, context)
  const policy = plan && pricedPolicy(plan, { source: 'rate-table', asOf: '2026-07-01' })
  expect(policy).toMatchObject({
    price_source: 'rate-table',
    price_details: { source: 'rate-table', as_of: '2026-07-01' },
  })
  expect(policy).not.toHaveProperty('estimate')
})

test('A quote carries what opens behind its price', () => {
  const [policy] = policiesOf({ ...forLife, policyType: 'Whole' })
  const asked = { planType: 'whole', coverage: 50_000, healthRating: 'Preferred', newId: () => 'id' } as const
  expect(policy && toQuote(policy, asked)).toMatchObject({
    isModeled: true,
    premiumBasis: policy?.premium_basis,
    priceDetails: policy?.price_details,
    guarantees: policy?.guarantees,
  })
})
