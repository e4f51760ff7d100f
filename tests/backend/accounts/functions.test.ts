import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifier } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const password = 'a long enough password'
/** How many rows of each table with a user's id name this user. */
async function leftOf(userId: string): Promise<Record<string, number>> {
  const tables = await at.sql<{
    table_schema: string
    table_name: string
    column_name: string
  }>`select table_schema, table_name, column_name from information_schema.columns
    where table_schema in ('auth', 'public') and (column_name = 'user_id' or table_name in ('users', 'profiles') and column_name = 'id')`
  const left: Record<string, number> = {}
  for (const { table_schema, table_name, column_name } of tables) {
    const [row] = await at.sql<{
      rows: number
    }>`select count(*)::int as rows from ${identifier(`${table_schema}.${table_name}`)}
      where ${identifier(column_name)}::text = ${userId}`
    left[`${table_schema}.${table_name}`] = row?.rows ?? 0
  }
  return left
}

test('my_sessions names the sessions of the account, the current one marked', async () => {
  const email = 'sessions@example.com'
  const { client } = await at.signUp(email)
  const second = at.client()
  await second.auth.signInWithPassword({ email, password })
  await at.signUp('sessions-of-another@example.com')
  const { data, error } = await second.rpc('my_sessions')
  expect(error).toBeNull()
  expect(data).toHaveLength(2)
  expect(data.map((session: { is_current: boolean }) => session.is_current).toSorted()).toEqual([false, true])
  for (const session of data) {
    expect(Object.keys(session).toSorted()).toEqual([
      'created_at',
      'id',
      'is_current',
      'refreshed_at',
      'user_agent',
    ])
    expect(Math.abs(Date.parse(session.refreshed_at) - Date.now())).toBeLessThan(60_000)
  }
  await client.auth.signOut({ scope: 'others' })
  expect((await client.rpc('my_sessions')).data).toHaveLength(1)
  expect((await second.rpc('my_sessions')).data).toEqual([])
})

test('erase_my_account leaves nothing of the account, and everything of others', async () => {
  const { client, userId, token } = await at.signUp('erased@example.com')
  const other = await at.signUp('stays@example.com')
  for (const { client: of, userId: id } of [{ client, userId }, other]) {
    await of.from('profiles').insert({ id, full_name: 'Ana' })
    await of.from('saved_plans').insert({ user_id: id, plan_name: 'A plan', plan_details: {} })
  }
  await at.sql`insert into auth.flow_state (id, user_id, authentication_method, provider_type)
    values (${crypto.randomUUID()}, ${userId}, 'oauth', 'google')`
  const othersBefore = await leftOf(other.userId)
  expect((await client.rpc('erase_my_account')).error).toBeNull()
  expect(Object.values(await leftOf(userId)).reduce((sum, rows) => sum + rows, 0)).toBe(0)
  expect(await leftOf(other.userId)).toEqual(othersBefore)
  expect(
    (await at.client().auth.signInWithPassword({ email: 'erased@example.com', password })).error?.code,
  ).toBe('invalid_credentials')
  // The token outlives the account by up to an hour and opens nothing.
  expect((await at.request('GET', '/rest/v1/profiles', { token })).body).toBe('[]')
  const back = await at.request('POST', '/rest/v1/profiles', { token, body: { id: userId } })
  expect(back.status).toBe(403)
  expect((await at.request('POST', '/rest/v1/rpc/erase_my_account', { token })).status).toBe(403)
})

test('neither function answers below the level of the app, without an account, or to an address that is merely opened', async () => {
  const { client, userId, token } = await at.signUp('functions-below@example.com')
  const opened = await at.request('GET', '/rest/v1/rpc/erase_my_account', { token })
  expect(opened.status).toBeGreaterThanOrEqual(400)
  for (const name of ['my_sessions', 'erase_my_account'])
    for (const as of [{}, { key: at.secrets.secretKey }])
      expect([401, 403], name).toContain((await at.request('POST', `/rest/v1/rpc/${name}`, as)).status)
  await at.sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values (${crypto.randomUUID()}, ${userId}, 'Phone', 'totp', 'verified', now(), now())`
  expect((await client.rpc('my_sessions')).data).toEqual([])
  expect((await client.rpc('erase_my_account')).error?.code).toBe('42501')
  expect((await leftOf(userId))['auth.users']).toBe(1)
})
