import { expect, test } from 'vitest'
import { devicePlan, somePlan, testDevice } from '../../tests/fixtures/account-device.ts'
import { createDevicePlansStore } from './device-plans-store.ts'

test('plans are kept once each, starred and removed by id', () => {
  const device = testDevice()
  const plans = createDevicePlansStore(device)
  const other = { ...somePlan, coverage: 1 }
  expect(plans.add([somePlan, other, somePlan])).toEqual({ saved: 2, skipped: 1 })
  expect(plans.add([{ ...somePlan, monthlyPrice: 1 }])).toEqual({ saved: 0, skipped: 1 })
  const [first, second] = plans.snapshot()
  expect(first).toMatchObject({ planName: 'SBLI - Term Life (Ana Rivera)', planDetails: somePlan })
  expect(first?.deviceId).toBe(device.store.getItem('deviceId'))
  plans.star(first?.id ?? '', true)
  plans.remove(second?.id ?? '')
  expect(createDevicePlansStore(device).snapshot()).toMatchObject([{ id: first?.id, isFavorite: true }])
})

test('what another tab changed is read again, and heard of', () => {
  const device = testDevice()
  const plans = createDevicePlansStore(device)
  let calls = 0
  plans.subscribe(() => {
    calls += 1
  })
  expect(plans.snapshot()).toEqual([])
  device.store.setItem('devicePlans', JSON.stringify([devicePlan('a')]))
  plans.reload()
  expect(plans.snapshot().map(({ id }) => id)).toEqual(['a'])
  expect(calls).toBe(1)
})

test('plans on their way to somebody’s account are shown to nobody else, and stay', () => {
  const device = testDevice()
  const theirs = { ...devicePlan('a'), userId: 'user-1' }
  device.store.setItem('devicePlans', JSON.stringify([theirs]))
  const plans = createDevicePlansStore(device)
  expect(plans.snapshot()).toEqual([])
  expect(plans.add([somePlan])).toEqual({ saved: 1, skipped: 0 })
  expect(device.stored('devicePlans')).toHaveLength(2)
  device.forms.mark('user-1')
  plans.reload()
  expect(plans.snapshot()).toHaveLength(2)
})
