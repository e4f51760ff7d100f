import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import { applicationSchema, callRequestSchema, quoteEmailSchema } from '#domain/leads/lead.ts'
import { leadPersonFrom, leadPersonOfInstant } from '#domain/leads/submission/lead-person.ts'
import { writeWebhookEvent } from '#domain/leads/webhooks/write-event.ts'
import { newPrimaryPerson, personSchema, questionsWithDefault } from '#domain/people/person.ts'
import { instantFormSchema, newInstantForm } from '#domain/quotes/instant/instant-form.ts'
import { findLead } from '#server/leads/lead-email-rows.ts'
import { findTold } from '#server/leads/webhooks/webhook-rows.ts'
import { writeLeadEmail } from '#server/mail/templates/leads/write-lead-email.ts'
import { answerFields, withAnswer } from '../../fixtures/leads/answer-variants.ts'
import {
  leadPerson,
  leadPlan,
  newApplication,
  newCallRequest,
  newQuoteEmail,
} from '../../fixtures/leads/submissions.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { recipe } from '../../fixtures/recipe.ts'
import { ask, personOf, signUpAgent } from '../fixtures/desk.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

// What a visitor answers has to reach the agent: whoever adds a question learns here where its answer is lost.

let at: LeadSite
let agent: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  at = await startLeadSite()
  agent = await signUpAgent(at)
})
afterAll(() => at.stop())

const samples = {
  idempotencyKey: [crypto.randomUUID(), crypto.randomUUID()],
  email: ['ana@one.example', 'ana@two.example'],
  phone: ['(212) 555-0101', '(212) 555-0102'],
  page: ['/quote/options', '/contact'],
  consentVersion: ['calls-2026-11-20', 'emails-2026-11-20'],
  timeZone: ['America/New_York', 'America/Los_Angeles'],
  'plans.0.planType': ['term', 'whole'],
  'people.0.dateOfBirth': ['1986-03-14', '1990-01-01'],
  'people.0.residentState': ['CA', 'TX'],
}

/** Of how many answers to a field are told apart: fewer than there are, one is lost on its way. */
const toDo = `Tell it, or say in notTold why not. ${recipe('A question', 5)}`

/** Which answers are not told, and why. */
const notTold: Record<'desk' | 'mail' | 'webhook', [path: RegExp, why: string][]> = {
  desk: [
    [/^idempotencyKey$/, 'it is made by the page, not answered'],
    [/^website$/, 'who fills it in is refused'],
  ],
  mail: [
    [/^(idempotencyKey|website)$/, 'as at the desk'],
    [/^people\./, 'answers about health stay at the desk, which the mail leads to'],
    [/^page$/, 'the desk has it'],
    [/^plans\.0\.(applyProductCode|likely\.\w+|priceSource)$/, 'the desk has it beside the estimate'],
  ],
  webhook: [
    [/^(idempotencyKey|website)$/, 'as at the desk'],
    [/^page$/, 'it is a page of ours, of no use elsewhere'],
    [/^plans\.0\.applyProductCode$/, 'it is a key of our own'],
    [/^plans\.0\.priceSource$/, 'is_sample and likely say how sure a price is'],
  ],
}

