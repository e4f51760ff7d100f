import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Quote, quoteSchema } from '#domain/quotes/quote.ts'
import { toQuote, toQuotes } from './to-quote.ts'
import { policySearchAnswerSchema, type WirePolicy, wirePolicySchema } from './wire.ts'

const context = {
  planType: 'term',
  coverage: 250_000,
  healthRating: 'Preferred',
  newId: () => 'made-id',
} as const

const quoteOf = (policy: WirePolicy, changes: Partial<Parameters<typeof toQuote>[1]> = {}) =>
  toQuote({ monthly_premium: 20, ...policy }, { ...context, ...changes })

test('[COMPARE-47][CALLS-29] A whole policy becomes a whole quote', () => {
  const quote = toQuote(
    {
      personal_plan_id: 'plan-1',
      carrier_name: 'SBLI',
      product_name: 'EasyTrak Digital Term',
      monthly_premium: 21.5,
      annual_premium: 249,
      death_benefit: 300_000,
      term_length: 15,
      health_class: 'Select',
      rating: 5,
      instant_decision: false,
    },
    context,
  )
  expect(quote).toEqual({
    quoteId: 'plan-1',
    carrierName: 'SBLI',
    productName: 'EasyTrak Digital Term',
    monthlyPremium: 21.5,
    annualPremium: 249,
    coverage: 300_000,
    termYears: 15,
    healthClass: 'Select',
    stars: 5,
    instantDecision: false,
    applyProductCode: 'plan-1',
  })
})

// Where the answer lacks a part, another one stands for it.
test.each<[string, WirePolicy, Partial<Quote>]>([
  [
    '[CALLS-27]',
    { personal_plan_id: 'a', plan_id: 'b', apply_code: 'c' },
    { quoteId: 'a', applyProductCode: 'a' },
  ],
  ['[CALLS-27]', { plan_id: 'b', apply_code: 'c' }, { quoteId: 'b', applyProductCode: 'b' }],
  ['[CALLS-27]', { personal_plan_id: '', apply_code: 'c' }, { quoteId: 'c', applyProductCode: 'c' }],
  ['[CALLS-34]', {}, { quoteId: 'made-id', applyProductCode: '' }],
  ['[CALLS-28]', { carrier_name: 'SBLI', insurer_name: 'Other' }, { carrierName: 'SBLI' }],
  ['[CALLS-28]', { insurer_name: 'Americo' }, { carrierName: 'Americo' }],
  ['[CALLS-35]', { carrier_name: ' ' }, { carrierName: 'Insurance Carrier' }],
  ['[CALLS-29]', { term_length: 20 }, { termYears: 20 }],
  ['[CALLS-29]', { term_length: '30 Years' }, { termYears: 30 }],
  ['[CALLS-29]', { term_length: 0 }, { termYears: undefined }],
  ['[CALLS-29]', { term_length: 'To Age 100' }, { termYears: undefined }],
  ['[CALLS-30]', { monthly_premium: 21.5, premium: 99 }, { monthlyPremium: 21.5 }],
  ['[CALLS-31]', { annual_premium: 230 }, { annualPremium: 230 }],
  ['[CALLS-31]', { monthly_premium: 20.1 }, { annualPremium: 241.2 }],
  ['[CALLS-31]', { annual_premium: 0 }, { annualPremium: 240 }],
  ['[CALLS-32]', { death_benefit: 300_000, coverage_amount: 1 }, { coverage: 300_000 }],
  ['[CALLS-32]', { coverage_amount: 275_000 }, { coverage: 275_000 }],
  ['[CALLS-32]', {}, { coverage: 250_000 }],
  ['[CALLS-33]', { rating: 3, carrier_rating: 5 }, { stars: 3 }],
  ['[CALLS-33]', { carrier_rating: 2 }, { stars: 2 }],
  ['[CALLS-33]', { rating: 4.6 }, { stars: 5 }],
  ['[CALLS-33]', { rating: 9 }, { stars: 5 }],
  ['[CALLS-33]', { rating: 0.3 }, { stars: 1 }],
  ['[CALLS-38]', {}, { stars: 4 }],
  ['[CALLS-38]', { rating: 0 }, { stars: 4 }],
  ['[CALLS-38]', { rating: Number.NaN }, { stars: 4 }],
  ['[CALLS-36]', {}, { productName: 'Term Life Insurance' }],
  ['[CALLS-37]', {}, { healthClass: 'Preferred' }],
  ['[CALLS-39]', {}, { instantDecision: true }],
  ['', { estimate: true }, { isModeled: true }],
  ['', { estimate: false }, { isModeled: undefined }],
])('%s the policy %j becomes %j', (_id, policy, parts) => {
  const quote = quoteOf(policy)
  expect(quote).toEqual({ ...quote, ...parts })
})

