import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { emailTo, follow, linkTo } from '../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`
const stranger = 'the password of a stranger'
const aWeek = 7 * 24 * 3_600_000

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const signUp = (email: string, secret = password, data = {}) =>
  at.client().auth.signUp({ email, password: secret, options: { data } })
const signIn = async (email: string, secret = password) =>
  (await at.client().auth.signInWithPassword({ email, password: secret })).error?.code
const resend = (email: string) => at.client().auth.resend({ type: 'signup', email })
async function metadataOf(token: string | undefined) {
  const { data } = await at.client().auth.getUser(token)
  return data.user?.user_metadata ?? {}
}
async function waiting() {
  const email = someone()
  await signUp(email)
  return email
}
async function confirmed() {
  const email = someone()
  await at.signUp(email)
  return email
}

test('a sign-up and a sign-in after it tell nobody whether the address had an account before', async () => {
  const addresses = [someone(), await waiting(), await confirmed()]
  /** What a stranger hears of each address. */
  const heard = (say: (email: string) => Promise<unknown>) => Promise.all(addresses.map(say))
  const alike = (answer: unknown) => [answer, answer, answer]

  expect(await heard((email) => signIn(email, stranger))).toEqual(alike('invalid_credentials'))
  await heard((email) => signUp(email, stranger))
  expect(await heard((email) => signIn(email, stranger))).toEqual(alike('email_not_confirmed'))
  expect(await heard((email) => signIn(` ${email.toUpperCase()}`, stranger))).toEqual(
    alike('email_not_confirmed'),
  )
  expect(await heard((email) => signIn(email, 'yet another password'))).toEqual(alike('invalid_credentials'))
  await heard(resend)
  await at.settled()
  expect(await heard((email) => signIn(email, stranger))).toEqual(alike('email_not_confirmed'))

  at.later(aWeek + 1000)
  expect(await heard((email) => signIn(email, stranger))).toEqual(alike('invalid_credentials'))
})

test('whoever signed up though they have an account, and asks for the letter again, gets word of it', async () => {
  const email = await confirmed()
  await resend(email)
  expect(await emailTo(at, email, 'account-exists')).toMatchObject({ to: email })
})

test('what was tried is kept as a keyed hash alone, and forgotten', async () => {
  const email = await confirmed()
  await signUp(email, stranger)
  await waiting()
  const kept = JSON.stringify(await at.sql`select u::text, now() from auth.unconfirmed_sign_ups u`)
  expect(kept).not.toContain(email)
  expect(kept).not.toContain('$2')
  at.later(aWeek + 1000)
  await waiting()
  await at.backend.forgetExpired()
  expect(await at.sql`select from auth.unconfirmed_sign_ups`).toHaveLength(1)
})

test('once its letter is answered a password is the right one or a wrong one, never one that waits', async () => {
  const email = someone()
  await signUp(email)
  await resend(email)
  const { answer } = await follow(at, await linkTo(at, email, 'confirmation'))
  expect(await signIn(email)).toBeUndefined()
  const client = at.client()
  await client.auth.setSession({
    access_token: answer.access_token ?? '',
    refresh_token: answer.refresh_token ?? '',
  })
  expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull()
  expect(await signIn(email)).toBe('invalid_credentials')
})

test('what a sign-up keeps with the account counts as its password does: with its own letter', async () => {
  const email = someone()
  await signUp(email, stranger, { language: 'es', full_name: 'A stranger', note: 'x' })
  expect(await emailTo(at, email, 'confirmation')).toMatchObject({ language: 'es' })
  await signUp(email, password, { full_name: 'The owner' })
  expect(await emailTo(at, email, 'confirmation')).toMatchObject({ language: 'en' })
  const { answer } = await follow(at, await linkTo(at, email, 'confirmation'))
  const kept = await metadataOf(answer.access_token)
  expect(kept).toMatchObject({ full_name: 'The owner', email, email_verified: true })
  expect(kept).not.toHaveProperty('note')
  expect(kept).not.toHaveProperty('language')
  expect(await signIn(email)).toBeUndefined()
})

test('a letter that is sent again brings what its one sign-up chose', async () => {
  const email = someone()
  await signUp(email, password, { language: 'es' })
  await signUp(email, password, { language: 'es' })
  await resend(email)
  const letter = await emailTo(at, email, 'confirmation')
  expect(letter.language).toBe('es')
  const { answer } = await follow(at, new URL(letter.link ?? ''))
  expect(await metadataOf(answer.access_token)).toMatchObject({ language: 'es' })
  expect(await signIn(email)).toBeUndefined()
})

test.each([
  ['sent again', 'confirmation', resend],
  ['to reset a password', 'recovery', (email: string) => at.client().auth.resetPasswordForEmail(email)],
  ['with a magic link', 'magic-link', (email: string) => at.client().auth.signInWithOtp({ email })],
] as const)(
  'where two people signed up with one address, a letter %s brings nothing of either',
  async (_, kind, ask) => {
    const email = someone()
    await signUp(email, stranger, { full_name: 'A stranger' })
    await signUp(email, password, { full_name: 'The owner' })
    await ask(email)
    const { answer } = await follow(at, await linkTo(at, email, kind))
    expect(await metadataOf(answer.access_token)).not.toHaveProperty('full_name')
    for (const secret of [stranger, password]) expect(await signIn(email, secret)).not.toBeUndefined()
  },
)
