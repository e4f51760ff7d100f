import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimsOf, enroll, movableClock, people } from '../../fixtures/authenticator.ts'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'

describe('codes of authenticator apps', () => {
  let at: TestBackend
  let who: ReturnType<typeof people>
  const clock = movableClock()
  const { now } = clock

  beforeAll(async () => {
    at = await startTestBackend('external', { now })
    who = people(at, clock)
  })
  afterAll(() => at.stop())

  test('[AUTHAPI-13] POST factors/{factorId}/challenge takes channel, and is good for five minutes', async () => {
    const { client, token } = await who.signUp()
    const { id } = await enroll(client)
    const answer = await at.request('POST', `/auth/v1/factors/${id}/challenge`, {
      token,
      body: { channel: 'sms' },
    })
    expect(answer.status).toBe(200)
    const body = JSON.parse(answer.body)
    expect(body).toMatchObject({ type: 'totp', id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(Math.abs(body.expires_at - now().getTime() / 1000 - 300)).toBeLessThan(5)
    const { data, error } = await client.auth.mfa.challenge({ factorId: id })
    expect(error).toBeNull()
    expect(data).toMatchObject({ type: 'totp' })
  })

  test('[AUTHAPI-14] POST factors/{factorId}/verify takes code and challenge_id: the app is on, the session at aal2', async () => {
    const { client, factor, email } = await who.withApp()
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' })
    expect((await claimsOf(client)).amr.map(({ method }) => method)).toEqual(['totp', 'password'])
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })

    const second = await who.signIn(email)
    const owed = await second.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(owed.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const { data: challenge } = await second.auth.mfa.challenge({ factorId: factor.id })
    const { data, error } = await second.auth.mfa.verify({
      factorId: factor.id,
      challengeId: challenge?.id ?? '',
      code: factor.app.code(now()),
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
    expect(data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }])
    expect((await claimsOf(second)).aal).toBe('aal2')
  })

  test('the level survives refreshes, and stays with its own session', async () => {
    const { client, email } = await who.withApp()
    for (let times = 0; times < 2; times += 1) {
      const { error } = await client.auth.refreshSession()
      expect(error).toBeNull()
      expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' })
      expect((await claimsOf(client)).amr.map(({ method }) => method)).toEqual(['totp', 'password'])
    }
    const other = await who.signIn(email)
    await other.auth.refreshSession()
    expect((await claimsOf(other)).aal).toBe('aal1')
  })

  test('[AUTHAPI-14] a code is taken once: not again, not by another session, not an earlier one', async () => {
    const { email, factor, client } = await who.withApp()
    const code = factor.app.code(now())
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
    const thief = await who.signIn(email)
    const again = await thief.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(again.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    expect((await claimsOf(thief)).aal).toBe('aal1')
    const earlier = factor.app.code(now(), -1)
    expect(
      (await thief.auth.mfa.challengeAndVerify({ factorId: factor.id, code: earlier })).error,
    ).toMatchObject({
      code: 'mfa_verification_failed',
    })
  })

  test('[AUTHAPI-14] of many that come with one code at once, one is let in', async () => {
    const { email, factor } = await who.withApp()
    const clients = await Promise.all([1, 2, 3].map(() => who.signIn(email)))
    const code = factor.app.code(now())
    const tries = await Promise.all(
      clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })),
    )
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test('[AUTHAPI-14] a challenge is good once and for five minutes, and for its own factor', async () => {
    const { client, factor } = await who.withApp()
    const open = async () => (await client.auth.mfa.challenge({ factorId: factor.id })).data?.id ?? ''
    const verify = (challengeId: string) =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId, code: factor.app.code(now()) })

    const used = await open()
    expect((await verify(used)).error).toBeNull()
    clock.laterBy(60)
    expect((await verify(used)).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })

    const late = await open()
    clock.laterBy(301)
    expect((await verify(late)).error).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
      message: expect.stringContaining('has expired, verify against another challenge'),
    })

    const other = await enroll(client, 'Tablet')
    const { data: foreign } = await client.auth.mfa.challenge({ factorId: other.id })
    expect((await verify(foreign?.id ?? '')).error).toMatchObject({ code: 'mfa_factor_not_found' })
    expect((await verify(crypto.randomUUID())).error).toMatchObject({ code: 'mfa_factor_not_found' })
    expect((await verify('no id')).error).toMatchObject({ code: 'mfa_factor_not_found' })
  })

  test('[AUTHAPI-14] a wrong code, one far off and an empty one raise no level; a clock may be one period off', async () => {
    const { client } = await who.signUp()
    const factor = await enroll(client)
    const verify = (code: string) => client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    for (const code of [factor.app.wrongCode(now()), '12345', 'abcdef', factor.app.code(now(), 3)]) {
      expect((await verify(code)).error, code).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    }
    expect((await verify('')).error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((await claimsOf(client)).aal).toBe('aal1')
    expect((await verify(factor.app.code(now(), 1))).error).toBeNull()
    expect((await claimsOf(client)).aal).toBe('aal2')
  })
})

describe('guessing codes', () => {
  test('after ten wrong codes even the right one has to wait, for this account alone', async () => {
    let ahead = 0
    const now = () => new Date(Date.now() + ahead)
    const at = await startTestBackend('external', { now, isLimited: true })
    try {
      const enrolled = async () => {
        const { client } = await at.signUp(`${crypto.randomUUID()}@example.com`)
        return { client, factor: await enroll(client) }
      }
      const [one, other] = [await enrolled(), await enrolled()]
      const verify = ({ client, factor }: typeof one, code: string) =>
        client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
      for (let times = 0; times < 10; times += 1) {
        expect((await verify(one, one.factor.app.wrongCode(now()))).error).toMatchObject({ status: 422 })
      }
      const { error } = await verify(one, one.factor.app.code(now()))
      expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
      expect((await verify(other, other.factor.app.code(now()))).error).toBeNull()
      ahead = 15 * 60_000 + 1000
      expect((await verify(one, one.factor.app.code(now()))).error).toBeNull()
    } finally {
      await at.stop()
    }
  })
})
