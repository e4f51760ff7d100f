import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAllowances, createAddressLimits, priceAllowances } from '#functions/limits/address-limits.ts'
import { cloudFunctions } from '#functions/registry.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { countingAt } from '../../fixtures/leads/counting.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite(true)
})
afterAll(() => at.stop())

/** What the audit says of a limit on this function. */
const recorded = (name: string) => at.sql`
  select details from private.audit_events
  where event = 'limit_reached' and details ->> 'route' = ${`/functions/v1/${name}`}`

test.each([
  ['white-swan-complete-request', termRequest, 120],
  ['white-swan-policy-search', { policy_search: 'v2.made-up' }, 600],
  ['white-swan-start-application', { personal_plan: 'v2.made-up' }, 30],
  ['price-model', {}, 120],
] as const)(
  '[S10] [S7] %s: a program that drains the quota is stopped and told of in the audit, and nobody else',
  async (name, body, most) => {
    const attacker = '198.51.100.1'
    const answers = await Promise.all(Array.from({ length: most + 20 }, () => at.post(name, body, attacker)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20)
    expect(refused[0]?.answer.error).toBe('too_many')
    expect(refused[0]?.wait).toBeGreaterThan(0)
    await expect.poll(() => recorded(name)).toMatchObject([{ details: { limit: 'too_many' } }])
    // What the caller itself writes into the header changes nothing.
    expect((await at.post(name, body, `203.0.113.9, ${attacker}`)).status).toBe(429)
    expect((await at.post(name, body, '198.51.100.2')).status).not.toBe(429)
    at.functionsLater(60_000)
    expect((await at.post(name, body, attacker)).status).not.toBe(429)
  },
)

test('[S10] whoever holds a whole IPv6 network gets ten times the calls of one household in it', async () => {
  const name = 'white-swan-start-application'
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, n) =>
      at.post(name, { personal_plan: 'v2.made-up' }, `2001:db8:77:${n.toString(16)}::1`),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(100)
})

test('[S10] every function is counted, by its name or as a submission', async () => {
  const asSubmissions = ['submit-application', 'email-quote', 'request-call']
  const allowances = { ...callAllowances, ...priceAllowances }
  const count = createAddressLimits(
    allowances,
    countingAt(() => 0),
  )
  const isCounted = async (name: string) => {
    for (let n = 0; n < 1_000; n++) if ((await count(name, '192.0.2.1')) > 0) return true
    return false
  }
  for (const name of cloudFunctions.keys()) {
    expect([name, await isCounted(name)]).toEqual([name, !asSubmissions.includes(name)])
  }
})
