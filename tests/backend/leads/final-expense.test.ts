import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadAnswerSchema } from '#domain/leads/lead.ts'
import {
  applicationStatusAnswerSchema,
  policySearchAnswerSchema,
  quoteRequestAnswerSchema,
  startApplicationAnswerSchema,
} from '#domain/quotes/service/wire.ts'
import { leadPlan, newApplication, newCallRequest, newQuoteEmail } from '../../fixtures/leads/submissions.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite()
})
afterAll(() => at.stop())

/** Calls a function with the library that the browser's side is made for. */
async function invoke(name: string, body: Record<string, unknown>): Promise<unknown> {
  const key = at.secrets.publishableKey
  const client = createClient(at.address, key, {
    auth: { persistSession: false },
    // Functions get the public key as bearer.
    global: { headers: { authorization: `Bearer ${key}` } },
  })
  const { data, error } = await client.functions.invoke(name, { body })
  expect(error).toBeNull()
  return data
}

const asked = {
  policy_type: 'FinalExpense',
  resident_state: 'OH',
  death_benefit: 15_000,
  payment_schedule: 'Monthly',
  date_of_birth: '1950-01-01',
  gender: 'Male',
  tobacco: true,
  height_feet: 5,
  height_inches: 10,
  weight_pounds: 170,
  health_rating: 'Standard',
  name: 'Instant Quote',
  email: 'quotes@example.com',
  phone: '8005550142',
}

test('[U3] final expense is searched for, applied for, mailed and asked to be called about as what it is', async () => {
  const { search_id } = quoteRequestAnswerSchema.parse(await invoke('white-swan-complete-request', asked))
  const search = { policy_search: search_id }
  const { policies = [] } = policySearchAnswerSchema.parse(await invoke('white-swan-policy-search', search))
  expect(policies).toHaveLength(5)
  const [policy] = policies
  if (policy?.monthly_premium === undefined) throw new Error('There is no price')
  expect(policy).toMatchObject({
    premium_basis: 'final-expense',
    death_benefit: 15_000,
    health_class: 'Standard',
  })
  expect(policy).not.toHaveProperty('term_length')

  const personal_plan = policy.personal_plan_id ?? ''
  const { termYears: _, ...others } = leadPlan
  const plan = {
    ...others,
    carrierName: policy.carrier_name ?? '',
    productName: policy.product_name ?? '',
    planType: 'final-expense',
    coverage: 15_000,
    monthlyPremium: policy.monthly_premium,
    applyProductCode: personal_plan,
  }
  const application = newApplication({ plans: [plan] })
  for (const [name, body, kind] of [
    ['submit-application', application, 'application'],
    ['email-quote', newQuoteEmail({ plans: [plan] }), 'quote_email'],
    ['request-call', newCallRequest({ plans: [plan] }), 'call'],
  ] as const) {
    const { id } = leadAnswerSchema.parse(await invoke(name, body))
    const [row] = await at.sql`select kind, plans from leads where id = ${id}`
    expect(row).toEqual({ kind, plans: [plan] })
  }

  // What opens knows that plan as what it is, and that it is stored.
  const { url } = startApplicationAnswerSchema.parse(
    await invoke('white-swan-start-application', { personal_plan }),
  )
  expect(url).toBe(`http://site.test/application#plan=${personal_plan}`)
  const idempotency_key = application.idempotencyKey
  expect(
    applicationStatusAnswerSchema.parse(
      await invoke('application-status', { personal_plan, idempotency_key }),
    ),
  ).toEqual({
    received: true,
    plan: {
      carrierName: plan.carrierName,
      productName: 'Final Expense Whole Life',
      planType: 'final-expense',
      coverage: 15_000,
      monthlyPremium: plan.monthlyPremium,
    },
  })
})
