import { expect, test } from 'vitest'
import type { CallbackAddress } from './callback-address.ts'
import { signInDecision } from './sign-in-decision.ts'

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
    expect(signInDecision(tokens({ mail }), atRisk)).toEqual({ kind: 'confirm', owner, replaces: false })
  expect(signInDecision(code, atRisk)).toEqual({ kind: 'confirm', owner: undefined, replaces: false })
})

test('a sign-in that was begun here goes on at once, and so does one that can take nothing along', () => {
  for (const address of [tokens(), code]) {
    for (const device of [
      { isBegun: true, holdsAnonymous: true },
      { isBegun: true, holdsAnonymous: false },
      { isBegun: false, holdsAnonymous: false },
    ])
      expect(signInDecision(address, { ...device, signedInAs: undefined })).toEqual({ kind: 'accept' })
  }
})

test('who is signed in is asked before another account takes that one’s place, and not about their own', () => {
  const signedIn = { isBegun: false, holdsAnonymous: false }
  const another = { ...signedIn, signedInAs: 'user-2' }
  expect(signInDecision(tokens(), another)).toEqual({ kind: 'confirm', owner, replaces: true })
  expect(signInDecision(code, another)).toEqual({ kind: 'confirm', owner: undefined, replaces: true })
  expect(signInDecision(tokens(), { ...signedIn, signedInAs: 'user-1' })).toEqual({ kind: 'accept' })
  expect(signInDecision(tokens(), { ...another, isBegun: true })).toEqual({ kind: 'accept' })
})

test('tokens that do not say whose they are do not get in; half a pair, a refusal and nothing are no sign-in', () => {
  expect(signInDecision(tokens({ accessToken: 'e30.e30.eA' }), atRisk)).toEqual({ kind: 'reject' })
  const others: CallbackAddress[] = [
    tokens({ refreshToken: '' }),
    tokens({ accessToken: '' }),
    { kind: 'bare' },
    { kind: 'refused', error: 'unexpected' },
  ]
  for (const address of others) expect(signInDecision(address, atRisk)).toEqual({ kind: 'accept' })
})
