import { describe, expect, test } from 'vitest'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import { createLimits } from './auth-limits.ts'

const minute = 60_000
const ana = 'ana@example.com'
const [one, home] = ['192.0.2.1', '198.51.100.1']

type Limits = ReturnType<typeof createLimits>

function start() {
  const clock = { ms: 1_000_000 }
  return { clock, limits: createLimits({ isOn: true, now: () => clock.ms, store: undefined, log: () => {} }) }
}

/** What a refused call was refused with; undefined when it passed. */
async function refusal(work: () => unknown): Promise<{ code: string; wait: number } | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof AuthServiceError)) throw error
    expect(error.status).toBe(429)
    return { code: error.code, wait: Number(error.headers['retry-after']) }
  }
}

/** How many of `times` calls pass, one after the other. */
async function passing(times: number, work: (n: number) => unknown): Promise<number> {
  let passed = 0
  for (let n = 0; n < times; n++) if ((await refusal(() => work(n))) === undefined) passed += 1
  return passed
}

const spelled = [ana, 'ANA@example.com', ' ana@example.com ']
const mailboxes = ['ana.ruiz@gmail.com', 'anaruiz+7@gmail.com', 'a.n.a.r.u.i.z@googlemail.com']
const each = (n: number) => `${n}@example.com`
const network = (n: number) => `2001:db8:1:${(n % 4096).toString(16)}::/64`

test.each<[string, (limits: Limits, n: number) => unknown, number]>([
  [
    'an address fails at sign-ins, whichever accounts',
    (l, n) => l.signIn({ address: one, email: each(n) }),
    20,
  ],
  [
    'an address fails at one account, however it is spelled',
    (l, n) => l.signIn({ address: one, email: spelled[n % 3] ?? '' }),
    10,
  ],
  [
    'an account is tried from ten addresses',
    (l, n) => l.signIn({ address: `192.0.2.${n % 10}`, email: ana }),
    100,
  ],
  ['an address signs up', (l, n) => l.signUp({ address: one, email: each(n) }), 300],
  ['an address asks for mails', (l, n) => l.mail({ address: one, email: each(n) }), 60],
  [
    'a mailbox gets mails from many addresses',
    (l, n) => l.mail({ address: `192.0.2.${n % 250}`, email: ana }),
    5,
  ],
  [
    '[S9] a mailbox gets mails under all of its spellings',
    (l, n) => l.signUp({ address: `192.0.2.${n % 250}`, email: mailboxes[n % 3] ?? '' }),
    5,
  ],
  [
    '[S9] all mailboxes together get sign-ups',
    (l, n) => l.signUp({ address: `10.0.${n >> 8}.${n & 255}`, email: each(n) }),
    1000,
  ],
  [
    '[S9] all mailboxes together get other mails',
    (l, n) => l.mail({ address: `10.0.${n >> 8}.${n & 255}`, email: each(n) }),
    1000,
  ],
  [
    'an account gets wrong codes',
    (l, n) => l.guess('factor', { address: `192.0.2.${n % 50}`, account: 'a' }),
    10,
  ],
  ['an address gives wrong codes', (l, n) => l.guess('factor', { address: one, account: `${n}` }), 30],
  ['[S9] the many /64 of one /48 fail', (l, n) => l.signIn({ address: network(n), email: each(n) }), 200],
  ['an address renews tokens', (l) => l.token({ address: one }), 3000],
])('%s so many times before it is refused', async (_, call, most) => {
  const { limits } = start()
  expect(await passing(most + 500, (n) => call(limits, n))).toBe(most)
})

