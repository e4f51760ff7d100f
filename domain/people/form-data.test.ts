import { expect, test } from 'vitest'
import { ana } from '../../tests/fixtures/device/ana.ts'
import { formDataSchema, newFormData, updatePrimaryPerson } from './form-data.ts'
import { newAddedPerson, withPeople } from './people.ts'
import { newPrimaryPerson } from './person.ts'

test('[FORM-01] [FORM-03] [FORM-04] [FORM-05] [FORM-06] [FORM-07] [COMPARE-17] a new form holds the primary person with the specified defaults', () => {
  const { people, ...form } = newFormData()
  expect(form).toEqual({
    numberOfPeople: 1,
    shoppingForMultiple: false,
    needsRecommendation: false,
    isAuthenticated: false,
  })
  expect(people).toEqual([newPrimaryPerson()])
  expect(newPrimaryPerson()).toMatchObject({
    id: 'primary',
    relationshipToPrimary: 'Primary',
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: 'Standard',
    selectedCoverage: 250_000,
    selectedTerm: 20,
    selectedMonthlyPrice: 0,
    medicalConditions: [],
    medications: [],
    insuranceGoals: [],
  })
  for (const open of ['smoker', 'gender', 'selectedPlanType'])
    expect(newPrimaryPerson()).not.toHaveProperty(open)
})

test('[FORM-02] [FORM-08] a form also holds the goal, its recommendation and the session; a person identity, contact and company', () => {
  const answered = {
    ...newFormData(),
    selectedInsuranceGoal: 'estate_planning',
    recommendedPlanType: 'Whole',
    recommendationReason: 'Because it lasts',
    userId: 'user-1',
    isAuthenticated: true,
    people: [{ ...ana, selectedCompany: 'SBLI' }],
  }
  expect(formDataSchema.parse(answered)).toEqual(answered)
})

test('[FORM-13] Person-level updates reach the first person only; the rest of the form stays', () => {
  const form = withPeople(newFormData(), [newPrimaryPerson(), newAddedPerson('p2', 'Spouse')])
  const updated = updatePrimaryPerson(form, { fullName: 'Ana Rivera' })
  expect(updated.people.map(({ fullName }) => fullName)).toEqual(['Ana Rivera', ''])
  const { people: _before, ...before } = form
  const { people: _after, ...after } = updated
  expect(after).toEqual(before)
  expect(form.people[0]?.fullName).toBe('')
})
