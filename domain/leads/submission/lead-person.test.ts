import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadPersonSchema } from '#domain/leads/lead.ts'
import { newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson, type Person } from '#domain/people/person.ts'
import { type InstantForm, newInstantForm } from '#domain/quotes/instant/instant-form.ts'
import { leadPersonFrom, leadPersonOfInstant } from './lead-person.ts'

test('The answers of a person become what the agent reads, without contact and chosen plan', () => {
  const luis: Person = {
    ...newAddedPerson('p2', 'Spouse'),
    fullName: ' Luis Rivera ',
    email: 'luis@example.com',
    phone: '(305) 555-0142',
    dateOfBirth: '1984-02-29',
    residentState: 'FL',
    gender: 'Male',
    smoker: false,
    answered: ['height', 'weight', 'healthRating'],
    medicalConditions: ['Asthma', ' '],
    insuranceGoals: ['protect_family'],
    selectedCompany: 'SBLI',
  }
  expect(leadPersonFrom(luis)).toEqual({
    fullName: 'Luis Rivera',
    relationship: 'Spouse',
    dateOfBirth: '1984-02-29',
    residentState: 'FL',
    gender: 'Male',
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: 'Standard',
    smoker: false,
    medicalConditions: ['Asthma'],
    medications: [],
    goals: ['protect_family'],
  })
})

const noBuild = { heightFeet: 0, heightInches: 0, weightPounds: 0, healthRating: '' }

test('[U2] the agent reads no default as an answer, of the questionnaire or the instant quote', () => {
  const unanswered = leadPersonFrom(newPrimaryPerson())
  expect(unanswered).toMatchObject(noBuild)
  for (const field of ['gender', 'smoker']) expect(unanswered).not.toHaveProperty(field)
  expect(leadPersonFrom({ ...newPrimaryPerson(), answered: ['height'] })).toMatchObject({
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 0,
  })
  const defaults = { heightFeet: 5, heightInches: 10, weightPounds: 170, healthRating: 'Standard' } as const
  const told = { ...newInstantForm(), ...defaults, residentState: 'OH' }
  expect(leadPersonOfInstant(told, 'Ana', [])).toMatchObject({ ...defaults, residentState: 'OH' })
  const assumed = ['residentState', 'heightFeet', 'heightInches', 'weightPounds', 'healthRating'] as const
  expect(leadPersonOfInstant(newInstantForm(), 'Ana', assumed)).toMatchObject({
    residentState: '',
    ...noBuild,
  })
})

test('Whatever the device holds, it fits what a lead takes', () => {
  const text = fc.string({ unit: 'binary', maxLength: 250 })
  const number = fc.oneof(fc.double(), fc.integer())
  const answers = fc.record({
    fullName: text,
    relationshipToPrimary: fc.string({ maxLength: 60 }),
    dateOfBirth: fc.string({ maxLength: 20 }),
    residentState: fc.string({ maxLength: 60 }),
    healthRating: fc.string({ maxLength: 60 }),
    heightFeet: number,
    heightInches: number,
    weightPounds: number,
    medicalConditions: fc.array(text, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(answers, (odd) => {
      const person = leadPersonFrom({ ...newPrimaryPerson(), ...odd })
      expect(leadPersonSchema.parse(person)).toEqual(person)
      expect(JSON.parse(JSON.stringify(person))).toEqual(person)
      expect(person.fullName.isWellFormed()).toBe(true)
      expect(person.fullName).not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 50 },
  )
  const many = leadPersonFrom({ ...newPrimaryPerson(), medications: Array(60).fill('Insulin') })
  expect(leadPersonSchema.parse(many)).toEqual(many)
})

test('[U3] final expense asks nothing about build and rating, so that its lead tells nothing of them', () => {
  const form: InstantForm = {
    ...newInstantForm(),
    productType: 'FinalExpense',
    dateOfBirth: '1965-06-01',
    gender: 'Male',
    tobacco: true,
  }
  expect(leadPersonOfInstant(form, 'Robert Moss', [])).toMatchObject({
    fullName: 'Robert Moss',
    dateOfBirth: '1965-06-01',
    smoker: true,
    ...noBuild,
  })
})
