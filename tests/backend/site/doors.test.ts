import { readFile } from 'node:fs/promises'
import { decodeJwt, generateKeyPair, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSigningKeys } from '#server/auth/tokens/signing-keys.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
let owner: { userId: string; token: string }

beforeAll(async () => {
  at = await startTestBackend('embedded', { confirmEmail: false })
  owner = await at.signUp('owner@example.com')
  await at.sql`insert into profiles (id, full_name) values (${owner.userId}, 'The owner')`
})
afterAll(() => at.stop())

const claims = () => decodeJwt(owner.token)
/** A token as ours are, but for what `changes` says and for the key that signs it. */
const ours = async (
  changes: Record<string, unknown>,
  header: Partial<JWTHeaderParameters> = {},
  key?: CryptoKey,
) => {
  const { privateKey, kid } = await readSigningKeys(at.secrets.signingKey)
  return new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...header })
    .sign(key ?? privateKey)
}
const shared = (secret: string) =>
  new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret))
const publicKey = async () => (await readSigningKeys(at.secrets.signingKey)).jwks.keys[0]

const forgeries: [string, () => Promise<string>][] = [
  ['alg none', async () => new UnsecuredJWT(claims()).encode()],
  [
    'alg None as service_role',
    async () =>
      `${Buffer.from('{"alg":"None"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.`,
  ],
  ['a good token without its signature', async () => owner.token.replace(/[^.]+$/, '')],
  ['a good token with another signature', async () => owner.token.replace(/[^.]+$/, 'AAAA')],
  [
    'a changed payload',
    async () => {
      const [header, , signature] = owner.token.split('.')
      return `${header}.${Buffer.from(JSON.stringify({ ...claims(), role: 'service_role' })).toString('base64url')}.${signature}`
    },
  ],
  ['the wrong key', async () => ours({}, {}, (await generateKeyPair('ES256')).privateKey)],
  [
    'the wrong key under a name of its own',
    async () => ours({}, { kid: 'mine' }, (await generateKeyPair('ES256')).privateKey),
  ],
  ['our key under another name', () => ours({}, { kid: 'another' })],
  ['HS256 with the public key as its secret', async () => shared(JSON.stringify(await publicKey()))],
  ['HS256 with the API key as its secret', () => shared(at.secrets.publishableKey)],
  ['HS256 with our own secret, as only our process may sign', () => shared(at.secrets.jwtSecret)],
  ['an expired token', () => ours({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ['a token that never ends', () => ours({ exp: undefined })],
  ['a token of another site', () => ours({ iss: 'https://elsewhere.example/auth/v1' })],
  ['a token for another audience', () => ours({ aud: 'somebody' })],
  ['a token that claims the service role', () => ours({ role: 'service_role' })],
  ['garbage', async () => 'garbage'],
  ['nothing', async () => ''],
]

test.each(forgeries)('%s is refused by tables and by the accounts service', async (_, forge) => {
  const token = await forge()
  const table = await at.request('GET', '/rest/v1/profiles', { token })
  expect(table.status).toBe(401)
  expect(table.body).not.toContain('The owner')
  const account = await at.request('GET', '/auth/v1/user', { token })
  expect([401, 403]).toContain(account.status)
  expect(account.body).not.toContain('owner@example.com')
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['unknown', 'sb_secret_made_up'],
  ["a user's token", 'token'],
])('an API key that is %s gets 401', async (_, key) => {
  const given = key === 'token' ? owner.token : key
  for (const path of ['/rest/v1/profiles', '/auth/v1/user', '/auth/v1/settings', '/rest/v1/']) {
    expect((await at.request('GET', path, { key: given })).status, path).toBe(401)
  }
  expect((await at.request('GET', '/rest/v1/profiles', { key: given, token: owner.token })).status).toBe(401)
})

test('the signed-in owner passes, and so does a token signed as ours are', async () => {
  expect((await at.request('GET', '/auth/v1/user', { token: await ours({}) })).status).toBe(200)
  const { status, body } = await at.request('GET', '/rest/v1/profiles', { token: owner.token })
  expect([status, JSON.parse(body).length]).toEqual([200, 1])
})

test('the secret key works from a server and is refused from a browser', async () => {
  const ask = (agent: string) =>
    at.backend.fetch(
      new Request('http://backend.test/rest/v1/leads', {
        headers: { apikey: at.secrets.secretKey, 'user-agent': agent },
      }),
    )
  expect((await ask('node')).status).toBe(200)
  expect((await ask('Mozilla/5.0 (X11; Linux x86_64)')).status).toBe(401)
})

test('only accounts and tables are served: anything else is not found', async () => {
  const paths = ['/', '/storage/v1/bucket', '/_system/info', '/studio', '/auth', '/rest/v1x']
  for (const path of [...paths, '/auth/v1/../../_system'])
    expect((await at.request('GET', path)).status, path).toBe(404)
})

test("[DEVICE-16] errors about rows reach their sender, and no log: not ours, the console or PostgreSQL's", async () => {
  const health = 'Stage two of an illness'
  const save = (row: Record<string, unknown>) =>
    at.request('POST', '/rest/v1/profiles', { token: owner.token, body: { id: owner.userId, ...row } })
  const refused = [
    await save({ medical_conditions: [health], full_name: health, phone: health.repeat(9) }),
    await save({ medical_conditions: health }),
    await save({ date_of_birth: health }),
    await save({ medications: [health] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 409])
  expect(at.printed).toEqual([])
  expect(at.lines.join('\n')).toContain('"code":"tables_refused","cause":"23514"')
  const postgresLog = await readFile(`${at.dataDir}/postgres.log`, 'utf8')
  for (const log of [at.lines.join(), postgresLog]) expect(log).not.toContain(health)
})
