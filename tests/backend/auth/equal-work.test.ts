import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external', { passwordCost: 9 })
})
afterAll(() => at.stop())

const signUp = (email: string) => at.client().auth.signUp({ email, password })
const signIn = (email: string, secret: string) =>
  at.client().auth.signInWithPassword({ email, password: secret })
const resend = (email: string) => at.client().auth.resend({ type: 'signup', email })

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
    // The least of each: what the request itself takes, without a collection of garbage or a letter in between. The
    // more rounds, the nearer it comes to that, on a busy machine too; a missing hash would show in every one.
    const least: Record<string, number> = { known: Infinity, unknown: Infinity, waiting: Infinity }
    const isEqual = () => {
      const work = Object.values(least)
      return Math.max(...work) < 1.5 * Math.min(...work) + 8
    }
    for (let round = 0; round < 3 || (round < 30 && !isEqual()); round += 1) {
      for (const [kind, email] of Object.entries(kinds)) {
        least[kind] = Math.min(least[kind] ?? Infinity, await workOf(() => ask(email())))
      }
    }
    expect(isEqual(), JSON.stringify(least)).toBe(true)
  }
}, 180_000)
