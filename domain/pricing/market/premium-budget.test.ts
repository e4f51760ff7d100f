import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { anyRequest } from '../../../tests/fixtures/quotes/any-request.ts'
import { plansOf } from '../../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'
import { budgetStep, largestWithinBudget } from './premium-budget.ts'

describe('the largest amount within a budget', () => {
  const perThousand = (amount: number) => amount / 1000

  test('is the most that is asked for, however odd, if the budget allows it', () => {
    expect(largestWithinBudget(100, { least: 25_000, most: 99_999 }, perThousand)).toBe(99_999)
    expect(largestWithinBudget(99.999, { least: 25_000, most: 99_999 }, perThousand)).toBe(99_999)
  })

  test('is otherwise in whole thousands, from the least up', () => {
    expect(largestWithinBudget(50, { least: 25_000, most: 99_999 }, perThousand)).toBe(50_000)
    expect(largestWithinBudget(50.5, { least: 25_000, most: 99_999 }, perThousand)).toBe(50_000)
    expect(largestWithinBudget(25, { least: 25_000, most: 99_999 }, perThousand)).toBe(25_000)
    expect(largestWithinBudget(24.99, { least: 25_000, most: 99_999 }, perThousand)).toBeUndefined()
    expect(largestWithinBudget(26, { least: 25_500, most: 99_999 }, perThousand)).toBe(26_000)
    expect(largestWithinBudget(20, { least: 25_500, most: 25_900 }, perThousand)).toBeUndefined()
  })

  test('is found exactly in few tries on any line with bends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0, max: 3, noNaN: true })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 26, max: 2000 }),
        (pieces, budget, most) => {
          const price = (amount: number) =>
            pieces.reduce((sum, [from, slope]) => sum + slope * Math.max(0, amount / 1000 - from), 5)
          let asked = 0
          const found = largestWithinBudget(budget, { least: 25_000, most: most * 1000 }, (amount) => {
            asked++
            return price(amount)
          })
          const all = Array.from({ length: most - 24 }, (_, step) => (25 + step) * 1000)
          expect(found).toBe(all.findLast((amount) => price(amount) <= budget))
          expect(asked).toBeLessThanOrEqual(40)
        },
      ),
    )
  })
})

describe('plans within a budget', () => {
  const anyWish = fc
    .tuple(anyRequest, fc.constantFrom('Whole', 'IUL'), fc.integer({ min: 15, max: 1500 }), fc.boolean())
    .map(([request, policyType, premiumBudget, isOpen]) => ({
      ...{ ...request, policyType, premiumBudget },
      deathBenefit: isOpen ? 0 : request.deathBenefit,
    }))

  test('cost no more, and a thousand USD more of any would; without a budget they would cost the same', () => {
    let bought = 0
    fc.assert(
      fc.property(anyWish, (wish) => {
        const { premiumBudget, ...free } = wish
        for (const plan of plansOf(wish)) {
          expect(plan.monthlyPremium).toBeLessThanOrEqual(premiumBudget)
          const at = (deathBenefit: number) =>
            plansOf({ ...free, deathBenefit }).find((one) => one.planCode === plan.planCode)
          expect(at(plan.deathBenefit)).toEqual(plan)
          if (plan.deathBenefit === wish.deathBenefit) continue
          bought++
          expect(plan.deathBenefit % budgetStep).toBe(0)
          const more = at(plan.deathBenefit + budgetStep)
          // Where the carrier sells no more, the amount is its maximum.
          if (more !== undefined) expect(more.monthlyPremium).toBeGreaterThan(premiumBudget)
          else expect(isMaximum(plan)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
    expect(bought).toBeGreaterThan(100)
  })

  test('a carrier whose least amount costs more is left out, and so is one that sells less than the budget buys', () => {
    const names = (change: Partial<QuoteRequest>) =>
      plansOf({ policyType: 'Whole', deathBenefit: 400_000, ...change }).map((plan) => plan.carrierId)
    expect(names({})).toEqual(['legal-general-america'])
    expect(names({ premiumBudget: 10_000 })).toEqual(['legal-general-america'])
    expect(names({ premiumBudget: 100 })).toHaveLength(7)
    expect(names({ premiumBudget: 30 }).length).toBeLessThan(7)
    // Americo sells 100,000 USD at most.
    expect(names({ premiumBudget: 200 })).not.toContain('americo')
    expect(names({ premiumBudget: 200 })).toContain('foresters-financial')
  })

  test('without an amount buy as much as the carrier sells at most', () => {
    const plans = plansOf({ policyType: 'Whole', deathBenefit: 0, premiumBudget: 100_000 })
    expect(plans.every(isMaximum)).toBe(true)
    expect(plans).toHaveLength(7)
    expect(plansOf({ policyType: 'Whole', deathBenefit: 0 })).toEqual([])
  })

  test('term, GUL and VUL know no budget', () => {
    for (const policyType of ['Term', 'GUL', 'VUL'] as const) {
      expect(plansOf({ policyType, premiumBudget: 5 })).toEqual(plansOf({ policyType }))
    }
  })
})

function isMaximum(plan: { carrierId: string; planCode: string; deathBenefit: number }): boolean {
  const carrier = carriers.find(({ id }) => id === plan.carrierId)
  const { whole, iul } = carrier?.limits ?? {}
  const finalExpense = Math.min(whole ?? 0, carrier?.products.finalExpense?.maxDeathBenefit ?? 0)
  const limit = plan.planCode.includes('.iul.') ? iul : plan.planCode.includes('final') ? finalExpense : whole
  return plan.deathBenefit === limit
}
