import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenidProvider, startOpenidProvider } from '../../../fixtures/openid-provider.ts'
import { password, startTestBackend, type TestBackend } from '../../fixtures/backend.ts'
import { arrive, Browser, callbackPage } from '../../fixtures/google-visitor.ts'
import { follow } from '../../fixtures/mailed-link.ts'

const newEmail = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
let provider: OpenidProvider

beforeAll(async () => {
  provider = await startOpenidProvider()
  at = await startTestBackend('external', { google: provider.google })
})
afterAll(async () => {
  await at.stop()
  await provider.stop()
})

const browser = () => new Browser(at, provider)
const countUsers = async (email: string) =>
  (await at.sql`select from auth.users where email = ${email}`).length

test('makes an account with a confirmed address, the name and the picture', async () => {
  const [client, email] = [at.client(), newEmail()]
  const picture = 'https://pictures.test/ana'
  const back = await browser().signIn(client, { email, name: 'Ana Ruiz', picture, sub: email })
  expect(back.page).toBe(callbackPage)
  await arrive(client, back)
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({
    email,
    email_confirmed_at: expect.stringMatching(/Z$/),
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: {
      full_name: 'Ana Ruiz',
      name: 'Ana Ruiz',
      avatar_url: picture,
      email,
      email_verified: true,
    },
    identities: [{ provider: 'google', id: email, identity_data: { email, full_name: 'Ana Ruiz' } }],
  })
  const refreshed = await client.auth.refreshSession()
  expect(decodeJwt(refreshed.data.session?.access_token ?? '')).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'oauth' }],
  })
})

test('the next time it is the same account, also when the address at Google has changed', async () => {
  const [email, sub] = [newEmail(), crypto.randomUUID()]
  const [first, second] = [at.client(), at.client()]
  await arrive(first, await browser().signIn(first, { email, sub, name: 'Ana' }))
  await arrive(second, await browser().signIn(second, { email: newEmail(), sub, name: 'Ana Ruiz' }))
  const [before, after] = [await first.auth.getUser(), await second.auth.getUser()]
  expect(after.data.user?.id).toBe(before.data.user?.id)
  expect(after.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ana Ruiz' } })
  expect(after.data.user?.identities).toHaveLength(1)
})

test('two tabs at once make one account', async () => {
  const [email, visitor] = [newEmail(), browser()]
  const ways = [await visitor.toGoogle(at.client()), await visitor.toGoogle(at.client())]
  const backs = await Promise.all(
    ways.map(async (way) => visitor.back(await provider.signIn(way, { email }))),
  )
  expect(backs.map(({ fragment }) => fragment.error_code)).toEqual([undefined, undefined])
  expect(await countUsers(email)).toBe(1)
})

test('without an address nobody gets in, and nothing is made', async () => {
  const sub = crypto.randomUUID()
  const back = await browser().signIn(at.client(), { sub })
  expect(back.fragment).toEqual({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Error getting user email from external provider',
  })
  expect(await at.sql`select from auth.identities where provider_id = ${sub}`).toHaveLength(0)
})

test('an address that Google has not verified opens no account, neither a new one nor its owner’s', async () => {
  const [known, unknown] = [newEmail(), newEmail()]
  const { userId } = await at.signUp(known)
  for (const email of [known, unknown]) {
    const back = await browser().signIn(at.client(), { email, isEmailVerified: false })
    expect(back.fragment).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    })
    expect(back.query.code).toBeUndefined()
  }
  expect(await at.sql`select from auth.identities where user_id = ${userId}`).toHaveLength(1)
  expect(await countUsers(unknown)).toBe(0)
})

test('a verified address that has a confirmed account opens that one; its password goes on working', async () => {
  const email = newEmail()
  const { userId } = await at.signUp(email)
  const client = at.client()
  await arrive(client, await browser().signIn(client, { email: email.toUpperCase(), name: 'Ana' }))
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({
    id: userId,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
  })
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
  expect((await at.client().auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('whoever made an account for somebody else’s address before they came has nothing of it', async () => {
  const email = newEmail()
  const { error } = await at.client().auth.signUp({ email, password, options: { data: { name: 'Eve' } } })
  expect(error).toBeNull()
  await at.settled()
  const letter = at.emails.findLast(({ to }) => to === email)
  const client = at.client()
  await arrive(client, await browser().signIn(client, { email, name: 'Ana' }))
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { name: 'Ana' },
  })
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
  // What a stranger heard before, so that they do not learn that the owner has come.
  expect((await at.client().auth.signInWithPassword({ email, password })).error).toMatchObject({
    code: 'email_not_confirmed',
  })
  const { answer } = await follow(at, new URL(letter?.link ?? ''))
  expect(answer.error_code).toBe('otp_expired')
  expect((await at.client().auth.signInWithPassword({ email, password })).error).not.toBeNull()
})

test('an account that the operator has shut stays shut', async () => {
  const [email, client] = [newEmail(), at.client()]
  await arrive(client, await browser().signIn(client, { email }))
  await at.sql`update auth.users set banned_until = now() + interval '1 day' where email = ${email}`
  const { fragment } = await browser().signIn(at.client(), { email })
  expect(fragment).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
})
