import { expect, test } from 'vitest'
import { memoryStore } from '#domain/storage/key-value-store.ts'
import { hasAnswersOrPlans } from './kept-on-device.ts'

test('a device that was only visited keeps nothing of the visitor', () => {
  expect(hasAnswersOrPlans(memoryStore())).toBe(false)
  expect(hasAnswersOrPlans(memoryStore({ i18nextLng: 'es', deviceId: 'a', cart: '[]' }))).toBe(false)
})

test.each(['formData', 'deviceProfile', 'devicePlans', 'cart'])('%s on a device counts as kept', (key) => {
  expect(hasAnswersOrPlans(memoryStore({ [key]: '{"kept":true}' }))).toBe(true)
})
