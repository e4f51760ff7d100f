import { describe, expect, test } from 'vitest'
import { plansOf } from '../../tests/fixtures/quotes/pricing.ts'
import type { IulSolve, QuoteRequest } from './quote-request.ts'

describe('solved plans', () => {
  const solved = (solve: IulSolve, change: Partial<QuoteRequest> = {}) =>
    plansOf({ policyType: 'IUL', solve, ...change })

  test('each solve says which premium it shows', () => {
    const bases = (solve: IulSolve) => [...new Set(solved(solve).map((plan) => plan.premiumBasis))]
    expect(bases({ for: 'Min Non-MEC Death Benefit' })).toEqual(['iul-min-non-mec'])
    expect(bases({ for: 'Max Non-MEC Premium' })).toEqual(['iul-max-non-mec'])
    expect(bases({ for: 'Target Death Benefit' })).toEqual(['iul-no-lapse'])
    expect(bases({ for: 'Solve Cash Value at Age', amount: 30_000, age: 65 })).toEqual(['iul-cash-value'])
  })

  test('the target death benefit asks the goal’s no-lapse premium', () => {
    const target = solved({ for: 'Target Death Benefit' }).map((plan) => plan.monthlyPremium)
    expect(target).toEqual(plansOf({ policyType: 'IUL' }).map((plan) => plan.monthlyPremium))
    expect(target).toHaveLength(8)
  })

  test('the smallest death benefit is worked out from the budget, or else from the goal’s premium', () => {
    const solve = { for: 'Min Non-MEC Death Benefit' } as const
    for (const plan of solved(solve, { premiumBudget: 200, deathBenefit: 0 })) {
      expect(plan.monthlyPremium).toBe(200)
      expect(plan.annualPremium).toBe(2400)
    }
    const goal = new Map(plansOf({ policyType: 'IUL' }).map((plan) => [plan.carrierId, plan.monthlyPremium]))
    const plans = solved(solve)
    expect(plans).toHaveLength(8)
    for (const plan of plans) {
      expect(plan.monthlyPremium).toBe(goal.get(plan.carrierId))
      expect(plan.deathBenefit).toBeLessThan(250_000)
      expect(plan.guaranteedToAge).toBe(121)
    }
  })

  test('no death benefit is below what the carrier sells: there the budget must pay the goal’s premium', () => {
    const solve = { for: 'Min Non-MEC Death Benefit' } as const
    const least = solved(solve, { premiumBudget: 25, deathBenefit: 0 })
    expect(least.every((plan) => plan.deathBenefit === 25_000)).toBe(true)
    expect(least.length).toBeGreaterThan(0)
    expect(solved(solve, { premiumBudget: 12, deathBenefit: 0 })).toEqual([])
    // More than the carriers' largest death benefits can hold.
    expect(solved(solve, { premiumBudget: 40_000, deathBenefit: 0 })).toEqual([])
  })

  test('a budget below the highest premium takes the largest death benefit whose premium it pays', () => {
    const plans = solved({ for: 'Max Non-MEC Premium' }, { premiumBudget: 150 })
    expect(plans).toHaveLength(8)
    for (const plan of plans) {
      expect(plan.monthlyPremium).toBeLessThanOrEqual(150)
      expect(plan.deathBenefit).toBeLessThan(250_000)
    }
  })

  test('a rated class may be charged more, so it pays more for a guaranteed cash value and is guaranteed less', () => {
    const [good, standard, rated] = (['Preferred', 'Standard', 'Table 4'] as const).map((healthRating) => {
      const change = { healthRating, deathBenefit: 250_000 }
      const [wanted] = solved({ for: 'Solve Cash Value at Age', amount: 30_000, age: 65 }, change)
      const [highest] = solved({ for: 'Max Non-MEC Premium' }, change)
      return { wanted: wanted?.monthlyPremium ?? 0, highest, at65: highest?.cashValues.at(-1)?.amount ?? 0 }
    })
    expect(standard?.wanted).toBe(good?.wanted)
    expect(rated?.wanted).toBeGreaterThan(1.1 * (good?.wanted ?? 0))
    expect(standard?.at65).toBe(good?.at65)
    expect(rated?.at65).toBeLessThan(0.9 * (good?.at65 ?? 0))
    // The tax law's limits know no class.
    expect(rated?.highest?.monthlyPremium).toBe(good?.highest?.monthlyPremium)
  })

  test('a premium that the tax law holds too low for even a year’s charges makes no plan', () => {
    const old = { dateOfBirth: '1951-06-15', tobacco: true, deathBenefit: 100_000 } as const
    const solve = { for: 'Max Non-MEC Premium' } as const
    expect(solved(solve, { ...old, healthRating: 'Standard' })).toHaveLength(8)
    expect(solved(solve, { ...old, healthRating: 'Table 4' })).toEqual([])
  })

  test('a cash value needs an amount of coverage that the carrier sells', () => {
    const solve = { for: 'Solve Cash Value at Age', amount: 1000, age: 65 } as const
    expect(solved(solve, { deathBenefit: 0, premiumBudget: 500 })).toEqual([])
    expect(solved(solve, { deathBenefit: 750_000 }).length).toBeLessThan(solved(solve).length)
  })
})
