import { expect, test } from 'vitest'
import { newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson, personById } from '#domain/people/people.ts'
import type { PlanDetails } from '#domain/plans/saved-plan.ts'
import { somePlan } from '../../tests/fixtures/device/device-plan.ts'
import { cartItem as item } from '../../tests/fixtures/quotes/cart-item.ts'
import type { CartItem } from './cart-item.ts'
import { chooseSavedPlan, isChoosable } from './choose-saved-plan.ts'
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
  const { personId, personName, relationship, carrierName, planType, coverage, monthlyPremium, termYears } =
    item
  const plan = { personId, personName, relationship, carrierName, planType, coverage, monthlyPremium }
  const ofLuis = { personId: 'p2', personName: 'Luis Rivera', relationship: 'Spouse' }
  expect(chosenPlans(choosePlan(choosePlan(family, item), whole))).toEqual([
    { ...plan, termYears },
    { ...plan, ...ofLuis, carrierName: 'Americo', planType: 'whole' },
  ])
})

test('A chosen plan finds its cart item again while it is there', () => {
  const [plan] = chosenPlans(choosePlan(family, item))
  expect(plan && itemOfChosenPlan(plan, [whole, item])).toBe(item)
  expect(plan && itemOfChosenPlan(plan, [whole, { ...item, monthlyPremium: 22 }])).toBeUndefined()
})

const details: PlanDetails = { ...somePlan, termYears: 30, personName: 'Maria Alvarez' }
const maria = updatePrimaryPerson(newFormData(), { fullName: 'Maria Alvarez', selectedTerm: 20 })
const newId = () => 'new'
const chosen = { selectedCompany: 'SBLI', selectedMonthlyPrice: 28.03, selectedCoverage: 500_000 }

test('a saved plan is written on the primary person, whatever their name was; without a term their wish stays', () => {
  const { people } = chooseSavedPlan(maria, { ...details, personName: 'Maria' }, newId)
  expect(people).toMatchObject([{ ...chosen, selectedTerm: 30, selectedPlanType: 'Term' }])
  const { termYears: _, ...forLife } = { ...details, planType: 'whole' }
  expect(chooseSavedPlan(maria, forLife, newId).people).toMatchObject([
    { ...chosen, selectedTerm: 20, selectedPlanType: 'Whole' },
  ])
})

test('a saved plan of somebody else finds that person by relationship and name', () => {
  const family = ['Luis', 'Ana'].reduce(
    (form, fullName) => addPerson(form, { ...newAddedPerson(fullName, 'Child'), fullName }),
    maria,
  )
  const plan = { ...details, personName: 'Ana', relationship: 'Child' }
  const { people } = chooseSavedPlan(family, plan, newId)
  expect(people.map(({ selectedCompany }) => selectedCompany)).toEqual(['', '', 'SBLI'])
})

test('a saved plan of somebody whom this device does not know adds them', () => {
  const plan = { ...details, personName: 'Luis Alvarez', relationship: 'Spouse' }
  const form = chooseSavedPlan(maria, plan, newId)
  expect(form).toMatchObject({ numberOfPeople: 2, shoppingForMultiple: true })
  expect(form.people[1]).toMatchObject({
    ...chosen,
    id: 'new',
    fullName: 'Luis Alvarez',
    relationshipToPrimary: 'Spouse',
  })
})

test('a plan of an unknown type cannot be gone on with, and changes nothing', () => {
  const strange = { ...details, planType: 'pet' }
  expect(isChoosable(details)).toBe(true)
  expect(isChoosable(strange)).toBe(false)
  expect(chooseSavedPlan(maria, strange, newId)).toBe(maria)
})
