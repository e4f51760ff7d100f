import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import type { PlanDetails } from '#domain/plans/saved-plan.ts'
import { somePlan } from '../../tests/fixtures/device/device-plan.ts'
import { chooseSavedPlan, isChoosable } from './choose-saved-plan.ts'

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
