import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenidProvider, startOpenidProvider } from '../../fixtures/openid-provider.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { Browser } from '../fixtures/google-visitor.ts'
import { emailTo, follow, handedOver, linkTo } from '../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`
const callback = 'http://site.test/auth/callback'

describe('sign-up and sign-in', () => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend('external')
  })
  afterAll(() => at.stop())

  const signUp = (email: string, secret = password, data = {}) =>
    at.client().auth.signUp({
      email,
      password: secret,
      options: { emailRedirectTo: callback, data, captchaToken: 'accepted' },
    })
  const signIn = (email: string, secret = password) =>
    at.client().auth.signInWithPassword({ email, password: secret })
  const shapeOf = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, inner) =>
        typeof inner === 'string' ? inner.replace(/[\da-f-]{36}$|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…') : inner,
      ),
    )

  test('[AUTHAPI-01] [AUTHAPI-02] Sign-up sends a link; the link confirms and signs in; from then on the password does', async () => {
    const email = someone()
    const { data, error } = await signUp(`  ${email.toUpperCase()} `, password, { language: 'es' })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, aud: 'authenticated', user_metadata: { language: 'es' } })
    expect(data.user?.email_confirmed_at).toBeUndefined()

    expect((await signIn(email)).error).toMatchObject({ code: 'email_not_confirmed', status: 400 })
    expect(await emailTo(at, email, 'confirmation')).toMatchObject({ to: email, language: 'es' })
    const link = await linkTo(at, email, 'confirmation')
    expect(link.origin + link.pathname).toBe('http://site.test/auth/confirm')
    expect(handedOver(link)).toMatchObject({ type: 'signup', redirect_to: callback })
    const { status, answer } = await follow(at, link)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
    const { data: user } = await at.client().auth.getUser(answer.access_token)
    expect(user.user).toMatchObject({
      email,
      phone: '',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { language: 'es', email_verified: true },
      identities: [{ provider: 'email', email, identity_data: { email_verified: true } }],
      factors: [],
      is_anonymous: false,
      email_confirmed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      confirmed_at: expect.stringMatching(/Z$/),
      created_at: expect.stringMatching(/Z$/),
      last_sign_in_at: expect.stringMatching(/Z$/),
    })

    expect((await signIn(email.toUpperCase())).data.user?.email).toBe(email)
  })

  test('a link is good once, also when it is opened many times at once, and for an hour', async () => {
    const email = someone()
    await signUp(email)
    const link = await linkTo(at, email, 'confirmation')
    const answers = await Promise.all(Array.from({ length: 8 }, () => follow(at, link)))
    const opened = answers.filter(({ answer }) => answer.access_token)
    expect(opened).toHaveLength(1)
    const refused = answers.filter((one) => !opened.includes(one))
    for (const { status, answer } of refused) {
      expect([status, answer.error_code]).toEqual([403, 'otp_expired'])
    }
    const late = someone()
    await signUp(late)
    const lateLink = await linkTo(at, late, 'confirmation')
    at.later(61 * 60_000)
    expect((await follow(at, lateLink)).answer.error_code).toBe('otp_expired')
    expect((await at.client().auth.resend({ type: 'signup', email: late })).error).toBeNull()
    expect((await follow(at, await linkTo(at, late, 'confirmation'))).answer.access_token).toBeTruthy()
  })

  test('whether an address is known is told to its owner alone', async () => {
    const known = (await at.signUp(someone())).client
    const email = (await known.auth.getUser()).data.user?.email ?? ''
    const waiting = someone()
    await signUp(waiting)
    const answers = [await signUp(someone()), await signUp(email), await signUp(waiting)]
    const shapes = answers.map(({ data, error }) =>
      shapeOf({ data: { ...data, user: { ...data.user, email: '' } }, error }),
    )
    const plain = shapes.map((shape) => JSON.stringify(shape).replaceAll(/[\w-]+@example\.com/g, 'x'))
    expect(plain[1]).toBe(plain[0])
    expect(plain[2]).toBe(plain[0])
    expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(3)
    expect(await emailTo(at, email, 'account-exists')).toEqual({
      kind: 'account-exists',
      to: email,
      language: 'en',
    })
    expect((await signIn(email)).error).toBeNull()

    const unknown = someone()
    for (const address of [unknown, email, waiting]) {
      expect(await at.client().auth.resetPasswordForEmail(address)).toEqual({ data: {}, error: null })
      expect((await at.client().auth.resend({ type: 'signup', email: address })).error).toBeNull()
      expect((await at.client().auth.signInWithOtp({ email: address })).error).toBeNull()
      expect((await signIn(address, 'not this one')).error).toMatchObject({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
    await at.settled()
    expect(at.emails.filter(({ to }) => to === unknown)).toEqual([])
  })

  test('of two sign-ups for one address, the password of the one whose letter is answered counts', async () => {
    const email = someone()
    await signUp(email, 'the password of the owner')
    const link = await linkTo(at, email, 'confirmation')
    await signUp(email, 'the password of somebody else')
    await at.settled()
    expect((await follow(at, link)).answer.access_token).toBeTruthy()
    // What they heard before, so that they do not learn that the owner has come.
    expect((await signIn(email, 'the password of somebody else')).error?.code).toBe('email_not_confirmed')
    expect((await signIn(email, 'the password of the owner')).error).toBeNull()
    const other = at.emails.findLast(({ to }) => to === email)
    expect((await follow(at, new URL(other?.link ?? ''))).answer.error_code).toBe('otp_expired')
  })

  test('a magic link to an address that was never confirmed leaves nobody a password', async () => {
    const email = someone()
    await signUp(email, 'the password of somebody else')
    await at.client().auth.signInWithOtp({ email })
    const { answer } = await follow(at, await linkTo(at, email, 'magic-link'))
    expect(answer.access_token).toBeTruthy()
    expect((await signIn(email, 'the password of somebody else')).error?.code).toBe('email_not_confirmed')
  })

  test('sign-up refuses what cannot be an account, in the words clients know', async () => {
    const refused = async (credentials: { email: string; password: string }) => {
      const { error } = await at.client().auth.signUp(credentials)
      return { code: error?.code, status: error?.status, message: error?.message }
    }
    expect(await refused({ email: someone(), password: '12345' })).toEqual({
      code: 'weak_password',
      status: 422,
      message: 'Password should be at least 6 characters.',
    })
    expect(await refused({ email: someone(), password: 'ñ'.repeat(37) })).toMatchObject({ status: 400 })
    expect(await refused({ email: 'not an address', password })).toEqual({
      code: 'validation_failed',
      status: 400,
      message: 'Unable to validate email address: invalid format',
    })
    // What is not offered makes no account and no session.
    const { auth } = at.client()
    const answers = [
      await auth.signInAnonymously(),
      await auth.signUp({ phone: '+12125550100', password }),
      await auth.signInWithOtp({ phone: '+12125550100' }),
      await auth.verifyOtp({ phone: '+12125550100', token: '123456', type: 'sms' }),
      await auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' }),
      await auth.signInWithSSO({ domain: 'example.com' }),
    ]
    expect(answers.map(({ error }) => error?.code)).toEqual([
      'validation_failed',
      'validation_failed',
      'validation_failed',
      'otp_expired',
      'provider_disabled',
      'saml_provider_disabled',
    ])
    expect((await at.client().auth.mfa.enroll({ factorType: 'totp' })).error?.message).toMatch(/Bearer token/)
  })
})

describe('with confirmations off', () => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend('external', { confirmEmail: false })
  })
  afterAll(() => at.stop())

  test('[AUTHAPI-01] [AUTH-16] sign-up opens a session with everything that a session holds', async () => {
    const account = { email: someone(), password }
    const { data } = await at.client().auth.signUp(account)
    const { session } = data
    expect(session).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      user: expect.objectContaining({ email: account.email, id: data.user?.id }),
    })
    expect((session?.expires_at ?? 0) - Date.now() / 1000).toBeGreaterThan(3590)
    expect((await at.client().auth.signUp(account)).error).toMatchObject({
      code: 'user_already_exists',
      message: 'User already registered',
      status: 422,
    })
    await at.settled()
    expect(at.emails).toEqual([])
  })

  test('of twenty sign-ups for one address at once, one makes an account', async () => {
    const account = { email: someone(), password }
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.client().auth.signUp(account)))
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
    const rows = await at.sql`select id from auth.identities where email = ${account.email}`
    expect(rows).toHaveLength(1)
  })
})

