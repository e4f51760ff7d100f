import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { isSamePlan, type PlanDetails } from '#domain/plans/saved-plan.ts'
import { devicePlan, somePlan } from '../../../tests/fixtures/device/device-plan.ts'
import { cartItem } from '../../../tests/fixtures/quotes/cart-item.ts'
import { claimPlans, ownershipOf, plansOf } from './plan-owner.ts'
import { selectedPlanDetails } from './selected-plans.ts'
import { newPlansOnly } from './unite-plans.ts'

test('answers of nobody go to the account that comes first; another account’s never do', () => {
  expect(ownershipOf(undefined, 'ana')).toBe('anonymous')
  expect(ownershipOf('', 'ana')).toBe('anonymous')
  expect(ownershipOf('ana', 'ana')).toBe('own')
  expect(ownershipOf('luis', 'ana')).toBe('foreign')
})

test('plans on their way to an account are shown to it alone; claiming marks the plans of nobody', () => {
  const plans = [devicePlan('a'), { ...devicePlan('c'), userId: 'luis' }]
  const ids = (userId: string | undefined) => plansOf(plans, userId).map(({ id }) => id)
  expect(ids(undefined)).toEqual(['a'])
  expect(ids('ana')).toEqual(['a'])
  expect(ids('luis')).toEqual(['a', 'c'])
  expect(claimPlans(plans, 'ana').map(({ userId }) => userId)).toEqual(['ana', 'luis'])
})

const chosen = {
  fullName: ' Ana Rivera ',
  selectedCompany: 'SBLI',
  selectedMonthlyPrice: 28.03,
  selectedCoverage: 500_000,
  selectedPlanType: 'Term',
} as const
const form = addPerson(updatePrimaryPerson(newFormData(), chosen), {
  ...newAddedPerson('p2', 'Spouse'),
  fullName: 'Luis',
  selectedCompany: 'Transamerica',
  selectedMonthlyPrice: 90,
  selectedPlanType: 'Whole',
})

test('[SYNC-06] [PLANS-04] each person’s chosen plan is one to be saved, but for samples and what has no price', () => {
  const { termYears: _, ...forLife } = somePlan
  const ofLuis = {
    ...forLife,
    ...{ carrierName: 'Transamerica', planType: 'whole', coverage: 250_000, monthlyPremium: 90 },
    ...{ personName: 'Luis', relationship: 'Spouse' },
  }
  expect(selectedPlanDetails(form, [])).toEqual([somePlan, ofLuis])
  const sample = { ...cartItem, monthlyPremium: 28.03, termYears: 20, isSample: true }
  expect(selectedPlanDetails(form, [sample])).toEqual([ofLuis])
  expect(selectedPlanDetails(updatePrimaryPerson(form, { selectedMonthlyPrice: 0 }), [])).toEqual([ofLuis])
  expect(selectedPlanDetails(newFormData(), [])).toEqual([])
})

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

test('[PLANS-07] [PLANS-08] united with what is kept, every plan is there exactly once, a favorite where one of its equals is', () => {
  fc.assert(
    fc.property(plans, fc.array(details, { maxLength: 8 }), (added, kept) => {
      const fresh = newPlansOnly(added, kept)
      const all = [...kept, ...fresh.map(({ planDetails }) => planDetails)]
      for (const { planDetails } of added) {
        expect(all.some((plan) => isSamePlan(plan, planDetails))).toBe(true)
      }
      for (const { planDetails, isFavorite } of fresh) {
        expect(all.filter((plan) => isSamePlan(plan, planDetails))).toHaveLength(1)
        const equal = added.filter((plan) => isSamePlan(plan.planDetails, planDetails))
        expect(isFavorite).toBe(equal.some((plan) => plan.isFavorite))
      }
    }),
  )
})
