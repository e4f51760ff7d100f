import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { emailTo, follow, handedOver, linkTo } from '../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`
const callback = 'http://site.test/auth/callback'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

test('[RESET-02] [AUTHAPI-07] "Forgot password?" mails a link, the link signs in, a new password is set, others are signed out', async () => {
  const email = someone()
  const { token } = await at.signUp(email)
  const { error } = await at
    .client()
    .auth.resetPasswordForEmail(` ${email} `, { redirectTo: callback, captchaToken: 'accepted' })
  expect(error).toBeNull()
  const link = await linkTo(at, email, 'recovery')
  expect(handedOver(link)).toMatchObject({ type: 'recovery', redirect_to: callback })
  const { access_token, refresh_token } = (await follow(at, link)).answer

  const client = at.client()
  await client.auth.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' })
  expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
  expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password')
  expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
  await emailTo(at, email, 'password-changed')
  expect((await at.request('GET', '/auth/v1/user', { token })).status).toBe(403)
  const signIn = (secret: string) => at.client().auth.signInWithPassword({ email, password: secret })
  expect((await signIn(password)).error?.code).toBe('invalid_credentials')
  expect((await signIn('a new password')).error).toBeNull()
  expect((await follow(at, link)).answer.error_code).toBe('otp_expired')
})

test('[AUTHAPI-07] a client that sends a PKCE challenge along gets the same link, whose button needs no code', async () => {
  const email = someone()
  await at.signUp(email)
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const client = at.client(undefined, { flowType: 'pkce', storage })
  expect((await client.auth.resetPasswordForEmail(email, { redirectTo: callback })).error).toBeNull()
  const { token_hash = '' } = handedOver(await linkTo(at, email, 'recovery'))
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
})

test('[S13] opening a link, as mailboxes and their scanners do, redeems nothing: it leads to the page with the button', async () => {
  const email = someone()
  await at.signUp(email)
  await at.client().auth.resetPasswordForEmail(email)
  const link = await linkTo(at, email, 'recovery')
  expect(link.origin + link.pathname).toBe('http://site.test/auth/confirm')
  const { token_hash = '', type = '' } = handedOver(link)
  for (const name of ['token', 'token_hash']) {
    for (const method of ['GET', 'HEAD']) {
      const address = new URL('http://site.test/auth/v1/verify')
      address.search = new URLSearchParams({ [name]: token_hash, type, redirect_to: callback }).toString()
      const opened = await at.backend.fetch(new Request(address, { method }))
      expect([opened.status, opened.headers.get('cache-control')]).toEqual([303, 'no-store'])
      const led = new URL(opened.headers.get('location') ?? '')
      expect(led.origin + led.pathname).toBe('http://site.test/auth/confirm')
      expect(handedOver(led)).toEqual({ token_hash, type, redirect_to: callback })
    }
  }
  expect((await follow(at, link)).answer.access_token).toBeTruthy()
})

test('a client that holds a token takes it to POST verify, by its type alone', async () => {
  const email = someone()
  await at.signUp(email)
  await at.client().auth.resetPasswordForEmail(email)
  const { token_hash = '' } = handedOver(await linkTo(at, email, 'recovery'))
  const wrongType = await at.client().auth.verifyOtp({ token_hash, type: 'magiclink' })
  expect(wrongType.error).toMatchObject({ code: 'otp_expired', status: 403 })
  const right = await at.client().auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(right.data.session?.user.email).toBe(email)
  const again = await at.client().auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(again.error?.message).toBe('Email link is invalid or has expired')
})

test('no link leads off the site, nor does one that somebody bends on its way', async () => {
  for (const redirectTo of ['https://evil.example/auth/callback', 'http://127.0.0.1:9/']) {
    const email = someone()
    await at.signUp(email)
    await at.client().auth.resetPasswordForEmail(email, { redirectTo })
    const link = await linkTo(at, email, 'recovery')
    expect([link.origin, handedOver(link).redirect_to]).toEqual(['http://site.test', callback])
    const bent = `http://site.test/auth/v1/verify?token=x&redirect_to=${encodeURIComponent(redirectTo)}`
    const led = (await at.backend.fetch(new Request(bent))).headers.get('location') ?? ''
    expect(led).toMatch(/^http:\/\/site\.test\/auth\/confirm#/)
    expect(handedOver(new URL(led)).redirect_to).toBe(callback)
  }
})

test('where the site has a public address, a name that somebody else wrote into a request gets no link', async () => {
  const email = someone()
  await at.signUp(email)
  const here = 'http://localhost:4321'
  const address = `${here}/auth/v1/recover?redirect_to=${encodeURIComponent(`${here}/auth/callback`)}`
  const request = new Request(address, {
    method: 'POST',
    headers: { apikey: at.secrets.publishableKey },
    body: JSON.stringify({ email }),
  })
  expect((await at.backend.fetch(request)).status).toBe(200)
  const link = await linkTo(at, email, 'recovery')
  expect(link.href).toMatch(/^http:\/\/site\.test\/auth\/confirm#/)
})
