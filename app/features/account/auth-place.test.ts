import { expect, test } from 'vitest'
import { hrefOf, resolve } from '#app/routing/place.ts'
import {
  askedScreens,
  authPlaceOf,
  authScreenOf,
  emailChangedPlace,
  returnErrors,
  toError,
  toScreen,
  wayOn,
} from './auth-place.ts'

const user = { userId: 'u', email: 'maria@example.com' }
const [unknown, none] = [{ state: 'unknown' }, { state: 'none' }] as const
const codeNeeded = { state: 'code-needed', ...user } as const
const signedIn = { state: 'signed-in', ...user } as const

test('the address without a word is the sign-in, and so is one that nobody knows', () => {
  expect(authPlaceOf('')).toMatchObject({ asked: 'sign-in', error: undefined })
  expect(authPlaceOf('?lng=es&mode=nothing')).toMatchObject({ asked: 'sign-in', error: undefined })
})

test.each(askedScreens)('the address of %s leads to it', (asked) => {
  expect(authPlaceOf(resolve(toScreen(asked), '/').search)).toMatchObject({ asked, error: undefined })
})

test.each(returnErrors)('%s comes back from its address', (error) => {
  expect(hrefOf(resolve(toError(error), '/'))).toBe(`/auth?error=${error}`)
  expect(authPlaceOf(`?error=${error}`)).toMatchObject({ asked: 'sign-in', error })
})

test('an unknown error counts as unexpected, also an empty one', () => {
  for (const code of ['server_on_fire', '', '<script>', 'toString'])
    expect(authPlaceOf(`?error=${encodeURIComponent(code)}`).error).toBe('unexpected')
})

test.each([
  ['sign-in', unknown, 'sign-in'],
  ['sign-up', none, 'sign-up'],
  ['forgot', none, 'forgot'],
  // A new password takes a session.
  ['new-password', unknown, 'looking'],
  ['new-password', none, 'link-needed'],
  ['new-password', signedIn, 'new-password'],
  // Whoever is signed in needs none of the forms.
  ['sign-in', signedIn, 'signed-in'],
  ['forgot', signedIn, 'signed-in'],
  // A session that owes a code gets no further than the code.
  ...askedScreens.map((asked) => [asked, codeNeeded, 'code'] as const),
] as const)('who asks for %s with the session %j gets %s', (asked, session, screen) => {
  expect(authScreenOf({ asked }, session)).toBe(screen)
})

test('a changed email is told of where its link leads', () => {
  expect(authPlaceOf(resolve(emailChangedPlace, '/').search).isEmailChanged).toBe(true)
  expect(authPlaceOf('').isEmailChanged).toBe(false)
})

test('a sign-in leads back to the desk that asked for it, and to no other address', () => {
  expect(wayOn({ next: '/agent?lead=1' })).toBe('/agent?lead=1')
  for (const state of [
    undefined,
    null,
    { next: 7 },
    { next: '//agent' },
    { next: 'https://evil.example/agent' },
  ])
    expect(wayOn(state)).toBe('/dashboard')
})
