import { expect, test } from 'vitest'
import { emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson } from '#domain/people/person.ts'
import { answersOfDevice, answersOfRow, noAnswers } from './answers.ts'
import { fillForm, isAheadOfAccount, profileInStep } from './fill-form.ts'
import { changesToPush, profileColumns } from './profile-columns.ts'
import { profileRowSchema } from './profile-row.ts'

const emptyRow = {
  id: 'user-1',
  email: null,
  full_name: null,
  phone: null,
  date_of_birth: null,
  zip_code: null,
  gender: null,
  smoker: null,
  medical_conditions: null,
  medications: null,
  insurance_goals: null,
  last_device_id: null,
  updated_at: '2026-11-20T12:00:00.123456+00:00',
}
const rowWith = (changes: object) => profileRowSchema.parse({ ...emptyRow, ...changes })

test('an empty row and an untouched device answer nothing: tobacco "no" may be the default', () => {
  expect(answersOfRow(rowWith({}))).toEqual(noAnswers)
  expect(answersOfRow(rowWith({ smoker: false }))).toEqual(noAnswers)
  expect(answersOfDevice(newPrimaryPerson(), emptyDeviceProfile())).toEqual(noAnswers)
})

test('of a row, what is no answer of ours is none', () => {
  const row = rowWith({ gender: 'other', date_of_birth: '0000-00-00', full_name: '  ', smoker: true })
  expect(answersOfRow(row)).toEqual({ ...noAnswers, smoker: true })
})

test('the form counts before the profile beside it, and a half-typed date before neither', () => {
  const person = { ...newPrimaryPerson(), fullName: ' Ana ', dateOfBirth: '1990-05-', smoker: false }
  const own = {
    ...{ email: 'ana@example.com', dateOfBirth: '1990-05-03', zipCode: '33101' },
    ...{ gender: 'Female' as const, medications: ['A'] },
  }
  const kept = { ...emptyDeviceProfile(), ...own, fullName: 'Old', smoker: true }
  expect(answersOfDevice(person, kept)).toEqual({ ...noAnswers, ...own, fullName: 'Ana', smoker: false })
})

test('what an account can’t hold stays on the device', () => {
  const person = {
    ...newPrimaryPerson(),
    fullName: 'x'.repeat(201),
    email: 'a\0b',
    phone: '1'.repeat(40),
    medications: Array.from({ length: 40 }, () => 'é'.repeat(200)),
    medicalConditions: ['x'.repeat(19_000)],
  }
  expect(answersOfDevice(person, undefined)).toEqual({
    ...noAnswers,
    phone: '1'.repeat(40),
    medicalConditions: ['x'.repeat(19_000)],
  })
})

const known = {
  ...noAnswers,
  fullName: 'Ana Rivera',
  zipCode: 'FL',
  gender: 'Female',
  smoker: true,
  medications: ['Albuterol'],
} as const

test('what the account knows is filled in for the first person; the others and their plans stay', () => {
  const form = addPerson(
    updatePrimaryPerson(newFormData(), { selectedCoverage: 750_000 }),
    newAddedPerson('spouse', 'Spouse'),
  )
  const filled = fillForm(form, known, primaryPerson(form))
  const { zipCode: residentState, fullName, gender, smoker, medications } = known
  expect(primaryPerson(filled)).toEqual({
    ...primaryPerson(form),
    ...{ fullName, residentState, gender, smoker, medications },
  })
  expect(filled.people.slice(1)).toEqual(form.people.slice(1))
})

test('empty answers, a ZIP code and unanswered tobacco change nothing, unless the account knows all', () => {
  const told = updatePrimaryPerson(newFormData(), { fullName: 'Ana', residentState: 'TX', smoker: false })
  expect(fillForm(told, { ...noAnswers, zipCode: '33101' }, primaryPerson(told))).toBe(told)
  const form = updatePrimaryPerson(newFormData(), { medications: ['Albuterol'], phone: '1' })
  const filled = primaryPerson(fillForm(form, { ...known, medications: [] }, primaryPerson(form), true))
  expect(filled).toMatchObject({ medications: [], phone: '', fullName: 'Ana Rivera' })
})

test('an answer given while the account was being read stays', () => {
  const form = updatePrimaryPerson(newFormData(), { fullName: 'Anita', gender: 'Male' })
  expect(primaryPerson(fillForm(form, known, newPrimaryPerson()))).toMatchObject({
    fullName: 'Anita',
    gender: 'Male',
    smoker: true,
  })
})

test('a profile in step says what the account says, and is ahead as soon as something is answered', () => {
  const parts = {
    deviceId: 'd',
    createdAt: '2026-01-01T00:00:00.000Z',
    syncedAt: '2026-11-20T12:00:00.123456+00:00',
  }
  const profile = profileInStep(known, parts)
  expect(profile).toMatchObject({ fullName: 'Ana Rivera', smoker: true, updatedAt: parts.syncedAt, ...parts })
  expect(profileInStep(noAnswers, parts).smoker).toBe(false)
  expect(isAheadOfAccount(profile)).toBe(false)
  expect(isAheadOfAccount({ ...profile, updatedAt: '2026-11-20T12:00:00.124Z' })).toBe(true)
  expect(isAheadOfAccount(emptyDeviceProfile())).toBe(true)
  expect(isAheadOfAccount(undefined)).toBe(true)
})

const row = rowWith({
  ...{ gender: 'other', smoker: true, medical_conditions: [], medications: [], insurance_goals: [] },
})
const some = { ...noAnswers, fullName: 'Ana', phone: '1', medications: ['Albuterol'] }

test('the whole profile: empty texts are null, and what the answers don’t tell keeps the row’s value', () => {
  expect(profileColumns({ ...noAnswers, fullName: 'Ana' }, row, 'device-1')).toEqual({
    email: null,
    full_name: 'Ana',
    phone: null,
    date_of_birth: null,
    zip_code: null,
    gender: 'other',
    smoker: true,
    medical_conditions: [],
    medications: [],
    insurance_goals: [],
    last_device_id: 'device-1',
  })
  expect(profileColumns({ ...noAnswers, smoker: false }, row, 'd').smoker).toBe(false)
  expect(profileColumns(noAnswers, undefined, 'd')).toMatchObject({ gender: null, smoker: false })
})

test('a change is the columns that changed; an emptied list is one, an emptied text and a new start are none', () => {
  expect(changesToPush(some, { ...some, phone: '12', gender: 'Male' })).toEqual({
    phone: '12',
    gender: 'Male',
  })
  expect(changesToPush({ ...some, smoker: true }, { ...some, smoker: false })).toEqual({ smoker: false })
  expect(changesToPush(some, some)).toEqual({})
  expect(changesToPush(some, { ...some, medications: [] })).toEqual({ medications: [] })
  expect(changesToPush(some, { ...some, phone: '' })).toEqual({})
  expect(changesToPush({ ...some, smoker: true }, noAnswers)).toEqual({})
})
