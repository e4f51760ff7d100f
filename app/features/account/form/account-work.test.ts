import { AuthApiError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { accountErrorOf } from './account-work.ts'

test('a failure keeps what the service says of it', () => {
  const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
  expect(accountErrorOf(refused, 'signIn')).toEqual({
    key: 'invalidCredentials',
    message: 'Invalid login credentials',
    fallback: 'signIn',
  })
})

test('a file that does not come is a failed connection, without the browser’s text', () => {
  const failed = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  expect(accountErrorOf(failed, 'google')).toEqual({
    key: 'noNetwork',
    message: undefined,
    fallback: 'google',
  })
})

test('what goes wrong beside the auth client is told in our own words', () => {
  const failed = new Error('The settings answered 500')
  expect(accountErrorOf(failed, 'google')).toEqual({ key: 'other', message: undefined, fallback: 'google' })
  expect(accountErrorOf({ code: 'mfa_factor_not_found' }, 'signIn').key).toBe('factorGone')
})
