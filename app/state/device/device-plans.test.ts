import { expect, test } from 'vitest'
import { readDevicePlans, writeDevicePlans } from '#domain/storage/stored-device.ts'
import { devicePlan, somePlan, testDevice } from '../../../tests/fixtures/device/account-device.ts'
import { createDevicePlansStore } from './device-plans.ts'

test('[D7] [DEVICE-07] the plans that the dashboard shows are read off the device and removed by id', () => {
  const device = testDevice()
  const kept = ['a', 'b', 'c'].map((id, coverage) => devicePlan(id, { coverage }))
  writeDevicePlans(device.store, kept)
  const plans = createDevicePlansStore(device)
  expect(plans.snapshot()).toEqual(kept)
  plans.remove('b')
  plans.remove('unknown')
  expect(plans.snapshot().map(({ id }) => id)).toEqual(['a', 'c'])
  expect(readDevicePlans(device.store, () => {})).toEqual([kept[0], kept[2]])
})

test.each([
  ['carrier', { carrierName: 'Transamerica' }],
  ['plan type', { planType: 'whole' }],
  ['coverage', { coverage: 250_000 }],
  ['person name', { personName: 'Luis Rivera' }],
])('[PLANS-08] a plan that differs in %s alone is kept', (_what, changes) => {
  const plans = createDevicePlansStore(testDevice())
  plans.add([somePlan])
  expect(plans.add([{ ...somePlan, ...changes }])).toEqual({ saved: 1, skipped: 0 })
  expect(plans.snapshot()).toHaveLength(2)
})

test('plans are kept once each, starred and removed by id', () => {
  const device = testDevice()
  const plans = createDevicePlansStore(device)
  const other = { ...somePlan, coverage: 1 }
  expect(plans.add([somePlan, other, somePlan])).toEqual({ saved: 2, skipped: 1 })
  expect(plans.add([{ ...somePlan, monthlyPremium: 1 }])).toEqual({ saved: 0, skipped: 1 })
  const [first, second] = plans.snapshot()
  expect(first).toMatchObject({ planName: 'SBLI - Term Life (Ana Rivera)', planDetails: somePlan })
  expect(first?.deviceId).toBe(device.store.getItem('deviceId'))
  plans.star(first?.id ?? '', true)
  plans.remove(second?.id ?? '')
  expect(createDevicePlansStore(device).snapshot()).toMatchObject([{ id: first?.id, isFavorite: true }])
})

test('plans on their way to somebody’s account are shown to nobody else, and stay', () => {
  const device = testDevice()
  const theirs = { ...devicePlan('a'), userId: 'user-1' }
  writeDevicePlans(device.store, [theirs])
  const plans = createDevicePlansStore(device)
  expect(plans.snapshot()).toEqual([])
  expect(plans.add([somePlan])).toEqual({ saved: 1, skipped: 0 })
  expect(device.stored('devicePlans')).toHaveLength(2)
  device.forms.mark('user-1')
  plans.reload()
  expect(plans.snapshot()).toHaveLength(2)
})
