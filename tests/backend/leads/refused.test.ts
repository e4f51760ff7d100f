import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLead } from '#server/leads/lead-email-rows.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import {
  submissions as kinds,
  leadPerson,
  leadPlan,
  newApplication,
  newCallRequest,
} from '../../fixtures/leads/submissions.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

/** What ends a line somewhere, and what no database keeps. */
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u0000', '\ud800']
const secret = 'Quimby-Secret'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite()
})
afterAll(() => at.stop())

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
