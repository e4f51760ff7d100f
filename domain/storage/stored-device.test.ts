import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeviceProfile, deviceProfileFrom } from '#domain/people/device-profile.ts'
import { newPrimaryPerson } from '#domain/people/person.ts'
import {
  type DevicePlan,
  devicePlanSchema,
  newDevicePlan,
  storedPlanDetails,
} from '#domain/plans/saved-plan.ts'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import {
  deviceId,
  readDevicePlans,
  readDeviceProfile,
  storedDevicePlans,
  storedDeviceProfile,
  writeDevicePlans,
  writeDeviceProfile,
} from './stored-device.ts'

const silent = () => {}
const now = '2026-11-20T12:00:00.000Z'

function profileOf(fullName: string): DeviceProfile {
  return deviceProfileFrom(
    { ...newPrimaryPerson(), fullName, medications: ['Insulin'] },
    'device-1',
    undefined,
    now,
  )
}

function planOf(id: string, changes: Partial<DevicePlan['planDetails']> = {}): DevicePlan {
  return newDevicePlan({
    id,
    deviceId: 'device-1',
    now,
    planDetails: {
      carrierName: 'SBLI',
      planType: 'term',
      coverage: 250_000,
      monthlyPremium: 21.5,
      termYears: 20,
      features: [],
      personName: 'Ana Rivera',
      relationship: 'Primary',
      ...changes,
    },
  })
}

/** The plan as it lies on the device. */
function storedPlan(id: string) {
  const plan = planOf(id)
  return { ...plan, planDetails: storedPlanDetails(plan.planDetails) }
}

test('[DEVICE-01] The device id is made once and kept', () => {
  const store = memoryStore()
  const made = ['first', 'second']
  const randomId = () => made.shift() ?? 'more'
  expect(deviceId(store, randomId)).toBe('first')
  expect(deviceId(store, randomId)).toBe('first')
  expect(store.getItem('deviceId')).toBe('first')
  expect(deviceId(memoryStore(), randomId)).toBe('second')
})

test('[DEVICE-01] A blank stored id is replaced', () => {
  expect(deviceId(memoryStore({ deviceId: ' ' }), () => 'made')).toBe('made')
})

test('A profile is read as it was written, and nothing stored reads as nothing', () => {
  const store = memoryStore()
  expect(readDeviceProfile(store, silent)).toBeUndefined()
  writeDeviceProfile(store, profileOf('Ana Rivera'))
  expect(readDeviceProfile(store, silent)).toEqual(profileOf('Ana Rivera'))
})

test.each(['{', '', 'null', '[]', '7', '"Ana Rivera"'])(
  '[ERROR-16] A corrupt stored profile %j is logged and ignored: the read gives nothing',
  (text) => {
    const reports: string[] = []
    expect(storedDeviceProfile.parse(text, (message) => reports.push(message))).toBeUndefined()
    expect(reports).toEqual(['Stored deviceProfile is corrupt and was ignored'])
  },
)

test('[DEVICE-11] Wrong parts of a profile default, the right ones stay', () => {
  const reports: string[] = []
  const stored = JSON.stringify({ ...profileOf('Ana Rivera'), smoker: 'no', phone: 3055550142, gender: 'X' })
  const profile = storedDeviceProfile.parse(stored, (message) => reports.push(message))
  expect(profile).toEqual({ ...profileOf('Ana Rivera'), smoker: false, phone: '' })
  expect(reports).toEqual(['Parts of stored deviceProfile are corrupt and were ignored'])
})

test('[DEVICE-05][DEVICE-06] A device plan has an id and mirrors a saved plan', () => {
  const plan = planOf('plan-1')
  expect(plan).toEqual({
    id: 'plan-1',
    deviceId: 'device-1',
    fullName: 'Ana Rivera',
    planName: 'SBLI - Term Life (Ana Rivera)',
    planDetails: {
      carrierName: 'SBLI',
      planType: 'term',
      coverage: 250_000,
      monthlyPremium: 21.5,
      termYears: 20,
      features: [],
      personName: 'Ana Rivera',
      relationship: 'Primary',
    },
    isFavorite: false,
    createdAt: now,
    updatedAt: now,
  })
  expect(Object.keys(devicePlanSchema.shape)).toEqual([...Object.keys(plan), 'userId'])
})

test('[DEVICE-05] Plans are kept as a list', () => {
  const store = memoryStore()
  expect(readDevicePlans(store, silent)).toEqual([])
  writeDevicePlans(store, [planOf('a'), planOf('b')])
  expect(readDevicePlans(store, silent)).toEqual([planOf('a'), planOf('b')])
})

test.each(['[{', '', 'null', '{}', '"x"', '0'])(
  '[ERROR-17] Corrupt stored plans %j are logged and ignored: the read gives an empty list',
  (text) => {
    const reports: string[] = []
    expect(storedDevicePlans.parse(text, (message) => reports.push(message))).toEqual([])
    expect(reports).toEqual(['Stored devicePlans is corrupt and was ignored'])
  },
)

test('[DEVICE-11] Of the stored plans those that are whole stay', () => {
  const reports: string[] = []
  const stored = [storedPlan('a'), { ...planOf('b'), planDetails: 'none' }, null, storedPlan('c')]
  const plans = storedDevicePlans.parse(JSON.stringify(stored), (message) => reports.push(message))
  expect(plans.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(reports).toEqual(['Parts of stored devicePlans are corrupt and were ignored'])
})

test('[DEVICE-11][ERROR-16][ERROR-17] Any text is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      storedDeviceProfile.parse(text, silent)
      expect(Array.isArray(storedDevicePlans.parse(text, silent))).toBe(true)
    }),
  )
})
