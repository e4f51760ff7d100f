import { expect, test } from 'vitest'
import { emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { devicePlan } from '../../../tests/fixtures/device/device-plan.ts'
import { type DeviceHoldings, holdsAnonymous } from './anonymous-holdings.ts'

const empty: DeviceHoldings = { form: newFormData(), profile: undefined, cart: [], plans: [] }
const profile = { ...emptyDeviceProfile(), medications: ['Albuterol'] }
const answered = updatePrimaryPerson(newFormData(), { medicalConditions: ['Asthma'] })
const ofAccount = { ...answered, userId: 'user-1', isAuthenticated: true }
const plan = devicePlan('plan-1')
const { people, ...rest } = newFormData()

test.each<[string, Partial<DeviceHoldings>, boolean]>([
  ['nothing', {}, false],
  ['a form that was only opened', { form: { people, ...rest } }, false],
  ['an answer', { form: answered }, true],
  ['a number of people', { form: { ...newFormData(), numberOfPeople: 2 } }, true],
  ['a profile', { profile }, true],
  ['a plan', { plans: [plan] }, true],
  ['the answers of an account', { form: ofAccount, profile }, false],
  ['a plan of an account', { form: ofAccount, plans: [{ ...plan, userId: 'user-1' }] }, false],
  ['a plan of nobody beside an account', { form: ofAccount, plans: [plan] }, true],
])('a device with %s holds what is nobody’s, or not', (_what, holdings, isAnonymous) => {
  expect(holdsAnonymous({ ...empty, ...holdings })).toBe(isAnonymous)
})
