import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

test('[AUTHAPI-15] the public keys are served to anybody, and a client checks a token with them by itself', async () => {
  const { client, token } = await at.signUp(someone())
  const { status, body } = await at.request('GET', '/auth/v1/.well-known/jwks.json', { key: undefined })
  expect(status).toBe(200)
  const { keys } = JSON.parse(body)
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
      kid: decodeProtectedHeader(token).kid,
    },
  ])
  const { data, error } = await client.auth.getClaims()
  expect(error).toBeNull()
  expect(data?.header).toMatchObject({ alg: 'ES256', kid: keys[0].kid })
  const forged = token.replace(/[^.]+$/, (signature) => signature.split('').reverse().join(''))
  expect((await client.auth.getClaims(forged)).error?.message).toMatch(/Invalid JWT/i)
})

test('a token says who issued it, for whom, by which session, at which level and how', async () => {
  const { token, userId } = await at.signUp(someone())
  const claims = decodeJwt(token)
  expect(claims).toMatchObject({
    iss: 'http://site.test/auth/v1',
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    phone: '',
    session_id: expect.stringMatching(/^[\da-f-]{36}$/),
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email_verified: true },
    is_anonymous: false,
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600)
  at.later(3601_000)
  const late = await at.request('GET', '/rest/v1/profiles', { token })
  at.later(-3601_000)
  expect([late.status, JSON.parse(late.body).code]).toEqual([401, 'PGRST303'])
})

test('[AUTHAPI-16] where Google is not set up, it is said plainly, also by the settings', async () => {
  const refused = {
    code: 400,
    error_code: 'validation_failed',
    msg: 'Unsupported provider: provider is not enabled',
  }
  const { status, body } = await at.request('GET', '/auth/v1/authorize?provider=google')
  expect(status).toBe(400)
  expect(JSON.parse(body)).toEqual(refused)
  const { client, token } = await at.signUp(someone())
  const path = '/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true'
  expect(JSON.parse((await at.request('GET', path, { token })).body)).toEqual(refused)
  const linking = await client.auth.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  expect(linking.error).toMatchObject({ status: 400, message: refused.msg })
  const settings = JSON.parse((await at.request('GET', '/auth/v1/settings')).body)
  expect(settings).toMatchObject({
    external: { google: false, email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
})

test('browsers of any origin may ask, and are told so before they do', async () => {
  const preflight = await at.backend.fetch(
    new Request('http://backend.test/auth/v1/token?grant_type=password', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type,x-supabase-api-version',
      },
    }),
  )
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/apikey.*x-supabase-api-version/)
  const refuse = (apikey?: string) =>
    at.backend.fetch(
      new Request('http://backend.test/auth/v1/token', {
        method: 'POST',
        headers: apikey ? { apikey } : {},
        body: '{',
      }),
    )
  for (const refused of [await refuse(), await refuse(at.secrets.publishableKey)]) {
    expect([400, 401]).toContain(refused.status)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(refused.headers.get('cache-control')).toBe('no-store')
  }
})

test('the browser’s key is asked for, and no other is taken; what browsers open by link needs none', async () => {
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (
      await at.backend.fetch(
        new Request(`http://backend.test/auth/v1${path}`, { headers, redirect: 'manual' }),
      )
    ).status
  expect(await ask('/settings')).toBe(401)
  expect(await ask('/settings', { apikey: at.secrets.publishableKey })).toBe(200)
  expect(await ask('/settings', { apikey: at.secrets.secretKey })).toBe(401)
  expect(await ask('/verify')).toBe(303)
  expect(await ask('/nothing', { apikey: at.secrets.publishableKey })).toBe(404)
})

test('bodies that are no JSON, of another shape or too large are refused by name', async () => {
  const post = async (path: string, body: string) => {
    const headers = { apikey: at.secrets.publishableKey, 'content-type': 'application/json' }
    const url = `http://backend.test/auth/v1${path}`
    const response = await at.backend.fetch(new Request(url, { method: 'POST', headers, body }))
    return [response.status, (await response.json()).error_code]
  }
  expect(await post('/signup', '{')).toEqual([400, 'bad_json'])
  expect(await post('/token?grant_type=password', 'null')).toEqual([400, 'validation_failed'])
  expect(await post('/token?grant_type=password', '{"email":{},"password":[]}')).toEqual([
    400,
    'validation_failed',
  ])
  expect(await post('/token?grant_type=password', '{"email":"a\\u0000b"}')).toEqual([
    400,
    'validation_failed',
  ])
  expect(await post('/token?grant_type=constructor', '{}')).toEqual([400, 'validation_failed'])
  expect(await post('/token', '{}')).toEqual([400, 'validation_failed'])
  expect(await post('/token?grant_type=refresh_token', '{}')).toEqual([400, 'validation_failed'])
  expect(await post('/verify', '{"type":"recovery"}')).toEqual([400, 'validation_failed'])
  expect(await post('/resend', '{"type":"__proto__","email":"a@b.example"}')).toEqual([
    400,
    'validation_failed',
  ])
  const large = JSON.stringify({ email: `${'x'.repeat(30_000)}@example.com`, password: 'long enough' })
  expect(await post('/signup', large)).toEqual([413, 'request_too_large'])
})

test('nothing that people enter gets into a log, even when the database fails', async () => {
  const email = someone()
  await at.signUp(email)
  await at.sql`alter table auth.sessions add constraint closed check (aal = 'aal3') not valid`
  const { error } = await at.client().auth.signInWithPassword({ email, password: 'a long enough password' })
  await at.sql`alter table auth.sessions drop constraint closed`
  expect(error?.status).toBe(500)
  expect(at.lines).toContainEqual(expect.stringMatching(/"code":"accounts_failed".*"code":"23514"/))
  const said = [...at.lines, ...at.printed.map(String)].join('\n')
  for (const secret of ['@example.com', 'a long enough password', 'eyJ']) expect(said).not.toContain(secret)
})
