import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentVersions } from '#domain/leads/consent.ts'
import { leadAnswerSchema } from '#domain/leads/lead.ts'
import { mostPlans } from '#domain/leads/most-plans.ts'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { findLead } from '#server/leads/lead-email-rows.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import {
  submissions as kinds,
  leadPerson,
  leadPlan,
  newApplication,
  newCallRequest,
  newQuoteEmail,
} from '../../fixtures/leads/submissions.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite()
})
afterAll(() => at.stop())

/** Hands over and answers the row that was there when the answer came. */
async function stored(name: string, body: object) {
  const { status, answer } = await at.post(name, body)
  expect(status).toBe(200)
  const { id } = leadAnswerSchema.parse(answer)
  const [row] = await at.sql`select * from leads where id = ${id}`
  return { id, row }
}
const leadsOf = ({ idempotencyKey }: { idempotencyKey: string }) =>
  at.sql`select id from leads where idempotency_key = ${idempotencyKey}`
const mailsOf = async (id: string) => {
  const mails =
    await at.sql`select recipient, address from lead_mails where lead_id = ${id} order by recipient`
  return mails.map(({ recipient, address }) => [recipient, address])
}

test('[LEADS-01] An application is in the table leads, with its mails, before it is answered', async () => {
  const { id, row } = await stored('submit-application', newApplication())
  expect(row).toMatchObject({
    kind: 'application',
    person_name: 'Zoë O’Quimby',
    email: 'zoe@quimby.example',
    phone: '(212) 555-0188',
    language: 'es',
    page: '/quote/options',
    plans: [leadPlan],
    people: [leadPerson],
    answered_at: null,
    is_out_of_state: false,
  })
  expect(await mailsOf(id)).toEqual([
    ['agent', null],
    ['visitor', 'zoe@quimby.example'],
  ])
})

test('[D1] [LEADS-01] An application keeps how its sender may be reached, with nothing that was not chosen', async () => {
  const { phone: _, ...byEmail } = newApplication({ reach: ['email'] })
  const { id, row } = await stored('submit-application', byEmail)
  expect(row).toMatchObject({ reach: ['email'], email: 'zoe@quimby.example', phone: null })
  expect(await mailsOf(id)).toHaveLength(2)
  const { email: __, ...byText } = newApplication({ reach: ['text'] })
  const texted = await stored('submit-application', byText)
  expect(texted.row).toMatchObject({ reach: ['text'], email: null, phone: '(212) 555-0188' })
  // Nobody is written to who left no address.
  expect(await mailsOf(texted.id)).toEqual([['agent', null]])
  // From a page that was loaded before anybody was asked.
  const { reach: ___, ...older } = newApplication()
  expect((await stored('submit-application', older)).row?.reach).toEqual([])
  await expect(at.sql`update leads set reach = array['pigeon'] where id = ${id}`).rejects.toThrow()
})

test('[D1] Only the key that stored an application tells that it is here, and only for its plan', async () => {
  const asked = await at.post('white-swan-complete-request', termRequest)
  const found = await at.post('white-swan-policy-search', { policy_search: asked.answer.search_id })
  const [plan, other] = policySearchAnswerSchema.parse(found.answer).policies ?? []
  const application = newApplication({
    plans: [{ ...leadPlan, applyProductCode: plan?.personal_plan_id ?? '' }],
  })
  const statusOf = async (planId: string | undefined, key?: string) =>
    at.post('application-status', { personal_plan: planId, idempotency_key: key })
  const key = application.idempotencyKey
  expect((await statusOf(plan?.personal_plan_id, key)).answer).toMatchObject({ received: false })
  await stored('submit-application', application)
  const { status, answer } = await statusOf(plan?.personal_plan_id, key)
  expect(status).toBe(200)
  expect(answer).toMatchObject({ received: true, plan: { carrierName: plan?.carrier_name } })
  expect(JSON.stringify(answer)).not.toMatch(/Zoë|quimby|555/)
  for (const [planId, wrongKey] of [
    [plan?.personal_plan_id, crypto.randomUUID()],
    [plan?.personal_plan_id, undefined],
    [other?.personal_plan_id, key],
  ] as const)
    expect((await statusOf(planId, wrongKey)).answer).toMatchObject({ received: false })
})

test('[LEADS-02] A call wish is in the table leads, with its mails, before it is answered; an address may be missing', async () => {
  const { id, row } = await stored('request-call', newCallRequest())
  expect(row).toMatchObject({
    kind: 'call',
    person_name: 'Zoë O’Quimby',
    email: null,
    phone: '(212) 555-0188',
  })
  expect(row).toMatchObject({ best_times: ['morning', 'afternoon'], time_zone: 'America/Los_Angeles' })
  expect(await mailsOf(id)).toEqual([['agent', null]])

  const { timeZone: _unknown, ...afterFailure } = newCallRequest({
    kind: 'callback',
    email: 'zoe@quimby.example',
    people: [leadPerson],
    bestTimes: [],
    plans: [leadPlan],
  })
  const back = await stored('request-call', afterFailure)
  expect(back.row).toMatchObject({ kind: 'callback', best_times: [], time_zone: null })
  expect(back.row).toMatchObject({ plans: [leadPlan], people: [leadPerson] })
  expect(await mailsOf(back.id)).toHaveLength(2)
})

