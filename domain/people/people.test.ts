import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ana } from '../../tests/fixtures/device/ana.ts'
import { formDataSchema, newFormData, updatePrimaryPerson } from './form-data.ts'
import {
  addPerson,
  newAddedPerson,
  personById,
  removePerson,
  resetForm,
  updatePerson,
  withPeople,
} from './people.ts'
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

const spouse = newAddedPerson('p2', 'Spouse')
const child = newAddedPerson('p3', 'Child')

test('[FORM-11][FORM-12] The counts follow the list through any additions and removals', () => {
  const step = fc.record({ add: fc.boolean(), id: fc.constantFrom('primary', 'p2', 'p3', 'p4') })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const form = steps.reduce(
        (now, { add, id }) => (add ? addPerson(now, newAddedPerson(id, 'Child')) : removePerson(now, id)),
        newFormData(),
      )
      expect(form.numberOfPeople).toBe(form.people.length)
      expect(form.shoppingForMultiple).toBe(form.people.length > 1)
      expect(form.people[0]?.id).toBe('primary')
      expect(new Set(form.people.map(({ id }) => id)).size).toBe(form.people.length)
    }),
  )
})

test('[PEOPLE-04] The primary person cannot be removed, and nobody is added twice', () => {
  const two = addPerson(newFormData(), spouse)
  expect(removePerson(two, 'primary')).toBe(two)
  expect(removePerson(addPerson(two, child), 'p2').people.map(({ id }) => id)).toEqual(['primary', 'p3'])
  expect(addPerson(two, { ...spouse, fullName: 'Another' })).toBe(two)
})

test('An update reaches the person with that id alone', () => {
  const two = updatePerson(addPerson(newFormData(), spouse), 'p2', { fullName: 'Luis Rivera' })
  expect(personById(two, 'p2')?.fullName).toBe('Luis Rivera')
  expect(personById(two, 'primary')?.fullName).toBe('')
  expect(updatePerson(two, 'nobody', { fullName: 'X' })).toEqual(two)
})

test('[FORM-14] reset restores every default, and keeps who is signed in, which is no answer', () => {
  const answered = addPerson(
    updatePrimaryPerson(newFormData(), { fullName: 'Ana Rivera', smoker: true }),
    spouse,
  )
  const goal = { needsRecommendation: true, selectedInsuranceGoal: 'estate_planning' }
  expect(resetForm({ ...answered, ...goal })).toEqual(newFormData())
  const signedIn = { userId: 'user-1', isAuthenticated: true }
  expect(resetForm({ ...answered, ...signedIn })).toEqual({ ...newFormData(), ...signedIn })
})
