import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'

/** Somebody without an account, with many addresses, who means to fill a mailbox. */
let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external', { isLimited: true, trustedProxies: 1 })
})
afterAll(() => at.stop())

async function ask(path: string, from: string, body: object) {
  const headers = { apikey: at.secrets.publishableKey, 'x-forwarded-for': from }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await at.backend.fetch(new Request(`http://site.test/auth/v1${path}`, init), '127.0.0.1')
  return response.status
}
const count = <T>(all: readonly T[], one: T) => all.filter((other) => other === one).length
const emailsTo = (name: string) => at.emails.filter(({ to }) => to.startsWith(name)).length

test('[S9] sign-ups under many spellings of one mailbox fill it no further than sign-ups under one', async () => {
  const name = crypto.randomUUID()
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const email = `${name}+${n}@example.com`
    statuses.push(await ask('/signup', `192.0.2.${n}`, { email, password }))
  }
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([5, 7])
  await at.settled()
  expect(emailsTo(name)).toBe(5)
})

test('[S9] what a mailbox may get is one budget: sign-ups, recoveries and links to sign in do not add up', async () => {
  const name = crypto.randomUUID()
  const email = `${name}@example.com`
  await at.signUp(email)
  const before = emailsTo(name)
  for (let n = 0; n < 6; n += 1) {
    for (const [path, body] of [
      ['/recover', {}],
      ['/otp', {}],
      ['/resend', { type: 'signup' }],
      ['/signup', { password }],
    ] as const) {
      await ask(path, `198.51.100.${n}`, { email: n % 2 ? email : `${name}+${n}@example.com`, ...body })
    }
  }
  await at.settled()
  expect(emailsTo(name) - before).toBeLessThanOrEqual(5)
})
