import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from './backend-fixture.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('embedded')
})
afterAll(() => at.stop())

const signUp = (email: string) => at.client().auth.signUp({ email, password })
const signIn = (email: string, secret: string) =>
  at.client().auth.signInWithPassword({ email, password: secret })
const resend = (email: string) => at.client().auth.resend({ type: 'signup', email })

// Over one PostgreSQL: it counts what our own process does, which is the same over each.
test('known, unknown and unconfirmed addresses take equal work: as many hashes in the same time', async () => {
  const known = someone()
  await at.signUp(known)
  const waiting = someone()
  await signUp(waiting)
  await at.settled()
  /** Processor time of our process in ms, which a busy machine does not stretch as it does the clock. */
  const workOf = async (ask: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await ask()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const kinds = { known: () => known, unknown: someone, waiting: () => waiting }
  for (const ask of [
    (email: string) => signIn(email, 'not this one'),
    (email: string) => signUp(email),
    (email: string) => at.client().auth.resetPasswordForEmail(email),
    resend,
  ]) {
    const work: Record<string, number[]> = { known: [], unknown: [], waiting: [] }
    const rounds = 6
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, email] of Object.entries(kinds)) work[kind]?.push(await workOf(() => ask(email())))
    }
    // The least of each: what the request itself takes, without a collection of garbage or a letter in between.
    const least = Object.values(work).map((list) => Math.min(...list))
    expect(Math.max(...least), JSON.stringify(least)).toBeLessThan(1.5 * Math.min(...least) + 8)
  }
}, 60_000)
