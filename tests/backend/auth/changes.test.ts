import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { emailTo, follow, linkTo } from '../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`
const aQuarter = 15 * 60_000

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

async function signedIn() {
  const email = someone()
  return { email, ...(await at.signUp(email)) }
}
/** As the dashboard does it: supabase-js sends its resend without the session. */
async function resend(client: SupabaseClient, email: string) {
  const { data } = await client.auth.getSession()
  const token = data.session?.access_token ?? ''
  return at.request('POST', '/auth/v1/resend', { token, body: { type: 'email_change', email } })
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
  const { code = '' } = await emailTo(at, email, 'reauthentication')
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
  const { code = '' } = await emailTo(at, email, 'reauthentication')
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
  const { code = '' } = await emailTo(at, email, 'reauthentication')
  const guess = (offset: number) => String((Number(code) + offset) % 1_000_000).padStart(6, '0')
  const tries = [1, 2, 3, 4, 5].map((offset) =>
    client.auth.updateUser({ password: 'another password', nonce: guess(offset) }),
  )
  for (const { error } of await Promise.all(tries)) expect(error?.code).toBe('reauthentication_not_valid')
  const late = await client.auth.updateUser({ password: 'another password', nonce: code })
  expect(late.error?.code).toBe('reauthentication_not_valid')
})

test('[P5] a new address counts once both mailboxes have confirmed, in either order; the old one is told', async () => {
  for (const order of [
    ['email-change-notice', 'email-change'],
    ['email-change', 'email-change-notice'],
  ] as const) {
    const { client, email, userId } = await signedIn()
    const next = someone()
    const { data, error } = await client.auth.updateUser({ email: next })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: next })
    const mailbox = { 'email-change-notice': email, 'email-change': next }
    const [first, second] = order
    expect(await emailTo(at, email, 'email-change-notice')).toMatchObject({ newEmail: next })
    expect(await follow(at, await linkTo(at, mailbox[first], first))).toEqual({
      status: 200,
      answer: {
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    })
    expect((await signIn(next, password)).error?.code).toBe('invalid_credentials')
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: next })

    const { answer } = await follow(at, await linkTo(at, mailbox[second], second))
    const { data: changed } = await at.client().auth.getUser(answer.access_token)
    expect(changed.user).toMatchObject({
      id: userId,
      email: next,
      user_metadata: { email: next },
      identities: [{ email: next, identity_data: { email: next, email_verified: true } }],
    })
    expect(changed.user?.new_email).toBeUndefined()
    expect((await signIn(next, password)).error).toBeNull()
    expect((await signIn(email, password)).error?.code).toBe('invalid_credentials')
    expect(await emailTo(at, email, 'email-changed')).toMatchObject({ newEmail: next })
  }
})

test('[P5] one mailbox alone changes nothing, whatever it has: its letter again, and its code', async () => {
  const { client, email } = await signedIn()
  const next = someone()
  await client.auth.updateUser({ email: next })
  const first = await emailTo(at, next, 'email-change')
  expect((await follow(at, new URL(first.link ?? ''))).answer.msg).toMatch(/other email/)
  expect((await resend(client, next)).status).toBe(200)
  await at.settled()
  // The one that has confirmed is not asked again.
  expect(at.emails.filter(({ to, kind }) => to === next && kind === 'email-change')).toEqual([first])
  expect((await follow(at, new URL(first.link ?? ''))).answer.error_code).toBe('otp_expired')
  const typed = await at
    .client()
    .auth.verifyOtp({ email: next, token: first.code ?? '', type: 'email_change' })
  expect(typed.error?.code).toBe('otp_expired')
  expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: next })
})

test('[P7] each mailbox confirms with the code that it got as well, and with no other', async () => {
  const { client, email } = await signedIn()
  const next = someone()
  await client.auth.updateUser({ email: next })
  const { code: token = '' } = await emailTo(at, next, 'email-change')
  const { code: oldToken = '' } = await emailTo(at, email, 'email-change-notice')
  const verify = (to: string, code: string) =>
    at.client().auth.verifyOtp({ email: to, token: code, type: 'email_change' })
  if (token !== oldToken) expect((await verify(email, token)).error?.code).toBe('otp_expired')
  expect((await verify(next, token)).data.session).toBeNull()
  expect((await verify(email, oldToken)).data.session?.user.email).toBe(next)
})

