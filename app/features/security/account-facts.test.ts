import type { Factor, User, UserIdentity } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { devicesOf, signInMethodsOf } from './account-facts.ts'

const at = '2026-11-21T10:00:00Z'

function identity(provider: string, email: string): UserIdentity {
  return { id: provider, identity_id: provider, user_id: 'u', provider, identity_data: { email } }
}

function user(changes: Partial<User>): User {
  const base = { id: 'u', aud: 'authenticated', created_at: at, app_metadata: {}, user_metadata: {} }
  return { ...base, email: 'ana@example.com', identities: [identity('email', 'ana@example.com')], ...changes }
}

const factor = (status: 'verified' | 'unverified', factor_type: 'totp' | 'phone' = 'totp'): Factor => ({
  id: `${factor_type}-${status}`,
  factor_type,
  status,
  created_at: at,
  updated_at: at,
})

test('an account of e-mail and password', () => {
  expect(signInMethodsOf(user({}))).toEqual({
    email: 'ana@example.com',
    hasPassword: true,
    authenticator: undefined,
    google: undefined,
    canUnlinkGoogle: false,
  })
})

test('[SECURITY-04] Google may go only while something else remains to sign in with', () => {
  const google = identity('google', 'ana@gmail.example')
  expect(signInMethodsOf(user({ identities: [google] }))).toMatchObject({
    hasPassword: false,
    google: { email: 'ana@gmail.example' },
    canUnlinkGoogle: false,
  })
  expect(
    signInMethodsOf(user({ identities: [identity('email', 'a@b.example'), google] })).canUnlinkGoogle,
  ).toBe(true)
})

test('[SECURITY-03] the authenticator app is on once its first code was right', () => {
  const factors = [factor('unverified'), factor('verified', 'phone')]
  expect(signInMethodsOf(user({ factors })).authenticator).toBeUndefined()
  expect(signInMethodsOf(user({ factors: [...factors, factor('verified')] })).authenticator).toEqual({
    id: 'totp-verified',
    since: at,
  })
})

test('a time as the database writes it becomes one that every browser reads', () => {
  const row = { id: 's', created_at: '2026-11-20 21:29:56.206+00', refreshed_at: null, user_agent: null }
  const [device] = devicesOf([{ ...row, is_current: true }])
  expect(device?.lastUsed).toBe('2026-11-20T21:29:56.206+00:00')
})

test('this device stands first, then the one used last', () => {
  const row = (id: string, refreshed_at: string | null, is_current = false) => ({
    id,
    created_at: '2026-11-01T00:00:00+00:00',
    refreshed_at,
    user_agent: null,
    is_current,
  })
  const rows = [row('old', null), row('newer', '2026-11-20T00:00:00+00:00'), row('this', null, true)]
  expect(devicesOf(rows).map(({ id }) => id)).toEqual(['this', 'newer', 'old'])
  expect(devicesOf(rows)[2]?.lastUsed).toBe('2026-11-01T00:00:00+00:00')
  expect(() => devicesOf({ message: 'no' })).toThrow()
})
