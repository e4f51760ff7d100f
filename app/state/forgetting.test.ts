import { afterEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('[SYNC-07] forgetting takes answers, profile, cart and device id off the device and out of every open store', async () => {
  const kept = { devicePlans: '[]', i18nextLng: 'es', promptForName: 'true' }
  const local = memoryStore({
    formData: '{}',
    deviceProfile: '{}',
    cart: '[]',
    deviceId: 'd',
    ownLink: '{}',
    ...kept,
  })
  const session = memoryStore({
    instantQuote: '{}',
    needs: '{}',
    personDraft: '{}',
    comparedPerson: 'p2',
    broughtLink: 'with=abc',
    splashShown: '1',
  })
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session })
  const { forgetDevice, onReread } = await import('./forgetting.ts')
  const seen: (string | null)[] = []
  onReread(() => seen.push(local.getItem('formData')))
  forgetDevice()
  for (const key of ['formData', 'deviceProfile', 'cart', 'deviceId', 'ownLink'])
    expect(local.getItem(key)).toBeNull()
  for (const [key, value] of Object.entries(kept)) expect(local.getItem(key)).toBe(value)
  for (const key of ['instantQuote', 'needs', 'personDraft', 'comparedPerson', 'broughtLink'])
    expect(session.getItem(key)).toBeNull()
  expect(session.getItem('splashShown')).toBe('1')
  expect(seen).toEqual([null])
})