test('[S1] a change that waits is shown for an hour, and cancelled by its owner at any time', async () => {
  const { client, email, token } = await signedIn()
  const next = someone()
  await client.auth.updateUser({ email: next })
  const letters = [await linkTo(at, email, 'email-change-notice'), await linkTo(at, next, 'email-change')]
  const cancelled = await at.request('DELETE', '/auth/v1/user/email-change', { token })
  expect(cancelled.status).toBe(200)
  expect(JSON.parse(cancelled.body).new_email).toBeUndefined()
  for (const link of letters) expect((await follow(at, link)).answer.error_code).toBe('otp_expired')
  expect((await at.request('DELETE', '/auth/v1/user/email-change', {})).status).toBe(401)

  await client.auth.updateUser({ email: next })
  expect((await client.auth.getUser()).data.user?.new_email).toBe(next)
  at.later(61 * 60_000)
  await client.auth.refreshSession()
  expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined()
})

test('[S1] the letters of a change are sent again to a session of the account alone', async () => {
  const { client, email } = await signedIn()
  const next = someone()
  await client.auth.updateUser({ email: next })
  const first = await emailTo(at, next, 'email-change')
  const stranger = (await signedIn()).client
  expect((await at.client().auth.resend({ type: 'email_change', email })).error).toMatchObject({
    status: 401,
    code: 'no_authorization',
  })
  expect((await resend(stranger, email)).status).toBe(400)
  expect(await emailTo(at, next, 'email-change')).toBe(first)
  expect((await resend(client, email)).status).toBe(200)
  const second = await emailTo(at, next, 'email-change')
  expect(second).not.toBe(first)
  expect((await follow(at, new URL(first.link ?? ''))).answer.error_code).toBe('otp_expired')
  expect((await follow(at, new URL(second.link ?? ''))).answer.msg).toMatch(/other email/)
})

test('[P15] an account of Google alone that changes its address can sign in by it from then on', async () => {
  const { client, email, userId } = await signedIn()
  await at.sql`update auth.users set encrypted_password = null where id = ${userId}`
  await at.sql`
    update auth.identities set provider = 'google', provider_id = ${userId} where user_id = ${userId}`
  const next = someone()
  expect((await client.auth.updateUser({ email: next })).error).toBeNull()
  await follow(at, await linkTo(at, email, 'email-change-notice'))
  const { answer } = await follow(at, await linkTo(at, next, 'email-change'))
  const { data } = await at.client().auth.getUser(answer.access_token)
  expect(data.user?.app_metadata.providers).toEqual(['google', 'email'])
  expect(data.user?.identities?.find(({ provider }) => provider === 'email')).toMatchObject({
    identity_data: { email: next, email_verified: true },
  })
})

test('whether a new address has an account already is told to its owner alone', async () => {
  const { client, email } = await signedIn()
  const taken = await signedIn()
  const { data, error } = await client.auth.updateUser({ email: taken.email })
  expect(error).toBeNull()
  expect(data.user?.new_email).toBe(taken.email)
  await emailTo(at, taken.email, 'account-exists')
  expect((await follow(at, await linkTo(at, email, 'email-change-notice'))).answer.msg).toMatch(/other email/)
  await resend(client, taken.email)
  await at.settled()
  expect(at.emails.some(({ to, kind }) => to === taken.email && kind === 'email-change')).toBe(false)
})

test('a new address that somebody else took meanwhile is not taken from them', async () => {
  const { client, email } = await signedIn()
  const next = someone()
  await client.auth.updateUser({ email: next })
  await follow(at, await linkTo(at, email, 'email-change-notice'))
  const link = await linkTo(at, next, 'email-change')
  await at.signUp(next)
  expect((await follow(at, link)).answer.error_code).toBe('email_exists')
})

test('[P3] of a change that is refused in part nothing is done', async () => {
  const { client, email } = await signedIn()
  const much = { much: 'x'.repeat(1500) }
  expect((await client.auth.updateUser({ data: much })).error).toBeNull()
  const whole = { password: 'another password', email: someone(), data: { again: 'z'.repeat(490) } }
  expect((await client.auth.updateUser(whole)).error).toMatchObject({
    code: 'validation_failed',
    status: 400,
  })
  expect((await signIn(email, password)).error).toBeNull()
  expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined()
  await at.settled()
  const kinds = at.emails.filter(({ to }) => to === email || to === whole.email).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'confirmation')).toEqual([])

  await client.auth.reauthenticate()
  const { code: nonce = '' } = await emailTo(at, email, 'reauthentication')
  const same = await client.auth.updateUser({ password, data: { theme: 'dark' }, nonce })
  expect(same.error?.code).toBe('same_password')
  expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('theme')
  // The code that proved it serves the next try.
  expect((await client.auth.updateUser({ password: 'another password', nonce })).error).toBeNull()
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

test('[P8] with an authenticator app on, its code comes before a new password or address', async () => {
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
