import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from './form-data.ts'
import { addPerson, mostPeople, newAddedPerson } from './people.ts'
import { newPrimaryPerson, personSchema } from './person.ts'
import { draftOf, isMinor, newPersonDraft, savePersonDraft } from './person-draft.ts'

const form = updatePrimaryPerson(newFormData(), { fullName: 'Maria Alvarez', residentState: 'OH' })
const luis = {
  ...newPersonDraft('p2', 'OH'),
  relationship: 'Spouse',
  fullName: ' Luis Alvarez ',
  dateOfBirth: '1986-06-02',
  gender: 'Male' as const,
  heightFeet: 5,
  heightInches: 11,
  weightPounds: 180,
  smoker: false,
  healthRating: 'Preferred',
  medicalConditions: 'asthma,  high blood pressure, asthma,',
  medications: '',
}

test('[PEOPLE-02] An added person has every field of Person, those that were not asked at their defaults', () => {
  const { people, ...counts } = savePersonDraft(form, luis)
  expect(counts).toMatchObject({ numberOfPeople: 2, shoppingForMultiple: true })
  expect(people[1]).toEqual({
    ...newPrimaryPerson(),
    id: 'p2',
    relationshipToPrimary: 'Spouse',
    fullName: 'Luis Alvarez',
    dateOfBirth: '1986-06-02',
    residentState: 'OH',
    gender: 'Male',
    heightFeet: 5,
    heightInches: 11,
    weightPounds: 180,
    smoker: false,
    healthRating: 'Preferred',
    medicalConditions: ['asthma', 'high blood pressure'],
    answered: ['height', 'weight', 'healthRating'],
  })
  expect(personSchema.strict().safeParse(people[1]).success).toBe(true)
})

test('a changed person keeps what the form about them does not ask for', () => {
  const two = savePersonDraft(form, luis)
  const chosen = { ...two, people: two.people.map((person) => ({ ...person, selectedCoverage: 750_000 })) }
  const draft = draftOf(chosen.people[1] ?? newPrimaryPerson())
  expect(draft).toEqual({
    ...luis,
    fullName: 'Luis Alvarez',
    medicalConditions: 'asthma, high blood pressure',
  })
  const changed = savePersonDraft(chosen, { ...draft, smoker: true, relationship: 'Business Partner' })
  expect(changed.people).toEqual([
    chosen.people[0],
    { ...chosen.people[1], smoker: true, relationshipToPrimary: 'Business Partner' },
  ])
})

test('who is known by name alone, from a saved plan, has answered nothing yet', () => {
  const draft = draftOf({ ...newAddedPerson('p2', 'Parent'), fullName: 'Rosa Diaz' })
  expect(draft).toEqual({ ...newPersonDraft('p2', ''), fullName: 'Rosa Diaz', relationship: 'Parent' })
})

test('[PEOPLE-04] The primary person is first and stays, whatever is saved or added', () => {
  expect(savePersonDraft(form, { ...luis, personId: 'primary' })).toBe(form)
  expect(savePersonDraft(form, luis).people[0]).toBe(form.people[0])
  expect(savePersonDraft(form, { ...luis, relationship: '' })).toBe(form)
})

test('nobody is added to ten people', () => {
  const full = Array.from({ length: mostPeople - 1 }, (_, index) => newAddedPerson(`p${index}`, 'Child'))
  const ten = full.reduce(addPerson, form)
  expect(ten.numberOfPeople).toBe(10)
  expect(savePersonDraft(ten, { ...luis, personId: 'p99' })).toBe(ten)
})

test('only a child under 18 counts as one', () => {
  const born = (relationship: string, dateOfBirth: string) =>
    isMinor({ ...luis, relationship, dateOfBirth }, '2026-11-20')
  expect(born('Child', '2015-01-01')).toBe(true)
  expect(born('Child', '2008-11-20')).toBe(false)
  expect(born('Child', '2015-')).toBe(false)
  expect(born('Spouse', '2015-01-01')).toBe(false)
})
