import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll } from '../fixtures/authenticator.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

/** Somebody has a token of the second level, good for up to an hour, whose session has fallen back since. */
let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const rows = async (token: string) => (await at.request('GET', '/rest/v1/profiles', { token })).body
const write = (token: string, userId: string) =>
  at.request('PATCH', `/rest/v1/profiles?id=eq.${userId}`, { token, body: { full_name: 'A thief' } })

async function raised() {
  const { client, userId } = await at.signUp(someone())
  const kept = await enroll(client, 'Kept')
  await client.auth.mfa.challengeAndVerify({ factorId: kept.id, code: kept.app.code(new Date()) })
  const lost = await enroll(client, 'Lost')
  await client.auth.mfa.challengeAndVerify({ factorId: lost.id, code: lost.app.code(new Date()) })
  await client.from('profiles').insert({ id: userId, full_name: 'The owner' })
  const { data } = await client.auth.getSession()
  return { client, userId, lost, token: data.session?.access_token ?? '' }
}

test('[S12] a token that outlives its session’s level reads and writes no row once the phone it came from was removed', async () => {
  const { client, userId, lost, token } = await raised()
  expect(await rows(token)).toContain('The owner')
  expect((await client.auth.mfa.unenroll({ factorId: lost.id })).error).toBeNull()
  expect(await rows(token)).toBe('[]')
  await write(token, userId)
  const [row] = await at.sql`select full_name from profiles where id = ${userId}`
  expect(row?.full_name).toBe('The owner')
  expect((await at.request('POST', '/rest/v1/rpc/erase_my_account', { token })).status).toBe(403)
})

test('[S12] nor does a token of the first level in a session that was lifted since', async () => {
  const { client, userId } = await at.signUp(someone())
  const { data } = await client.auth.getSession()
  const before = data.session?.access_token ?? ''
  await client.from('profiles').insert({ id: userId, full_name: 'The owner' })
  const { id, app } = await enroll(client)
  await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  expect(await rows(before)).toBe('[]')
  expect((await client.from('profiles').select('full_name')).data).toEqual([{ full_name: 'The owner' }])
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await client.rpc('my_sessions')).data).toHaveLength(1)
  expect((await client.rpc('erase_my_account')).error).toBeNull()
})

test('[P4] an account that the operator has shut does nothing with a token that is good', async () => {
  const { client, userId, token } = await at.signUp(someone())
  await client.from('profiles').insert({ id: userId, full_name: 'The owner' })
  await at.sql`update auth.users set banned_until = 'infinity' where id = ${userId}`
  expect(await rows(token)).toBe('[]')
  expect((await at.request('POST', '/rest/v1/profiles', { token, body: { id: userId } })).status).toBe(403)
  for (const [method, path] of [
    ['GET', '/auth/v1/user'],
    ['PUT', '/auth/v1/user'],
    ['POST', '/auth/v1/factors'],
    ['GET', '/auth/v1/recovery-codes'],
    ['GET', '/auth/v1/user/identities/authorize?provider=google'],
    ['GET', '/auth/v1/reauthenticate'],
  ] as const) {
    const body = method === 'GET' ? {} : { body: { password: 'another password', factor_type: 'totp' } }
    const answer = await at.request(method, path, { token, ...body })
    expect([path, answer.status, JSON.parse(answer.body).error_code]).toEqual([path, 403, 'user_banned'])
  }
  await at.sql`update auth.users set banned_until = now() - interval '1 second' where id = ${userId}`
  expect(await rows(token)).toContain('The owner')
})

test('[S14] a session whose time is over reads no row, though its token is good', async () => {
  const { client, userId, token } = await at.signUp(someone())
  await client.from('profiles').insert({ id: userId, full_name: 'The owner' })
  await at.sql`update auth.sessions set not_after = now() where user_id = ${userId}`
  expect(await rows(token)).toBe('[]')
  const answer = await at.request('GET', '/auth/v1/user', { token })
  expect([answer.status, JSON.parse(answer.body).error_code]).toEqual([403, 'session_not_found'])
})
