import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../../fixtures/backend.ts'
import { handedOver } from '../../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const refresh = (token: string) => at.client().auth.refreshSession({ refresh_token: token })

async function signedIn(email = someone()) {
  const { client, userId } = await at.signUp(email)
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('No session')
  return { client, userId, email, session: data.session }
}

test('[AUTHAPI-10] [AUTH-16] a refresh token is exchanged for a new pair, once', async () => {
  const { session, userId } = await signedIn()
  const { data, error } = await refresh(session.refresh_token)
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: userId } })
  expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500)
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  expect((await refresh(data.session?.refresh_token ?? '')).error).toBeNull()
  expect((await refresh('never given to anybody')).error).toMatchObject({
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
    status: 400,
  })
})

test('many tabs that refresh one token at once all get the same successor: no session forks', async () => {
  const { session, userId } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(session.refresh_token)))
  const successors = new Set(answers.map(({ data }) => data.session?.refresh_token))
  expect([...successors]).toEqual([expect.any(String)])
  const live = await at.sql`
    select id from auth.refresh_tokens where user_id = ${userId} and revoked = false`
  expect(live).toHaveLength(1)
  // A lost answer, and a tab that is one step behind, are given what holds now.
  const [successor = ''] = successors
  const newest = (await refresh(successor)).data.session?.refresh_token
  expect((await refresh(session.refresh_token)).data.session?.refresh_token).toBe(newest)
})

test('no copy of the database opens a session or a mailed link: everything is stored hashed', async () => {
  const { session, email } = await signedIn()
  await at.client().auth.resetPasswordForEmail(email)
  await at.settled()
  const letter = at.emails.at(-1)
  const token = handedOver(new URL(letter?.link ?? '')).token_hash ?? ''
  const rows = await at.sql`
    select t::text as row from auth.refresh_tokens t
    union all select t::text from auth.one_time_tokens t
    union all select t::text from auth.sessions t union all select t::text from auth.users t`
  const dump = rows.map(({ row }) => row).join('\n')
  expect(token).toHaveLength(43)
  const digits = `"${letter?.code}"`
  for (const secret of [session.refresh_token, session.access_token, token, digits, password]) {
    expect(dump).not.toContain(secret)
  }
  expect(JSON.stringify(at.jobs)).not.toContain('@')
  expect(JSON.stringify(at.jobs)).not.toContain(token)
})

test('[AUTHAPI-03] [AUTHAPI-04] a session is set from its two tokens, also when the first has expired', async () => {
  const { session, userId } = await signedIn()
  const tokens = { access_token: session.access_token, refresh_token: session.refresh_token }
  const client = at.client()
  expect((await client.auth.getSession()).data.session).toBeNull()
  expect((await client.auth.setSession(tokens)).data.session?.user.id).toBe(userId)
  expect((await client.auth.getSession()).data.session).toMatchObject(tokens)

  const [header, payload, signature] = session.access_token.split('.')
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url')
  const expired = { ...tokens, access_token: `${header}.${past}.${signature}` }
  const { data } = await at.client().auth.setSession(expired)
  expect(data.session?.access_token).not.toBe(expired.access_token)
  expect(data.user?.id).toBe(userId)
  const garbage = await at.client().auth.setSession({ ...tokens, access_token: `${header}.${payload}.AAAA` })
  expect(garbage.error?.message).toMatch(/^invalid JWT/)
})

test('[AUTHAPI-05] signing out ends this session, the others or all of them', async () => {
  const email = someone()
  const one = await signedIn(email)
  const signIn = async () => {
    const client = at.client()
    const { data } = await client.auth.signInWithPassword({ email, password })
    return { client, session: data.session }
  }
  const [two, three] = [await signIn(), await signIn()]
  const isOpen = async (session: { access_token: string } | null) =>
    (await at.request('GET', '/auth/v1/user', { token: session?.access_token ?? '' })).status === 200
  const open = () => Promise.all([one, two, three].map(({ session }) => isOpen(session)))
  expect(await open()).toEqual([true, true, true])

  expect((await one.client.auth.signOut({ scope: 'local' })).error).toBeNull()
  expect(await open()).toEqual([false, true, true])
  expect((await refresh(one.session.refresh_token)).error?.code).toBe('refresh_token_not_found')
  const gone = await at.request('GET', '/auth/v1/user', { token: one.session.access_token })
  expect([gone.status, JSON.parse(gone.body).error_code]).toEqual([403, 'session_not_found'])

  expect((await two.client.auth.signOut({ scope: 'others' })).error).toBeNull()
  expect(await open()).toEqual([false, true, false])
  expect((await two.client.auth.getSession()).data.session).not.toBeNull()

  const four = await signIn()
  expect((await four.client.auth.signOut()).error).toBeNull()
  expect(await open()).toEqual([false, false, false])
  expect(await at.sql`select id from auth.sessions where user_id = ${one.userId}`).toHaveLength(0)
  expect((await two.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('[S2] who signs in without end keeps the fifty sessions used last', async () => {
  const { userId, email, session } = await signedIn()
  await at.sql`
    insert into auth.sessions (id, user_id, aal, created_at, updated_at)
    select gen_random_uuid(), ${userId}, 'aal1', now() - make_interval(days => n), now()
    from generate_series(1, 80) n`
  const next = await at.client().auth.signInWithPassword({ email, password })
  const kept = await at.sql`
    select min(created_at) > now() - interval '48 days 12 hours' as are_newest, count(*)::int as count
    from auth.sessions where user_id = ${userId}`
  expect(kept).toEqual([{ are_newest: true, count: 50 }])
  for (const { refresh_token: token } of [session, next.data.session ?? session]) {
    expect((await refresh(token)).error).toBeNull()
  }
})

test('[P8] an account that the operator has shut opens no session and keeps none alive', async () => {
  const { session, email, userId } = await signedIn()
  await at.sql`update auth.users set banned_until = 'infinity' where id = ${userId}`
  const signIn = await at.client().auth.signInWithPassword({ email, password })
  expect(signIn.error).toMatchObject({ status: 400, code: 'user_banned', message: 'User is banned' })
  expect((await refresh(session.refresh_token)).error).toMatchObject({
    status: 400,
    code: 'user_banned',
    message: 'Invalid Refresh Token: User Banned',
  })
})
