import { expect, test } from 'vitest'
import { endSignInBegun, isSignInBegun, noteSignInBegun } from './sign-in-begun.ts'

const browser = (cookie = '', protocol = 'https:') => ({ document: { cookie }, location: { protocol } })

test('a sign-in that was begun is noted for a day, for every page of the site and for no other site', () => {
  const page = browser()
  noteSignInBegun(page)
  expect(page.document.cookie).toBe('signInBegun=1; Max-Age=86400; Path=/; SameSite=Lax; Secure')
  endSignInBegun(page)
  expect(page.document.cookie).toBe('signInBegun=; Max-Age=0; Path=/; SameSite=Lax; Secure')
})

test('without https the cookie is not for https alone', () => {
  const page = browser('', 'http:')
  noteSignInBegun(page)
  expect(page.document.cookie).not.toContain('Secure')
})

test('the note is found among other cookies, and nothing else counts as it', () => {
  for (const cookies of ['signInBegun=1', 'i18next=es; signInBegun=1', 'signInBegun=1; i18next=en'])
    expect(isSignInBegun(browser(cookies)), cookies).toBe(true)
  for (const cookies of ['', 'i18next=en', 'signInBegun=', 'signInBegun=10', 'xsignInBegun=1'])
    expect(isSignInBegun(browser(cookies)), cookies).toBe(false)
})
