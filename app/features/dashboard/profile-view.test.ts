import { expect, test } from 'vitest'
import { emptyProfile, hasAnswers, isWorthADashboard, profileOfRow } from './profile-view.ts'

test('a device has a dashboard once it keeps a name, a birth date or a plan', () => {
  expect(isWorthADashboard(undefined, 0)).toBe(false)
  expect(isWorthADashboard({ ...emptyProfile, email: 'maria@example.com', fullName: ' ' }, 0)).toBe(false)
  expect(isWorthADashboard({ ...emptyProfile, fullName: 'Maria' }, 0)).toBe(true)
  expect(isWorthADashboard({ ...emptyProfile, dateOfBirth: '1986-04-12' }, 0)).toBe(true)
  expect(isWorthADashboard(undefined, 1)).toBe(true)
})

test('an account’s row shows with empty parts where it holds none', () => {
  const row = {
    id: 'user-1',
    email: 'maria@example.com',
    full_name: null,
    phone: null,
    date_of_birth: null,
    zip_code: null,
    gender: 'Other',
    smoker: false,
    medical_conditions: [],
    medications: [],
    insurance_goals: [],
    last_device_id: null,
    updated_at: '2026-11-20T00:00:00Z',
  }
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
