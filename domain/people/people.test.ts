import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from './form-data.ts'
import { addPerson, newAddedPerson, personById, removePerson, resetForm, updatePerson } from './people.ts'

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
