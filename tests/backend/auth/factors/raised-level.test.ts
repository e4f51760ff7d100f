import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'

describe('sessions at the second level', () => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend('external')
  })
  afterAll(() => at.stop())

  /** An account with an authenticator app that is on, and its session. */
  async function withFactor(email: string) {
    const { client, userId } = await at.signUp(email)
    await at.sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      values (${crypto.randomUUID()}, ${userId}, 'Phone', 'totp', 'verified', now(), now())`
    return { client, userId }
  }

  test('once the code has been shown, and also after a refresh, the same account reaches its rows', async () => {
    const { client, userId } = await withFactor('raised@example.com')
    const row = { user_id: userId, plan_name: 'A plan', plan_details: {} }
    expect((await client.from('saved_plans').insert(row)).error?.code).toBe('42501')
    await at.sql`update auth.sessions set aal = 'aal2' where user_id = ${userId}`
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await client.from('saved_plans').insert(row)).error).toBeNull()
    expect((await client.from('saved_plans').select('plan_name')).data).toEqual([{ plan_name: 'A plan' }])
    expect((await client.from('saved_plans').delete().eq('user_id', userId)).error).toBeNull()
  })

  test('the functions of the Security part answer it', async () => {
    const { client, userId } = await withFactor('raised-functions@example.com')
    await at.sql`update auth.sessions set aal = 'aal2' where user_id = ${userId}`
    await client.auth.refreshSession()
    expect((await client.rpc('my_sessions')).data).toHaveLength(1)
    expect((await client.rpc('erase_my_account')).error).toBeNull()
    expect(await at.sql`select from auth.users where id = ${userId}`).toHaveLength(0)
  })
})
