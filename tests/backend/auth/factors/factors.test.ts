import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimsOf, enroll, movableClock, people } from '../../fixtures/authenticator.ts'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'

let at: TestBackend
let who: ReturnType<typeof people>
const clock = movableClock()
const { now } = clock

beforeAll(async () => {
  at = await startTestBackend('external', { now })
  who = people(at, clock)
})
afterAll(() => at.stop())

test('[AUTHAPI-11] POST factors takes friendly_name, factor_type and issuer, and answers what an app needs', async () => {
  const { client, email, token } = await who.signUp()
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'My phone',
    issuer: 'Plainwell Life',
  })
  expect(error).toBeNull()
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' })
  expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/)
  const uri = new URL(data?.totp.uri ?? '')
  expect(decodeURIComponent(uri.pathname)).toContain(`Plainwell Life:${email}`)
  expect(uri.searchParams.get('secret')).toBe(data?.totp.secret)

  const without = await at.request('POST', '/auth/v1/factors', { token, body: { factor_type: 'totp' } })
  expect(without.status).toBe(200)
  expect(JSON.parse(without.body).totp.uri).toContain('issuer=site.test')
  const { data: factors } = await client.auth.mfa.listFactors()
  expect(factors?.all.map(({ status }) => status)).toEqual(['unverified', 'unverified'])
  expect((await claimsOf(client)).aal).toBe('aal1')
})

test('[AUTHAPI-11] a phone factor is answered plainly, as are passkeys and unknown kinds', async () => {
  const { client, token } = await who.signUp()
  const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15555550100' })
  expect(error).toMatchObject({
    status: 422,
    code: 'mfa_phone_enroll_not_enabled',
    message: 'Authenticator apps alone are offered here',
  })
  const ask = async (factor_type: string) =>
    JSON.parse((await at.request('POST', '/auth/v1/factors', { token, body: { factor_type } })).body)
  expect(await ask('webauthn')).toMatchObject({ code: 422, error_code: 'mfa_webauthn_enroll_not_enabled' })
  for (const kind of ['carrier-pigeon', 'constructor', '__proto__', 'toString']) {
    expect(await ask(kind)).toMatchObject({ code: 400, error_code: 'validation_failed' })
  }
})

test('[AUTHAPI-11] a name is given once, there is a limit, and an app that never showed a code gives way', async () => {
  const { client } = await who.signUp()
  await enroll(client)
  const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  for (let count = 2; count <= 10; count += 1) await enroll(client, `Phone ${count}`)
  const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' })
  expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  clock.laterBy(301)
  await enroll(client)
  const { data } = await client.auth.mfa.listFactors()
  expect(data?.all).toHaveLength(1)
})

test('switching an app on removes those that never showed a code, and ends sessions that have not shown one', async () => {
  const { client, email, userId } = await who.signUp()
  const [other, factor] = [await who.signIn(email), await enroll(client)]
  await enroll(client, 'Never used')
  await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.app.code(now()) })
  const { data } = await client.auth.mfa.listFactors()
  expect(data?.all.map(({ id }) => id)).toEqual([factor.id])
  expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await other.auth.refreshSession()).error).not.toBeNull()
  const sessions = await at.sql`select from auth.sessions where user_id = ${userId}`
  expect(sessions).toHaveLength(1)
})

test('[AUTHAPI-11] where an app is on, a session that owes its code adds no other', async () => {
  const { email } = await who.withApp()
  const client = await who.signIn(email)
  const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'A thief' })
  expect(error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to enroll a new factor',
  })
})

test('[AUTHAPI-12] DELETE factors/{factorId} needs the code given, and lets sessions fall back', async () => {
  const { client, email, factor } = await who.withApp()
  const below = await who.signIn(email)
  expect((await below.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  })
  const { data, error } = await client.auth.mfa.unenroll({ factorId: factor.id })
  expect(error).toBeNull()
  expect(data).toEqual({ id: factor.id })
  await client.auth.refreshSession()
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' })
  expect((await claimsOf(client)).amr.map(({ method }) => method)).toEqual(['password'])
  const level = await (await who.signIn(email)).auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
})

test('whoever owes the code signs nobody out but themselves', async () => {
  const { client, email } = await who.withApp()
  const below = await who.signIn(email)
  expect((await below.auth.signOut({ scope: 'others' })).error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
  const { data } = await below.auth.getSession()
  const token = data.session?.access_token ?? ''
  expect((await at.request('POST', '/auth/v1/logout?scope=others', { token })).status).toBe(403)
  expect((await at.request('POST', '/auth/v1/logout?scope=global', { token })).status).toBe(204)
  expect((await at.request('GET', '/auth/v1/user', { token })).status).toBe(403)
  expect((await client.auth.getUser()).error).toBeNull()
  const another = await who.signIn(email)
  expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull()
  expect((await another.auth.getUser()).error).not.toBeNull()
})

test('[AUTHAPI-12] an app that is not on yet may be removed without a code', async () => {
  const { client } = await who.signUp()
  const { id } = await enroll(client)
  expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
})

test('nobody reaches the factor of somebody else, and nobody without a session any', async () => {
  const { factor } = await who.withApp()
  const { client, token } = await who.signUp()
  const code = factor.app.code(now())
  for (const { error } of [
    await client.auth.mfa.challenge({ factorId: factor.id }),
    await client.auth.mfa.verify({ factorId: factor.id, challengeId: crypto.randomUUID(), code }),
    await client.auth.mfa.unenroll({ factorId: factor.id }),
  ]) {
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  }
  const body = { factor_type: 'totp', code, challenge_id: crypto.randomUUID() }
  for (const [method, path] of [
    ['POST', '/auth/v1/factors'],
    ['POST', `/auth/v1/factors/${factor.id}/challenge`],
    ['POST', `/auth/v1/factors/${factor.id}/verify`],
    ['DELETE', `/auth/v1/factors/${factor.id}`],
  ] as const) {
    expect((await at.request(method, path, { body })).status).toBe(401)
    expect((await at.request(method, path, { body, token: `${token}x` })).status).toBe(403)
  }
})

test('the secret is stored sealed, and neither it nor a code reaches the log', async () => {
  const { factor, firstCode } = await who.withApp()
  const [row] = await at.sql`select secret from auth.mfa_factors where id = ${factor.id}`
  expect(row?.secret).toMatch(/^v1\./)
  expect(row?.secret).not.toContain(factor.totp.secret)
  const logged = [...at.lines, ...at.printed.map(String)].join('\n')
  expect(logged).not.toContain(factor.totp.secret)
  expect(logged).not.toContain(firstCode)
})
