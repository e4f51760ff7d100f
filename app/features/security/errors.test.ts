import { expect, test } from 'vitest'
import { asksForMailedCode, securityErrorOf } from './errors.ts'

function named(name: string): Error {
  const error = new Error('no')
  error.name = name
  return error
}

test('a failure is known by the code of the service, whatever its text', () => {
  expect(securityErrorOf(Object.assign(new Error('…'), { code: 'same_password' }))).toBe('samePassword')
  expect(securityErrorOf({ code: 'mfa_verification_failed' })).toBe('wrongCode')
  expect(securityErrorOf({ code: 'session_not_found' })).toBe('sessionEnded')
  expect(securityErrorOf({ code: 'PGRST301' })).toBe('other')
  expect(securityErrorOf({ code: 'signup_disabled' })).toBe('other')
  expect(securityErrorOf(undefined)).toBe('other')
})

test('a failure without an answer is told apart from one that was answered', () => {
  expect(securityErrorOf(named('AuthRetryableFetchError'))).toBe('noNetwork')
  expect(securityErrorOf(new TypeError('Failed to fetch'))).toBe('noNetwork')
  expect(securityErrorOf(named('AuthSessionMissingError'))).toBe('sessionEnded')
})

test('only one answer asks for a mailed code', () => {
  expect(asksForMailedCode({ code: 'reauthentication_needed' })).toBe(true)
  expect(asksForMailedCode({ code: 'same_password' })).toBe(false)
})
