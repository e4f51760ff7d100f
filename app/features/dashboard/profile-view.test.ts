import { expect, test } from 'vitest'
import { emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import {
  emptyProfile,
  hasAnswers,
  isWorthADashboard,
  profileOfDevice,
  profileOfRow,
  progressOf,
  zipCodeOrState,
} from './profile-view.ts'

test('a device has a dashboard once it keeps a name, a birth date or a plan', () => {
  expect(isWorthADashboard(undefined, 0)).toBe(false)
  expect(isWorthADashboard({ ...emptyProfile, email: 'maria@example.com', fullName: ' ' }, 0)).toBe(false)
  expect(isWorthADashboard({ ...emptyProfile, fullName: 'Maria' }, 0)).toBe(true)
  expect(isWorthADashboard({ ...emptyProfile, dateOfBirth: '1986-04-12' }, 0)).toBe(true)
  expect(isWorthADashboard(undefined, 1)).toBe(true)
})

test.each([
  ['Ana Rivera', '1990-05-03', 'complete'],
  ['Ana Rivera', '', 'some'],
  ['', '1990-05-03', 'some'],
  ['  ', '1990-05-03', 'some'],
  ['', '', 'none'],
])('[D7] [DEVICE-09] with name %j and birth date %j the profile is %s', (fullName, dateOfBirth, progress) => {
  expect(progressOf({ ...emptyProfile, fullName, dateOfBirth })).toBe(progress)
})

test('[D12] tobacco is unanswered until somebody answers, on a device and in an account', () => {
  const onDevice = (smoker?: boolean) =>
    profileOfDevice(
      { ...emptyDeviceProfile(), smoker: smoker ?? false },
      updatePrimaryPerson(newFormData(), smoker === undefined ? {} : { smoker }),
    ).smoker
  expect([onDevice(), onDevice(false), onDevice(true)]).toEqual([undefined, false, true])
  const inAccount = (column: boolean, smoker?: boolean) =>
    profileOfRow(
      { ...emptyRow, smoker: column },
      { people: [{ id: 'primary', ...(smoker !== undefined && { smoker }) }] },
    ).smoker
  expect([inAccount(false), inAccount(false, false), inAccount(true)]).toEqual([undefined, false, true])
})

const emptyRow = {
  id: 'user-1',
  email: null,
  full_name: null,
  phone: null,
  date_of_birth: null,
  zip_code: null,
  gender: null,
  smoker: false,
  medical_conditions: [],
  medications: [],
  insurance_goals: [],
  last_device_id: null,
  updated_at: '2026-11-20T00:00:00Z',
}

test('an account’s row shows with empty parts where it holds none', () => {
  const row = { ...emptyRow, email: 'maria@example.com', gender: 'Other' }
  expect(profileOfRow(row)).toEqual({
    ...profileOfRow(row),
    fullName: '',
    phone: '',
    email: 'maria@example.com',
  })
  expect(profileOfRow(row)).not.toHaveProperty('gender')
  expect(hasAnswers(profileOfRow(row))).toBe(false)
  expect(hasAnswers(profileOfRow({ ...row, gender: 'Female' }))).toBe(true)
})

test('five digits are a ZIP code, a state’s code is the state', () => {
  expect(zipCodeOrState('33101')).toEqual({ kind: 'zipCode', text: '33101' })
  expect(zipCodeOrState(' FL ')).toEqual({ kind: 'state', text: 'Florida' })
  expect(zipCodeOrState('')).toEqual({ kind: 'zipCode', text: '' })
})