describe('with sign-ups off', () => {
  let at: TestBackend
  let provider: OpenidProvider
  beforeAll(async () => {
    provider = await startOpenidProvider()
    at = await startTestBackend('external', { takesSignUps: false, google: provider.google })
  })
  afterAll(async () => {
    await at.stop()
    await provider.stop()
  })

  test('[P16] nobody signs up, whether the address is known or not, and the settings say so', async () => {
    const known = someone()
    await at.sql`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at, created_at, updated_at)
      values (gen_random_uuid(), ${known}, 'x', now(), now(), now())`
    for (const email of [known, someone()]) {
      expect((await at.client().auth.signUp({ email, password })).error).toMatchObject({
        code: 'signup_disabled',
        message: 'Signups not allowed for this instance',
        status: 422,
      })
    }
    await at.settled()
    expect(at.emails).toEqual([])
    expect(await at.sql`select from auth.users`).toHaveLength(1)
    expect((await at.client().auth.resetPasswordForEmail(known)).error).toBeNull()
    await emailTo(at, known, 'recovery')
    const { body } = await at.request('GET', '/auth/v1/settings')
    expect(JSON.parse(body).disable_signup).toBe(true)
  })

  test('[P16] with sign-ups off, Google opens the accounts that there are, and makes none', async () => {
    const [known, unknown] = [someone(), someone()]
    await at.sql`
      insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
      values (gen_random_uuid(), ${known}, now(), now(), now())`
    const stranger = await new Browser(at, provider).signIn(at.client(), { email: unknown })
    expect(stranger.fragment).toEqual({
      error: 'access_denied',
      error_code: 'signup_disabled',
      error_description: 'Signups not allowed for this instance',
    })
    expect(await at.sql`select from auth.users where email = ${unknown}`).toHaveLength(0)
    const owner = await new Browser(at, provider).signIn(at.client(), { email: known })
    expect(owner.query.code).toBeTruthy()
  })
})
