import { describe, expect, test } from 'vitest'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'
import { createLimits } from './auth-limits.ts'

const minute = 60_000
const ana = 'ana@example.com'

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

describe('sign-ins', () => {
  test('an address may fail twenty times in ten minutes, whichever accounts it tries', async () => {
    const { clock, limits } = start()
    const from = (email: string) => limits.signIn({ address: '192.0.2.1', email })
    expect(await passing(1000, (n) => from(`${n}@example.com`))).toBe(20)
    clock.ms += 4 * minute
    expect(await refusal(() => from(ana))).toEqual({ code: 'over_request_rate_limit', wait: 360 })
    clock.ms += 6 * minute
    expect(await refusal(() => from(ana))).toBeUndefined()
  })

  test('other addresses are not refused meanwhile', async () => {
    const { limits } = start()
    await passing(1000, () => limits.signIn({ address: '192.0.2.1', email: ana }))
    expect(await refusal(() => limits.signIn({ address: '192.0.2.2', email: ana }))).toBeUndefined()
  })

  test('one address may fail ten times at one account', async () => {
    const { limits } = start()
    expect(await passing(15, () => limits.signIn({ address: '192.0.2.1', email: ana }))).toBe(10)
    expect(await passing(15, () => limits.signIn({ address: '192.0.2.1', email: 'else@example.com' }))).toBe(
      10,
    )
  })

  test('a thousand at once are counted before the first of them has failed', async () => {
    const { limits } = start()
    const tries = Array.from({ length: 1000 }, () =>
      refusal(() => limits.signIn({ address: '192.0.2.1', email: ana })),
    )
    expect((await Promise.all(tries)).filter((refused) => refused === undefined)).toHaveLength(10)
  })

  test('a success is not counted, and clears the failures of that address at that account', async () => {
    const { limits } = start()
    const at = { address: '192.0.2.1', email: ana }
    expect(await passing(9, () => limits.signIn(at))).toBe(9)
    await (await limits.signIn(at)).succeeded()
    expect(await passing(15, () => limits.signIn(at))).toBe(10)
    const many = start().limits
    expect(
      await passing(100, (n) =>
        many.signIn({ ...at, email: `${n}@example.com` }).then(({ succeeded }) => succeeded()),
      ),
    ).toBe(100)
  })

  test('from many addresses an account gets a hundred tries an hour, and then two per strange address', async () => {
    const { clock, limits } = start()
    const from = (n: number) => limits.signIn({ address: `192.0.2.${n}`, email: ana })
    expect(await passing(100, (n) => from(n % 10))).toBe(100)
    expect(await passing(100, (n) => from(20 + (n % 10)))).toBe(20)
    clock.ms += 60 * minute
    expect(await passing(10, () => from(40))).toBe(10)
  })

  test('an account under attack lets its owner in: from a known address, and from a new one', async () => {
    const { limits } = start()
    const home = { address: '198.51.100.1', email: ana }
    await (await limits.signIn(home)).succeeded()
    await passing(10_000, (n) => limits.signIn({ address: `192.0.2.${n % 250}`, email: ana }))
    expect(await passing(20, () => limits.signIn(home))).toBe(10)
    expect(await refusal(() => limits.signIn({ address: '203.0.113.9', email: ana }))).toBeUndefined()
  })

  test('an owner who has signed in from an address keeps their tries when others there use up its own', async () => {
    const { limits } = start()
    const at = { address: '192.0.2.1', email: ana }
    await (await limits.signIn(at)).succeeded()
    await passing(1000, (n) => limits.signIn({ ...at, email: `${n}@example.com` }))
    expect(await refusal(() => limits.signIn(at))).toBeUndefined()
  })

  test('an e-mail is the same in capitals and with blanks around it', async () => {
    const { limits } = start()
    const spelled = [ana, 'ANA@example.com', ' ana@example.com ']
    expect(
      await passing(30, (n) => limits.signIn({ address: '192.0.2.1', email: spelled[n % 3] ?? '' })),
    ).toBe(10)
  })
})

