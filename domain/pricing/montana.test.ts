import { describe, expect, test } from 'vitest'
import { stateCodes } from '#domain/people/states/states.ts'
import { productTypes } from '#domain/plans/plan-type.ts'
import { plansOf } from '../../tests/fixtures/quotes/pricing.ts'
import { type IulSolve, iulSolves, type QuoteRequest } from './quote-request.ts'

describe('Montana', () => {
  test.each(productTypes.filter((product) => product !== 'FinalExpense'))(
    '%s costs men and women the same, half-way between their prices elsewhere',
    (policyType) => {
      const inMontana = plansOf({ policyType, residentState: 'MT', gender: 'Male' })
      expect(inMontana).toEqual(plansOf({ policyType, residentState: 'MT', gender: 'Female' }))
      expect(inMontana.length).toBeGreaterThanOrEqual(3)
      const elsewhere = (gender: 'Male' | 'Female') =>
        new Map(plansOf({ policyType, gender }).map((plan) => [plan.carrierId, plan.annualPremium]))
      const men = elsewhere('Male')
      const women = elsewhere('Female')
      for (const plan of inMontana) {
        const middle = ((men.get(plan.carrierId) ?? 0) + (women.get(plan.carrierId) ?? 0)) / 2
        // Twelve months of whole cents are not as close.
        expect(Math.abs(plan.annualPremium - middle)).toBeLessThan(policyType === 'VUL' ? 0.13 : 0.011)
      }
    },
  )

  test.each<[string, Partial<QuoteRequest>]>([
    ['final expense', { policyType: 'FinalExpense', deathBenefit: 15_000, dateOfBirth: '1956-10-12' }],
    ['a budget', { policyType: 'Whole', premiumBudget: 150 }],
    ...iulSolves.map((name): [string, Partial<QuoteRequest>] => {
      const solve: IulSolve =
        name === 'Solve Cash Value at Age' ? { for: name, amount: 20_000, age: 65 } : { for: name }
      return [name, { policyType: 'IUL', solve }]
    }),
  ])('takes no account of sex in %s, nor in what it guarantees', (_what, change) => {
    const inState = (residentState: 'MT' | 'FL', gender: 'Male' | 'Female') =>
      plansOf({ ...change, residentState, gender })
    expect(inState('MT', 'Male').length).toBeGreaterThanOrEqual(5)
    expect(inState('MT', 'Male')).toEqual(inState('MT', 'Female'))
    expect(inState('FL', 'Male')).not.toEqual(inState('FL', 'Female'))
  })

  test('is the only such state: elsewhere men pay more, and states price alike', () => {
    const florida = plansOf({ gender: 'Male' })
    for (const residentState of stateCodes.filter((code) => code !== 'MT')) {
      expect(plansOf({ residentState, gender: 'Male' })).toEqual(florida)
    }
    expect(plansOf({ gender: 'Female' })[0]?.monthlyPremium).toBeLessThan(florida[0]?.monthlyPremium ?? 0)
  })
})
