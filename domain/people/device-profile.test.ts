import { expect, test } from 'vitest'
import { ana } from '../../tests/fixtures/device/ana.ts'
import { deviceProfileFrom, deviceProfileSchema, shouldCopyToDevice } from './device-profile.ts'
import { newPrimaryPerson, type Person } from './person.ts'

const now = '2026-11-20T12:00:00.000Z'
const person: Person = {
  ...ana,
  smoker: true,
  medicalConditions: ['Asthma'],
  medications: ['Albuterol'],
  insuranceGoals: ['family_protection'],
}

test('[DEVICE-02][DEVICE-03] The profile holds the specified fields, zipCode from the state of residence', () => {
  const profile = deviceProfileFrom(person, 'device-1', undefined, now)
  expect(profile).toEqual({
    deviceId: 'device-1',
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    phone: '(305) 555-0142',
    dateOfBirth: '1990-05-03',
    zipCode: 'FL',
    gender: 'Female',
    smoker: true,
    medicalConditions: ['Asthma'],
    medications: ['Albuterol'],
    insuranceGoals: ['family_protection'],
    createdAt: now,
    updatedAt: now,
  })
  const ofAccount = ['syncedAt', 'answersChangedAt', 'answersInStep']
  expect(Object.keys(deviceProfileSchema.shape)).toEqual([...Object.keys(profile), ...ofAccount])
})

test('[DEVICE-04] unanswered tobacco is stored as false, half a birth date as none; a later copy keeps the first time', () => {
  const first = deviceProfileFrom(newPrimaryPerson(), 'device-1', undefined, now)
  expect(first.smoker).toBe(false)
  const later = '2026-11-21T08:00:00.000Z'
  const copy = deviceProfileFrom({ ...person, dateOfBirth: '1990-05-' }, 'device-1', first, later)
  expect(copy).toMatchObject({ dateOfBirth: '', createdAt: now, updatedAt: later })
})

test.each([
  ['a name', { fullName: 'Ana' }, true],
  ['an e-mail', { email: 'ana@example.com' }, true],
  ['a birth date', { dateOfBirth: '1990-05-03' }, true],
  ['half a birth date', { dateOfBirth: '1990-05-' }, false],
  ['blanks', { fullName: '  ' }, false],
  ['a phone alone', { phone: '(305) 555-0142' }, false],
])(
  '[FORM-15] The person is copied to the device with a name, an e-mail or a birth date: %s',
  (_what, answer, copied) => {
    expect(shouldCopyToDevice({ ...newPrimaryPerson(), ...answer })).toBe(copied)
  },
)