/** Sends it in, and answers what desk, mail and webhook tell of it, without what differs each time. */
async function toldOf(name: string, body: object) {
  await at.sql`delete from leads`
  await at.sql`truncate private.contact_wishes`
  const { status, answer } = await at.post(name, { ...body, idempotencyKey: crypto.randomUUID() })
  expect(status, JSON.stringify([answer, body])).toBe(200)
  const lead = String(answer.id)
  const person_id = await personOf(at, lead)
  const [request] =
    (await ask(agent.client, 'desk_person', { id: person_id }, deskPersonSchema))?.requests ?? []
  const {
    id: _,
    person_id: __,
    created_at: ___,
    updated_at: ____,
    consent_at: _____,
    ...desk
  } = {
    ...request,
    mails: request?.mails.map(({ recipient, address }) => [recipient, address]),
  }
  const emailed = await findLead(at.sql, lead)
  if (!emailed) throw new Error('There is no such lead')
  const email = { id: lead, recipient: 'agent', address: null } as const
  const mail = writeLeadEmail({ ...emailed, created_at: new Date(0) }, email, emailSettings)
  const noted = { id: lead, type: 'request.created', person_id, lead_id: lead, tries: 0 } as const
  const lists = { changes: [], people: [], requests: [] }
  const told = await findTold(at.sql, { ...noted, ...lists, created_at: new Date(0) }, true)
  const event = writeWebhookEvent(
    { type: noted.type, personId: person_id, happenedAt: new Date(0), ...lists },
    told,
  )
  return {
    desk: JSON.stringify(desk),
    mail: mail.text.replaceAll(lead, 'id'),
    webhook: JSON.stringify(event).replaceAll(/[\da-f]{8}-[\da-f-]{27}|"(created_)?at":"[^"]+"/g, 'id'),
  }
}

const likely = { low: 900, high: 1200 }
const plans = [{ ...leadPlan, likely, priceSource: 'model' as const }]
const application = newApplication({ plans, people: [leadPerson], reach: ['email', 'call'] })
const callRequest = newCallRequest({ email: 'ana@one.example', plans, people: [leadPerson] })

/** Plans and people are the same everywhere: of the others one field of each shows that they go along. */
const isAsked = (name: string, path: string) =>
  name === 'submit-application' || !/^(plans|people)\./.test(path) || /\.(isSample|smoker)$/.test(path)

test.each([
  ['submit-application', applicationSchema, application],
  ['request-call', callRequestSchema, callRequest],
  ['email-quote', quoteEmailSchema, newQuoteEmail({ plans })],
] as const)(
  'every answer of %s reaches the agent by desk, mail and webhook, yes and no alike',
  async (name, schema, body) => {
    const fields = answerFields(schema, samples).filter(
      ({ path }) => path !== 'website' && isAsked(name, path),
    )
    expect(fields.length).toBeGreaterThan(7)
    for (const { path, answers } of fields) {
      const told = []
      for (const answer of answers) {
        const changed = withAnswer(body, path, answer)
        if (schema.safeParse(changed).success) told.push(await toldOf(name, changed))
      }
      expect(told.length, `${path} takes none of ${JSON.stringify(answers)}`).toBeGreaterThan(1)
      for (const place of ['desk', 'mail', 'webhook'] as const) {
        const isLeftOut = notTold[place].some(([left]) => left.test(path))
        const different = new Set(told.map((one) => one[place])).size
        expect([name, place, path, different], toDo).toEqual([name, place, path, isLeftOut ? 1 : told.length])
      }
    }
  },
)

test('every answer about a person becomes part of what is sent, but contact and chosen plan, which go with the request', () => {
  const notSent = /^(id|email|phone|selected\w+|answered)$/
  const person = { ...newPrimaryPerson(), answered: [...questionsWithDefault] }
  for (const { path, answers } of answerFields(personSchema, { id: ['a', 'b'] })) {
    const sent = answers.map((answer) => JSON.stringify(leadPersonFrom(withAnswer(person, path, answer))))
    if (path === 'answered') continue
    expect([path, new Set(sent).size], toDo).toEqual([path, notSent.test(path) ? 1 : answers.length])
  }
})

test('every answer of the instant quote about a person becomes part of what is sent; those about the plan go with the plan', () => {
  const aboutPlan =
    /^(deathBenefit|termDuration|expeditedProducts|paidUpPeriod|premiumBudget|mainGoal|solveFor|cashValue\w+)$/
  for (const { path, answers } of answerFields(instantFormSchema, {})) {
    // Which product it is decides what is asked.
    if (path === 'productType') continue
    const form = { ...newInstantForm(), productType: 'Term' as const }
    const sent = answers.map((answer) =>
      JSON.stringify(leadPersonOfInstant(withAnswer(form, path, answer), 'Ana', [])),
    )
    expect([path, new Set(sent).size], toDo).toEqual([path, aboutPlan.test(path) ? 1 : answers.length])
  }
})
