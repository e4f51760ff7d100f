import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenidProvider, startOpenidProvider } from '../../../fixtures/openid-provider.ts'
import { enroll, movableClock } from '../../fixtures/authenticator.ts'
import { password, startTestBackend, type TestBackend } from '../../fixtures/backend.ts'
import { arrive, Browser, callbackPage } from '../../fixtures/google-visitor.ts'
import { emailTo } from '../../fixtures/mailed-link.ts'

const newEmail = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
let provider: OpenidProvider
const { now, laterBy } = movableClock()

beforeAll(async () => {
  provider = await startOpenidProvider()
  at = await startTestBackend('external', { google: provider.google, now })
})
afterAll(async () => {
  await at.stop()
  await provider.stop()
})

const browser = () => new Browser(at, provider)
const signUp = async () => {
  const email = newEmail()
  return { email, ...(await at.signUp(email)) }
}
type Client = ReturnType<TestBackend['client']>
const identity = async (client: Client, name: string) => {
  const { data } = await client.auth.getUserIdentities()
  const found = data?.identities.find(({ provider }) => provider === name)
  if (!found) throw new Error(`No identity ${name}`)
  return found
}
const claims = async (client: Client) => {
  const { data } = await client.auth.getSession()
  return decodeJwt<{ aal: string; session_id: string }>(data.session?.access_token ?? '')
}
const switchAppOn = async (client: Client) => {
  const factor = await enroll(client)
  const code = factor.app.code(now())
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (error) throw error
  laterBy(60)
}

test('[AUTHAPI-08] GET user/identities/authorize leads to Google and links it, whatever its address there', async () => {
  const { client, userId, email } = await signUp()
  const session = await claims(client)
  const googleEmail = newEmail()
  const back = await browser().link(client, { email: googleEmail, name: 'Ana' })
  expect(back.page).toBe(callbackPage)
  await emailTo(at, email, 'google-linked')
  await arrive(client, back)
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({
    id: userId,
    email,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
    identities: [{ provider: 'email' }, { provider: 'google', email: googleEmail, user_id: userId }],
  })
  // It is the same session that goes on.
  expect((await claims(client)).session_id).toBe(session.session_id)
  expect((await client.auth.refreshSession()).error).toBeNull()

  const later = at.client()
  await arrive(later, await browser().signIn(later, { email: googleEmail }))
  expect((await later.auth.getUser()).data.user?.id).toBe(userId)
})

test('[AUTHAPI-08] linkIdentity of the client gets the address at Google, for a browser with the cookie alone', async () => {
  const { client } = await signUp()
  const { data, error } = await client.auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: callbackPage, skipBrowserRedirect: true, queryParams: { prompt: 'consent' } },
  })
  expect(error).toBeNull()
  const url = new URL(data.url ?? '')
  expect(url.origin).toBe(provider.issuer)
  expect(url.searchParams.get('prompt')).toBe('consent')
  // The page's own request carries the browser's cookie; this client has none.
  const back = await browser().back(await provider.signIn(url.href, { email: newEmail() }))
  expect(back.fragment.error_code).toBe('bad_oauth_state')
})

test('[AUTHAPI-08] needs a session', async () => {
  const { status } = await at.request('GET', '/auth/v1/user/identities/authorize?provider=google')
  expect(status).toBe(401)
})

