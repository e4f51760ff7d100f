import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { claimsOf, enroll, movableClock, people } from '../../fixtures/authenticator.ts'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'
import { emailTo } from '../../fixtures/mailed-link.ts'

const made = z.object({ codes: z.array(z.string()) })
const opened = z.object({ access_token: z.string(), refresh_token: z.string(), user: z.object({}) })

describe('recovery codes', () => {
  let at: TestBackend
  let who: ReturnType<typeof people>
  const clock = movableClock()
  const { now } = clock
  beforeAll(async () => {
    at = await startTestBackend('external', { now })
    who = people(at, clock)
  })
  afterAll(() => at.stop())

  type Client = ReturnType<TestBackend['client']>
  async function ask(client: Client, method: string, path = '', body?: object) {
    const { data } = await client.auth.getSession()
    const answer = await at.request(method, `/auth/v1/recovery-codes${path}`, {
      token: data.session?.access_token ?? '',
      ...(body && { body }),
    })
    return { status: answer.status, body: JSON.parse(answer.body) }
  }
  const makeCodes = async (client: Client) => made.parse((await ask(client, 'POST')).body).codes
  const show = (client: Client, code: string) => ask(client, 'POST', '/verify', { code })
  const left = async (client: Client) => (await ask(client, 'GET')).body
  const lateBy = (userId: string) => at.sql`
    update auth.mfa_amr_claims set updated_at = ${now()}::timestamptz - interval '16 minutes'
    where session_id in (select id from auth.sessions where user_id = ${userId})`

  test('[S5] ten are made once an app is on; any of them lifts a session once, however it is typed, and is told', async () => {
    const { client, email, userId } = await who.withApp()
    const codes = await makeCodes(client)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{3}$/)
    expect(await left(client)).toEqual({ left: 10 })

    const lost = await who.signIn(email)
    const other = await who.signIn(email)
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')} `
    const answer = await show(lost, typed)
    expect(answer.status).toBe(200)
    const tokens = opened.parse(answer.body)
    expect((await lost.auth.setSession(tokens)).error).toBeNull()
    expect(await claimsOf(lost)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'recovery_code' }, { method: 'password' }],
    })
    expect(await left(lost)).toEqual({ left: 9 })
    expect((await emailTo(at, email, 'recovery-code-used')).language).toBe('en')
    // As with the app's own code: sessions that have not shown one end.
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await lost.auth.refreshSession()).error).toBeNull()
    expect((await claimsOf(lost)).aal).toBe('aal2')

    const again = await who.signIn(email)
    expect((await show(again, codes[3] ?? '')).body).toMatchObject({
      code: 422,
      error_code: 'mfa_verification_failed',
    })
    const stored = await at.sql`select t::text as row from private.recovery_codes t where user_id = ${userId}`
    expect(stored).toHaveLength(9)
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
  })

  test('[S5] of many who come with one code at once, one gets in', async () => {
    const { client, email } = await who.withApp()
    const [code = ''] = await makeCodes(client)
    const sessions = await Promise.all(Array.from({ length: 6 }, () => who.signIn(email)))
    const answers = await Promise.all(sessions.map((session) => show(session, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await left(client)).toEqual({ left: 9 })
  })

  test('[S5] new ones take the place of the old, need a fresh proof and the level, and are told', async () => {
    const { client, email, userId, factor } = await who.withApp()
    const old = await makeCodes(client)
    expect(at.emails.filter(({ kind }) => kind === 'recovery-codes-replaced')).toEqual([])
    const below = await who.signIn(email)
    expect(await ask(below, 'POST')).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } })
    await lateBy(userId)
    expect(await ask(client, 'POST')).toMatchObject({
      status: 403,
      body: { error_code: 'reauthentication_needed' },
    })
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.app.code(now()) })
    const fresh = await makeCodes(client)
    expect(fresh.filter((code) => old.includes(code))).toEqual([])
    await emailTo(at, email, 'recovery-codes-replaced')
    const lost = await who.signIn(email)
    expect((await show(lost, old[0] ?? '')).status).toBe(422)
    expect((await show(lost, fresh[0] ?? '')).status).toBe(200)
  })

  test('[S5] before an app is on there are none, so that nobody lays some by for later', async () => {
    const { client, userId } = await who.signUp()
    await enroll(client)
    expect(await ask(client, 'POST')).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_factor_not_found' },
    })
    expect(await show(client, 'ABCD-EFGH-JKM')).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_factor_not_found' },
    })
    expect(await at.sql`select from private.recovery_codes where user_id = ${userId}`).toHaveLength(0)
  })

  test('[S5] with the last app they go, and so does the level that one of them gave', async () => {
    const { client, email, userId, factor } = await who.withApp()
    const [code = ''] = await makeCodes(client)
    const lost = await who.signIn(email)
    await lost.auth.setSession(opened.parse((await show(lost, code)).body))
    expect((await lost.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
    await emailTo(at, email, 'app-removed')
    expect(await at.sql`select from private.recovery_codes where user_id = ${userId}`).toHaveLength(0)
    await lost.auth.refreshSession()
    expect((await claimsOf(lost)).aal).toBe('aal1')
    // The way on for whoever lost their phone: another app, in the same session.
    const next = await enroll(lost, 'My new phone')
    const shown = await lost.auth.mfa.challengeAndVerify({ factorId: next.id, code: next.app.code(now()) })
    expect(shown.error).toBeNull()
    expect(await left(lost)).toEqual({ left: 0 })
  })

  test('[S5] they are one account’s own, and nothing without a session', async () => {
    const [one, other] = [await who.withApp(), await who.withApp()]
    const [code = ''] = await makeCodes(one.client)
    expect((await show(await who.signIn(other.email), code)).status).toBe(422)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/verify'],
    ] as const) {
      const body = method === 'POST' ? { body: { code } } : {}
      expect((await at.request(method, `/auth/v1/recovery-codes${path}`, body)).status).toBe(401)
    }
    expect(await left(one.client)).toEqual({ left: 10 })
  })

  test('[S5] an app that is switched on is told to the owner', async () => {
    const { email } = await who.withApp()
    expect(await emailTo(at, email, 'app-added')).toEqual({ kind: 'app-added', to: email, language: 'en' })
  })
})

test('[S5] wrong recovery codes are counted', async () => {
  const at = await startTestBackend('external', { isLimited: true })
  try {
    const { client, token } = await at.signUp('guesser@example.com')
    const { id, app } = await enroll(client)
    const wrong = () =>
      at.request('POST', '/auth/v1/recovery-codes/verify', { token, body: { code: 'ABCD-EFGH-JKM' } })
    const tries = []
    for (let n = 0; n < 11; n += 1) tries.push((await wrong()).status)
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    // The app's own codes are counted apart.
    expect(
      (await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })).error,
    ).toBeNull()
  } finally {
    await at.stop()
  }
})
