import { expect, test } from 'vitest'
import type { CallbackAddress } from './callback-address.ts'
import { signInGate } from './sign-in-gate.ts'

const payload = Buffer.from('{"sub":"user-1","email":"maria@example.com"}').toString('base64url')
const tokens = (changes: Partial<Extract<CallbackAddress, { kind: 'tokens' }>> = {}): CallbackAddress => ({
  kind: 'tokens',
  accessToken: `e30.${payload}.eA`,
  refreshToken: 'refresh',
  mail: undefined,
  ...changes,
})
const owner = { userId: 'user-1', email: 'maria@example.com' }
const code: CallbackAddress = { kind: 'code', code: 'abc' }
const atRisk = { isBegun: false, holdsAnonymous: true, signedInAs: undefined }

test('tokens that nobody waits for are asked about while the device holds answers of nobody, whatever mail they came by', () => {
  for (const mail of [undefined, 'signup', 'recovery', 'email_change', 'magiclink'] as const)
    expect(signInGate(tokens({ mail }), atRisk)).toEqual({ kind: 'asks', owner, replaces: false })
  expect(signInGate(code, atRisk)).toEqual({ kind: 'asks', owner: undefined, replaces: false })
})

test('a sign-in that was begun here goes on at once, and so does one that can take nothing along', () => {
  for (const address of [tokens(), code]) {
    for (const device of [
      { isBegun: true, holdsAnonymous: true },
      { isBegun: true, holdsAnonymous: false },
      { isBegun: false, holdsAnonymous: false },
    ])
      expect(signInGate(address, { ...device, signedInAs: undefined })).toEqual({ kind: 'open' })
  }
})

test('who is signed in is asked before another account takes that one’s place, and not about their own', () => {
  const signedIn = { isBegun: false, holdsAnonymous: false }
  const another = { ...signedIn, signedInAs: 'user-2' }
  expect(signInGate(tokens(), another)).toEqual({ kind: 'asks', owner, replaces: true })
  expect(signInGate(code, another)).toEqual({ kind: 'asks', owner: undefined, replaces: true })
  expect(signInGate(tokens(), { ...signedIn, signedInAs: 'user-1' })).toEqual({ kind: 'open' })
  expect(signInGate(tokens(), { ...another, isBegun: true })).toEqual({ kind: 'open' })
})

test('tokens that do not say whose they are do not get in; half a pair, a refusal and nothing are no sign-in', () => {
  expect(signInGate(tokens({ accessToken: 'e30.e30.eA' }), atRisk)).toEqual({ kind: 'shut' })
  const others: CallbackAddress[] = [
    tokens({ refreshToken: '' }),
    tokens({ accessToken: '' }),
    { kind: 'bare' },
    { kind: 'refused', error: 'unexpected' },
  ]
  for (const address of others) expect(signInGate(address, atRisk)).toEqual({ kind: 'open' })
})
