import { describe, expect, test } from 'vitest'
import { productTypes } from '#domain/plans/plan-type.ts'
import {
  assumedFields,
  boundsOf,
  fieldsFor,
  instantIssues,
  isInstantFormUnderAge,
  isInstantFormValid,
} from './instant-fields.ts'
import { type InstantForm, instantFormSchema, newInstantForm } from './instant-form.ts'

const today = '2026-11-20'
/** The five that the specification names; final expense asks less. */
const specifiedProducts = productTypes.filter((product) => product !== 'FinalExpense')
const term: InstantForm = {
  ...newInstantForm(),
  productType: 'Term',
  dateOfBirth: '1988-03-14',
  gender: 'Female',
  tobacco: false,
  expeditedProducts: true,
}
const cashValue: InstantForm = {
  ...term,
  productType: 'IUL',
  solveFor: 'Solve Cash Value at Age',
  cashValueSolveAmount: 100_000,
}

const gaps = {
  residentState: '',
  deathBenefit: null,
  dateOfBirth: '',
  gender: undefined,
  tobacco: undefined,
  heightFeet: null,
  weightPounds: null,
  healthRating: undefined,
}

test.each(specifiedProducts)(
  '[INSTANT-18] [INSTANT-19] %s: each required answer that is missing refuses the form',
  (product) => {
    const form = { ...term, productType: product }
    expect(isInstantFormValid(form, today)).toBe(true)
    for (const [field, gap] of Object.entries(gaps))
      expect(instantIssues({ ...form, [field]: gap }, today)).toEqual([{ field, code: 'missing' }])
    // Term, and only term, needs an expedited answer; No is one.
    expect(isInstantFormValid({ ...form, expeditedProducts: false }, today)).toBe(true)
    const issues = instantIssues({ ...form, expeditedProducts: undefined }, today)
    expect(issues).toEqual(product === 'Term' ? [{ field: 'expeditedProducts', code: 'missing' }] : [])
  },
)

test('[INSTANT-12] a cash value at an age needs a target amount and an age', () => {
  expect(isInstantFormValid(cashValue, today)).toBe(true)
  for (const field of ['cashValueSolveAmount', 'cashValueSolveAge'] as const)
    expect(instantIssues({ ...cashValue, [field]: null }, today)).toEqual([{ field, code: 'missing' }])
  const withoutAmount = { ...cashValue, cashValueSolveAmount: null }
  expect(isInstantFormValid({ ...withoutAmount, solveFor: 'Max Non-MEC Premium' }, today)).toBe(true)
  expect(isInstantFormValid({ ...withoutAmount, productType: 'Whole' }, today)).toBe(true)
})

test('[INSTANT-17] the bounds are those specified, and both ends are inside', () => {
  const specified = [
    ['deathBenefit', 25_000, Number.MAX_SAFE_INTEGER],
    ['heightFeet', 4, 7],
    ['heightInches', 0, 11],
    ['weightPounds', 80, 500],
    ['cashValueSolveAge', 18, 100],
  ] as const
  for (const [field, min, max] of specified) {
    expect(boundsOf(field, 'IUL')).toEqual({ min, max })
    const issuesAt = (value: number) => instantIssues({ ...cashValue, [field]: value }, today)
    expect([...issuesAt(min), ...issuesAt(max)], field).toEqual([])
    const outside = [{ field, code: 'outOfRange' }]
    expect(issuesAt(min - 1), field).toEqual(outside)
    if (max < Number.MAX_SAFE_INTEGER) expect(issuesAt(max + 1), field).toEqual(outside)
  }
})

test.each<[Partial<InstantForm>, string | undefined]>([
  [{ deathBenefit: 250_000.5 }, 'deathBenefit: outOfRange'],
  [{ heightInches: 6.5 }, 'heightInches: outOfRange'],
  [{ weightPounds: 142.5 }, undefined],
  [{ productType: 'Whole', premiumBudget: 99.5 }, undefined],
  [{ productType: 'Whole', premiumBudget: -1 }, 'premiumBudget: outOfRange'],
  [{ productType: 'IUL', heightInches: null, premiumBudget: null, solveFor: undefined }, undefined],
  [{ dateOfBirth: '1988-02-30' }, 'dateOfBirth: missing'],
  [{ dateOfBirth: '1899-12-31' }, 'dateOfBirth: dateTooEarly'],
  [{ dateOfBirth: '2026-11-21' }, 'dateOfBirth: dateInFuture'],
  [{ dateOfBirth: '1900-01-01' }, undefined],
  [{ dateOfBirth: today }, undefined],
  [{ productType: undefined }, 'productType: missing'],
])('with %j the issue is %s', (changes, issue) => {
  const issues = instantIssues({ ...term, ...changes }, today).map(({ field, code }) => `${field}: ${code}`)
  expect(issues).toEqual(issue === undefined ? [] : [issue])
})

