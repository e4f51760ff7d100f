import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAllowances, createAddressLimits } from '#functions/limits/address-limits.ts'
import { createAttemptStore } from '#functions/limits/attempt-store.ts'
import type { AttemptStore } from '#functions/limits/count-together.ts'
import { createLeadLimits } from '#functions/limits/lead-limits.ts'
import { purgeAttempts } from '#server/erase/upkeep.ts'
import type { AccountAttemptStore } from '#server/limits/account-counts.ts'
import { createLimits, type Limits } from '#server/limits/auth-limits.ts'
import { openAttemptStore } from '#server/limits/open-attempt-store.ts'
import { countingAt } from '../../fixtures/leads/counting.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
let open: ReturnType<typeof openAttemptStore>[]
let stores: AttemptStore[]
let asHosted: AttemptStore
beforeAll(async () => {
  at = await startTestBackend('external')
  open = [openAttemptStore(at.databaseUrl), openAttemptStore(at.databaseUrl)]
  // The third counts as a hosted function does, through the data API.
  asHosted = createAttemptStore({
    supabaseUrl: 'http://backend.test',
    secretKey: at.secrets.secretKey,
    fetch: (request) => at.backend.fetch(request),
  })
  stores = [...open.map(({ store }) => store), asHosted]
})
afterAll(async () => {
  for (const { stop } of open) await stop()
  await at.stop()
})

/** What one more process counts messages to the assistant by. */
function messagesOf(store: AttemptStore | undefined, now: () => number) {
  const count = createAddressLimits(callAllowances, countingAt(now, store))
  return (address: string) => count('ai-chat', address)
}
const times = <Answer>(count: number, ask: (n: number) => Answer) =>
  Array.from({ length: count }, (_, n) => ask(n))
const zeros = (waits: number[]) => waits.filter((wait) => wait === 0).length

test('[O14] three processes together take exactly the limit, with however many at once', async () => {
  const now = Date.now()
  const limits = stores.map((store) => messagesOf(store, () => now))
  const asked = limits.flatMap((count) => times(30, () => count('192.0.2.1')))
  expect(zeros(await Promise.all(asked))).toBe(20)
  for (const count of limits) {
    const wait = await count('192.0.2.1')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await count('192.0.2.2')).toBe(0)
  }
})

test('[O14] a process that starts anew goes on with the count of the others, and a span ends for all', async () => {
  let now = Date.now()
  const start = (store: AttemptStore | undefined) => messagesOf(store, () => now)
  expect(zeros(await Promise.all(times(15, () => start(stores[0])('192.0.2.10'))))).toBe(15)
  now += 20_000
  const anew = start(stores[1])
  expect(zeros(await Promise.all(times(10, () => anew('192.0.2.10'))))).toBe(5)
  expect(await anew('192.0.2.10')).toBe(40)
  now += 40_000
  expect(await start(asHosted)('192.0.2.10')).toBe(0)
})

test('[O14] a submission that one process took may be repeated at the others without counting, in any number of networks', async () => {
  const now = Date.now()
  const limits = stores.map((store) => createLeadLimits(countingAt(() => now, store)))
  const quote = (n: number, address: string) => ({
    kind: 'quote_email' as const,
    email: 'ana@example.com',
    idempotencyKey: `submission ${n}`,
    address,
  })
  const taken = await Promise.all(
    limits.flatMap((count, process) => times(4, (n) => count(quote(4 * process + n, `192.0.2.${20 + n}`)))),
  )
  expect(zeros(taken)).toBe(5)
  for (const [n, wait] of taken.entries()) {
    const waits = await Promise.all(limits.map((count) => count(quote(n, '198.51.100.20'))))
    expect(zeros(waits)).toBe(wait === 0 ? 3 : 0)
  }
})

/** What the accounts service of one more process counts by. */
const accountsOf = (store: AccountAttemptStore | undefined, now: () => number) =>
  createLimits({ isOn: true, now, secret: 'of all processes', store, log: () => {} })
const passed = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length

test('[O14] tries at an account are counted by all processes, one after the other and at once', async () => {
  const now = Date.now()
  const [one, other, third] = times(3, (n) => accountsOf(open[n % 2]?.accounts, () => now))
  const wrong = (limits: Limits | undefined, address: string, email = 'tried@example.com') =>
    limits?.signIn({ address, email }) ?? Promise.reject(new Error('no limits'))
  expect(await passed(times(30, (n) => wrong([one, other, third][n % 3], '192.0.2.30')))).toBe(10)
  await expect(
    wrong(
      accountsOf(open[0]?.accounts, () => now),
      '192.0.2.30',
    ),
  ).rejects.toMatchObject({
    code: 'over_request_rate_limit',
    headers: { 'retry-after': '900' },
  })
  // The address as a whole, whichever account it tries: ten of twenty are left.
  expect(await passed(times(30, (n) => wrong([one, other][n % 2], '192.0.2.30', `${n}@example.com`)))).toBe(
    10,
  )
  // From a hundred tries on, a strange address has two left, wherever it tries.
  expect(
    await passed(times(120, (n) => wrong([one, other][n % 2], `192.0.2.${40 + (n % 20)}`))),
  ).toBeGreaterThan(89)
  const strange = '192.0.2.99'
  expect(await passed(times(9, (n) => wrong([one, other, third][n % 3], strange)))).toBe(2)
})

