import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../../fixtures/backend.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

/** What ends a session, and what does not. The clock of these backends runs ahead, so they are their own. */
let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const refresh = (token: string) => at.client().auth.refreshSession({ refresh_token: token })

async function signedIn() {
  const email = someone()
  const { client, userId } = await at.signUp(email)
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('No session')
  return { client, userId, email, session: data.session }
}

test('[P1] an answer that was lost is given again, however late, as long as its token is unused', async () => {
  const { session, userId } = await signedIn()
  const lost = (await refresh(session.refresh_token)).data.session
  for (const wait of [12_000, 3_600_000, 24 * 3_600_000]) {
    at.later(wait)
    const again = await refresh(session.refresh_token)
    expect(again.error).toBeNull()
    expect(again.data.session?.refresh_token).toBe(lost?.refresh_token)
  }
  const next = await refresh(lost?.refresh_token ?? '')
  expect(next.error).toBeNull()
  expect(next.data.session?.refresh_token).not.toBe(lost?.refresh_token)
  expect(await at.sql`select from auth.sessions where user_id = ${userId}`).toHaveLength(1)
})

test('[P1] a token of before the last one ends its session, with every token of it', async () => {
  const { session, client, email } = await signedIn()
  const other = await at.client().auth.signInWithPassword({ email, password })
  const second = (await refresh(session.refresh_token)).data.session
  const newest = (await refresh(second?.refresh_token ?? '')).data.session
  at.later(11_000)
  expect((await refresh(session.refresh_token)).error).toMatchObject({
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  })
  expect((await refresh(newest?.refresh_token ?? '')).error?.code).toBe('refresh_token_not_found')
  expect((await client.auth.getUser(newest?.access_token)).error?.name).toBe('AuthSessionMissingError')
  expect((await refresh(other.data.session?.refresh_token ?? '')).error).toBeNull()
})

test.each([
  { who: 'a visitor', role: null, idle: 30, inAll: 180 },
  { who: 'an agent', role: 'agent', idle: 0.5, inAll: 7 },
])('[S14] the session of $who ends after $idle days without use, and after $inAll in all', async (life) => {
  const day = 24 * 3_600_000
  const email = someone()
  const { userId } = await at.signUp(email)
  if (life.role)
    await at.sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${userId}`
  const open = async () => {
    const { data } = await at.client().auth.signInWithPassword({ email, password })
    return data.session?.refresh_token ?? ''
  }
  const ended = { status: 400, code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' }
  const unused = await open()
  at.later(life.idle * day + 1000)
  expect((await refresh(unused)).error).toMatchObject(ended)

  let token = await open()
  expect((await refresh(unused)).error?.code).toBe('refresh_token_not_found')
  for (let passed = 0; passed < life.inAll; ) {
    const step = Math.min(life.idle * 0.9, life.inAll - passed)
    passed += step
    at.later(step * day)
    const { data, error } = await refresh(token)
    if (passed < life.inAll) expect(error).toBeNull()
    else expect(error).toMatchObject(ended)
    token = data.session?.refresh_token ?? ''
  }
})
