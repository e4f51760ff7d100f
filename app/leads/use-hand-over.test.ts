import { expect, test } from 'vitest'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { statusOfFailure } from './use-hand-over.ts'

test('too much from one address is told apart from every other failure', () => {
  expect(statusOfFailure(new NotOkAnswer('request-call', 429))).toBe('tooMany')
  expect(statusOfFailure(new NotOkAnswer('request-call', 503))).toBe('notStored')
  expect(statusOfFailure(new TypeError('no network'))).toBe('notStored')
})
