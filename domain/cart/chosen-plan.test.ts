import { expect, test } from 'vitest'
import { newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson, personById } from '#domain/people/people.ts'
import { cartItem as item } from '../../tests/fixtures/quotes/cart-item.ts'
import type { CartItem } from './cart-item.ts'
import { choosePlan, choosePlans, chosenPlans, itemOfChosenPlan } from './chosen-plan.ts'

const { termYears: _term, ...withoutTerm } = item
const whole: CartItem = {
  ...withoutTerm,
  id: 'item-2',
  personId: 'p2',
  planType: 'whole',
  carrierName: 'Americo',
}

const family = addPerson(updatePrimaryPerson(newFormData(), { fullName: 'Ana Rivera' }), {
  ...newAddedPerson('p2', 'Spouse'),
  fullName: 'Luis Rivera',
})

test('[FLOW-03] choosing a plan writes company, price, coverage, term and type on its person; without a term the wish stays', () => {
  const form = choosePlan(family, item)
  expect(primaryPerson(form)).toEqual({
    ...primaryPerson(family),
    selectedCompany: 'SBLI',
    selectedMonthlyPrice: 21.5,
    selectedCoverage: 500_000,
    selectedTerm: 30,
    selectedPlanType: 'Term',
  })
  expect(personById(form, 'p2')).toEqual(personById(family, 'p2'))
  const ofLuis = choosePlan(family, whole)
  expect(personById(ofLuis, 'p2')).toMatchObject({ selectedPlanType: 'Whole', selectedTerm: 20 })
  expect(primaryPerson(ofLuis)).toEqual(primaryPerson(family))
})

test('of several items, each person gets the first of theirs; one of a person who is gone changes nothing', () => {
  const form = choosePlans(family, [item, whole, { ...item, carrierName: 'Transamerica' }])
  expect(form).toEqual(choosePlan(choosePlan(family, item), whole))
  expect(choosePlan(family, { ...item, personId: 'gone' })).toBe(family)
})

test('The chosen plans are those of the people who have one, the term with Term alone', () => {
  expect(chosenPlans(family)).toEqual([])
  expect(chosenPlans(choosePlan(choosePlan(family, item), whole))).toEqual([
    {
      personId: 'primary',
      personName: 'Ana Rivera',
      relationship: 'Primary',
      carrierName: 'SBLI',
      planType: 'term',
      coverage: 500_000,
      monthlyPremium: 21.5,
      termYears: 30,
    },
    {
      personId: 'p2',
      personName: 'Luis Rivera',
      relationship: 'Spouse',
      carrierName: 'Americo',
      planType: 'whole',
      coverage: 500_000,
      monthlyPremium: 21.5,
    },
  ])
})

test('A chosen plan finds its cart item again while it is there', () => {
  const [plan] = chosenPlans(choosePlan(family, item))
  expect(plan && itemOfChosenPlan(plan, [whole, item])).toBe(item)
  expect(plan && itemOfChosenPlan(plan, [whole, { ...item, monthlyPremium: 22 }])).toBeUndefined()
})