test('[LEADS-03] An e-mailed quote is in the table leads, with its mails, before it is answered; a name may be missing', async () => {
  const { fullName: _name, ...nameless } = newQuoteEmail()
  const { id, row } = await stored('email-quote', nameless)
  expect(row).toMatchObject({ kind: 'quote_email', person_name: null, phone: null, page: '/quote/results' })
  expect(row).toMatchObject({ email: 'zoe@quimby.example', plans: nameless.plans, people: [] })
  expect(await mailsOf(id)).toEqual([
    ['agent', null],
    ['visitor', 'zoe@quimby.example'],
  ])
})

test('the longest that a visitor can put together fits', async () => {
  const long = { ...leadPlan, carrierName: 'C'.repeat(60), applyProductCode: 'v2.'.padEnd(1_000, 'x') }
  await stored('email-quote', newQuoteEmail({ plans: Array(mostPlans.quoteEmail).fill(long) }))
  const answers = Array.from({ length: 12 }, (_, n) => `An answer of some length ${n}`)
  const person = { ...leadPerson, medicalConditions: answers, medications: answers, goals: answers }
  const plans = Array(mostPlans.application).fill(long)
  await stored('submit-application', newApplication({ plans, people: Array(10).fill(person) }))
})

test.each(kinds)(
  '[CONSENT-02] %s stores which text was answered and when, for a yes and for a no',
  async (name, bodyWith) => {
    for (const consent of [true, false]) {
      const before = Date.now()
      const { row } = await stored(name, bodyWith({ consent }))
      const version = name === 'email-quote' ? consentVersions.emails : consentVersions.calls
      expect(row).toMatchObject({ consent, consent_version: version })
      expect(Number(row?.consent_at)).toBeGreaterThanOrEqual(before)
      expect(Number(row?.consent_at)).toBeLessThanOrEqual(Date.now())
    }
  },
)

test.each(kinds)(
  '%s: taps at once and later repeats with one key are one lead with one id',
  async (name, bodyWith) => {
    const body = bodyWith()
    const taps = await Promise.all(Array.from({ length: 12 }, () => at.post(name, body)))
    const again = await at.post(name, { ...body, consent: !body.consent })
    const ids = new Set([...taps, again].map(({ status, answer }) => (status === 200 ? answer.id : status)))
    expect([...ids]).toEqual((await leadsOf(body)).map(({ id }) => id))
    expect(ids.size).toBe(1)
    const [id] = ids
    expect(await mailsOf(String(id))).toHaveLength(name === 'request-call' ? 1 : 2)
  },
)

test.each(kinds)(
  '%s: what the table refuses is not answered as stored, and the same key stores it later',
  async (name, bodyWith) => {
    const body = bodyWith({ fullName: 'Quimby the Refused' })
    await at.sql`alter table leads add constraint closed check (person_name <> 'Quimby the Refused') not valid`
    try {
      expect(await at.post(name, body)).toMatchObject({ status: 503, answer: { error: 'not_stored' } })
    } finally {
      await at.sql`alter table leads drop constraint closed`
    }
    expect(await leadsOf(body)).toHaveLength(0)
    expect(at.said()).toContain('function_failed')
    for (const detail of ['Quimby', 'quimby', '555-0188', '31.27', 'Asthma'])
      expect(at.said()).not.toContain(detail)
    const { id } = await stored(name, body)
    expect((await leadsOf(body)).map((row) => row.id)).toEqual([id])
  },
)

test('without its mails a lead is not stored either', async () => {
  const body = newApplication()
  await at.sql.script(`create function public.no_mail() returns trigger language plpgsql as $$
      begin raise exception 'no mail'; end $$;
    create trigger no_mail before insert on public.lead_mails for each row execute function public.no_mail()`)
  try {
    expect(await at.post('submit-application', body)).toMatchObject({
      status: 503,
      answer: { error: 'not_stored' },
    })
    expect(await leadsOf(body)).toHaveLength(0)
  } finally {
    await at.sql.script('drop trigger no_mail on lead_mails; drop function public.no_mail()')
  }
  const { id } = await stored('submit-application', body)
  expect((await mailsOf(id))[0]).toEqual(['agent', null])
})

/** What ends a line somewhere, and what no database keeps. */
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u0000', '\ud800']
const secret = 'Quimby-Secret'

const count = async () => Number((await at.sql`select count(*) from leads`)[0]?.count)

/** Sends it in with each change, and expects that it is refused by the field that is named, unrepeated and unstored. */
async function expectRefused(name: string, body: object, changes: readonly (readonly [object, string])[]) {
  const before = await count()
  for (const [change, field] of changes) {
    const { status, answer } = await at.post(name, Array.isArray(change) ? change : { ...body, ...change })
    expect([field, status, answer.error, answer.fields]).toEqual([field, 400, 'invalid_body', [field]])
    expect(JSON.stringify(answer)).not.toContain(secret)
  }
  expect(await count()).toBe(before)
}