test('[CALLS-30] [CALLS-36] [CALLS-37] what was asked names product and class; a premium may stand by its other name', () => {
  expect(quoteOf({}, { planType: 'iul' })?.productName).toBe('Index Universal Life Insurance')
  expect(quoteOf({}, { healthRating: '' })?.healthClass).toBe('Standard')
  expect(toQuote({ premium: 33.25 }, context)?.monthlyPremium).toBe(33.25)
})

test.each([{}, { monthly_premium: 0 }, { monthly_premium: -3 }, { premium: Number.NaN }])(
  'a policy without a usable premium is dropped: %j',
  (policy) => {
    expect(toQuotes([policy, { premium: 5 }], context)).toMatchObject([{ monthlyPremium: 5 }])
  },
)

test('[COMPARE-23] Quotes are sorted by monthly premium, lowest first', () => {
  const premium = fc.double({ min: 0.01, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(fc.array(premium), (premiums) => {
      const quotes = toQuotes(
        premiums.map((monthly_premium) => ({ monthly_premium })),
        context,
      )
      expect(quotes.map(({ monthlyPremium }) => monthlyPremium)).toEqual(premiums.toSorted((a, b) => a - b))
    }),
  )
})

test('[COMPARE-23] equal premiums keep the order in which they came', () => {
  const policies = ['first', 'second', 'third'].map((plan_id, index) => ({
    plan_id,
    premium: index === 2 ? 1 : 5,
  }))
  expect(toQuotes(policies, context).map(({ quoteId }) => quoteId)).toEqual(['third', 'first', 'second'])
})

test('[COMPARE-47] Whatever a service sends, what is shown is a whole quote', () => {
  const names = Object.keys(wirePolicySchema.shape)
  const policy = fc.dictionary(fc.constantFrom(...names), fc.jsonValue())
  fc.assert(
    fc.property(policy, fc.double({ min: 0.01, max: 1e6, noNaN: true }), (sent, monthly_premium) => {
      const quote = toQuote(wirePolicySchema.parse({ ...sent, monthly_premium }), context)
      expect(quoteSchema.safeParse(quote).success).toBe(true)
    }),
  )
})

test('nulls and numbers as text are read; what cannot be read counts as absent, and costs no other entry', () => {
  const policy = {
    monthly_premium: '21.50',
    carrier_rating: 'A+',
    product_name: null,
    term_length: '20 Years',
  }
  const answer = { status: 'Found Policies', policies: [null, 'Level Term', policy] }
  expect(toQuotes(policySearchAnswerSchema.parse(answer).policies ?? [], context)).toMatchObject([
    { monthlyPremium: 21.5, stars: 4, productName: 'Term Life Insurance', termYears: 20 },
  ])
  const none = { status: 'No Policies Found', policies: null }
  expect(policySearchAnswerSchema.parse(none).policies).toBeUndefined()
  expect(policySearchAnswerSchema.safeParse({ ...none, policies: 'none' }).success).toBe(false)
})
