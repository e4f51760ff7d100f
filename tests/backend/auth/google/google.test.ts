import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenidProvider, startOpenidProvider } from '../../../fixtures/openid-provider.ts'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'
import { Browser, callbackPage } from '../../fixtures/google-visitor.ts'

const needsPkce = 'PKCE flow requires code_challenge and code_challenge_method s256'
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

test('[AUTH-15] asks Google for offline access and a consent prompt', async () => {
  const url = new URL(await browser().toGoogle(at.client()))
  expect(url.origin).toBe(provider.issuer)
  expect(url.searchParams.get('access_type')).toBe('offline')
  expect(url.searchParams.get('prompt')).toBe('consent')
})

test('[AUTHAPI-16] GET authorize takes provider, redirect_to, scopes and PKCE parameters', async () => {
  const visitor = browser()
  const scopes = 'https://www.googleapis.com/auth/calendar.readonly'
  const redirectTo = `${callbackPage}?next=plans`
  const there = await visitor.toGoogle(at.client(), { scopes, redirectTo })
  const query = new URL(there).searchParams
  expect(query.get('scope')).toBe(`openid email profile ${scopes}`)
  expect(query.get('redirect_uri')).toBe('http://site.test/auth/v1/callback')
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('nonce')).not.toBeNull()
  const back = await visitor.back(await provider.signIn(there, { email: newEmail() }))
  expect(back).toMatchObject({ page: callbackPage, query: { next: 'plans', code: expect.any(String) } })
  expect(back.fragment).toEqual({})
})

test('a client with PKCE gets a code, good once and with its own verifier', async () => {
  const [client, stranger, email] = [at.client(), at.client(), newEmail()]
  const back = await browser().signIn(client, { email })
  await browser().toGoogle(stranger)
  const stolen = await stranger.auth.exchangeCodeForSession(back.query.code ?? '')
  expect(stolen.error).toMatchObject({ status: 400, code: 'bad_code_verifier' })

  const { data, error } = await client.auth.exchangeCodeForSession(back.query.code ?? '')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email })
  expect(data.session?.provider_token).toBeUndefined()
  const again = await at.request('POST', '/auth/v1/token?grant_type=pkce', {
    body: { auth_code: back.query.code, code_verifier: 'x'.repeat(50) },
  })
  expect(again.status).toBe(404)
  expect(JSON.parse(again.body)).toMatchObject({ error_code: 'flow_state_not_found' })
})

test('a code that was not fetched for five minutes is worth nothing', async () => {
  const client = at.client()
  const back = await browser().signIn(client, { email: newEmail() })
  at.later(5 * 60_000 + 1000)
  const { error } = await client.auth.exchangeCodeForSession(back.query.code ?? '')
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
})

test('[S17] no way to Google ends in tokens in an address: without PKCE, or with a plain challenge, it does not begin', async () => {
  for (const pkce of ['', `&code_challenge=${'a'.repeat(43)}&code_challenge_method=plain`]) {
    const response = await browser().open(`http://site.test/auth/v1/authorize?provider=google${pkce}`)
    expect([response.status, (await response.json()).msg]).toEqual([400, needsPkce])
  }
})

test('[AUTHAPI-16] another provider and malformed PKCE parameters are refused', async () => {
  const ask = async (query: string) => {
    const response = await browser().open(`http://site.test/auth/v1/authorize?${query}`)
    return { status: response.status, body: await response.json() }
  }
  const faults = [
    ['provider=github', 'Unsupported provider: Provider github could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
    ['provider=google&code_challenge=abc', needsPkce],
    ['provider=google&code_challenge=abc&code_challenge_method=s256', needsPkce],
  ] as const
  for (const [query, msg] of faults) {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(body).toEqual({ code: 400, error_code: 'validation_failed', msg })
  }
})

test('whoever refuses at Google comes back with its answer, in the query and behind the #', async () => {
  const visitor = browser()
  const back = await visitor.back(await provider.refuse(await visitor.toGoogle(at.client())))
  const answer = {
    error: 'access_denied',
    error_code: 'access_denied',
    error_description: expect.any(String),
  }
  expect(back).toEqual({ page: callbackPage, query: answer, fragment: answer })
})

test('a state that is wrong, missing, used, too old or of another browser leads back with bad_oauth_state', async () => {
  const visitor = browser()
  const answerOf = async () => provider.signIn(await visitor.toGoogle(at.client()), { email: newEmail() })
  const bad = { page: callbackPage, fragment: { error: 'invalid_request', error_code: 'bad_oauth_state' } }
  const callback = 'http://site.test/auth/v1/callback'
  expect(await visitor.back(`${callback}?code=x&state=${crypto.randomUUID()}`)).toMatchObject(bad)
  expect(await visitor.back(`${callback}?code=x&state=nonsense`)).toMatchObject(bad)
  expect((await visitor.back(`${callback}?code=x`)).fragment.error_code).toBe('bad_oauth_callback')

  const answer = await answerOf()
  expect(await browser().back(answer)).toMatchObject(bad)
  expect((await visitor.back(answer)).query.code).toEqual(expect.any(String))
  expect(await visitor.back(answer)).toMatchObject(bad)

  const late = await answerOf()
  at.later(10 * 60_000 + 1000)
  expect(await visitor.back(late)).toMatchObject(bad)
})

test('nobody is led off the site: another address gives way to the callback page', async () => {
  for (const redirectTo of [
    'https://evil.test/auth/callback',
    'http://site.test@evil.test/',
    'javascript:1',
  ]) {
    const visitor = browser()
    const way = await visitor.toGoogle(at.client(), { redirectTo })
    expect((await visitor.back(await provider.signIn(way, { email: newEmail() }))).page).toBe(callbackPage)
  }
})

test('what stands in the database opens nothing: codes are hashed, Google’s tokens not kept', async () => {
  const client = at.client()
  const back = await browser().signIn(client, { email: newEmail() })
  const rows = JSON.stringify(await at.sql`select * from auth.flow_state`)
  expect(rows).not.toContain(back.query.code)
  expect(rows).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  const { error } = await client.auth.exchangeCodeForSession(back.query.code ?? '')
  expect(error).toBeNull()
})

test('the cookie of the way to Google is for the service alone, and ends', async () => {
  const response = await browser().open(
    `http://site.test/auth/v1/authorize?provider=google&code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`,
  )
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^google-sign-in=[\w-]{43}; Max-Age=600; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/),
  ])
})

test('nobody’s address, token or code is logged', async () => {
  const [email, client] = [newEmail(), at.client()]
  const back = await browser().signIn(client, { email })
  const logged = [...at.lines, ...at.printed.map(String)].join('\n')
  for (const secret of [email, back.query.code]) {
    expect(logged).not.toContain(secret)
  }
})
