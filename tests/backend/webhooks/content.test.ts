import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WebhookEvent } from '#domain/leads/webhooks/webhook-event.ts'
import { mailedLead } from '../../fixtures/leads/leads.ts'
import { leadPerson } from '../../fixtures/leads/submissions.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../fixtures/leads/webhook-receiver.ts'
import { personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'
import { openWebhookTest, type WebhookTest } from '../fixtures/webhook-worker.ts'

let hooks: WebhookTest
let receiver: WebhookReceiver
let agent: { client: SupabaseClient; userId: string }
beforeAll(async () => {
  hooks = await openWebhookTest()
  agent = await signUpAgent(hooks.at)
})
afterAll(() => hooks.close())
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  await hooks.rest()
  await hooks.at.sql`delete from private.contact_wishes`
  await receiver.stop()
})

const dateOfBirth = '1988-03-14'
const medication = 'Insulin-Xyz'
const applyKey = 'a-sealed-key-of-our-own'

/** Somebody applies with answers about health. */
async function apply(changes: object = {}): Promise<{ lead: string; person: string; key: string }> {
  const { id: _, refused: _refused, resident_state: _state, created_at, ...lead } = mailedLead()
  const key = crypto.randomUUID()
  const id = await storeLead(hooks.at, {
    ...lead,
    created_at: created_at.toISOString(),
    consent_at: created_at.toISOString(),
    email: 'maria@mail.example',
    plans: lead.plans.map((plan) => ({
      ...plan,
      applyProductCode: applyKey,
      likely: { low: 900, high: 1200 },
    })),
    people: [
      {
        ...leadPerson,
        fullName: 'María Álvarez',
        residentState: 'FL',
        dateOfBirth,
        medications: [medication],
      },
    ],
    idempotency_key: key,
    ...changes,
  })
  return { lead: id, person: await personOf(hooks.at, id), key }
}

