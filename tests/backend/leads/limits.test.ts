import { afterAll, beforeAll, expect, test } from 'vitest'
import { newApplication, newCallRequest, newQuoteEmail } from '../../fixtures/leads/submissions.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite(true)
})
afterAll(() => at.stop())

const leadsOf = (keys: string[]) =>
  at.sql`select idempotency_key from leads where idempotency_key = any (${keys})`

test('sixty submissions an hour from one address, of whatever kind; nobody else is refused, and nothing stored is denied', async () => {
  const from = '192.0.2.20'
  const bodies = Array.from({ length: 70 }, () => newCallRequest())
  const answers = await Promise.all(bodies.map((body) => at.post('request-call', body, from)))
  const taken = bodies.filter((_, n) => answers[n]?.status === 200).map((body) => body.idempotencyKey)
  expect(taken).toHaveLength(60)
  expect(await leadsOf(bodies.map((body) => body.idempotencyKey))).toHaveLength(60)

  const refused = await at.post('submit-application', newApplication(), from)
  expect([refused.status, refused.answer.error]).toEqual([429, 'too_many'])
  expect(refused.wait).toBeGreaterThan(3000)
  expect(refused.wait).toBeLessThanOrEqual(3600)
  // What the caller itself writes into the header changes nothing.
  expect((await at.post('request-call', newCallRequest(), `203.0.113.9, ${from}`)).status).toBe(429)
  expect((await at.post('request-call', newCallRequest(), '192.0.2.21')).status).toBe(200)

  // An answer that was lost on the way: the repeat learns that it is stored, and under which id.
  const first = answers.findIndex(({ status }) => status === 200)
  expect(await at.post('request-call', bodies[first], from)).toEqual(answers[first])

  at.functionsLater(60 * 60_000)
  const late = bodies.find((_, n) => answers[n]?.status === 429)
  expect((await at.post('request-call', late, from)).status).toBe(200)
})

test('one mailbox is sent five quotes an hour, from however many addresses', async () => {
  const email = 'flooded@example.com'
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      at.post('email-quote', newQuoteEmail({ email }), `198.51.100.${n + 1}`),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), 429, 429, 429])
  expect(JSON.stringify(answers)).not.toContain(email)
  expect(await at.sql`select id from lead_mails where address = ${email}`).toHaveLength(5)
  expect((await at.post('email-quote', newQuoteEmail(), '198.51.100.1')).status).toBe(200)
})
