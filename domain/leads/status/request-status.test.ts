import { expect, test } from 'vitest'
import { isStatusToken, requestStatusRequestSchema } from './request-status.ts'

test('A token is 22 letters of base64url', () => {
  expect(isStatusToken('AbCdEfGhIjKlMnOpQr-_12')).toBe(true)
  for (const text of ['', 'x', 'AbCdEfGhIjKlMnOpQr-_1', 'AbCdEfGhIjKlMnOpQr-_1!'])
    expect(isStatusToken(text), text).toBe(false)
})

test('A change is one thing, and a correction says at least one', () => {
  const reads = (change: unknown) =>
    requestStatusRequestSchema.safeParse({ step: 'change', session: 's', change }).success
  for (const change of [
    { refuse: ['call'] },
    { correct: { phone: '(212) 555-0188' } },
    { document: 'photo_id', isReady: false },
    { erase: true },
    { end: true },
  ])
    expect(reads(change), JSON.stringify(change)).toBe(true)
  for (const change of [
    {},
    { refuse: [] },
    { correct: {} },
    { correct: { phone: '12' } },
    { correct: { fullName: 'A\r\nBcc: b@example.com' } },
    { correct: { email: 'no' } },
    { document: 'passwords', isReady: true },
    { erase: true, end: true },
    { erase: false },
  ])
    expect(reads(change), JSON.stringify(change)).toBe(false)
})
