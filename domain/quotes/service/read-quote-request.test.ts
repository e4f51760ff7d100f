import { expect, test } from 'vitest'
import { productTypes } from '#domain/plans/plan-type.ts'
import { iulSolves } from '#domain/pricing/quote-request.ts'
import { readQuoteRequest, readQuoteSearch } from './read-quote-request.ts'
import type { QuoteRequestBody } from './wire.ts'

const body: QuoteRequestBody = {
  policy_type: 'Term',
  resident_state: 'OH',
  death_benefit: 500_000,
  payment_schedule: 'Monthly',
  date_of_birth: '1988-05-02',
  gender: 'Female',
  tobacco: false,
  height_feet: 5,
  height_inches: 6,
  weight_pounds: 143,
  health_rating: 'Preferred',
  name: 'Rosalind Quimby',
  email: 'rosalind@quimby.example',
  phone: '2125550188',
}

const person = {
  residentState: 'OH',
  deathBenefit: 500_000,
  dateOfBirth: '1988-05-02',
  gender: 'Female',
  tobacco: false,
  heightFeet: 5,
  heightInches: 6,
  weightPounds: 143,
  healthRating: 'Preferred',
}

const everyOption = {
  term_duration: 15,
  expedited_products: false,
  paid_up_period: '20-Pay',
  premium_budget: 150,
  main_goal: 'Accumulation',
  solve_for: 'Max Non-MEC Premium',
}

test.each([
  ['Term', { termYears: 15, expedited: false }],
  ['Whole', { paidUpPeriod: '20-Pay', premiumBudget: 150 }],
  ['IUL', { mainGoal: 'Accumulation', premiumBudget: 150, solve: { for: 'Max Non-MEC Premium' } }],
  ['GUL', {}],
  ['VUL', {}],
] as const)(
  'A request for %s takes its own options and drops those of other products',
  (policyType, options) => {
    expect(readQuoteRequest({ ...body, ...everyOption, policy_type: policyType })).toEqual({
      policyType,
      ...person,
      ...options,
    })
  },
)

test('Every product can be asked for without any option', () => {
  for (const policyType of productTypes) {
    expect(readQuoteRequest({ ...body, policy_type: policyType })).toEqual({ policyType, ...person })
  }
})

test('A budget of nothing is none', () => {
  for (const premium_budget of [0, -5])
    expect(readQuoteRequest({ ...body, policy_type: 'Whole', premium_budget })?.premiumBudget).toBeUndefined()
})

test('[INSTANT-12] A cash value at an age needs its amount and its age', () => {
  const asked = { ...body, policy_type: 'IUL', solve_for: 'Solve Cash Value at Age' } as const
  const complete = { ...asked, cash_value_solve_amount: 80_000, cash_value_solve_age: 65 }
  expect(readQuoteRequest(complete)?.solve).toEqual({
    for: 'Solve Cash Value at Age',
    amount: 80_000,
    age: 65,
  })
  const faulty = (change: Partial<QuoteRequestBody>) => readQuoteSearch({ ...asked, ...change })
  expect(faulty({})).toEqual({ ok: false, fields: ['cash_value_solve_amount', 'cash_value_solve_age'] })
  expect(faulty({ cash_value_solve_age: 65, cash_value_solve_amount: 0 })).toMatchObject({
    fields: ['cash_value_solve_amount'],
  })
  for (const cash_value_solve_age of [17, 101, 65.5]) {
    expect(faulty({ cash_value_solve_amount: 80_000, cash_value_solve_age })).toMatchObject({
      fields: ['cash_value_solve_age'],
    })
  }
  for (const age of [18, 100])
    expect(readQuoteRequest({ ...complete, cash_value_solve_age: age })?.solve).toMatchObject({ age })
  expect(readQuoteRequest({ ...asked, cash_value_solve_age: 65 })).toBeUndefined()
})

test('The other solves need neither, and no other product asks for them', () => {
  for (const solve of iulSolves.filter((name) => name !== 'Solve Cash Value at Age')) {
    expect(readQuoteRequest({ ...body, policy_type: 'IUL', solve_for: solve })?.solve).toEqual({ for: solve })
  }
  expect(readQuoteRequest({ ...body, solve_for: 'Solve Cash Value at Age' })).toBeDefined()
})

test('Unknown values are named by their fields, each once', () => {
  const read = readQuoteSearch({ ...body, resident_state: 'ZZ', health_rating: 'Superb', term_duration: 12 })
  expect(read).toEqual({ ok: false, fields: ['resident_state', 'health_rating', 'term_duration'] })
  expect(readQuoteSearch({ ...body, policy_type: 'IUL', solve_for: 'Everything' })).toMatchObject({
    fields: ['solve_for'],
  })
})
