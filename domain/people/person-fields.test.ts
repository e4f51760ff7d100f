import { expect, test } from 'vitest'
import { accountAnswersOf } from '#domain/account/sync/account-answers.ts'
import { fillAnswers } from '#domain/account/sync/fill-answers.ts'
import { leadPersonFrom } from '#domain/leads/submission/lead-person.ts'
import { newFormData } from './form-data.ts'
import { type Person, questionsWithDefault } from './person.ts'

// Somebody added, with every answer given: what is asked of people newly needs a value here.
const person: Required<Person> = {
  id: 'person-2',
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(305) 555-0142',
  dateOfBirth: '1986-04-12',
  residentState: 'TX',
  gender: 'Female',
  heightFeet: 6,
  heightInches: 3,
  weightPounds: 141,
  healthRating: 'Preferred',
  smoker: true,
  medicalConditions: ['Asthma'],
  medications: ['Albuterol'],
  relationshipToPrimary: 'Spouse',
  insuranceGoals: ['family_protection'],
  selectedCoverage: 475_000,
  selectedPlanType: 'Whole',
  selectedTerm: 25,
  selectedCompany: '',
  selectedMonthlyPrice: 0,
  answered: [...questionsWithDefault],
}

/** What a lead says elsewhere: who asks in its own fields, the plan among its plans. */
const notOfTheLeadsPerson: readonly (keyof Person)[] = [
  ...(['id', 'email', 'phone', 'answered'] as const),
  ...(['selectedCoverage', 'selectedPlanType', 'selectedTerm'] as const),
  ...(['selectedCompany', 'selectedMonthlyPrice'] as const),
]

test('every answer reaches the agent', () => {
  const told = new Set(Object.values(leadPersonFrom(person)).map((value) => JSON.stringify(value)))
  const untold = Object.entries(person).filter(([, value]) => !told.has(JSON.stringify(value)))
  expect(untold.map(([field]) => field).sort()).toEqual([...notOfTheLeadsPerson].sort())
})

test('every answer is kept in the account, and comes back on another device', () => {
  const form = newFormData()
  const kept = accountAnswersOf({ ...form, people: [...form.people, person] })
  const nothing = accountAnswersOf(form)
  expect(fillAnswers(form, kept, nothing).people.find(({ id }) => id === person.id)).toEqual(person)
})
