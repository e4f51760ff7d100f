import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeviceProfile, deviceProfileFrom } from '#domain/people/device-profile.ts'
import { devicePlanSchema, storedPlanDetails } from '#domain/plans/saved-plan.ts'
import { ana } from '../../tests/fixtures/device/ana.ts'
import { devicePlan, somePlan } from '../../tests/fixtures/device/device-plan.ts'
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
const profile: DeviceProfile = deviceProfileFrom(
  { ...ana, medications: ['Insulin'] },
  'device-1',
  undefined,
  '2026-11-20T12:00:00.000Z',
)

/** What is read from a text, and what is reported of it. */
function read<Value>(
  stored: { parse: (text: string, report: (message: string) => void) => Value },
  text: string,
) {
  const reports: string[] = []
  return { value: stored.parse(text, (message) => reports.push(message)), reports }
}

test('[DEVICE-01] the device id is made once and kept; a blank one is replaced', () => {
  const store = memoryStore()
  const made = ['first', 'second']
  const randomId = () => made.shift() ?? 'more'
  expect(deviceId(store, randomId)).toBe('first')
  expect(deviceId(store, randomId)).toBe('first')
  expect(store.getItem('deviceId')).toBe('first')
  expect(deviceId(memoryStore({ deviceId: ' ' }), randomId)).toBe('second')
})

test('[DEVICE-05] a profile and plans are read as they were written, and nothing stored as nothing', () => {
  const store = memoryStore()
  expect(readDeviceProfile(store, silent)).toBeUndefined()
  expect(readDevicePlans(store, silent)).toEqual([])
  writeDeviceProfile(store, profile)
  writeDevicePlans(store, [devicePlan('a'), devicePlan('b')])
  expect(readDeviceProfile(store, silent)).toEqual(profile)
  expect(readDevicePlans(store, silent)).toEqual([devicePlan('a'), devicePlan('b')])
})

test.each(['{', '', 'null', '"Ana Rivera"'])(
  '[ERROR-16] [ERROR-17] a corrupt stored profile or list of plans %j is logged and ignored',
  (text) => {
    expect(read(storedDeviceProfile, text)).toEqual({
      value: undefined,
      reports: ['Stored deviceProfile is corrupt and was ignored'],
    })
    expect(read(storedDevicePlans, text)).toEqual({
      value: [],
      reports: ['Stored devicePlans is corrupt and was ignored'],
    })
  },
)

test('[DEVICE-11] wrong parts of a profile default, the right ones stay, and of the plans those that are whole', () => {
  const odd = { ...profile, smoker: 'no', phone: 3055550142, gender: 'X' }
  const { gender: _, ...others } = profile
  expect(read(storedDeviceProfile, JSON.stringify(odd))).toEqual({
    value: { ...others, smoker: false, phone: '' },
    reports: ['Parts of stored deviceProfile are corrupt and were ignored'],
  })
  const plan = devicePlan('a')
  const stored = { ...plan, planDetails: storedPlanDetails(plan.planDetails) }
  const plans = [stored, { ...stored, planDetails: 'none' }, null, { ...stored, id: 'c' }]
  expect(read(storedDevicePlans, JSON.stringify(plans))).toEqual({
    value: [plan, { ...plan, id: 'c' }],
    reports: ['Parts of stored devicePlans are corrupt and were ignored'],
  })
})

test('[DEVICE-06] a device plan has an id and mirrors a saved plan', () => {
  const now = '2026-11-20T12:00:00.000Z'
  const plan = devicePlan('plan-1')
  expect(plan).toEqual({
    id: 'plan-1',
    deviceId: 'device-1',
    fullName: 'Ana Rivera',
    planName: 'SBLI - Term Life (Ana Rivera)',
    planDetails: somePlan,
    isFavorite: false,
    createdAt: now,
    updatedAt: now,
  })
  expect(Object.keys(devicePlanSchema.shape)).toEqual([...Object.keys(plan), 'userId'])
})

test('[DEVICE-11][ERROR-16][ERROR-17] Any text is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      storedDeviceProfile.parse(text, silent)
      expect(Array.isArray(storedDevicePlans.parse(text, silent))).toBe(true)
    }),
  )
})
