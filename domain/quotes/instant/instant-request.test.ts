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

test('[CALLS-13] [CALLS-14] the common part of the body, with the placeholder prospect', () => {
  expect(buildInstantRequest(form, prospect)).toEqual(common)
  expect(buildInstantRequest({ ...form, productType: 'VUL' }, prospect)).toEqual({
    ...common,
    policy_type: 'VUL',
  })
})

test('[CALLS-15] the form has no place for a name, an e-mail or a phone', () => {
  const visitor = {
    ...form,
    fullName: 'Maria Alvarez',
    name: 'Maria',
    email: 'maria@example.com',
    phone: '3055550188',
  }
  const body = buildInstantRequest(visitor, prospect)
  expect(body).toEqual(common)
  expect(JSON.stringify(body)).not.toMatch(/maria|3055550188/i)
})

test('[CALLS-16] Term adds its duration and the expedited answer', () => {
  for (const expeditedProducts of [true, false]) {
    const term: InstantForm = { ...form, productType: 'Term', termDuration: 30, expeditedProducts }
    expect(buildInstantRequest(term, prospect)).toEqual({
      ...common,
      policy_type: 'Term',
      term_duration: 30,
      expedited_products: expeditedProducts,
    })
  }
})

test('[CALLS-17] [INSTANT-21] Whole adds its paid-up period, and a budget above 0', () => {
  const whole: InstantForm = { ...form, productType: 'Whole', paidUpPeriod: '10-Pay' }
  const body = { ...common, policy_type: 'Whole', paid_up_period: '10-Pay' }
  expect(buildInstantRequest({ ...whole, premiumBudget: 150 }, prospect)).toEqual({
    ...body,
    premium_budget: 150,
  })
  for (const none of [null, 0]) {
    expect(buildInstantRequest({ ...whole, premiumBudget: none }, prospect)).toEqual(body)
  }
})

test('[CALLS-18] [INSTANT-21] IUL adds its goal, a budget above 0 and what is solved for', () => {
  const iul: InstantForm = { ...form, productType: 'IUL', mainGoal: 'Accumulation' }
  const body = { ...common, policy_type: 'IUL', main_goal: 'Accumulation' }
  expect(buildInstantRequest(iul, prospect)).toEqual(body)
  expect(buildInstantRequest({ ...iul, premiumBudget: 0 }, prospect)).toEqual(body)
  expect(
    buildInstantRequest({ ...iul, premiumBudget: 200, solveFor: 'Max Non-MEC Premium' }, prospect),
  ).toEqual({
    ...body,
    premium_budget: 200,
    solve_for: 'Max Non-MEC Premium',
  })
  const cashValue: InstantForm = { ...iul, solveFor: 'Solve Cash Value at Age', cashValueSolveAmount: 90_000 }
  expect(buildInstantRequest(cashValue, prospect)).toEqual({
    ...body,
    solve_for: 'Solve Cash Value at Age',
    cash_value_solve_amount: 90_000,
    cash_value_solve_age: 65,
  })
})

test('options of another product are never sent', () => {
  const all: InstantForm = {
    ...form,
    expeditedProducts: true,
    premiumBudget: 100,
    solveFor: 'Solve Cash Value at Age',
    cashValueSolveAmount: 90_000,
  }
  expect(buildInstantRequest(all, prospect)).toEqual(common)
})

test('without a needed answer there is no body; empty inches count as none', () => {
  for (const gap of [
    { productType: undefined },
    { residentState: '' },
    { deathBenefit: null },
    { dateOfBirth: '' },
    { gender: undefined },
    { tobacco: undefined },
    { heightFeet: null },
    { weightPounds: null },
    { healthRating: undefined },
  ]) {
    expect(buildInstantRequest({ ...form, ...gap }, prospect)).toBeUndefined()
  }
  expect(buildInstantRequest({ ...form, heightInches: null }, prospect)).toMatchObject({ height_inches: 0 })
})

test('the service reads every body that the form makes', () => {
  for (const productType of ['Term', 'Whole', 'IUL', 'GUL', 'VUL'] as const) {
    const body = buildInstantRequest(
      { ...form, productType, solveFor: 'Solve Cash Value at Age', cashValueSolveAmount: 90_000 },
      prospect,
    )
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