test('someone under 18 is told apart; without a date nobody is', () => {
  expect(isInstantFormUnderAge({ ...term, dateOfBirth: '2008-11-21' }, today)).toBe(true)
  expect(isInstantFormUnderAge({ ...term, dateOfBirth: '2008-11-20' }, today)).toBe(false)
  expect(isInstantFormUnderAge({ ...term, dateOfBirth: '' }, today)).toBe(false)
})

test('every product asks the common fields, and its own ones alone', () => {
  const common = fieldsFor('GUL')
  expect(fieldsFor('VUL')).toEqual(common)
  const own = (product: 'Term' | 'Whole' | 'IUL') =>
    fieldsFor(product).filter((field) => !common.includes(field))
  expect(own('Term')).toEqual(['termDuration', 'expeditedProducts'])
  expect(own('Whole')).toEqual(['paidUpPeriod', 'premiumBudget'])
  expect(own('IUL')).toEqual(['mainGoal', 'solveFor', 'premiumBudget'])
  expect(fieldsFor('Term', 'Solve Cash Value at Age')).toEqual(fieldsFor('Term'))
})

describe('[U3] final expense', () => {
  const finalExpense: InstantForm = {
    ...newInstantForm(),
    productType: 'FinalExpense',
    residentState: 'OH',
    dateOfBirth: '1965-06-01',
    gender: 'Male',
    tobacco: true,
    deathBenefit: 15_000,
  }
  const issuesOf = (change: Partial<InstantForm>) => instantIssues({ ...finalExpense, ...change }, today)

  test('asks five things, and neither height, weight nor a health rating', () => {
    const asked = ['residentState', 'dateOfBirth', 'gender', 'tobacco', 'deathBenefit'] as const
    expect(fieldsFor('FinalExpense')).toEqual(asked)
    expect(issuesOf({ heightFeet: null, weightPounds: null, healthRating: undefined })).toEqual([])
    for (const field of asked) {
      expect(issuesOf({ [field]: gaps[field] }), field).toEqual([{ field, code: 'missing' }])
    }
  })

  test.each([
    [4999, 'outOfRange'],
    [5000, undefined],
    [15_000.5, 'outOfRange'],
    [50_000, undefined],
    [50_001, 'tooMuch'],
  ])('of %d USD: %s', (deathBenefit, code) => {
    expect(issuesOf({ deathBenefit })[0]?.code).toBe(code)
  })

  test.each([
    ['2008-11-21', 17, undefined],
    ['2008-11-20', 18, 'tooYoung'],
    ['1976-11-21', 49, 'tooYoung'],
    ['1976-11-20', 50, undefined],
    ['1940-11-21', 85, undefined],
    ['1940-11-20', 86, 'tooOld'],
  ])('for somebody born on %s, aged %d: %s', (dateOfBirth, _age, code) => {
    expect(issuesOf({ dateOfBirth })[0]?.code).toBe(code)
    const whole = { ...finalExpense, productType: 'Whole', deathBenefit: 50_000, dateOfBirth } as const
    expect(instantIssues(whole, today)).toEqual([])
  })
})

test('[U10] a price rests on the defaults that nobody touched, as far as its product asks for them', () => {
  const everything = instantFormSchema.keyof().options
  const common = ['residentState', 'heightFeet', 'weightPounds', 'healthRating', 'deathBenefit']
  expect(assumedFields(term, everything)).toEqual([...common, 'termDuration'])
  expect(assumedFields({ ...term, productType: 'Whole' }, everything)).toEqual([...common, 'paidUpPeriod'])
  expect(assumedFields(cashValue, everything)).toEqual([...common, 'mainGoal', 'cashValueSolveAge'])
  expect(assumedFields({ ...cashValue, solveFor: undefined }, everything)).toEqual([...common, 'mainGoal'])
  expect(assumedFields({ ...term, productType: 'GUL' }, ['weightPounds', 'gender'])).toEqual(['weightPounds'])
  const finalExpense: InstantForm = { ...newInstantForm(), productType: 'FinalExpense', deathBenefit: null }
  expect(assumedFields(finalExpense, everything)).toEqual(['residentState'])
  expect(assumedFields({ ...term, deathBenefit: null }, ['deathBenefit'])).toEqual([])
  expect(assumedFields(newInstantForm(), everything)).toEqual([])
  expect(assumedFields(term, [])).toEqual([])
})