test.each(kinds)('%s: a line cannot be ended in a name, an address or a number', async (name, bodyWith) => {
  const valid = { email: 'zoe@quimby.example', ...bodyWith() }
  for (const field of ['fullName', 'email', 'phone'].filter((one) => one in valid)) {
    const right = Reflect.get(valid, field)
    const ended = (end: string) => [{ [field]: `${right}${end}Bcc: ${secret}@example.com` }, field] as const
    await expectRefused(name, valid, breaks.map(ended))
  }
})

test.each(kinds)(
  '[U17] [D13] %s: a value of another type, and an address that no mail could reach, are named by their field',
  async (name, bodyWith) => {
    const fields = ['idempotencyKey', 'language', 'page', 'consent', 'consentVersion', 'plans']
    const wrong = [{ [secret]: secret }, 7, null]
    await expectRefused(name, bodyWith(), [
      ...fields.flatMap((field) => wrong.map((value) => [{ [field]: value }, field] as const)),
      [{ plans: [{ ...leadPlan, coverage: secret }] }, 'plans.0.coverage'],
      [{ plans: [{ ...leadPlan, carrierName: '\u0000' }] }, 'plans.0.carrierName'],
      [{ plans: Array(61).fill(leadPlan) }, 'plans'],
      [{ page: `/x?name=${secret}` }, 'page'],
      [[secret], '(body)'],
      [{ email: 'maria@example' }, 'email'],
      [{ email: ' maria@example.com' }, 'email'],
    ])
  },
)

test('[D1] an application that cannot be answered, or whose people do not fit what an agent reads, is refused', async () => {
  const person = (change: object) => ({ people: [{ ...leadPerson, ...change }] })
  await expectRefused('submit-application', newApplication(), [
    [{ reach: ['pigeon'] }, 'reach.0'],
    [{ reach: ['email'], email: undefined }, 'reach'],
    [{ reach: ['call'], phone: undefined }, 'reach'],
    [{ reach: ['text'], phone: undefined }, 'reach'],
    [{ reach: [], email: undefined, phone: undefined }, 'email'],
    [person({ weightPounds: secret }), 'people.0.weightPounds'],
    [person({ heightFeet: 1e9 }), 'people.0.heightFeet'],
    [person({ medications: [secret.repeat(50)] }), 'people.0.medications.0'],
    [person({ goals: ['\ud800'] }), 'people.0.goals.0'],
    [{ people: Array(11).fill(leadPerson) }, 'people'],
  ])
})

test('a call that cannot be made is refused', async () => {
  await expectRefused('request-call', newCallRequest(), [
    [{ fullName: ' ' }, 'fullName'],
    [{ phone: `(212) 555-0188 ${secret}` }, 'phone'],
    [{ email: `${secret} <a@example.com>` }, 'email'],
    [{ email: 'a@example.com, b@example.com' }, 'email'],
    [{ kind: 'application' }, 'kind'],
    [{ bestTimes: ['night'] }, 'bestTimes.0'],
    [{ consentVersion: `calls ${secret}.example` }, 'consentVersion'],
    [{ timeZone: `America/New York ${secret}` }, 'timeZone'],
  ])
})

test.each(kinds)(
  '%s: who fills in the field that nobody sees is told so, and nothing is stored',
  async (name, bodyWith) => {
    const before = await count()
    const { status, answer } = await at.post(name, bodyWith({ website: `https://${secret}.example` }))
    expect([status, answer.error]).toEqual([400, 'not_accepted'])
    expect(JSON.stringify(answer)).not.toContain(secret)
    expect(await count()).toBe(before)
    expect((await at.post(name, bodyWith({ website: '' }))).status).toBe(200)
  },
)

test.each(kinds)(
  '%s: neither names nor plans carry a link, an address or a number to the mailbox that was entered',
  async (name, bodyWith) => {
    const lure = 'Claim at https://evil.example, eve@evil.example or (900) 555-0199'
    const plan = { ...leadPlan, carrierName: lure, productName: lure, personName: lure }
    const { answer } = await at.post(
      name,
      bodyWith({ fullName: lure, email: 'victim@mail.example', plans: [plan] }),
    )
    const id = String(answer.id)
    const lead = await findLead(at.sql, id)
    if (!lead) throw new Error('There is no such lead')
    const mail = writeLeadEmail(lead, { id, recipient: 'visitor', address: lead.email }, emailSettings)
    for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/evil\.|eve@|555-0199/)
    expect(mail.text).toContain('Claim at https: evil example, eve evil example or (###) ###-####')
  },
)

test('no line of the log holds anything of it', () => {
  for (const detail of [secret, 'Quimby', 'quimby', '555-0188', 'evil'])
    expect(at.said()).not.toContain(detail)
})