async function atTheDesk(name: string, params: object): Promise<unknown> {
  const { data, error } = await agent.client.rpc(name, params)
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`)
  return data
}

/** Waits until all that was noted has been taken, and answers it in its order. */
async function told(): Promise<WebhookEvent[]> {
  const open = async () => (await hooks.events()).filter(({ state }) => state !== 'sent')
  await expect.poll(open).toEqual([])
  return receiver.taken.map(({ event }) => event)
}

test('[O18] A request comes with its person, plans, consent and reach, without answers about health and keys of ours', async () => {
  await hooks.work(receiver.url)
  const { lead, person, key } = await apply({ reach: ['email', 'call'] })
  expect(await told()).toMatchObject([
    {
      type: 'request.created',
      data: {
        person: { id: person, name: 'María Álvarez', refused: ['text'], request_ids: [lead] },
        request: {
          id: lead,
          created_at: '2026-11-20T15:30:00.000Z',
          reach: ['email', 'call'],
          consent: { is_given: true, at: '2026-11-20T15:30:00.000Z' },
          plans: [{ carrier_name: 'SBLI', monthly_premium: 1_028.3, likely: { low: 900, high: 1200 } }],
        },
      },
    },
  ])
  for (const secret of [dateOfBirth, medication, 'Asthma', applyKey, key])
    expect(receiver.taken[0]?.body).not.toContain(secret)
})

test('[O18] With the setting the answers of every insured person go along, still without keys of ours', async () => {
  await hooks.work(receiver.url, { hasAnswers: true })
  await apply()
  const [event] = await told()
  expect(event?.type === 'request.created' && event.data.request.answers).toMatchObject([
    { full_name: 'María Álvarez', date_of_birth: dateOfBirth, medications: [medication] },
  ])
  expect(receiver.taken[0]?.body).not.toContain(applyKey)
})

test('[O18] Stage, next contact, owner, a corrected address and a contact that was noted or taken back are told, without what was written of it', async () => {
  await hooks.work(receiver.url)
  const { lead, person } = await apply()
  const nextAt = '2031-05-06T07:08:09.000Z'
  const logged = await atTheDesk('desk_log', {
    id: person,
    way: 'call',
    outcome: 'voicemail',
    body: 'Asked about her insulin',
    next_contact_at: nextAt,
  })
  await told()
  await atTheDesk('desk_undo', { entry_id: Object(logged).entry_id })
  await told()
  await atTheDesk('desk_assign', { id: person, owner_id: agent.userId })
  await atTheDesk('desk_note', { id: person, body: 'A note stays here' })
  await told()
  await hooks.at.sql`update leads set email = 'right@mail.example' where id = ${lead}`
  await told()
  const changed = receiver.taken.flatMap(({ event }) =>
    event.type === 'person.changed' ? [{ changes: event.data.changes, ...event.data.person }] : [],
  )
  const all = ['contacted', 'next_contact', 'stage']
  const contact = { way: 'call', outcome: 'voicemail', at: expect.stringMatching(/Z$/) }
  expect(changed).toMatchObject([
    { changes: all, stage: 'contacted', next_contact_at: nextAt, last_contact: contact, owner: null },
    { changes: all, stage: 'new', next_contact_at: null, last_contact: null, owner: null },
    { changes: ['owner'], owner: { id: agent.userId, email: expect.stringMatching(/^agent-/) } },
    { changes: ['details'], email: 'right@mail.example' },
  ])
  expect(receiver.taken.map(({ body }) => body).join()).not.toMatch(/insulin|stays here/)
})

test('[O18] Two people who become one, and requests that are parted again, are told with all ids', async () => {
  await hooks.work(receiver.url)
  const maria = await apply()
  const mary = await apply({ person_name: 'Mary Alvarez' })
  expect(mary.person).not.toBe(maria.person)
  await atTheDesk('desk_merge', { into_id: maria.person, from_id: mary.person })
  await told()
  await atTheDesk('desk_split', { lead_ids: [mary.lead] })
  const parted = await personOf(hooks.at, mary.lead)
  const changed = (await told()).flatMap((event) =>
    event.type === 'person.changed'
      ? [
          [
            event.data.person.id,
            event.data.changes,
            event.data.other_person_ids,
            event.data.person.request_ids,
          ],
        ]
      : [],
  )
  expect(changed.slice(0, 1)).toEqual([
    [maria.person, ['merged'], [mary.person], expect.arrayContaining([maria.lead, mary.lead])],
  ])
  expect(changed.slice(1)).toEqual(
    expect.arrayContaining([
      [maria.person, ['split'], [parted], [maria.lead]],
      [parted, ['split'], [maria.person], [mary.lead]],
    ]),
  )
})

test('[O18] What was noted of somebody before they became another is told of that other', async () => {
  const { stop } = await hooks.work(receiver.url)
  await stop()
  const maria = await apply()
  const mary = await apply({ person_name: 'Mary Alvarez' })
  const third = await apply({ person_name: 'M. A.' })
  await atTheDesk('desk_merge', { into_id: mary.person, from_id: third.person })
  await atTheDesk('desk_merge', { into_id: maria.person, from_id: mary.person })
  await hooks.work(receiver.url)
  const events = await told()
  const created = events.filter(({ type }) => type === 'request.created')
  expect(created).toHaveLength(3)
  for (const event of events) expect(event).toMatchObject({ data: { person: { id: maria.person } } })
  const merged = events.flatMap((event) =>
    event.type === 'person.changed' ? event.data.other_person_ids : [],
  )
  expect(merged.toSorted()).toEqual([mary.person, third.person].toSorted())
})

test('[O18] A refusal and its end are told of everybody with this phone or email', async () => {
  await hooks.work(receiver.url)
  const maria = await apply()
  const jose = await apply({ person_name: 'José Álvarez', email: 'jose@mail.example' })
  await atTheDesk('desk_wish', { id: maria.person, way: 'call', is_refused: true })
  await atTheDesk('desk_wish', { id: maria.person, way: 'call', is_refused: false })
  const refused = (await told()).flatMap((event) =>
    event.type === 'person.refused' ? [{ id: event.data.person.id, ways: event.data.ways }] : [],
  )
  expect(refused).toHaveLength(4)
  const last = (person: string) => refused.filter(({ id }) => id === person).at(-1)?.ways
  for (const { person } of [maria, jose]) expect(last(person)).toEqual([{ way: 'call', is_refused: false }])
})

test('[O18] What a visitor refuses by a mail’s link is told, and the code of that link is not', async () => {
  await hooks.work(receiver.url)
  const { lead, person } = await apply()
  const [row] = await hooks.at.sql<{
    contact_code: string
  }>`select contact_code from leads where id = ${lead}`
  await hooks.at.sql`select public.refuse_contact(${row?.contact_code ?? ''}, array['call', 'text'])`
  const events = await told()
  expect(events[1]).toMatchObject({
    type: 'person.refused',
    data: {
      person: { id: person, refused: ['call', 'text'] },
      ways: [
        { way: 'call', is_refused: true },
        { way: 'text', is_refused: true },
      ],
    },
  })
  expect(receiver.taken.map(({ body }) => body).join()).not.toContain(row?.contact_code)
})

test('[O18] What a form refuses is told with its request, and of others with the same phone by an event of their own', async () => {
  await hooks.work(receiver.url)
  const maria = await apply()
  await told()
  await apply({ person_name: 'José Álvarez', email: 'jose@mail.example', reach: ['email', 'call'] })
  const events = await told()
  // Of two people: which of them comes first is not promised.
  expect(
    events
      .slice(1)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['person.refused', 'request.created'])
  expect(events.find(({ type }) => type === 'person.refused')).toMatchObject({
    data: {
      person: { id: maria.person, refused: ['text'] },
      ways: expect.arrayContaining([{ way: 'text', is_refused: true }]),
    },
  })
})

test('[O18] Who is erased is told by ids alone, also where retention erases', async () => {
  await hooks.work(receiver.url)
  const maria = await apply()
  const second = await apply()
  expect(second.person).toBe(maria.person)
  await atTheDesk('desk_erase', { id: maria.lead })
  await told()
  await atTheDesk('desk_erase', { id: maria.person, whole_person: true })
  const jose = await apply({ person_name: 'José Paz', email: 'jose@mail.example', phone: null })
  await told()
  await hooks.at.sql`update people set touched_at = now() - interval '3 years' where id = ${jose.person}`
  await hooks.at.sql`select public.purge_old_rows(lead_months => 24)`
  const events = await told()
  const erased = events.filter(({ type }) => type === 'person.erased')
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'person.changed',
      data: expect.objectContaining({ changes: ['request_erased'], erased_request_ids: [maria.lead] }),
    }),
  )
  expect(erased.map(({ data }) => data)).toEqual([
    { person_id: maria.person, other_person_ids: [], request_ids: [second.lead] },
    { person_id: jose.person, other_person_ids: [], request_ids: [jose.lead] },
  ])
  const left = JSON.stringify(await hooks.at.sql`select * from private.webhook_events`)
  expect(left).not.toMatch(/María|José|8675309|867-5309|mail\.example/)
})

test('[O18] Of somebody who is erased before anything was told, only that is told, with all that it takes along', async () => {
  const { stop } = await hooks.work(receiver.url)
  await stop()
  const maria = await apply()
  const mary = await apply({ person_name: 'Mary Alvarez' })
  await atTheDesk('desk_merge', { into_id: maria.person, from_id: mary.person })
  await atTheDesk('desk_erase', { id: mary.lead })
  await atTheDesk('desk_erase', { id: maria.person, whole_person: true })
  await hooks.work(receiver.url)
  const events = await told()
  expect(events.map(({ type }) => type)).toEqual(['person.erased'])
  expect(events[0]?.type === 'person.erased' && events[0].data).toEqual({
    person_id: maria.person,
    other_person_ids: [mary.person],
    request_ids: expect.arrayContaining([maria.lead, mary.lead]),
  })
})

test('[O18] While webhooks are off nothing is noted', async () => {
  const { person, lead } = await apply({ reach: ['email'] })
  await atTheDesk('desk_log', { id: person, way: 'call', outcome: 'reached' })
  await atTheDesk('desk_wish', { id: person, way: 'call', is_refused: true })
  const other = await apply({ person_name: 'Mary Alvarez' })
  await atTheDesk('desk_merge', { into_id: person, from_id: other.person })
  await atTheDesk('desk_erase', { id: lead })
  await hooks.at.sql`delete from leads`
  expect(await hooks.events()).toEqual([])
  expect(await hooks.at.sql`select from private.webhook_receiver where is_on`).toHaveLength(0)
})
