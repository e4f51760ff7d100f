import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { storedCartItem } from '#domain/cart/cart-item.ts'
import { deviceProfileFrom } from '#domain/people/device-profile.ts'
import { devicePlanSchema, storedPlanDetails } from '#domain/plans/saved-plan.ts'
import { ana } from '../../tests/fixtures/device/ana.ts'
import { devicePlan, somePlan } from '../../tests/fixtures/device/device-plan.ts'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { cartItem } from '../../tests/fixtures/quotes/cart-item.ts'
import { storedCart } from './stored-cart.ts'
import { deviceId, storedDevicePlans, storedDeviceProfile } from './stored-device.ts'
import { storedList, storedRecord } from './stored-json.ts'
import { readStored, storedText, writeStored } from './stored-value.ts'

const now = '2026-11-20T12:00:00.000Z'
const profile = deviceProfileFrom({ ...ana, medications: ['Insulin'] }, 'device-1', undefined, now)
const ways = storedList('ways', z.enum(['email', 'call']))
const defaults = { name: '', years: 10, tags: ['new'] }
const draft = storedRecord(
  'draft',
  z.object({ name: z.string(), years: z.number(), tags: z.array(z.string()), note: z.string().optional() }),
  { defaults, none: undefined },
)

type Stored<Value> = Parameters<typeof readStored<Value>>[1]

/** What is read of a text, and what is reported of it. */
function read<Value>(stored: Stored<Value>, text: string) {
  const reports: string[] = []
  const value = readStored(memoryStore({ [stored.key]: text }), stored, (report) => void reports.push(report))
  return { value, reports }
}

/** Nothing is read first, then what was written; nothing of it is reported. */
function expectKept<Value>(stored: Stored<Value>, none: Value, value: Value) {
  const store = memoryStore()
  const silent = () => expect.fail('Nothing is to be reported')
  expect(readStored(store, stored, silent)).toEqual(none)
  writeStored(store, stored, value)
  expect(readStored(store, stored, silent)).toEqual(value)
  return store
}

test('[DEVICE-05] what was written is read back, and what stands for nothing takes the key away', () => {
  expectKept(storedCart, [], [cartItem, { ...cartItem, id: 'item-2' }])
  expectKept(storedDevicePlans, [], [devicePlan('a'), devicePlan('b')])
  expectKept(storedDeviceProfile, undefined, profile)
  expectKept(storedText('person'), null, 'p2')
  const store = expectKept(ways, [], ['call'])
  writeStored(store, ways, [])
  expect(store.getItem('ways')).toBeNull()
  const drafts = expectKept(draft, undefined, { ...defaults, name: 'Ana' })
  writeStored(drafts, draft, undefined)
  expect(drafts.getItem('draft')).toBeNull()
})

test.each(['', '{oops', 'null', '"Ana Rivera"', '5'])(
  '[ERROR-16] [ERROR-17] [DEVICE-11] a corrupt %j is logged by its key and ignored',
  (text) => {
    const ignored = (key: string, value: unknown) => ({
      value,
      reports: [`Stored ${key} is corrupt and was ignored`],
    })
    expect(read(storedCart, text)).toEqual(ignored('cart', []))
    expect(read(storedDevicePlans, text)).toEqual(ignored('devicePlans', []))
    expect(read(storedDeviceProfile, text)).toEqual(ignored('deviceProfile', undefined))
    expect(read(ways, text)).toEqual(ignored('ways', []))
    expect(read(draft, text)).toEqual(ignored('draft', undefined))
  },
)

test('[DEVICE-11] of a list the right elements stay, and of a record the right fields; the others default', () => {
  const mended = (key: string, value: unknown) => ({
    value,
    reports: [`Parts of stored ${key} are corrupt and were ignored`],
  })
  expect(read(ways, '["email","pigeon",7]')).toEqual(mended('ways', ['email']))
  const odd = '{"name":"Ana","years":"9","tags":["a",5],"note":7}'
  expect(read(draft, odd)).toEqual(mended('draft', { name: 'Ana', years: 10, tags: ['a'] }))
  const oddProfile = { ...profile, smoker: 'no', phone: 3055550142, gender: 'X' }
  const rest = { ...profile, smoker: false, phone: '', gender: undefined }
  expect(read(storedDeviceProfile, JSON.stringify(oddProfile))).toEqual(mended('deviceProfile', rest))
  const plan = devicePlan('a')
  const stored = { ...plan, planDetails: storedPlanDetails(plan.planDetails) }
  const plans = JSON.stringify([stored, { ...stored, planDetails: 'none' }, null, { ...stored, id: 'c' }])
  expect(read(storedDevicePlans, plans)).toEqual(mended('devicePlans', [plan, { ...plan, id: 'c' }]))
  const item = storedCartItem(cartItem)
  const items = JSON.stringify([
    item,
    { ...item, monthlyPrice: '21.50' },
    { ...item, planType: 'gold' },
    null,
  ])
  expect(read(storedCart, items)).toEqual(mended('cart', [cartItem]))
})

test('[DEVICE-11] [ERROR-16] [ERROR-17] any text is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      read(storedDeviceProfile, text)
      expect(Array.isArray(read(storedDevicePlans, text).value)).toBe(true)
      expect(Array.isArray(read(storedCart, text).value)).toBe(true)
    }),
  )
})

test('[DEVICE-01] the device id is made once and kept; a blank one is replaced', () => {
  const store = memoryStore()
  const made = ['first', 'second']
  const randomId = () => made.shift() ?? 'more'
  expect(deviceId(store, randomId)).toBe('first')
  expect(deviceId(store, randomId)).toBe('first')
  expect(store.getItem('deviceId')).toBe('first')
  expect(deviceId(memoryStore({ deviceId: ' ' }), randomId)).toBe('second')
})

test('[DEVICE-06] a device plan has an id and mirrors a saved plan', () => {
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
