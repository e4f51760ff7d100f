import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator, claimsOf, enroll, movableClock, people } from '../fixtures/authenticator.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

/** Somebody has the password alone, and tries to add an authenticator app of their own beside the owner's. */
describe('a thief with the password', () => {
  let at: TestBackend
  let who: ReturnType<typeof people>
  const clock = movableClock()
  const { now } = clock
  beforeAll(async () => {
    at = await startTestBackend('external', { now })
    who = people(at, clock)
  })
  afterAll(() => at.stop())

  const factorsOf = (userId: string) =>
    at.sql`select id, status from auth.mfa_factors where user_id = ${userId} order by created_at`
  const tryToEnroll = (client: SupabaseClient, name: string) =>
    client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name })

  test('[S4] seven enrolments at once, while the owner switches the app on, leave the owner’s app alone', async () => {
    const { client, email, userId } = await who.signUp()
    const owners = await enroll(client)
    const thief = await who.signIn(email)
    const [switchedOn, ...tries] = await Promise.all([
      client.auth.mfa.challengeAndVerify({ factorId: owners.id, code: owners.app.code(now()) }),
      ...Array.from({ length: 7 }, (_, n) => tryToEnroll(thief, `Thief ${n}`)),
    ])
    expect(switchedOn.error).toBeNull()
    expect(await factorsOf(userId)).toEqual([{ id: owners.id, status: 'verified' }])
    // Whatever was given to them before the owner was through is good for nothing, in a new session neither.
    const again = await who.signIn(email)
    for (const { data } of tries) {
      if (!data) continue
      const code = new Authenticator(data.totp.secret).code(now())
      const { error } = await again.auth.mfa.challengeAndVerify({ factorId: data.id, code })
      expect(error).toMatchObject({ code: 'mfa_factor_not_found' })
    }
    expect((await claimsOf(again)).aal).toBe('aal1')
  })

  test('[S4] an app that was left behind unverified is not switched on from below, and takes no level', async () => {
    const { email, userId, factor } = await who.withApp()
    // As the race once left one.
    const { client: other } = await who.signUp()
    const left = await enroll(other)
    await at.sql`update auth.mfa_factors set user_id = ${userId}, friendly_name = 'Left' where id = ${left.id}`
    const thief = await who.signIn(email)
    const { error } = await thief.auth.mfa.challengeAndVerify({
      factorId: left.id,
      code: left.app.code(now()),
    })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await claimsOf(thief)).aal).toBe('aal1')
    expect(await factorsOf(userId)).toEqual([
      { id: factor.id, status: 'verified' },
      { id: left.id, status: 'unverified' },
    ])
  })

  test('[S4] two sessions that switch their own app on at once: one of them does', async () => {
    const { client, email, userId } = await who.signUp()
    const thief = await who.signIn(email)
    const apps = [
      { of: client, ...(await enroll(client, 'Mine')) },
      { of: thief, ...(await enroll(thief, 'Theirs')) },
    ]
    const answers = await Promise.all(
      apps.map(({ of, id, app }) => of.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(now()) })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await factorsOf(userId)).toEqual([{ id: expect.any(String), status: 'verified' }])
    const sessions = await at.sql`select aal from auth.sessions where user_id = ${userId}`
    expect(sessions).toEqual([{ aal: 'aal2' }])
  })
})

test('[S4] apps are not added without end', async () => {
  const at = await startTestBackend('external', { isLimited: true })
  try {
    const { client } = await at.signUp('many@example.com')
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 21; n += 1) {
      const { data, error } = await tryOnce(client, n)
      codes.push(error?.code)
      if (data) await client.auth.mfa.unenroll({ factorId: data.id })
    }
    expect(codes.slice(0, 20).filter(Boolean)).toEqual([])
    expect(codes[20]).toBe('over_request_rate_limit')
  } finally {
    await at.stop()
  }
})

const tryOnce = (client: SupabaseClient, n: number) =>
  client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `Phone ${n}` })
