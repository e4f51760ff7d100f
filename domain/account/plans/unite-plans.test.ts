import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePlan, type PlanDetails } from '#domain/plans/saved-plan.ts'
import { newPlansOnly } from './unite-plans.ts'

const details: fc.Arbitrary<PlanDetails> = fc.record({
  carrierName: fc.constantFrom('SBLI', 'Transamerica'),
  planType: fc.constantFrom('term', 'whole'),
  coverage: fc.constantFrom(250_000, 500_000),
  monthlyPremium: fc.integer({ min: 1, max: 500 }),
  features: fc.constant([]),
  personName: fc.constantFrom('Ana', 'Luis'),
  relationship: fc.constantFrom('Primary', 'Spouse'),
})
const plans = fc.array(fc.record({ planDetails: details, isFavorite: fc.boolean() }), { maxLength: 20 })

test('[PLANS-07] [PLANS-08] united with what is kept, every plan is there exactly once, and nothing kept is touched', () => {
  fc.assert(
    fc.property(plans, fc.array(details, { maxLength: 8 }), (added, kept) => {
      const fresh = newPlansOnly(added, kept)
      const all = [...kept, ...fresh.map(({ planDetails }) => planDetails)]
      for (const { planDetails } of added) {
        expect(all.some((plan) => isSamePlan(plan, planDetails))).toBe(true)
      }
      for (const { planDetails } of fresh) {
        expect(all.filter((plan) => isSamePlan(plan, planDetails))).toHaveLength(1)
      }
      expect(newPlansOnly(fresh, all)).toEqual([])
    }),
  )
})

test('of equal plans one favorite makes the saved one a favorite', () => {
  fc.assert(
    fc.property(plans, (added) => {
      for (const { planDetails, isFavorite } of newPlansOnly(added, [])) {
        const equal = added.filter((plan) => isSamePlan(plan.planDetails, planDetails))
        expect(isFavorite).toBe(equal.some((plan) => plan.isFavorite))
      }
    }),
  )
})