describe('sign-ups and mails', () => {
  test('an address may make three hundred accounts an hour, fifty-five of them at once', async () => {
    const { limits } = start()
    const signUp = (n: number) => limits.signUp({ address: '192.0.2.1', email: `${n}@example.com` })
    expect(await passing(55, signUp)).toBe(55)
    expect(await passing(1000, (n) => signUp(n + 55))).toBe(245)
  })

  test('a mailbox gets five mails in a quarter of an hour, from however many addresses they are asked for', async () => {
    const { clock, limits } = start()
    const ask = (n: number) => limits.mail({ address: `192.0.2.${n}`, email: ana })
    expect(await passing(20, ask)).toBe(5)
    clock.ms += 5 * minute
    expect(await refusal(() => ask(30))).toEqual({ code: 'over_email_send_rate_limit', wait: 600 })
    clock.ms += 10 * minute
    expect(await refusal(() => ask(31))).toBeUndefined()
    expect(await passing(20, (n) => limits.signUp({ address: `192.0.2.${n}`, email: ana }))).toBe(4)
  })

  test('[S9] a mailbox is one under all of its spellings, and gets thirty mails a day', async () => {
    const { clock, limits } = start()
    const spelled = [
      'ana.ruiz@gmail.com',
      'anaruiz+7@gmail.com',
      'a.n.a.r.u.i.z@googlemail.com',
      'AnaRuiz@gmail.com',
    ]
    const ask = (n: number) => limits.signUp({ address: `192.0.2.${n}`, email: spelled[n % 4] ?? '' })
    expect(await passing(20, ask)).toBe(5)
    let passed = 5
    for (let quarter = 1; quarter < 90; quarter += 1) {
      clock.ms += 15 * minute
      passed += await passing(20, ask)
    }
    expect(passed).toBe(30)
  })

  test('[S9] all mailboxes together get a thousand mails an hour of each kind, from however many addresses', async () => {
    const { limits } = start()
    const who = (n: number) => ({ address: `10.0.${n >> 8}.${n & 255}`, email: `${n}@example.com` })
    expect(await passing(1500, (n) => limits.signUp(who(n)))).toBe(1000)
    expect(await passing(1500, (n) => limits.mail(who(n + 2000)))).toBe(1000)
    expect(await refusal(() => limits.mail(who(9000)))).toEqual({
      code: 'over_email_send_rate_limit',
      wait: 3600,
    })
  })

  test('[S9] whoever has signed in from an address asks for a mail there, whatever strangers have used up', async () => {
    const { limits } = start()
    const home = { address: '198.51.100.1', email: ana }
    await (await limits.signIn(home)).succeeded()
    await passing(50, (n) => limits.mail({ address: `192.0.2.${n}`, email: ana }))
    expect(await passing(20, () => limits.mail(home))).toBe(5)
  })

  test('an address may ask for sixty mails an hour', async () => {
    const { limits } = start()
    const ask = (n: number) => limits.mail({ address: '192.0.2.1', email: `${n}@example.com` })
    expect(await passing(100, ask)).toBe(60)
    expect(await refusal(() => ask(200))).toMatchObject({ code: 'over_request_rate_limit' })
  })
})

describe('codes', () => {
  test('an account gets ten wrong codes in a quarter of an hour over all addresses, each kind on its own', async () => {
    const { clock, limits } = start()
    const guess = (n: number) => limits.guess('factor', { address: `192.0.2.${n % 50}`, account: 'a' })
    expect(await passing(100, guess)).toBe(10)
    expect(
      await refusal(() => limits.guess('reauthentication', { address: '192.0.2.1', account: 'a' })),
    ).toBeUndefined()
    clock.ms += 15 * minute
    expect(await passing(100, guess)).toBe(10)
  })

  test('an account gets a hundred wrong codes a day, an address that is known there its own hundred', async () => {
    const { clock, limits } = start()
    const home = { address: '198.51.100.1', account: 'a' }
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
    await (await limits.guess('factor', home)).succeeded()
    expect(await inADay(() => limits.guess('factor', home))).toBe(100)
  })

  test('who has proven the factor from an address is not shut out by others who fail at it', async () => {
    const { limits } = start()
    const home = { address: '198.51.100.1', account: 'a' }
    await (await limits.guess('factor', home)).succeeded()
    await passing(100, (n) => limits.guess('factor', { address: `192.0.2.${n}`, account: 'a' }))
    expect(await passing(100, () => limits.guess('factor', home))).toBe(10)
  })

  test('an address gets thirty wrong codes in a quarter of an hour over all accounts', async () => {
    const { limits } = start()
    expect(await passing(100, (n) => limits.guess('factor', { address: '192.0.2.1', account: `${n}` }))).toBe(
      30,
    )
  })
})

test('[S9] the many /64 of one /48 have ten times as much as one of them, and another /48 its own', async () => {
  const { limits } = start()
  const wrong = (n: number) =>
    limits.signIn({ address: `2001:db8:1:${n.toString(16)}::/64`, email: `${n}@example.com` })
  expect(await passing(1000, wrong)).toBe(200)
  expect(await passing(1, () => limits.signIn({ address: '2001:db8:2:0::/64', email: ana }))).toBe(1)
  const signUp = (n: number) =>
    limits.signUp({ address: `2001:db8:1:${(n % 4096).toString(16)}::/64`, email: `${n}@example.com` })
  expect(await passing(300, signUp)).toBe(300)
})

test('tokens pass in any number that one household or office has, and a flood does not', async () => {
  const { limits } = start()
  expect(await passing(5000, () => limits.token({ address: '192.0.2.1' }))).toBe(3000)
})

test('without limits everything passes', async () => {
  const limits = createLimits({ isOn: false, now: () => 0, store: undefined, log: () => {} })
  expect(await passing(1000, () => limits.signIn({ address: '192.0.2.1', email: ana }))).toBe(1000)
  expect(await passing(1000, () => limits.mail({ address: '192.0.2.1', email: ana }))).toBe(1000)
})
