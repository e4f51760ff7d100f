import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientAddress } from '#functions/limits/client-address.ts'
import type { AuthParts } from '#server/auth/parts.ts'
import { createAuthService } from '#server/auth/routes/auth-service.ts'
import { makeSigningKey, readSigningKeys } from '#server/auth/tokens/signing-keys.ts'
import { openPool } from '#server/database/pools.ts'
import type { Sql } from '#server/database/sql.ts'
import { createLimits } from '#server/limits/auth-limits.ts'
import { createJobsAtOnce } from '../../fixtures/jobs-at-once.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'

const minute = 60_000
const newEmail = () => `${crypto.randomUUID()}@example.com`

type Answer = { status: number; code: string | undefined; wait: string | null; body: string }

describe('limits of the accounts service', () => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend('external', { isLimited: true, trustedProxies: 1 })
  })
  afterAll(() => at.stop())

  /** A request as the one proxy passes it on; `forged` is what the caller wrote into the header. */
  async function ask(path: string, from: string, body: object, token?: string, forged = ''): Promise<Answer> {
    const headers = new Headers({ apikey: at.secrets.publishableKey, 'content-type': 'application/json' })
    headers.set('x-forwarded-for', forged === '' ? from : `${forged}, ${from}`)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await at.backend.fetch(new Request(`http://site.test/auth/v1${path}`, init), '127.0.0.1')
    return {
      status: response.status,
      code: response.headers.get('x-sb-error-code') ?? undefined,
      wait: response.headers.get('retry-after'),
      body: await response.text(),
    }
  }
  const signIn = (from: string, email: string, given = password, forged = '') =>
    ask('/token?grant_type=password', from, { email, password: given }, undefined, forged)

  /** How often each status was answered. */
  function counted(answers: Answer[]): Record<number, number> {
    const counts: Record<number, number> = {}
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  test('a hundred wrong sign-ins at once from one address: twenty are tried, and nobody else is refused', async () => {
    const [victim, other] = [newEmail(), newEmail()]
    await at.signUp(victim)
    await at.signUp(other)
    const flood = Array.from({ length: 100 }, (_, n) =>
      signIn('192.0.2.1', n % 2 === 0 ? victim : newEmail(), 'wrong'),
    )
    const meanwhile = [signIn('192.0.2.2', victim), signIn('192.0.2.3', other)]
    const answers = await Promise.all(flood)
    expect(counted(answers)).toEqual({ 400: 20, 429: 80 })
    expect((await Promise.all(meanwhile)).map(({ status }) => status)).toEqual([200, 200])
    const refused = await signIn('192.0.2.1', other)
    expect([refused.status, refused.code]).toEqual([429, 'over_request_rate_limit'])
    expect(Number(refused.wait)).toBeGreaterThan(500)
    // What the caller writes into the header changes nothing.
    expect((await signIn('192.0.2.1', other, password, '203.0.113.77')).status).toBe(429)
    at.later(10 * minute)
    expect((await signIn('192.0.2.1', other)).status).toBe(200)
  })

  test.each([
    ['/recover', {}],
    ['/otp', { create_user: false }],
    ['/resend', { type: 'signup' }],
  ])('%s answers known and unknown e-mails alike, also when it has become too much', async (path, more) => {
    const known = newEmail()
    await at.signUp(known)
    at.later(61 * minute)
    const answersFor = async (email: string, from: string) => {
      const answers: Answer[] = []
      for (let n = 0; n < 7; n++) answers.push(await ask(path, `${from}.${n}`, { email, ...more }))
      return answers.map(({ status, code, body }) => ({
        status,
        code,
        body: body.replace(/\d+ sec/, 'n sec'),
      }))
    }
    const answers = await answersFor(known, '192.0.2')
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(answers[6]?.code).toBe('over_email_send_rate_limit')
    expect(await answersFor(newEmail(), '198.51.100')).toEqual(answers)
  })

  test('an account gets ten wrong codes, from however many addresses; another account is not refused', async () => {
    const answersFor = async () => {
      const { client, userId, token } = await at.signUp(newEmail())
      const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
      const answers: Answer[] = []
      for (let n = 0; n < 12; n++) {
        const from = `192.0.2.${n}`
        const challenge = await ask(`/factors/${data?.id}/challenge`, from, {}, token)
        const { id: challenge_id } = JSON.parse(challenge.body)
        answers.push(await ask(`/factors/${data?.id}/verify`, from, { challenge_id, code: '000000' }, token))
      }
      expect(userId).toBeTruthy()
      return answers
    }
    const answers = await answersFor()
    expect(answers.slice(0, 10).map(({ status }) => status)).not.toContain(429)
    expect(answers.slice(10).map(({ code }) => code)).toEqual(Array(2).fill('over_request_rate_limit'))
    expect((await answersFor())[0]?.status).not.toBe(429)
  })
})

