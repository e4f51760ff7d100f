import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenidProvider, startOpenidProvider } from '../../../tests/fixtures/openid-provider.ts'
import { createGoogle, newGoogleChecks } from './google.ts'

const callbackUrl = 'http://site.test/auth/v1/callback'
const person = { email: 'Ana@Example.com', sub: '1234', name: 'Ana Ruiz', picture: 'https://pictures.test/a' }

let provider: OpenidProvider
beforeAll(async () => {
  provider = await startOpenidProvider()
})
afterAll(() => provider.stop())

const settings = (issuer = provider.issuer) => ({ clientId: 'client', clientSecret: 'secret', issuer })

async function signInUrl(google = createGoogle(settings()), scopes: string[] = []) {
  const checks = newGoogleChecks()
  const extra = { access_type: 'offline', prompt: 'consent' }
  return { checks, url: await google.authorizationUrl(checks, { callbackUrl, scopes, extra }) }
}

test('the way there always carries PKCE, state and nonce, and never the verifier', async () => {
  const { checks, url } = await signInUrl(undefined, ['openid', 'https://scopes.test/more'])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'client',
    response_type: 'code',
    redirect_uri: callbackUrl,
    scope: 'openid email profile https://scopes.test/more',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  })
  expect(url.href).not.toContain(checks.verifier)
})

test('the ID token says who somebody is', async () => {
  const google = createGoogle(settings())
  const { checks, url } = await signInUrl(google)
  const account = await google.redeem(new URL(await provider.signIn(url.href, person)), checks)
  expect(account).toMatchObject({ subject: '1234', email: 'ana@example.com', isEmailVerified: true })
  expect(account.identityData).toEqual({
    iss: provider.issuer,
    sub: '1234',
    provider_id: '1234',
    email: 'ana@example.com',
    email_verified: true,
    phone_verified: false,
    name: 'Ana Ruiz',
    full_name: 'Ana Ruiz',
    picture: person.picture,
    avatar_url: person.picture,
  })
})

test('an answer for another way, nonce or verifier is refused', async () => {
  const google = createGoogle(settings())
  for (const other of ['state', 'nonce', 'verifier'] as const) {
    const { checks, url } = await signInUrl(google)
    const answer = new URL(await provider.signIn(url.href, person))
    const wrong = { ...checks, [other]: newGoogleChecks()[other] }
    await expect(google.redeem(answer, wrong), other).rejects.toThrow()
  }
})

test('a provider that is down, or says nothing, is given up in time, and asked again the next time', async () => {
  const down = createGoogle(settings('http://127.0.0.1:1'))
  await expect(signInUrl(down)).rejects.toThrow()

  let connections = 0
  const silent = createServer(() => {
    connections += 1
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  silent.listen(0, '127.0.0.1', resolve)
  await promise
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const google = createGoogle(settings(`http://127.0.0.1:${port}`), 0.1)
  await expect(signInUrl(google)).rejects.toThrow()
  await expect(signInUrl(google)).rejects.toThrow()
  expect(connections).toBeGreaterThan(1)
  silent.close()
})

test('a provider elsewhere is spoken to over TLS only', async () => {
  await expect(signInUrl(createGoogle(settings('http://provider.test')))).rejects.toThrow(/HTTP|https/i)
})