test('a Google account is linked once: not again, and not to a second account', async () => {
  const [one, other] = [await signUp(), await signUp()]
  const person = { email: newEmail() }
  await arrive(one.client, await browser().link(one.client, person))
  const again = await browser().link(one.client, person)
  const description = 'Identity is already linked'
  expect(again.fragment).toMatchObject({
    error_code: 'identity_already_exists',
    error_description: description,
  })
  const second = await browser().link(other.client, person)
  expect(second.fragment).toMatchObject({
    error_code: 'identity_already_exists',
    error_description: `${description} to another user`,
  })
  expect((await other.client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
})

test('an address that Google has not verified is not linked', async () => {
  const { client } = await signUp()
  const back = await browser().link(client, { email: newEmail(), isEmailVerified: false })
  expect(back.fragment.error_code).toBe('provider_email_needs_verification')
  expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
})

test('somebody else’s way to link, slipped to another browser, ends there; so does that of an ended session', async () => {
  const { client, userId } = await signUp()
  const slipped = await browser().toLink(client)
  const victim = browser()
  await victim.toGoogle(at.client())
  const back = await victim.back(await provider.signIn(slipped, { email: newEmail() }))
  expect(back.fragment.error_code).toBe('bad_oauth_state')

  const visitor = browser()
  const way = await visitor.toLink(client)
  await client.auth.signOut()
  const late = await visitor.back(await provider.signIn(way, { email: newEmail() }))
  expect(late.fragment.error_code).toBe('bad_oauth_state')
  expect(await at.sql`select from auth.identities where user_id = ${userId}`).toHaveLength(1)
})

test('[AUTHAPI-09] DELETE user/identities/{identity_id} takes Google away; the last way in stays', async () => {
  const { client, email } = await signUp()
  const person = { email: newEmail() }
  await arrive(client, await browser().link(client, person))
  const { error } = await client.auth.unlinkIdentity(await identity(client, 'google'))
  expect(error).toBeNull()
  await emailTo(at, email, 'sign-in-removed')
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({ email, app_metadata: { provider: 'email', providers: ['email'] } })
  expect(data.user?.identities).toHaveLength(1)
  const last = await client.auth.unlinkIdentity(await identity(client, 'email'))
  expect(last.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })

  // The Google account is nobody's now, so it makes an account of its own.
  const other = at.client()
  await arrive(other, await browser().signIn(other, person))
  expect((await other.auth.getUser()).data.user?.id).not.toBe(data.user?.id)
})

test('[S5] a sign-in with Google that links it by its address is told to the owner, a first one to nobody', async () => {
  const { email } = await signUp()
  const client = at.client()
  await arrive(client, await browser().signIn(client, { email }))
  expect(await emailTo(at, email, 'google-linked')).toMatchObject({ to: email })
  const stranger = newEmail()
  await arrive(client, await browser().signIn(client, { email: stranger }))
  await arrive(client, await browser().signIn(client, { email: stranger }))
  await at.settled()
  expect(at.emails.filter(({ to }) => to === stranger)).toEqual([])
})

test('[S5] whose session ended while they waited for the account takes no way to sign in away', async () => {
  const { client, userId } = await signUp()
  await arrive(client, await browser().link(client, { email: newEmail() }))
  const google = await identity(client, 'google')
  const { data } = await client.auth.getSession()
  const path = `/auth/v1/user/identities/${google.identity_id}`
  const waits = () => at.sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%auth.users%'`
  const asked = await at.sql.begin(async (sql) => {
    await sql`select from auth.users where id = ${userId} for update`
    const answer = at.request('DELETE', path, { token: data.session?.access_token ?? '' })
    await expect.poll(waits).toHaveLength(1)
    await sql`delete from auth.sessions where user_id = ${userId}`
    return { answer }
  })
  expect((await asked.answer).status).toBe(403)
  expect(await at.sql`select from auth.identities where user_id = ${userId}`).toHaveLength(2)
})

test('[S5] what a linked Google account has opened ends with it, and so does a code of it that waits', async () => {
  const { client, email } = await signUp()
  const thief = { email: newEmail() }
  await arrive(client, await browser().link(client, thief))
  const [inside, onTheWay, elsewhere] = [at.client(), at.client(), at.client()]
  await arrive(inside, await browser().signIn(inside, thief))
  await elsewhere.auth.signInWithPassword({ email, password })
  const waiting = await browser().signIn(onTheWay, thief)
  expect((await client.auth.unlinkIdentity(await identity(client, 'google'))).error).toBeNull()
  expect((await inside.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
  await expect(arrive(onTheWay, waiting)).rejects.toMatchObject({ code: 'flow_state_not_found' })
  for (const owners of [client, elsewhere]) expect((await owners.auth.getUser()).error).toBeNull()
})

test('whoever came by Google and sets a password may do without Google', async () => {
  const [client, email] = [at.client(), newEmail()]
  await arrive(client, await browser().signIn(client, { email }))
  const only = await client.auth.unlinkIdentity(await identity(client, 'google'))
  expect(only.error).toMatchObject({ code: 'single_identity_not_deletable' })
  const { data, error } = await client.auth.updateUser({ password })
  expect(error).toBeNull()
  expect(data.user?.app_metadata).toEqual({ provider: 'google', providers: ['google', 'email'] })
  expect((await client.auth.unlinkIdentity(await identity(client, 'google'))).error).toBeNull()
  expect((await at.client().auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('[AUTHAPI-09] what is no identity of the caller’s is not found', async () => {
  const [one, other] = [await signUp(), await signUp()]
  await arrive(one.client, await browser().link(one.client, { email: newEmail() }))
  const foreign = await identity(other.client, 'email')
  expect((await one.client.auth.unlinkIdentity(foreign)).error).toMatchObject({
    status: 422,
    code: 'identity_not_found',
  })
  const nonsense = await at.request('DELETE', '/auth/v1/user/identities/nonsense', { token: one.token })
  expect(nonsense.status).toBe(422)
  expect((await at.request('DELETE', `/auth/v1/user/identities/${foreign.identity_id}`)).status).toBe(401)
  expect((await other.client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
})

test('where an app is on, linking and unlinking need its code, and linking keeps the level', async () => {
  const { client, email } = await signUp()
  await switchAppOn(client)
  const person = { email: newEmail() }
  await arrive(client, await browser().link(client, person))
  expect((await claims(client)).aal).toBe('aal2')

  const below = at.client()
  await arrive(below, await browser().signIn(below, person))
  expect(await claims(below)).toMatchObject({ aal: 'aal1' })
  const level = await below.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  await expect(browser().toLink(below)).rejects.toThrow('insufficient_aal')
  const { error } = await below.auth.unlinkIdentity(await identity(below, 'email'))
  expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await at.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await client.auth.unlinkIdentity(await identity(client, 'google'))).error).toBeNull()
})
