import { expect, test } from 'vitest'
import { readQuoteRequest } from '#domain/quotes/service/read-quote-request.ts'
import { quoteRequestSchema } from '#domain/quotes/service/wire.ts'
import { type InstantForm, newInstantForm } from './instant-form.ts'
import { buildInstantRequest } from './instant-request.ts'

const prospect = { name: 'Instant Quote', email: 'quotes@example.com', phone: '8005550142' }
const form: InstantForm = {
  ...newInstantForm(),
  productType: 'GUL',
  residentState: 'OH',
  dateOfBirth: '1988-03-14',
  gender: 'Female',
  tobacco: false,
  heightInches: 6,
  weightPounds: 142,
  healthRating: 'Preferred',
}
const solve = { solveFor: 'Solve Cash Value at Age', cashValueSolveAmount: 90_000 } as const
const common = {
  policy_type: 'GUL',
  resident_state: 'OH',
  death_benefit: 500_000,
  payment_schedule: 'Monthly',
  date_of_birth: '1988-03-14',
  gender: 'Female',
  tobacco: false,
  height_feet: 5,
  height_inches: 6,
  weight_pounds: 142,
  health_rating: 'Preferred',
  ...prospect,
}

test.each<[string, Partial<InstantForm>, object]>([
  ['[CALLS-13] [CALLS-14]', {}, {}],
  ['[CALLS-13]', { productType: 'VUL' }, { policy_type: 'VUL' }],
  [
    '[CALLS-16]',
    { productType: 'Term', termDuration: 30, expeditedProducts: false },
    { policy_type: 'Term', term_duration: 30, expedited_products: false },
  ],
  [
    '[CALLS-16]',
    { productType: 'Term', expeditedProducts: true },
    { policy_type: 'Term', term_duration: 20, expedited_products: true },
  ],
  [
    '[CALLS-17] [INSTANT-21]',
    { productType: 'Whole', paidUpPeriod: '10-Pay', premiumBudget: 150 },
    { policy_type: 'Whole', paid_up_period: '10-Pay', premium_budget: 150 },
  ],
  [
    '[INSTANT-21]',
    { productType: 'Whole', premiumBudget: 0 },
    { policy_type: 'Whole', paid_up_period: '20-Pay' },
  ],
  [
    '[CALLS-18]',
    { productType: 'IUL', mainGoal: 'Accumulation' },
    { policy_type: 'IUL', main_goal: 'Accumulation' },
  ],
  [
    '[CALLS-18] [INSTANT-21]',
    { productType: 'IUL', premiumBudget: 200, solveFor: 'Max Non-MEC Premium' },
    { policy_type: 'IUL', main_goal: 'Protection', premium_budget: 200, solve_for: 'Max Non-MEC Premium' },
  ],
  [
    '[CALLS-18]',
    { productType: 'IUL', ...solve },
    {
      policy_type: 'IUL',
      main_goal: 'Protection',
      solve_for: 'Solve Cash Value at Age',
      cash_value_solve_amount: 90_000,
      cash_value_solve_age: 65,
    },
  ],
  // Options of another product are never sent.
  ['[CALLS-13]', { expeditedProducts: true, premiumBudget: 100, ...solve }, {}],
])('%s with %j the body adds %j to the common part and the placeholder prospect', (_id, changes, own) => {
  expect(buildInstantRequest({ ...form, ...changes }, prospect)).toEqual({ ...common, ...own })
})

test('[CALLS-15] the form has no place for a name, an e-mail or a phone', () => {
  const visitor = {
    ...form,
    fullName: 'Maria',
    name: 'Maria',
    email: 'maria@example.com',
    phone: '3055550188',
  }
  expect(buildInstantRequest(visitor, prospect)).toEqual(common)
})

test('without a needed answer there is no body; empty inches count as none', () => {
  for (const field of ['residentState', 'dateOfBirth'])
    expect(buildInstantRequest({ ...form, [field]: '' }, prospect), field).toBeUndefined()
  for (const field of ['deathBenefit', 'heightFeet', 'weightPounds'])
    expect(buildInstantRequest({ ...form, [field]: null }, prospect), field).toBeUndefined()
  for (const field of ['productType', 'gender', 'tobacco', 'healthRating'])
    expect(buildInstantRequest({ ...form, [field]: undefined }, prospect), field).toBeUndefined()
  expect(buildInstantRequest({ ...form, heightInches: null }, prospect)).toMatchObject({ height_inches: 0 })
})

test('the service reads every body that the form makes', () => {
  for (const productType of ['Term', 'Whole', 'IUL', 'GUL', 'VUL'] as const) {
    const body = buildInstantRequest({ ...form, productType, ...solve }, prospect)
    expect(readQuoteRequest(quoteRequestSchema.parse(body))).toMatchObject({ policyType: productType })
  }
})

test('[U3] final expense takes no answer about health along', () => {
  const asked: InstantForm = {
    ...form,
    productType: 'FinalExpense',
    deathBenefit: 15_000,
    heightFeet: 5,
    heightInches: 2,
    weightPounds: 240,
    healthRating: 'Table 2',
  }
  const body = {
    ...common,
    policy_type: 'FinalExpense',
    death_benefit: 15_000,
    height_feet: 5,
    height_inches: 10,
    weight_pounds: 170,
    health_rating: 'Standard',
  }
  expect(buildInstantRequest(asked, prospect)).toEqual(body)
  const unasked = { ...asked, heightFeet: null, weightPounds: null, healthRating: undefined }
  expect(buildInstantRequest(unasked, prospect)).toEqual(body)
})
