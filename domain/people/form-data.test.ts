import { expect, test } from 'vitest'
import { formDataSchema, newFormData, primaryPerson, updatePrimaryPerson } from './form-data.ts'
import { newAddedPerson, withPeople } from './people.ts'
import { newPrimaryPerson } from './person.ts'

test('[FORM-01] A new form holds one person and asks for no recommendation', () => {
  const form = newFormData()
  expect(form).toMatchObject({ numberOfPeople: 1, shoppingForMultiple: false, needsRecommendation: false })
  expect(form.people).toHaveLength(1)
})

test('[FORM-02] The form also holds the goal, its recommendation, and the session', () => {
  const answered = {
    ...newFormData(),
    selectedInsuranceGoal: 'estate_planning',
    recommendedPlanType: 'Whole',
    recommendationReason: 'Because it lasts',
    userId: 'user-1',
    isAuthenticated: true,
  }
  expect(formDataSchema.parse(answered)).toEqual(answered)
  expect(newFormData().isAuthenticated).toBe(false)
})

test('[FORM-03] The first person is the primary one', () => {
  expect(primaryPerson(newFormData())).toMatchObject({ id: 'primary', relationshipToPrimary: 'Primary' })
})

test('[FORM-04] A person starts at 5 ft 10 in, 170 lb, Standard', () => {
  expect(newPrimaryPerson()).toMatchObject({
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: 'Standard',
  })
})

test('[FORM-05] Tobacco and plan type start unset', () => {
  expect(newPrimaryPerson().smoker).toBeUndefined()
  expect(newPrimaryPerson().selectedPlanType).toBeUndefined()
})

test('[FORM-06][COMPARE-17] Coverage starts at 250,000, the term at 20 years, the price at 0', () => {
  expect(newPrimaryPerson()).toMatchObject({
    selectedCoverage: 250_000,
    selectedTerm: 20,
    selectedMonthlyPrice: 0,
  })
})

test('[FORM-07] Conditions, medications and goals are lists', () => {
  expect(newPrimaryPerson()).toMatchObject({ medicalConditions: [], medications: [], insuranceGoals: [] })
})

test('[FORM-08] A person holds identity, contact, birth, state, sex and the chosen company', () => {
  const person = {
    ...newPrimaryPerson(),
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    phone: '(305) 555-0142',
    dateOfBirth: '1990-05-03',
    residentState: 'FL',
    gender: 'Female',
    selectedCompany: 'SBLI',
  }
  expect(formDataSchema.parse({ ...newFormData(), people: [person] }).people[0]).toEqual(person)
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