describe('what limits keep from being done', () => {
  let at: TestBackend
  let sql: Sql
  let hashes: number
  /** A refused sign-in takes two: one against the account's password, one against what was signed up with lately. */
  const perTry = 2
  beforeAll(async () => {
    at = await startTestBackend('external')
  })
  afterAll(() => at.stop())
  beforeEach(() => {
    hashes = 0
    sql = openPool(at.databaseUrl, 'accounts')
  })
  afterEach(() => sql.end())

  /** The accounts service with passwords that are compared at once, and counted. */
  async function openService() {
    const hash = async (_: string, given: string) => {
      hashes += 1
      return given
    }
    const parts: AuthParts = {
      sql,
      keys: await readSigningKeys(await makeSigningKey()),
      tokenSecret: 'not a secret',
      siteUrl: 'http://site.test',
      confirmEmail: true,
      takesSignUps: true,
      google: undefined,
      passwords: { hash, matches: async (turn, given) => (await hash(turn, given)) === password },
      sendEmail: async () => {},
      jobs: createJobsAtOnce(),
      limits: createLimits({ isOn: true, now: () => 0, store: undefined, log: () => {} }),
      clientAddress: (request) => clientAddress(request, '127.0.0.1', 1),
      now: () => new Date(),
      log: () => {},
    }
    const service = createAuthService(parts, at.secrets)
    const ask = (method: string, path: string, from: string, body: object, token = '') =>
      service.request(`http://site.test/auth/v1${path}`, {
        method,
        headers: {
          apikey: at.secrets.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': from,
        },
        body: JSON.stringify(body),
      })
    const signIn = async (from: string, email: string, given: string) =>
      (await ask('POST', '/token?grant_type=password', from, { email, password: given })).status
    return { ask, signIn }
  }

  test('what is refused costs no hash and reads no row', async () => {
    const { signIn } = await openService()
    for (let n = 0; n < 50; n++) await signIn('192.0.2.1', newEmail(), 'wrong')
    expect(hashes).toBe(20 * perTry)
    await sql.end()
    expect(await signIn('192.0.2.1', newEmail(), 'wrong')).toBe(429)
    expect(hashes).toBe(20 * perTry)
  })

  test('a session sets a new password ten times in a quarter of an hour: each costs two hashes and a letter', async () => {
    const email = newEmail()
    await at.signUp(email)
    const { ask } = await openService()
    const from = '192.0.2.50'
    const session = await ask('POST', '/token?grant_type=password', from, { email, password })
    const { access_token: token } = await session.json()
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await ask('PUT', '/user', from, { password }, token)).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  })

  test('fifty-five sign-ups and twenty-five sign-outs at once from one address pass', async () => {
    const email = newEmail()
    await at.signUp(email)
    const { ask } = await openService()
    const from = '192.0.2.60'
    const signUps = Array.from({ length: 55 }, () =>
      ask('POST', '/signup', from, { email: newEmail(), password }),
    )
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(Array(55).fill(200))
    const tokens: string[] = []
    while (tokens.length < 25) {
      const session = await ask('POST', '/token?grant_type=password', from, { email, password })
      tokens.push((await session.json()).access_token)
    }
    const signOuts = tokens.map((token) => ask('POST', '/logout?scope=local', from, {}, token))
    expect((await Promise.all(signOuts)).map(({ status }) => status)).toEqual(Array(25).fill(204))
  })
})
