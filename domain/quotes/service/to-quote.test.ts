import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteSchema } from '#domain/quotes/quote.ts'
import { sortQuotes, toQuote, toQuotes } from './to-quote.ts'
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

test('A price from a model says so, and no other does', () => {
  expect(quoteOf({ estimate: true })?.isModeled).toBe(true)
  expect(quoteOf({ estimate: false })).not.toHaveProperty('isModeled')
  expect(quoteOf({})).not.toHaveProperty('isModeled')
})

test.each([
  [{ personal_plan_id: 'a', plan_id: 'b', apply_code: 'c' }, 'a'],
  [{ plan_id: 'b', apply_code: 'c' }, 'b'],
  [{ personal_plan_id: '', apply_code: 'c' }, 'c'],
])('[CALLS-27] Of the ids %j the quote takes %s', (policy, id) => {
  expect(quoteOf(policy)).toMatchObject({ quoteId: id, applyProductCode: id })
})

test('[CALLS-34] Without an id the quote gets a generated one, and nothing to apply with', () => {
  expect(quoteOf({})).toMatchObject({ quoteId: 'made-id', applyProductCode: '' })
})

test('[CALLS-28] The carrier is read from carrier_name, else from insurer_name', () => {
  expect(quoteOf({ carrier_name: 'SBLI', insurer_name: 'Other' })?.carrierName).toBe('SBLI')
  expect(quoteOf({ insurer_name: 'Americo' })?.carrierName).toBe('Americo')
})

test('[CALLS-35] Without either the carrier is called Insurance Carrier', () => {
  expect(quoteOf({})?.carrierName).toBe('Insurance Carrier')
  expect(quoteOf({ carrier_name: ' ' })?.carrierName).toBe('Insurance Carrier')
})

test.each([
  [20, 20],
  ['20', 20],
  ['30 Years', 30],
  [0, undefined],
  ['To Age 100', undefined],
  [undefined, undefined],
])('[CALLS-29] The term length %j is %j years', (term, years) => {
  const quote = quoteOf(term === undefined ? {} : { term_length: term })
  expect(quote?.termYears).toBe(years)
  expect(Object.hasOwn(quote ?? {}, 'termYears')).toBe(years !== undefined)
})

test('[CALLS-30] The premium is read from monthly_premium, else from premium', () => {
  expect(quoteOf({ monthly_premium: 21.5, premium: 99 })?.monthlyPremium).toBe(21.5)
  expect(toQuote({ premium: 33.25 }, context)?.monthlyPremium).toBe(33.25)
})

test.each([{}, { monthly_premium: 0 }, { monthly_premium: -3 }, { premium: Number.NaN }])(
  'A policy without a usable premium is dropped: %j',
  (policy) => {
    expect(toQuote(policy, context)).toBeUndefined()
    expect(toQuotes([policy, { premium: 5 }], context)).toHaveLength(1)
  },
)

test('[CALLS-31] The annual premium is read, else twelve monthly ones, to the cent', () => {
  expect(quoteOf({ annual_premium: 230 })?.annualPremium).toBe(230)
  expect(quoteOf({ monthly_premium: 20.1 })?.annualPremium).toBe(241.2)
  expect(quoteOf({ annual_premium: 0 })?.annualPremium).toBe(240)
})

test('[CALLS-32] Coverage is read from death_benefit, else coverage_amount, else as chosen', () => {
  expect(quoteOf({ death_benefit: 300_000, coverage_amount: 1 })?.coverage).toBe(300_000)
  expect(quoteOf({ coverage_amount: 275_000 })?.coverage).toBe(275_000)
  expect(quoteOf({})?.coverage).toBe(250_000)
})

test.each([
  [{ rating: 3, carrier_rating: 5 }, 3],
  [{ carrier_rating: 2 }, 2],
  [{ rating: 4.6 }, 5],
  [{ rating: 9 }, 5],
  [{ rating: 0.3 }, 1],
])('[CALLS-33] The rating of %j is %i stars', (policy, rating) => {
  expect(quoteOf(policy)?.stars).toBe(rating)
})

test('[CALLS-38] Without a usable rating a quote has 4 stars', () => {
  expect(quoteOf({})?.stars).toBe(4)
  expect(quoteOf({ rating: 0 })?.stars).toBe(4)
  expect(quoteOf({ rating: Number.NaN })?.stars).toBe(4)
})

test('[CALLS-36] Without a product name it is the plan’s name and Insurance', () => {
  expect(quoteOf({})?.productName).toBe('Term Life Insurance')
  expect(quoteOf({}, { planType: 'whole' })?.productName).toBe('Whole Life Insurance')
  expect(quoteOf({}, { planType: 'iul' })?.productName).toBe('Index Universal Life Insurance')
})

test('[CALLS-37] Without a health class it is the chosen rating, else Standard', () => {
  expect(quoteOf({})?.healthClass).toBe('Preferred')
  expect(quoteOf({}, { healthRating: '' })?.healthClass).toBe('Standard')
})

test('[CALLS-39] A live quote has an instant decision unless the answer says otherwise', () => {
  expect(quoteOf({})?.instantDecision).toBe(true)
  expect(quoteOf({ instant_decision: true })?.instantDecision).toBe(true)
})

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

test('[COMPARE-23] Equal premiums keep the order in which they came', () => {
  const quotes = toQuotes(
    ['first', 'second', 'third'].map((plan_id, index) => ({ plan_id, premium: index === 2 ? 1 : 5 })),
    context,
  )
  expect(quotes.map(({ quoteId }) => quoteId)).toEqual(['third', 'first', 'second'])
  expect(sortQuotes([])).toEqual([])
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

test('Nulls and numbers as text are read; what cannot be read counts as absent', () => {
  const answer = policySearchAnswerSchema.parse({
    status: 'Found Policies',
    policies: [
      { monthly_premium: '21.50', carrier_rating: 'A+', product_name: null, term_length: '20 Years' },
    ],
  })
  expect(toQuotes(answer.policies ?? [], context)[0]).toMatchObject({
    monthlyPremium: 21.5,
    stars: 4,
    productName: 'Term Life Insurance',
    termYears: 20,
  })
  expect(
    policySearchAnswerSchema.parse({ status: 'No Policies Found', policies: null }).policies,
  ).toBeUndefined()
})

test('An entry that is no policy does not cost the others', () => {
  const { policies } = policySearchAnswerSchema.parse({
    status: 'Found Policies',
    policies: [null, 'Level Term', { carrier_name: 'SBLI', monthly_premium: 30 }],
  })
  expect(policies).toEqual([expect.objectContaining({ carrier_name: 'SBLI', monthly_premium: 30 })])
  expect(policySearchAnswerSchema.safeParse({ status: 'Found Policies', policies: 'none' }).success).toBe(
    false,
  )
})
