import { expect, test } from 'vitest'
import {
  isPlanType,
  plainNameOf,
  planTypeLabel,
  planTypeLabelKey,
  planTypeOf,
  planTypes,
  policyTypeOf,
  policyTypes,
  productNameFor,
  startingPlanType,
} from './plan-type.ts'

test('[PLANS-05] The plan types are term, whole and iul', () => {
  expect(planTypes).toEqual(['term', 'whole', 'iul'])
  for (const planType of planTypes) expect(isPlanType(planType)).toBe(true)
  expect(isPlanType('gul')).toBe(false)
})

test.each([
  ['term', 'Term Life'],
  ['whole', 'Whole Life'],
  ['iul', 'Index Universal Life'],
  ['final-expense', 'Final Expense'],
  ['gul', 'Life Insurance'],
  ['Term', 'Life Insurance'],
  ['', 'Life Insurance'],
  ['constructor', 'Life Insurance'],
])('[PLANS-06] The plan type %j is called %j', (planType, label) => {
  expect(planTypeLabel(planType)).toBe(label)
})

test('[PLANS-06] a plan type has a locale key and a name for a product without one', () => {
  expect([...planTypes, 'final-expense', 'gul'].map(planTypeLabelKey)).toEqual([
    ...['term', 'whole', 'iul', 'final-expense', 'other'],
  ])
  expect(planTypes.map(productNameFor)).toEqual([
    'Term Life Insurance',
    'Whole Life Insurance',
    'Index Universal Life Insurance',
  ])
})

test('A name that only describes the product is known as one, a name of the carrier’s own is not', () => {
  expect(plainNameOf('Level Term 20')).toEqual({ planType: 'term', years: 20 })
  expect(plainNameOf('Index Universal Life')).toEqual({ planType: 'iul' })
  expect(plainNameOf('Final Expense Whole Life')).toEqual({ planType: 'final-expense' })
  for (const name of ['OPTerm 20', 'Level Term 20 Plus', 'Living Promise Whole Life', '']) {
    expect(plainNameOf(name)).toBeUndefined()
  }
})

test('Plan types and policy types name each other', () => {
  expect(planTypes.map(policyTypeOf)).toEqual([...policyTypes])
  expect(policyTypes.map(planTypeOf)).toEqual([...planTypes])
})

test('the comparison starts from the chosen type; Not Sure and none start with term', () => {
  const choices = ['Term', 'Whole', 'IUL', 'NotSure', 'GUL', 'VUL', 'FinalExpense', undefined] as const
  expect(choices.map(startingPlanType)).toEqual([
    ...['term', 'whole', 'iul', 'term', 'iul', 'iul', 'whole', 'term'],
  ])
})
