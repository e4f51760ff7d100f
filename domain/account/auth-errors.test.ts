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

test('[P16] what tells people no way on is told in our words, and when there may be another try', () => {
  expect(authErrorWords({ code: 'user_banned', message: 'User is banned' })).toEqual({
    key: 'banned',
    message: undefined,
  })
  const after = (seconds: string) =>
    `For security purposes, you can only request this after ${seconds} seconds.`
  const mails = (text: string) => authErrorWords({ code: 'over_email_send_rate_limit', message: text })
  expect(mails(after('51'))).toEqual({ key: 'tooManyMails', message: undefined, waitSeconds: 51 })
  expect(mails('email rate limit exceeded')).toEqual({ key: 'tooManyMails', message: undefined })
  const tries = { code: 'over_request_rate_limit', message: 'Request rate limit reached' }
  expect(authErrorWords(tries)).toEqual({ key: 'tooManyTries', message: undefined })
})

test('a broken connection and an unreadable answer do not speak for themselves', () => {
  const broken = { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }
  expect(authErrorWords(broken)).toEqual({ key: 'noNetwork', message: undefined })
  const unreadable = { name: 'AuthUnknownError', message: 'Unexpected token <' }
  expect(authErrorWords(unreadable)).toEqual({ key: 'other', message: undefined })
})
