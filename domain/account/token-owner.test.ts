import { expect, test } from 'vitest'
import { tokenOwner } from './token-owner.ts'

const tokenOf = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`

test('a token names its user and the e-mail address', () => {
  const token = tokenOf({ sub: 'user-1', email: 'maria@example.com', note: 'ñ¿?>~~' })
  expect(tokenOwner(token)).toEqual({ userId: 'user-1', email: 'maria@example.com' })
})

test('what is no e-mail address is not shown', () => {
  for (const email of ['You won. Choose yes', '<b>x</b>@example.com', '', undefined, 7]) {
    expect(tokenOwner(tokenOf({ sub: 'user-1', email }))).toEqual({ userId: 'user-1', email: '' })
  }
})

test('what is no token, or names nobody, has no owner', () => {
  const none = ['', 'a', 'a.b', 'a.%%%.c', 'e30.bm8.x', tokenOf({ email: 'maria@example.com' })]
  for (const token of [...none, tokenOf({ sub: '' }), tokenOf(['user-1']), tokenOf(null)]) {
    expect(tokenOwner(token), token).toBeUndefined()
  }
})
