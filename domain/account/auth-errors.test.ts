import { expect, test } from 'vitest'
import { authErrorWords } from './auth-errors.ts'

const retryAfter = 'For security purposes, you can only request this after 51 seconds.'

test.each([
  [
    '',
    { code: 'invalid_credentials', message: 'Invalid' },
    { key: 'invalidCredentials', message: 'Invalid' },
  ],
  ['[S3]', { code: 'weak_password', reasons: ['pwned'] }, { key: 'commonPassword' }],
  ['[S3]', { code: 'weak_password', reasons: ['length'] }, { key: 'passwordLength' }],
  ['[S3]', { code: 'weak_password', reasons: [] }, { key: 'weakPassword' }],
  ['[S3]', { code: 'weak_password', reasons: 'pwned' }, { key: 'weakPassword' }],
  // What the service says leads nowhere: our words, and when there may be another try.
  ['[P16]', { code: 'user_banned', message: 'User is banned' }, { key: 'banned' }],
  [
    '[P16]',
    { code: 'over_email_send_rate_limit', message: retryAfter },
    { key: 'tooManyMails', waitSeconds: 51 },
  ],
  ['[P16]', { code: 'over_email_send_rate_limit', message: 'exceeded' }, { key: 'tooManyMails' }],
  ['[P16]', { code: 'over_request_rate_limit', message: 'reached' }, { key: 'tooManyTries' }],
  ['', { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }, { key: 'noNetwork' }],
  ['', { name: 'AuthUnknownError', message: 'Unexpected token <' }, { key: 'other' }],
  ['', { code: 'new_code', message: 'Teapot' }, { key: 'other', message: 'Teapot' }],
  ['', { code: 'constructor', message: 'Teapot' }, { key: 'other', message: 'Teapot' }],
  ['', { code: 7, message: '{}' }, { key: 'other' }],
  ['', { message: ' ' }, { key: 'other' }],
  ['', undefined, { key: 'other' }],
  ['', 'text', { key: 'other' }],
])('%s the error %j gives the words %j', (_id, error, words) => {
  expect(authErrorWords(error)).toEqual(words)
})
