import type { User } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { memoryStore } from '../../../../tests/fixtures/device/memory-store.ts'
import { accountExport, deviceCopies } from './account-export.ts'

const at = '2026-11-21T10:00:00Z'
const now = new Date(at)
const user: User = {
  id: 'u',
  aud: 'authenticated',
  email: 'ana@example.com',
  app_metadata: { provider: 'email' },
  user_metadata: { language: 'es' },
  created_at: at,
  identities: [
    {
      id: 'u',
      identity_id: 'i',
      user_id: 'u',
      provider: 'email',
      identity_data: { email: 'ana@example.com' },
    },
  ],
  factors: [
    {
      id: 'f',
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'App',
      created_at: at,
      updated_at: at,
    },
  ],
}

test('the file holds all that the account keeps, under names that can be read', () => {
  const exported = accountExport({
    about: 'About',
    now,
    user,
    profile: undefined,
    answers: undefined,
    plans: [],
    devices: [{ id: 's', userAgent: 'Firefox/133.0 (Windows)', lastUsed: at, isCurrent: true }],
    device: { cart: [] },
  })
  for (const name of ['about', 'madeAt', 'profile', 'answers', 'savedPlans', 'thisDevice'])
    expect(exported).toHaveProperty(name)
  expect(exported.account).toMatchObject({ email: 'ana@example.com', details: { language: 'es' } })
  expect(exported.waysToSignIn).toMatchObject([{ provider: 'email' }])
  expect(exported.authenticatorApps).toEqual([{ name: 'App', status: 'verified', addedAt: at }])
  expect(exported.signedInOn).toMatchObject([{ browser: 'Firefox', system: 'Windows', isThisDevice: true }])
})

test('the copies of this device are in it, and the tokens of the session are not', () => {
  const device = memoryStore({
    formData: '{"people":[{"fullName":"Ana"}]}',
    i18nextLng: 'es',
    'sb-127-auth-token': '{"access_token":"secret"}',
  })
  const copies = deviceCopies(device, memoryStore({ needs: '{"income":1}', scrollPositions: '{}' }))
  expect(copies).toEqual({
    formData: { people: [{ fullName: 'Ana' }] },
    i18nextLng: 'es',
    needs: { income: 1 },
  })
})
