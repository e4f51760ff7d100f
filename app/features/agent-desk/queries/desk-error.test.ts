import { expect, test } from 'vitest'
import { deskErrorOf } from './desk-error.ts'

test('what the data API answers tells why the desk stays closed', () => {
  expect(deskErrorOf({ code: '42501', message: 'Only the agent may do this' })).toBe('refused')
  expect(deskErrorOf({ code: '42501', message: 'insufficient_aal' })).toBe('appNeeded')
  expect(deskErrorOf({ code: '42501', message: 'weak_password' })).toBe('passwordNeeded')
  expect(deskErrorOf({ code: '42501', message: 'session_expired' })).toBe('ended')
  expect(deskErrorOf({ code: 'PGRST301', message: 'JWT expired' })).toBe('ended')
  expect(deskErrorOf({ code: '', message: 'TypeError: Failed to fetch' })).toBe('offline')
  expect(deskErrorOf(new TypeError('NetworkError when attempting to fetch resource.'))).toBe('offline')
  expect(deskErrorOf({ code: '57014', message: 'canceling statement' })).toBe('failed')
  expect(deskErrorOf(undefined)).toBe('failed')
})
