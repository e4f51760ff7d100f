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

describe('[INSTANT-18] each required answer that is missing refuses the form', () => {
  const gaps: { [Field in keyof InstantForm]?: InstantForm[Field] } = {
    residentState: '',
    deathBenefit: null,
    dateOfBirth: '',
    gender: undefined,
    tobacco: undefined,
    heightFeet: null,
    weightPounds: null,
    healthRating: undefined,
  }
  for (const product of specifiedProducts) {
    const form = { ...term, productType: product }
    test(`${product}: a filled form passes`, () => expect(isInstantFormValid(form, today)).toBe(true))
    for (const [field, gap] of Object.entries(gaps)) {
      test(`${product}: ${field}`, () => {
        expect(instantIssues({ ...form, [field]: gap }, today)).toEqual([{ field, code: 'missing' }])
      })
    }
  }
})

test('[INSTANT-19] Term, and only Term, needs an expedited answer', () => {
  for (const product of specifiedProducts) {
    const issues = instantIssues({ ...term, productType: product, expeditedProducts: undefined }, today)
    const open = [{ field: 'expeditedProducts', code: 'missing' }]
    expect(issues, product).toEqual(product === 'Term' ? open : [])
  }
  expect(isInstantFormValid({ ...term, expeditedProducts: false }, today)).toBe(true)
})

test('[INSTANT-12] a cash value at an age needs a target amount and an age', () => {
  expect(isInstantFormValid(cashValue, today)).toBe(true)
  const withoutAmount = { ...cashValue, cashValueSolveAmount: null }
  expect(instantIssues(withoutAmount, today)).toEqual([{ field: 'cashValueSolveAmount', code: 'missing' }])
  const withoutAge = { ...cashValue, cashValueSolveAge: null }
  expect(instantIssues(withoutAge, today)).toEqual([{ field: 'cashValueSolveAge', code: 'missing' }])
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

test('parts of a dollar, of an inch and of a year are refused; a weight and a budget may have them', () => {
  expect(isInstantFormValid({ ...term, deathBenefit: 250_000.5 }, today)).toBe(false)
  expect(isInstantFormValid({ ...term, heightInches: 6.5 }, today)).toBe(false)
  expect(isInstantFormValid({ ...term, weightPounds: 142.5 }, today)).toBe(true)
  expect(isInstantFormValid({ ...term, productType: 'Whole', premiumBudget: 99.5 }, today)).toBe(true)
  expect(isInstantFormValid({ ...term, productType: 'Whole', premiumBudget: -1 }, today)).toBe(false)
})

test('empty inches, no budget and no solve are fine', () => {
  const form = { ...cashValue, heightInches: null, premiumBudget: null, solveFor: undefined }
  expect(isInstantFormValid(form, today)).toBe(true)
})

test('a date of birth is a day of the calendar, not before 1900 and not ahead', () => {
  const codeOf = (dateOfBirth: string) => instantIssues({ ...term, dateOfBirth }, today)[0]?.code
  expect(codeOf('1988-02-30')).toBe('missing')
  expect(codeOf('1899-12-31')).toBe('dateTooEarly')
  expect(codeOf('2026-11-21')).toBe('dateInFuture')
  expect(codeOf(today)).toBeUndefined()
})

test('without a product that is what is missing', () => {
  expect(instantIssues({ ...term, productType: undefined }, today)).toEqual([
    { field: 'productType', code: 'missing' },
  ])
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
    const gaps = {
      residentState: '',
      dateOfBirth: '',
      gender: undefined,
      tobacco: undefined,
      deathBenefit: null,
    }
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
