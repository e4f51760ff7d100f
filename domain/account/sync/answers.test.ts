import { expect, test } from 'vitest'
import { emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { newPrimaryPerson } from '#domain/people/person.ts'
import { answersOfDevice, answersOfRow, noAnswers } from './answers.ts'
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
  const profile = { ...emptyDeviceProfile(), fullName: 'Old', email: 'ana@example.com', zipCode: '33101' }
  const kept = {
    ...profile,
    dateOfBirth: '1990-05-03',
    gender: 'Female' as const,
    smoker: true,
    medications: ['A'],
  }
  expect(answersOfDevice(person, kept)).toEqual({
    ...noAnswers,
    fullName: 'Ana',
    email: 'ana@example.com',
    dateOfBirth: '1990-05-03',
    zipCode: '33101',
    gender: 'Female',
    smoker: false,
    medications: ['A'],
  })
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
