import { expect, test } from 'vitest'
import { afterLinking, callbackAddress, linkReturn, withoutAnswer } from './callback-address.ts'

test('tokens are read from the fragment, with the kind of the mail', () => {
  expect(callbackAddress('', '#access_token=a&refresh_token=r&expires_in=3600&type=recovery')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'r',
    mail: 'recovery',
  })
  expect(callbackAddress('', '#access_token=a&refresh_token=r&provider_token=p')).toMatchObject({
    mail: undefined,
  })
})

test('half of the tokens are still tokens, and never read from the query', () => {
  expect(callbackAddress('', '#access_token=a')).toMatchObject({ kind: 'tokens', refreshToken: '' })
  expect(callbackAddress('?access_token=a&refresh_token=r', '')).toEqual({ kind: 'bare' })
})

test('a code stands in the query', () => {
  expect(callbackAddress('?code=abc&lng=es', '')).toEqual({ kind: 'code', code: 'abc' })
  expect(callbackAddress('', '#code=abc')).toEqual({ kind: 'bare' })
})

test.each([
  ['', '#error=access_denied&error_code=otp_expired&error_description=x', 'link_expired'],
  ['', '#error=access_denied&error_description=The+user+said+no', 'google_refused'],
  ['?error=access_denied', '', 'google_refused'],
  ['', '#error=access_denied&error_code=signup_disabled', 'sign_ups_off'],
  ['', '#error=access_denied&error_code=provider_email_needs_verification', 'google_email'],
  [
    '',
    '#error=server_error&error_code=unexpected_failure&error_description=Error+getting+user+email+from+external+provider',
    'google_email',
  ],
  ['?error=invalid_request&error_code=bad_oauth_state', '', 'unexpected'],
  ['', '#error=server_error&error_code=unexpected_failure&access_token=a&refresh_token=r', 'unexpected'],
])('a refusal is told by its code: %s%s', (search, hash, error) => {
  expect(callbackAddress(search, hash)).toEqual({ kind: 'refused', error })
})

test('an address without anything says nothing', () => {
  expect(callbackAddress('', '')).toEqual({ kind: 'bare' })
  expect(callbackAddress('?lng=es', '#main')).toEqual({ kind: 'bare' })
})

test('what the service put into the query goes, and the rest stays', () => {
  expect(withoutAnswer('?code=abc&lng=es&error=x&error_code=y&error_description=z')).toBe('lng=es')
  expect(withoutAnswer('')).toBe('')
})

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
