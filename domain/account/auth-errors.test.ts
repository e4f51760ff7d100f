import { expect, test } from 'vitest'
import { authErrorWords } from './auth-errors.ts'

test('a known code gives its words and keeps the service’s own text', () => {
  const error = { name: 'AuthApiError', code: 'invalid_credentials', message: 'Invalid login credentials' }
  expect(authErrorWords(error)).toEqual({ key: 'invalidCredentials', message: 'Invalid login credentials' })
})

test('[S3] a weak password says what is weak about it', () => {
  const weak = (reasons: unknown) => authErrorWords({ code: 'weak_password', message: 'x', reasons }).key
  expect(weak(['pwned'])).toBe('commonPassword')
  expect(weak(['length'])).toBe('passwordLength')
  expect([weak([]), weak(undefined), weak('pwned')]).toEqual(Array(3).fill('weakPassword'))
})

test('an unknown code, a code named like a property of objects, and none give the general words', () => {
  for (const code of ['new_code', 'constructor', undefined, 7]) {
    expect(authErrorWords({ code, message: 'Teapot' })).toEqual({ key: 'other', message: 'Teapot' })
  }
  for (const error of [undefined, null, 'text', {}, { message: ' ' }, { message: '{}' }]) {
    expect(authErrorWords(error)).toEqual({ key: 'other', message: undefined })
  }
})

test('a broken connection and an unreadable answer do not speak for themselves', () => {
  const broken = { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }
  expect(authErrorWords(broken)).toEqual({ key: 'noNetwork', message: undefined })
  const unreadable = { name: 'AuthUnknownError', message: 'Unexpected token <' }
  expect(authErrorWords(unreadable)).toEqual({ key: 'other', message: undefined })
})
