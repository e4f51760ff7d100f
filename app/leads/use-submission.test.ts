import { expect, test } from 'vitest'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { statusOfError } from './use-submission.ts'

test('too much from one address is told apart from every other failure', () => {
  expect(statusOfError(new NotOkAnswer('request-call', 429))).toBe('tooMany')
  expect(statusOfError(new NotOkAnswer('request-call', 503))).toBe('notStored')
  expect(statusOfError(new TypeError('no network'))).toBe('notStored')
})
