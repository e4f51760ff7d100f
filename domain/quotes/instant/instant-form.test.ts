import { expect, test } from 'vitest'
import { stateNames } from '#domain/people/states/states.ts'
import { instantFormSchema, newInstantForm, productOfParameter } from './instant-form.ts'

test('[INSTANT-14] [INSTANT-15] [U10] the form begins with the specified defaults, and all else open', () => {
  expect(newInstantForm()).toEqual({
    residentState: 'FL',
    deathBenefit: 500_000,
    dateOfBirth: '',
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: 'Standard',
    termDuration: 20,
    paidUpPeriod: '20-Pay',
    premiumBudget: null,
    mainGoal: 'Protection',
    cashValueSolveAmount: null,
    cashValueSolveAge: 65,
  })
})

test('[INSTANT-13] [INSTANT-37] [INSTANT-38] the form has the specified fields with the specified values, and no others', () => {
  const { shape } = instantFormSchema
  expect(Object.keys(shape)).toEqual([
    ...['productType', 'residentState', 'deathBenefit', 'dateOfBirth', 'gender', 'tobacco'],
    ...['heightFeet', 'heightInches', 'weightPounds', 'healthRating'],
    ...['termDuration', 'expeditedProducts', 'paidUpPeriod', 'premiumBudget', 'mainGoal', 'solveFor'],
    ...['cashValueSolveAmount', 'cashValueSolveAge'],
  ])
  expect(shape.healthRating.unwrap().options).toEqual([
    ...['Super Preferred', 'Preferred', 'Standard', 'Table 1', 'Table 2', 'Table 3', 'Table 4'],
  ])
  expect(shape.gender.unwrap().options).toEqual(['Male', 'Female'])
  // Final expense comes after the five that are specified.
  expect(shape.productType.unwrap().options).toEqual(['Term', 'Whole', 'IUL', 'GUL', 'VUL', 'FinalExpense'])
  expect([...shape.termDuration.values]).toEqual([10, 15, 20, 25, 30])
  expect(shape.paidUpPeriod.options).toEqual(['10-Pay', '20-Pay', 'To Age 100'])
  expect(shape.mainGoal.options).toEqual(['Protection', 'Balanced', 'Accumulation'])
  expect(shape.solveFor.unwrap().options).toEqual([
    'Min Non-MEC Death Benefit',
    'Max Non-MEC Premium',
    'Target Death Benefit',
    'Solve Cash Value at Age',
  ])
})

test('[INSTANT-16] [O19] the states are the 50 of the country and its capital’s district, by their two letters', () => {
  const codes = Object.keys(stateNames)
  expect(codes.filter((code) => code !== 'DC' && /^[A-Z]{2}$/.test(code))).toHaveLength(50)
  expect(codes).toHaveLength(51)
})

test('[INSTANT-03] [U3] the product parameter names one of five products, or final expense, and anything else selects nothing', () => {
  for (const product of ['Term', 'Whole', 'IUL', 'GUL', 'VUL', 'FinalExpense'])
    expect(productOfParameter(product)).toBe(product)
  for (const other of [null, 'final-expense', '', 'term', 'UL', 'Term ', 'Whole Life', 'undefined'])
    expect(productOfParameter(other)).toBeUndefined()
})
