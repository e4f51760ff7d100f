import { expect, test } from 'vitest'
import { noAnswers } from './answers.ts'
import { changesToPush, profileColumns } from './profile-columns.ts'

const row = {
  id: 'user-1',
  email: null,
  full_name: null,
  phone: null,
  date_of_birth: null,
  zip_code: null,
  gender: 'other',
  smoker: true,
  medical_conditions: [],
  medications: [],
  insurance_goals: [],
  last_device_id: null,
  updated_at: '',
}
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

test('a change is the columns that changed', () => {
  expect(changesToPush(some, { ...some, phone: '12', gender: 'Male' })).toEqual({
    phone: '12',
    gender: 'Male',
  })
  expect(changesToPush({ ...some, smoker: true }, { ...some, smoker: false })).toEqual({ smoker: false })
  expect(changesToPush(some, some)).toEqual({})
})

test('an emptied list is a change, an emptied text and a new start are none', () => {
  expect(changesToPush(some, { ...some, medications: [] })).toEqual({ medications: [] })
  expect(changesToPush(some, { ...some, phone: '' })).toEqual({})
  expect(changesToPush({ ...some, smoker: true }, noAnswers)).toEqual({})
})
