import { expect, test } from 'vitest'
import { failureOf } from './desk-failure.ts'

test('what the data API answers tells why the desk stays closed', () => {
  expect(failureOf({ code: '42501', message: 'Only the agent may do this' })).toBe('refused')
  expect(failureOf({ code: '42501', message: 'insufficient_aal' })).toBe('appNeeded')
  expect(failureOf({ code: '42501', message: 'weak_password' })).toBe('passwordNeeded')
  expect(failureOf({ code: '42501', message: 'session_expired' })).toBe('ended')
  expect(failureOf({ code: 'PGRST301', message: 'JWT expired' })).toBe('ended')
  expect(failureOf({ code: '', message: 'TypeError: Failed to fetch' })).toBe('offline')
  expect(failureOf(new TypeError('NetworkError when attempting to fetch resource.'))).toBe('offline')
  expect(failureOf({ code: '57014', message: 'canceling statement' })).toBe('failed')
  expect(failureOf(undefined)).toBe('failed')
})
