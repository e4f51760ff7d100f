import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { cartItem } from '../../../tests/fixtures/quotes/cart-item.ts'
import { selectedPlanDetails } from './selected-plans.ts'

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

test('[SYNC-06] [PLANS-04] each person’s chosen plan is one to be saved; without company or price there is none', () => {
  expect(selectedPlanDetails(form, [])).toEqual([
    {
      carrierName: 'SBLI',
      planType: 'term',
      coverage: 500_000,
      monthlyPremium: 28.03,
      termYears: 20,
      features: [],
      personName: 'Ana Rivera',
      relationship: 'Primary',
    },
    {
      carrierName: 'Transamerica',
      planType: 'whole',
      coverage: 250_000,
      monthlyPremium: 90,
      features: [],
      personName: 'Luis',
      relationship: 'Spouse',
    },
  ])
  expect(selectedPlanDetails(newFormData(), [])).toEqual([])
  expect(
    selectedPlanDetails(updatePrimaryPerson(newFormData(), { ...chosen, selectedMonthlyPrice: 0 }), []),
  ).toEqual([])
})

test('a sample of the cart is no plan to be saved', () => {
  const sample = { ...cartItem, monthlyPremium: 28.03, termYears: 20, isSample: true }
  expect(selectedPlanDetails(form, [sample]).map(({ carrierName }) => carrierName)).toEqual(['Transamerica'])
})
