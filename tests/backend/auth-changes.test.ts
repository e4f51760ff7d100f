import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drivers, password, startTestBackend, type TestBackend } from './backend-fixture.ts'
import { follow, letterTo, linkTo } from './mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`
const aQuarter = 15 * 60_000

describe.each(drivers)('changes of an account over %s PostgreSQL', (driver) => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend(driver)
  })
  afterAll(() => at.stop())

  async function signedIn() {
    const email = someone()
    return { email, ...(await at.signUp(email)) }
  }
  const signIn = (email: string, secret: string) =>
    at.client().auth.signInWithPassword({ email, password: secret })

  test('an old session needs the current password, or a code by mail, to set another', async () => {
    const { client, email } = await signedIn()
    at.later(aQuarter + 2000)
    await client.auth.refreshSession()
    const next = 'another password'
    expect((await client.auth.updateUser({ password: next })).error).toMatchObject({
      code: 'reauthentication_needed',
      status: 400,
    })
    const wrong = await client.auth.updateUser({ password: next, current_password: 'a guess' })
    expect(wrong.error).toMatchObject({ code: 'current_password_mismatch', status: 400 })
    expect((await client.auth.updateUser({ password: next, current_password: password })).error).toBeNull()
    expect((await signIn(email, next)).error).toBeNull()

    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code = '' } = await letterTo(at, email, 'reauthentication')
    expect(code).toMatch(/^\d{6}$/)
    const another = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const refused = await client.auth.updateUser({ password, nonce: another })
    expect(refused.error).toMatchObject({ code: 'reauthentication_not_valid', status: 422 })
    expect((await client.auth.updateUser({ password, nonce: code })).error).toBeNull()
    expect((await client.auth.updateUser({ password: next, nonce: code })).error?.code).toBe(
      'reauthentication_not_valid',
    )
  })

  test('an old session needs the same proof to set another address', async () => {
    const { client, email } = await signedIn()
    at.later(aQuarter + 2000)
    await client.auth.refreshSession()
    const next = someone()
    expect((await client.auth.updateUser({ email: next })).error).toMatchObject({
      code: 'reauthentication_needed',
      status: 400,
    })
    const wrong = await client.auth.updateUser({ email: next, current_password: 'a guess' })
    expect(wrong.error).toMatchObject({ code: 'current_password_mismatch', status: 400 })
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined()
    const right = await client.auth.updateUser({ email: next, current_password: password })
    expect(right.data.user?.new_email).toBe(next)

    await client.auth.reauthenticate()
    const { code = '' } = await letterTo(at, email, 'reauthentication')
    const both = { email: someone(), password: 'another password', nonce: code }
    expect((await client.auth.updateUser(both)).data.user?.new_email).toBe(both.email)
    expect((await signIn(email, both.password)).error).toBeNull()
    expect((await client.auth.updateUser({ email: next, nonce: code })).error?.code).toBe(
      'reauthentication_not_valid',
    )
  })

  test('a mailed code stands five tries, also when they come at once', async () => {
    const { client, email } = await signedIn()
    await client.auth.reauthenticate()
    const { code = '' } = await letterTo(at, email, 'reauthentication')
    const guess = (offset: number) => String((Number(code) + offset) % 1_000_000).padStart(6, '0')
    const tries = [1, 2, 3, 4, 5].map((offset) =>
      client.auth.updateUser({ password: 'another password', nonce: guess(offset) }),
    )
    for (const { error } of await Promise.all(tries)) expect(error?.code).toBe('reauthentication_not_valid')
    const late = await client.auth.updateUser({ password: 'another password', nonce: code })
    expect(late.error?.code).toBe('reauthentication_not_valid')
  })

  test('a new address counts once its own link is followed; the old one is told', async () => {
    const { client, email, userId } = await signedIn()
    const next = someone()
    const { data, error } = await client.auth.updateUser({ email: next })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: next })
    expect(await letterTo(at, email, 'email-change-notice')).toMatchObject({ newEmail: next })
    expect((await signIn(next, password)).error?.code).toBe('invalid_credentials')
    const { fragment } = await follow(at, await linkTo(at, next, 'email-change'))
    const { data: changed } = await at.client().auth.getUser(fragment.access_token)
    expect(changed.user).toMatchObject({
      id: userId,
      email: next,
      user_metadata: { email: next },
      identities: [{ email: next, identity_data: { email: next, email_verified: true } }],
    })
    expect(changed.user?.new_email).toBeUndefined()
    expect((await signIn(next, password)).error).toBeNull()
    expect((await signIn(email, password)).error?.code).toBe('invalid_credentials')
  })

  test('whether a new address has an account already is told to its owner alone', async () => {
    const { client } = await signedIn()
    const taken = await signedIn()
    const { data, error } = await client.auth.updateUser({ email: taken.email })
    expect(error).toBeNull()
    expect(data.user?.new_email).toBe(taken.email)
    await letterTo(at, taken.email, 'account-exists')
    expect(at.letters.some(({ to, kind }) => to === taken.email && kind === 'email-change')).toBe(false)
    await client.auth.resend({ type: 'email_change', email: data.user?.email ?? '' })
    await at.settled()
    const late = at.letters.findLast(({ to, kind }) => to === taken.email && kind === 'email-change')
    if (late) expect((await follow(at, new URL(late.link ?? ''))).fragment.error_code).toBe('email_exists')
  })

  test('what is kept with an account joins what was there, stays small and cannot claim an address', async () => {
    const { client, email } = await signedIn()
    await client.auth.updateUser({ data: { language: 'es', theme: 'dark' } })
    const { data } = await client.auth.updateUser({
      data: { theme: null, email: 'somebody@else.example', email_verified: false },
    })
    expect(data.user?.user_metadata).toMatchObject({ language: 'es', email, email_verified: true })
    expect(data.user?.user_metadata).not.toHaveProperty('theme')
    expect((await client.auth.updateUser({ data: { much: 'x'.repeat(3000) } })).error?.code).toBe(
      'validation_failed',
    )
    for (const part of ['a', 'b', 'c']) await client.auth.updateUser({ data: { [part]: part.repeat(900) } })
    const { data: kept } = await client.auth.getUser()
    expect(JSON.stringify(kept.user?.user_metadata).length).toBeLessThan(2100)
  })

  test.each([
    { data: { name: '\ud800' } },
    { data: { '\udc00': 'a name' } },
    { data: { deep: ['\0'] } },
    { password: 'a password\ud800' },
  ])('a body with a character that is none is refused, not stumbled over: %j', async (body) => {
    const { token } = await signedIn()
    const { status, body: answer } = await at.request('PUT', '/auth/v1/user', { token, body })
    expect([status, JSON.parse(answer).error_code]).toEqual([400, 'validation_failed'])
  })

  test('with an authenticator app on, its code comes before a new password or address', async () => {
    const { client, userId } = await signedIn()
    await at.sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${userId}, 'totp', 'verified', now(), now())`
    for (const change of [{ password: 'another password' }, { email: someone() }]) {
      expect((await client.auth.updateUser(change)).error).toMatchObject({
        code: 'insufficient_aal',
        status: 401,
      })
    }
    expect((await client.auth.updateUser({ data: { language: 'es' } })).error).toBeNull()
  })
})
