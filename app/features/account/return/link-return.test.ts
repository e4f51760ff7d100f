import { expect, test } from 'vitest'
import { afterLinking, linkReturn } from './link-return.ts'

const tokens = { kind: 'tokens', accessToken: 'a', refreshToken: 'r', mail: undefined } as const
const refused = { kind: 'refused', error: 'unexpected' } as const

test('the way back from linking says how it ended', () => {
  expect(linkReturn('?linked=google', '#access_token=a&refresh_token=r')).toEqual({})
  const error = 'error=invalid_request&error_code=identity_already_exists'
  expect(linkReturn('?linked=google', `#${error}`)).toEqual({ refusal: 'identity_already_exists' })
  expect(linkReturn(`?linked=google&${error}`, '')).toEqual({ refusal: 'identity_already_exists' })
  expect(linkReturn('?linked=google&error=access_denied', '')).toEqual({ refusal: 'access_denied' })
  expect(linkReturn('', '#error=access_denied')).toBeUndefined()
})

test('linking leads to the dashboard, also when it was refused', () => {
  const state = { linking: { refusal: 'access_denied' } }
  expect(afterLinking({}, tokens, { to: '/dashboard' })).toEqual({ to: '/dashboard', state: { linking: {} } })
  const toAuth = { to: { pathname: '/auth', search: 'error=unexpected' } }
  expect(afterLinking(state.linking, refused, toAuth)).toEqual({ to: '/dashboard', state })
  expect(afterLinking({}, tokens, toAuth)).toBe(toAuth)
  expect(afterLinking(undefined, refused, toAuth)).toBe(toAuth)
})
