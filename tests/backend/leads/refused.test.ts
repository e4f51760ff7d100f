import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLead } from '#server/leads/lead-email-rows.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import {
  submissions as kinds,
  leadPerson,
  leadPlan,
  newApplication,
  newCallRequest,
} from '../../fixtures/leads/submissions.ts'
import { settings } from '../../fixtures/settings/settings.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

/** What ends a line somewhere, and what no database keeps. */
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u0000', '\ud800']
const secret = 'Quimby-Secret'

describe('what is refused', () => {
  let at: LeadSite
  beforeAll(async () => {
    at = await startLeadSite()
  })
  afterAll(() => at.stop())

  const count = async () => Number((await at.sql`select count(*) from leads`)[0]?.count)

  async function expectRefused(name: string, body: unknown, fields: string[]) {
    const before = await count()
    const { status, answer } = await at.post(name, body)
    expect([status, answer.error, answer.fields]).toEqual([400, 'invalid_body', fields])
    expect(JSON.stringify(answer)).not.toContain(secret)
    expect(await count()).toBe(before)
  }

  test.each(kinds)('%s: a line cannot be ended in a name, an address or a number', async (name, bodyWith) => {
    const valid = { email: 'zoe@quimby.example', ...bodyWith() }
    for (const field of ['fullName', 'email', 'phone']) {
      if (!(field in valid)) continue
      const right = Reflect.get(valid, field)
      for (const end of breaks) {
        await expectRefused(name, { ...valid, [field]: `${right}${end}Bcc: ${secret}@example.com` }, [field])
        await expectRefused(name, { ...valid, [field]: `${right}${end}` }, [field])
      }
    }
  })

  test.each(kinds)(
    '%s: a value of another type is named by its field, never repeated',
    async (name, bodyWith) => {
      const valid = bodyWith()
      const wrong = [{ [secret]: secret }, 7, null]
      for (const field of ['idempotencyKey', 'language', 'page', 'consent', 'consentVersion', 'plans'])
        for (const value of wrong) await expectRefused(name, { ...valid, [field]: value }, [field])
      await expectRefused(name, { ...valid, plans: [{ ...leadPlan, coverage: secret }] }, [
        'plans.0.coverage',
      ])
      await expectRefused(name, { ...valid, plans: [{ ...leadPlan, carrierName: '\u0000' }] }, [
        'plans.0.carrierName',
      ])
      await expectRefused(name, { ...valid, plans: Array(61).fill(leadPlan) }, ['plans'])
      await expectRefused(name, { ...valid, plans: [secret] }, ['plans.0'])
      await expectRefused(name, { ...valid, page: `/x?name=${secret}` }, ['page'])
      await expectRefused(name, [secret], ['(body)'])
    },
  )

  test('answers of people fit what an agent reads, or are refused by their place', async () => {
    const withPerson = (change: object) => ({ ...newApplication(), people: [{ ...leadPerson, ...change }] })
    for (const [change, field] of [
      [{ weightPounds: secret }, 'people.0.weightPounds'],
      [{ heightFeet: 1e9 }, 'people.0.heightFeet'],
      [{ medications: [secret.repeat(50)] }, 'people.0.medications.0'],
      [{ goals: ['\ud800'] }, 'people.0.goals.0'],
    ] as const)
      await expectRefused('submit-application', withPerson(change), [field])
    await expectRefused('submit-application', { ...newApplication(), people: Array(11).fill(leadPerson) }, [
      'people',
    ])
  })

  test.each([
    [{ reach: ['pigeon'] }, 'reach.0'],
    [{ reach: 'call' }, 'reach'],
    [{ reach: ['email'], email: undefined }, 'reach'],
    [{ reach: ['call'], phone: undefined }, 'reach'],
    [{ reach: ['text'], phone: undefined }, 'reach'],
    [{ reach: [], email: undefined, phone: undefined }, 'email'],
  ])('[D1] an application with %j is refused', async (change, field) => {
    await expectRefused('submit-application', { ...newApplication(), ...change }, [field])
  })

  test.each(kinds)(
    '[U17] [D13] %s: an address that no mail could reach is refused',
    async (name, bodyWith) => {
      for (const email of [
        'a@',
        'maria@example',
        'maria@example.c',
        '.maria@example.com',
        ' maria@example.com',
      ])
        await expectRefused(name, { ...bodyWith(), email }, ['email'])
    },
  )

  test.each([
    [{ fullName: ' ' }, 'fullName'],
    [{ phone: '555-0188' }, 'phone'],
    [{ phone: `(212) 555-0188 ${secret}` }, 'phone'],
    [{ email: `${secret} <a@example.com>` }, 'email'],
    [{ email: 'a@example.com, b@example.com' }, 'email'],
    [{ kind: 'application' }, 'kind'],
    [{ bestTimes: ['night'] }, 'bestTimes.0'],
    [{ consentVersion: `calls ${secret}.example` }, 'consentVersion'],
    [{ timeZone: `America/New York ${secret}` }, 'timeZone'],
  ])('a call with %j is refused', async (change, field) => {
    await expectRefused('request-call', { ...newCallRequest(), ...change }, [field])
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
      const body = bodyWith({ fullName: lure, email: 'victim@mail.example', plans: [plan] })
      const { status, answer } = await at.post(name, body)
      expect(status).toBe(200)
      const id = String(answer.id)
      const lead = await findLead(at.sql, id)
      if (!lead) throw new Error('There is no such lead')
      const mail = writeLeadEmail(
        lead,
        { id, recipient: 'visitor', address: lead.email },
        {
          brand: settings.brand.name,
          agent: settings.agent,
          siteUrl: 'https://site.example',
          backendUrl: 'https://site.example',
        },
      )
      for (const text of [mail.subject, mail.text, mail.html])
        expect(text).not.toMatch(/evil\.|eve@|555-0199/)
      expect(mail.text).toContain('Claim at https: evil example, eve evil example or (###) ###-####')
    },
  )

  test('no line of the log holds anything of it', () => {
    for (const detail of [secret, 'Quimby', 'quimby', '555-0188', 'onerror'])
      expect(at.said()).not.toContain(detail)
  })
})
