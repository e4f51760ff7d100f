import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend/fixtures/backend.ts'

/** Somebody without an account, with many addresses, who means to keep the processor busy. */
let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external', { isLimited: true, trustedProxies: 1 })
})
afterAll(() => at.stop())

async function tryToSignIn(from: string) {
  const headers = { apikey: at.secrets.publishableKey, 'x-forwarded-for': from }
  const init = {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'a guess' }),
  }
  const response = await at.backend.fetch(
    new Request('http://site.test/auth/v1/token?grant_type=password', init),
    '127.0.0.1',
  )
  return { status: response.status, wait: response.headers.get('retry-after') }
}

test('[S9] a crowd of addresses that all sign in at once does not make a queue without an end', async () => {
  const tries = Array.from({ length: 500 }, (_, n) => tryToSignIn(`10.1.${n >> 8}.${n & 255}`))
  const answers = await Promise.all(tries)
  const refused = answers.filter(({ status }) => status === 503)
  // How many depends on the machine; where the queue has no end it is none.
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ wait }) => Number(wait) > 0)).toBe(true)
  expect(answers.every(({ status }) => status === 400 || status === 503)).toBe(true)
  // The crowd is over, and nothing of it is left for whoever comes next to wait behind.
  await at.signUp(`${crypto.randomUUID()}@example.com`)
})
