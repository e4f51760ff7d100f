import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drivers, password, startTestBackend, type TestBackend } from './backend-fixture.ts'
import { follow, letterTo, linkTo } from './mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`
const callback = 'http://site.test/auth/callback'

describe.each(drivers)('recovery and mailed links over %s PostgreSQL', (driver) => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend(driver)
  })
  afterAll(() => at.stop())

  const memory = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }

  test('[RESET-02] [AUTHAPI-07] "Forgot password?" mails a link, the link signs in, a new password is set, others are signed out', async () => {
    const email = someone()
    const { token } = await at.signUp(email)
    const { error } = await at
      .client()
      .auth.resetPasswordForEmail(` ${email} `, { redirectTo: callback, captchaToken: 'accepted' })
    expect(error).toBeNull()
    const link = await linkTo(at, email, 'recovery')
    const { status, page, fragment } = await follow(at, link)
    expect([status, page, fragment.type]).toEqual([303, callback, 'recovery'])

    const client = at.client()
    const { access_token, refresh_token } = fragment
    await client.auth.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' })
    expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
    expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password')
    expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
    await letterTo(at, email, 'password-changed')
    expect((await at.request('GET', '/auth/v1/user', { token })).status).toBe(403)
    const signIn = (secret: string) => at.client().auth.signInWithPassword({ email, password: secret })
    expect((await signIn(password)).error?.code).toBe('invalid_credentials')
    expect((await signIn('a new password')).error).toBeNull()
    expect((await follow(at, link)).fragment.error_code).toBe('otp_expired')
  })

  test('[AUTHAPI-07] with a PKCE challenge the link brings a code, which the client that began exchanges once', async () => {
    const email = someone()
    await at.signUp(email)
    const client = at.client(undefined, { flowType: 'pkce', storage: memory() })
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.resetPasswordForEmail(email, { redirectTo: callback })
    const { page, query, fragment } = await follow(at, await linkTo(at, email, 'recovery'))
    expect([page, fragment]).toEqual([callback, {}])
    const code = query.code ?? ''
    const thief = { auth_code: code, code_verifier: 'x'.repeat(56) }
    const stolen = await at.request('POST', '/auth/v1/token?grant_type=pkce', { body: thief })
    expect([stolen.status, JSON.parse(stolen.body).error_code]).toEqual([400, 'bad_code_verifier'])
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    expect(events).toContain('PASSWORD_RECOVERY')
    const again = await at.request('POST', '/auth/v1/token?grant_type=pkce', { body: thief })
    expect(JSON.parse(again.body).error_code).toBe('flow_state_not_found')
  })

  test('[AUTHAPI-07] a challenge that is half there or malformed is refused', async () => {
    const challenge = createHash('sha256').update('verifier').digest('base64url')
    const recover = async (fields: object) => {
      const { status, body } = await at.request('POST', '/auth/v1/recover', {
        body: { email: someone(), gotrue_meta_security: { captcha_token: null }, ...fields },
      })
      return [status, JSON.parse(body).error_code]
    }
    expect(await recover({ code_challenge: challenge, code_challenge_method: 's256' })).toEqual([
      200,
      undefined,
    ])
    expect(await recover({ code_challenge: null, code_challenge_method: null })).toEqual([200, undefined])
    for (const wrong of [
      { code_challenge: challenge },
      { code_challenge_method: 's256' },
      { code_challenge: challenge, code_challenge_method: 'md5' },
      { code_challenge: 'short', code_challenge_method: 's256' },
      { code_challenge: `${challenge}<`, code_challenge_method: 's256' },
      { email: 'nobody' },
      { email: 7 },
    ]) {
      expect(await recover(wrong), JSON.stringify(wrong)).toEqual([400, 'validation_failed'])
    }
  })

  test('a client that holds a token takes it to POST verify, by its type and with its own address alone', async () => {
    const email = someone()
    await at.signUp(email)
    await at.client().auth.resetPasswordForEmail(email)
    const token = (await linkTo(at, email, 'recovery')).searchParams.get('token') ?? ''
    const wrongType = await at.client().auth.verifyOtp({ token_hash: token, type: 'magiclink' })
    expect(wrongType.error).toMatchObject({ code: 'otp_expired', status: 403 })
    const wrongAddress = await at.client().auth.verifyOtp({ email: someone(), token, type: 'recovery' })
    expect(wrongAddress.error?.message).toBe('Token has expired or is invalid')
    const right = await at.client().auth.verifyOtp({ email, token, type: 'recovery' })
    expect(right.data.session?.user.email).toBe(email)
    const again = await at.client().auth.verifyOtp({ token_hash: token, type: 'recovery' })
    expect(again.error?.message).toBe('Email link is invalid or has expired')
  })

  test.each([
    ['another site', 'https://evil.example/auth/callback'],
    ['a name that begins like ours', 'http://site.test.evil.example/'],
    ['our name as a user of another site', 'http://site.test@evil.example/'],
    ['our site with a user', 'http://someone@site.test/'],
    ['no address', 'javascript:alert(1)'],
    ['a path alone', '//evil.example'],
    ['a loopback address that nobody opened', 'http://127.0.0.1:9/'],
  ])('no link leads to %s', async (_, redirectTo) => {
    const email = someone()
    await at.signUp(email)
    await at.client().auth.resetPasswordForEmail(email, { redirectTo })
    const link = await linkTo(at, email, 'recovery')
    expect(link.origin).toBe('http://site.test')
    expect(link.searchParams.get('redirect_to')).toBe(callback)
    // Whoever passes the link on cannot bend it either.
    link.searchParams.set('redirect_to', redirectTo)
    expect((await follow(at, link)).page).toBe(callback)
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
    expect(link.href).toMatch(/^http:\/\/site\.test\/auth\/v1\/verify\?/)
    const answer = await at.backend.fetch(new Request(link))
    expect(answer.headers.get('location')).toMatch(/^http:\/\/site\.test\/auth\/callback#access_token=/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
