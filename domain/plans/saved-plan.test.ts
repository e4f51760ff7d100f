import { expect, test } from 'vitest'
import {
  isOwnPlanName,
  isSamePlan,
  type PlanDetails,
  planDetailsSchema,
  planNameFor,
  storedPlanDetails,
} from './saved-plan.ts'

const details: PlanDetails = {
  carrierName: 'Legal & General America',
  planType: 'iul',
  coverage: 500_000,
  monthlyPremium: 180.25,
  features: ['Growth potential'],
  personName: 'Ana Rivera',
  relationship: 'Primary',
}

test('[PLANS-03] A plan is named "company - plan type (person name)"', () => {
  expect(planNameFor(details)).toBe('Legal & General America - Index Universal Life (Ana Rivera)')
  expect(planNameFor({ ...details, planType: 'gul' })).toBe(
    'Legal & General America - Life Insurance (Ana Rivera)',
  )
})

test('[D10] A plan of somebody unnamed ends without empty parentheses, also one that was saved with them', () => {
  for (const personName of ['', ' ']) {
    const unnamed = { ...details, personName }
    expect(planNameFor(unnamed)).toBe('Legal & General America - Index Universal Life')
    expect(isOwnPlanName('Legal & General America - Index Universal Life ()', unnamed)).toBe(true)
  }
  expect(isOwnPlanName(planNameFor(details), details)).toBe(true)
  expect(isOwnPlanName('For the children', details)).toBe(false)
})

test('[PLANS-04] Plan details are stored with the specified fields, and read back by our names', () => {
  const withTerm = { ...details, termYears: 20 }
  const stored = {
    company: 'Legal & General America',
    planType: 'iul',
    coverage: 500_000,
    monthlyPrice: 180.25,
    term: 20,
    features: ['Growth potential'],
    personName: 'Ana Rivera',
    relationship: 'Primary',
  }
  expect(storedPlanDetails(withTerm)).toEqual(stored)
  expect(planDetailsSchema.parse(stored)).toEqual(withTerm)
  expect(planDetailsSchema.parse(storedPlanDetails(details))).toStrictEqual(details)
})

test('[PLANS-08] A plan that differs in one of company, plan type, coverage or person name is another', () => {
  const others = { monthlyPremium: 1, termYears: 20, features: [], relationship: 'Spouse' }
  expect(isSamePlan(details, { ...details, ...others })).toBe(true)
  const changes = [{ carrierName: 'SBLI' }, { planType: 'term' }, { coverage: 1 }, { personName: 'Luis' }]
  for (const change of changes) expect(isSamePlan(details, { ...details, ...change })).toBe(false)
})