describe('sign-ins', () => {
  test('a refusal says how long, ends then, and is of that address alone', async () => {
    const { clock, limits } = start()
    const from = (address: string) => limits.signIn({ address, email: ana })
    await passing(1000, (n) => limits.signIn({ address: one, email: each(n) }))
    clock.ms += 4 * minute
    expect(await refusal(() => from(one))).toEqual({ code: 'over_request_rate_limit', wait: 360 })
    expect(await refusal(() => from('192.0.2.2'))).toBeUndefined()
    clock.ms += 6 * minute
    expect(await refusal(() => from(one))).toBeUndefined()
  })

  test('a thousand at once are counted before the first of them has failed', async () => {
    const { limits } = start()
    const tries = Array.from({ length: 1000 }, () =>
      refusal(() => limits.signIn({ address: one, email: ana })),
    )
    expect((await Promise.all(tries)).filter((refused) => refused === undefined)).toHaveLength(10)
  })

  test('a success is not counted, and clears the failures of that address at that account', async () => {
    const { limits } = start()
    const at = { address: one, email: ana }
    expect(await passing(9, () => limits.signIn(at))).toBe(9)
    await (await limits.signIn(at)).succeeded()
    expect(await passing(15, () => limits.signIn(at))).toBe(10)
    const succeed = async (n: number) => (await limits.signIn({ address: home, email: each(n) })).succeeded()
    expect(await passing(100, succeed)).toBe(100)
  })

  test('after a hundred tries an account has two per strange address, and its hundred again an hour later', async () => {
    const { clock, limits } = start()
    const from = (n: number) => limits.signIn({ address: `192.0.2.${n}`, email: ana })
    expect(await passing(100, (n) => from(n % 10))).toBe(100)
    expect(await passing(100, (n) => from(20 + (n % 10)))).toBe(20)
    clock.ms += 60 * minute
    expect(await passing(10, () => from(40))).toBe(10)
  })

  test('an account under attack lets its owner in: from a known address, and from a new one', async () => {
    const { limits } = start()
    await (await limits.signIn({ address: home, email: ana })).succeeded()
    await passing(2_000, (n) => limits.signIn({ address: `192.0.2.${n % 250}`, email: ana }))
    // What others at the known address use up is theirs.
    await passing(1000, (n) => limits.signIn({ address: home, email: each(n) }))
    expect(await passing(20, () => limits.signIn({ address: home, email: ana }))).toBe(10)
    expect(await refusal(() => limits.signIn({ address: '203.0.113.9', email: ana }))).toBeUndefined()
  })
})

describe('mails', () => {
  test('a mailbox waits a quarter of an hour, and gets thirty mails a day', async () => {
    const { clock, limits } = start()
    const ask = (n: number) => limits.mail({ address: `192.0.2.${n}`, email: ana })
    let passed = await passing(20, ask)
    clock.ms += 5 * minute
    expect(await refusal(() => ask(30))).toEqual({ code: 'over_email_send_rate_limit', wait: 600 })
    for (let quarter = 1; quarter < 90; quarter += 1) {
      clock.ms += 15 * minute
      passed += await passing(20, ask)
    }
    expect(passed).toBe(30)
  })

  test('[S9] whoever has signed in from an address asks for a mail there, whatever strangers have used up', async () => {
    const { limits } = start()
    const known = { address: home, email: ana }
    await (await limits.signIn(known)).succeeded()
    await passing(50, (n) => limits.mail({ address: `192.0.2.${n}`, email: ana }))
    expect(await passing(20, () => limits.mail(known))).toBe(5)
  })

  test('an address that asks for too many is told so', async () => {
    const { limits } = start()
    const ask = (n: number) => limits.mail({ address: one, email: each(n) })
    await passing(60, ask)
    expect(await refusal(() => ask(60))).toMatchObject({ code: 'over_request_rate_limit' })
  })
})

describe('codes', () => {
  test('wrong codes are counted for a quarter of an hour, each kind on its own', async () => {
    const { clock, limits } = start()
    const guess = () => limits.guess('factor', { address: one, account: 'a' })
    expect(await passing(100, guess)).toBe(10)
    const other = () => limits.guess('reauthentication', { address: one, account: 'a' })
    expect(await refusal(other)).toBeUndefined()
    clock.ms += 15 * minute
    expect(await passing(100, guess)).toBe(10)
  })

  test('an account gets a hundred wrong codes a day, an address that is known there its own hundred', async () => {
    const { clock, limits } = start()
    const known = { address: home, account: 'a' }
    const inADay = async (guess: (n: number) => unknown) => {
      let passed = 0
      for (let quarter = 0; quarter < 90; quarter += 1) {
        passed += await passing(20, guess)
        clock.ms += 15 * minute
      }
      return passed
    }
    expect(await inADay((n) => limits.guess('factor', { address: `192.0.2.${n}`, account: 'a' }))).toBe(100)
    clock.ms += 24 * 60 * minute
    await (await limits.guess('factor', known)).succeeded()
    expect(await inADay(() => limits.guess('factor', known))).toBe(100)
  })
})

test('without limits everything passes', async () => {
  const limits = createLimits({ isOn: false, now: () => 0, store: undefined, log: () => {} })
  expect(await passing(1000, () => limits.signIn({ address: one, email: ana }))).toBe(1000)
  expect(await passing(1000, () => limits.mail({ address: one, email: ana }))).toBe(1000)
})
