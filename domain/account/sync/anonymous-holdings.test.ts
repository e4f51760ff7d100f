import { expect, test } from 'vitest'
import { emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { type DevicePlan, newDevicePlan } from '#domain/plans/saved-plan.ts'
import { type DeviceHoldings, holdsAnonymous } from './anonymous-holdings.ts'

const empty: DeviceHoldings = { form: newFormData(), profile: undefined, cart: [], plans: [] }
const profile = { ...emptyDeviceProfile(), medications: ['Albuterol'] }
const answered = updatePrimaryPerson(newFormData(), { medicalConditions: ['Asthma'] })
const plan: DevicePlan = newDevicePlan({
  id: 'plan-1',
  deviceId: 'device-1',
  planDetails: {
    carrierName: 'SBLI',
    planType: 'term',
    coverage: 500_000,
    monthlyPremium: 28.5,
    features: [],
    personName: 'Ana Ruiz',
    relationship: 'Primary',
  },
  now: '2026-01-31T00:00:00.000Z',
})

test('a fresh device holds nothing, and neither does one whose form was only opened', () => {
  expect(holdsAnonymous(empty)).toBe(false)
  const { people, ...rest } = newFormData()
  expect(holdsAnonymous({ ...empty, form: { people, ...rest } })).toBe(false)
})

test('any answer, a profile or a plan of nobody counts', () => {
  expect(holdsAnonymous({ ...empty, form: answered })).toBe(true)
  expect(holdsAnonymous({ ...empty, form: { ...newFormData(), numberOfPeople: 2 } })).toBe(true)
  expect(holdsAnonymous({ ...empty, profile })).toBe(true)
  expect(holdsAnonymous({ ...empty, plans: [plan] })).toBe(true)
})

test('answers of an account are not nobody’s, while a plan without an owner stays so', () => {
  const form = { ...answered, userId: 'user-1', isAuthenticated: true }
  expect(holdsAnonymous({ ...empty, form, profile })).toBe(false)
  expect(holdsAnonymous({ ...empty, form, plans: [{ ...plan, userId: 'user-1' }] })).toBe(false)
  expect(holdsAnonymous({ ...empty, form, plans: [plan] })).toBe(true)
})