test('[O14] who has signed in at one process is known at the others, and nobody uses up what they may try there', async () => {
  let now = Date.now()
  const [one, other] = times(2, (n) => accountsOf(open[n]?.accounts, () => now))
  if (!one || !other) throw new Error('no limits')
  const home = { address: '198.51.100.30', email: 'owner@example.com' }
  for (let n = 0; n < 6; n++) await other.signIn(home)
  await (await one.signIn(home)).succeeded()
  // Others there use up the address's own tries; the owner's stay theirs, and what failed before is forgotten.
  await passed(times(60, (n) => other.signIn({ ...home, email: `${n}@example.com` })))
  expect(await passed(times(20, () => other.signIn(home)))).toBe(10)
  await passed(times(20, (n) => one.mail({ address: `192.0.2.${100 + n}`, email: home.email })))
  expect(await passed(times(20, (n) => [one, other][n % 2]?.mail(home) ?? Promise.reject(new Error())))).toBe(
    5,
  )
  now += 31 * 24 * 60 * 60_000
  await passed(times(20, (n) => one.mail({ address: `192.0.2.${100 + n}`, email: home.email })))
  await expect(other.mail(home)).rejects.toMatchObject({ code: 'over_email_send_rate_limit' })
})

test('[O14] a success takes its try back at all processes, and mails and codes are counted together too', async () => {
  const now = Date.now()
  const [one, other] = times(2, (n) => accountsOf(open[n]?.accounts, () => now))
  if (!one || !other) throw new Error('no limits')
  const at = '192.0.2.130'
  for (let n = 0; n < 40; n++)
    await (await [one, other][n % 2]?.signIn({ address: at, email: `right-${n}@example.com` }))?.succeeded()
  expect(await passed(times(30, (n) => other.signIn({ address: at, email: `${n}@example.com` })))).toBe(20)
  const both = [one, other]
  const mailbox = (n: number) =>
    both[n % 2]?.signUp({ address: `192.0.2.${140 + n}`, email: `box+${n}@example.com` })
  expect(await passed(times(12, async (n) => mailbox(n)))).toBe(5)
  const code = async (n: number) =>
    both[n % 2]?.guess('factor', { address: `192.0.2.${n}`, account: 'shared' })
  expect(await passed(times(24, code))).toBe(10)
  const app = async (n: number) => both[n % 2]?.enrollment({ address: `192.0.2.${n}`, account: 'shared' })
  expect(await passed(times(50, app))).toBe(20)
})

test('[O14] while the database does not count, each process does', async () => {
  const away = {
    count: () => Promise.reject(new Error('away')),
    settle: () => Promise.reject(new Error('away')),
  }
  const limits = accountsOf(away, () => 0)
  const home = { address: '192.0.2.1', email: 'away@example.com' }
  await (await limits.signIn(home)).succeeded()
  expect(await passed(times(15, () => limits.signIn(home)))).toBe(10)
  expect(await passed(times(15, () => limits.signIn({ ...home, address: '192.0.2.2' })))).toBe(10)
})

test('[O14] what is stored is no address and no email, and goes when it counts no longer', async () => {
  const count = createLeadLimits(countingAt(() => Date.now() - 2 * 60 * 60_000, open[0]?.store))
  await count({ kind: 'call', email: 'old@example.com', idempotencyKey: 'old', address: '2001:db8:1:2::/64' })
  const rows = await at.sql<{ key: string }>`select key, ends_at from private.attempts`
  expect(rows.length).toBeGreaterThan(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{22}$/)
  await purgeAttempts({
    url: 'http://backend.test',
    secretKey: at.secrets.secretKey,
    fetch: at.backend.fetch,
  })
  expect(await at.sql`select key from private.attempts where ends_at <= now()`).toEqual([])
  expect((await at.sql`select key from private.attempts`).length).toBeGreaterThan(0)
})

test('[O14] nobody but the secret key counts, deletes or reads', async () => {
  const { token, userId } = await at.signUp('stranger@example.com')
  const asked = { attempts: '[{"key":"mine","times":1,"seconds":1}]', moment: new Date().toISOString() }
  const refusedTo = async (as: { token?: string }) => {
    for (const [name, body] of [
      ['count_attempts', asked],
      ['purge_attempts', {}],
    ] as const) {
      const { status } = await at.request('POST', `/rest/v1/rpc/${name}`, { ...as, body })
      expect([401, 403, 404]).toContain(status)
    }
    expect((await at.request('GET', '/rest/v1/attempts', as)).status).toBeGreaterThanOrEqual(400)
  }
  await refusedTo({})
  await refusedTo({ token })
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${userId}`
  await refusedTo({ token })
  expect(await at.sql`select key from private.attempts where key = 'mine'`).toEqual([])
})
