import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enroll, movableClock, people } from '../fixtures/authenticator.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'

/** Somebody finds a browser that was left open: a session that is good, and whose sign-in is a while ago. */
describe('an open browser', () => {
  let at: TestBackend
  let who: ReturnType<typeof people>
  const clock = movableClock()
  const { now } = clock
  beforeAll(async () => {
    at = await startTestBackend('external', { now })
    who = people(at, clock)
  })
  afterAll(() => at.stop())

  /** Everything in which the account's owner showed who they are is so many minutes ago. */
  const leaveOpen = (userId: string, minutes = 16) => at.sql`
    update auth.mfa_amr_claims set updated_at = ${now()}::timestamptz - ${`${minutes} minutes`}::interval
    where session_id in (select id from auth.sessions where user_id = ${userId})`
  const needed = { status: 403, code: 'reauthentication_needed' }

  test('[S5] turns no authenticator app on, and none off', async () => {
    const open = await who.signUp()
    await leaveOpen(open.userId)
    const added = await open.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'A thief' })
    expect(added.error).toMatchObject(needed)
    expect(await at.sql`select from auth.mfa_factors where user_id = ${open.userId}`).toHaveLength(0)

    const { client, userId, factor } = await who.withApp()
    await leaveOpen(userId)
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(needed)
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  })

  test('[S5] links no Google account, and takes no way to sign in away', async () => {
    const { client, userId, token } = await who.signUp()
    const google = crypto.randomUUID()
    await at.sql`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values (${google}, 'google', ${google}, ${userId}, '{}')`
    await leaveOpen(userId)
    for (const [method, path] of [
      ['GET', '/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true'],
      ['DELETE', `/auth/v1/user/identities/${google}`],
    ] as const) {
      const { status, body } = await at.request(method, path, { token })
      expect([status, JSON.parse(body).error_code]).toEqual([403, 'reauthentication_needed'])
    }
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(2)
  })

  test('[S5] changes neither password nor address without the present password or a mailed code', async () => {
    const { client, userId, email } = await who.signUp()
    await leaveOpen(userId)
    for (const change of [{ password: 'the thief chose this' }, { email: 'thief@example.com' }]) {
      const { error } = await client.auth.updateUser(change)
      expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
      const guessed = await client.auth.updateUser({ ...change, current_password: 'a guess' })
      expect(guessed.error).toMatchObject({ status: 400, code: 'current_password_mismatch' })
    }
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined()
    await who.signIn(email)
  })

  test('[S5] a refresh makes no session fresh; signing in, and showing a code, do', async () => {
    const { client, userId, factor } = await who.withApp()
    await leaveOpen(userId)
    await client.auth.refreshSession()
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(needed)
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: factor.app.code(now()),
    })
    expect(error).toBeNull()
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull()

    const other = await who.signUp()
    await leaveOpen(other.userId, 14)
    await enroll(other.client)
    await leaveOpen(other.userId)
    await other.client.auth.signInWithPassword({ email: other.email, password })
    await enroll(other.client, 'Another phone')
  })
})

/** The tables go by the database's clock, so this one stays at its time. */
describe('an open browser at the tables', () => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend('external')
  })
  afterAll(() => at.stop())

  test('[S5] erases no account; its page hears what is missing', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { client, userId } = await at.signUp(email)
    await at.sql`
      update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes'
      where session_id in (select id from auth.sessions where user_id = ${userId})`
    const { error } = await client.rpc('erase_my_account')
    expect(error).toMatchObject({ code: '42501', message: 'reauthentication_needed' })
    expect(await at.sql`select from auth.users where id = ${userId}`).toHaveLength(1)
    const again = at.client()
    await again.auth.signInWithPassword({ email, password })
    expect((await again.rpc('erase_my_account')).error).toBeNull()
    expect(await at.sql`select from auth.users where id = ${userId}`).toHaveLength(0)
  })
})
