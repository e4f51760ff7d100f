import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeAgentRole } from '#server/auth/agent-role.ts'
import { type OpenidProvider, startOpenidProvider } from '../../fixtures/openid-provider.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { arrive, Browser } from '../fixtures/google-visitor.ts'
import { follow, linkTo } from '../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
let provider: OpenidProvider
beforeAll(async () => {
  provider = await startOpenidProvider()
  at = await startTestBackend('external', { confirmEmail: false, google: provider.google })
})
afterAll(async () => {
  await at.stop()
  await provider.stop()
})

/** Whoever comes first, with an address that may be anybody's. */
async function squatter() {
  const email = someone()
  const client = at.client()
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { name: 'Eve' } } })
  if (error || !data.session) throw new Error('Signing up opened no session')
  return { email, client, token: data.session.access_token }
}
const confirmedAt = async (email: string) =>
  (await at.sql`select email_confirmed_at from auth.users where email = ${email}`)[0]?.email_confirmed_at
const isOpen = async (token: string) => (await at.request('GET', '/auth/v1/user', { token })).status === 200

test('[S11] without confirmations an account is in use at once, and its address is not taken for shown', async () => {
  const { email, client } = await squatter()
  expect(await confirmedAt(email)).toBeNull()
  const { data } = await client.auth.getUser()
  expect(data.user?.user_metadata.email_verified).toBe(false)
  expect(data.user?.identities?.[0]?.identity_data?.email_verified).toBe(false)
  expect((await client.auth.refreshSession()).error).toBeNull()
  // supabase-js, and its own tests, expect the time of an account that may sign in.
  const again = await at.client().auth.signInWithPassword({ email, password })
  expect(again.data.user?.email_confirmed_at).toEqual(expect.any(String))
})

test('[S11] the address’s owner who comes by Google finds nothing of a squatter’s in force', async () => {
  const { email, token } = await squatter()
  const owner = at.client()
  await arrive(owner, await new Browser(at, provider).signIn(owner, { email, name: 'Ana' }))
  const { data } = await owner.auth.getUser()
  expect(data.user?.identities?.map(({ provider: name }) => name)).toEqual(['google'])
  expect(data.user?.user_metadata.name).toBe('Ana')
  expect(await isOpen(token)).toBe(false)
  expect((await at.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  )
})

test.each([
  ['recovery', (email: string) => at.client().auth.resetPasswordForEmail(email)],
  ['magic-link', (email: string) => at.client().auth.signInWithOtp({ email })],
] as const)('[S11] so does the owner who comes by a %s letter', async (kind, ask) => {
  const { email, client, token } = await squatter()
  const factor = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Eve' })
  expect(factor.error).toBeNull()
  await ask(email)
  const { answer } = await follow(at, await linkTo(at, email, kind))
  expect(answer.access_token).toBeTruthy()
  expect(await confirmedAt(email)).toBeInstanceOf(Date)
  expect(await isOpen(token)).toBe(false)
  expect((await at.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  )
  const { data } = await at.client().auth.getUser(answer.access_token)
  expect(data.user).toMatchObject({
    factors: [],
    app_metadata: { providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email_verified: true } }],
  })
})

test('[S11] nobody becomes the agent by an address that no letter has confirmed', async () => {
  const { email } = await squatter()
  const makeAgent = () => changeAgentRole([email], at.environment)
  await expect(makeAgent()).rejects.toThrow(/Nobody has shown yet that this e-mail address is theirs/)
  await at.client().auth.resend({ type: 'signup', email })
  expect((await follow(at, await linkTo(at, email, 'confirmation'))).answer.access_token).toBeTruthy()
  expect(await makeAgent()).toMatch(/This account is the agent’s now/)
})

test('[S11] a wrong address is changed without the mailbox that nobody has shown to have', async () => {
  const { email, client } = await squatter()
  const next = someone()
  expect((await client.auth.updateUser({ email: next })).error).toBeNull()
  await at.settled()
  expect(at.emails.filter(({ to }) => to === email)).toEqual([])
  expect((await follow(at, await linkTo(at, next, 'email-change'))).answer.access_token).toBeTruthy()
  expect(await confirmedAt(next)).toBeInstanceOf(Date)
})
