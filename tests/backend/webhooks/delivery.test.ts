import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskWebhooksSchema } from '#domain/leads/desk/webhooks.ts'
import { setReceiver } from '#server/leads/webhooks/webhook-rows.ts'
import type { Email } from '#server/mail/email.ts'
import { mailedLead, storeLead, storeLeads } from '../../fixtures/leads/leads.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../fixtures/leads/webhook-receiver.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { ask, signUpAgent } from '../fixtures/desk.ts'
import { openWebhookTest, type WebhookTest } from '../fixtures/webhook-worker.ts'

let hooks: WebhookTest
let receiver: WebhookReceiver
let owner: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  hooks = await openWebhookTest()
  owner = await signUpAgent(hooks.at)
})
afterAll(() => hooks.close())
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  await hooks.rest()
  await receiver.stop()
})

/** A request by somebody new, and who that is. */
async function newRequest(name: string): Promise<{ lead: string; person: string }> {
  const { id } = await storeLead(hooks.at.sql, { person_name: name, phone: null })
  const [row] = await hooks.at.sql<{ person_id: string }>`select person_id from leads where id = ${id}`
  return { lead: id, person: row?.person_id ?? '' }
}

async function setStage(person: string, stage: string): Promise<void> {
  await hooks.at.sql`update people set stage = ${stage} where id = ${person}`
}

/** What of a person came in, in its order. */
const stagesOf = (person: string) =>
  receiver.taken.flatMap(({ event }) =>
    event.type !== 'person.erased' && event.data.person.id === person ? [event.data.person.stage] : [],
  )
const states = async () => (await hooks.events()).map(({ state }) => state)
const logged = () => hooks.lines.map((line) => JSON.parse(line))

test('[O18] A request is told of as soon as it is stored, signed and with the id of its event', async () => {
  await hooks.work(receiver.url)
  const { lead, person } = await newRequest('Ana Ruiz')
  await expect.poll(states).toEqual(['sent'])
  const [event] = await hooks.events()
  expect(receiver.taken).toHaveLength(1)
  expect(receiver.taken[0]).toMatchObject({
    id: event?.id,
    event: { type: 'request.created', version: 1, data: { person: { id: person }, request: { id: lead } } },
  })
  const left = () => hooks.at.sql`select from jobs.job where name = 'webhooks'`
  await expect.poll(left).toEqual([])
  expect(hooks.lines).toEqual([])
})

test('[O18] What changes of a person at once is one event, and what changes one after the other comes in its order', async () => {
  const { stop } = await hooks.work(receiver.url)
  await stop()
  const { person } = await newRequest('Ana Ruiz')
  await hooks.at.sql.begin(async (sql) => {
    await sql`update people set stage = 'contacted' where id = ${person}`
    await sql`update people set next_contact_at = now() where id = ${person}`
  })
  for (const stage of ['quoted', 'applied', 'in_force']) await setStage(person, stage)
  expect((await hooks.events()).map(({ changes }) => changes)).toEqual([
    [],
    ['next_contact', 'stage'],
    ['stage'],
    ['stage'],
    ['stage'],
  ])
  const noted = (await hooks.events()).map(({ id }) => id)
  await hooks.work(receiver.url)
  await expect.poll(states).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
  expect(receiver.taken.map(({ id }) => id)).toEqual(noted)
})

test('[O18] After a 500 it is tried again with the same id; the person’s later events wait, others go', async () => {
  await hooks.work(receiver.url)
  receiver.answerWith(({ event }) => (event.type === 'request.created' ? 500 : 204))
  const ana = await newRequest('Ana Ruiz')
  await setStage(ana.person, 'contacted')
  receiver.answerWith(({ event }) =>
    event.type !== 'person.erased' && event.data.person.id === ana.person ? 500 : 204,
  )
  const beto = await newRequest('Beto Paz')
  await expect.poll(() => stagesOf(beto.person)).toEqual(['new'])
  await expect.poll(async () => (await hooks.events())[0]).toMatchObject({ state: 'waiting', problem: '500' })
  expect(stagesOf(ana.person)).toEqual([])
  // A redirect is not followed.
  receiver.answerWith(302)
  await hooks.letTimePass()
  await expect.poll(async () => (await hooks.events())[0]?.problem).toBe('302')
  receiver.answerWith(204)
  await hooks.letTimePass()
  await expect.poll(states).toEqual(['sent', 'sent', 'sent'])
  const ofAna = receiver.deliveries.filter(
    ({ event }) => event.type !== 'person.erased' && event.data.person.id === ana.person,
  )
  expect(ofAna.map(({ event }) => event.type)).toEqual([
    'request.created',
    'request.created',
    'request.created',
    'person.changed',
  ])
  expect(ofAna[1]?.id).toBe(ofAna[0]?.id)
  const [away, back] = logged()
  expect(away).toMatchObject({ code: 'webhook_receiver_away', cause: '500' })
  expect(back).toMatchObject({ code: 'webhook_receiver_back', seconds: expect.any(Number) })
})

test('[O18] After the last try it is given up, which one line of the log says by its id alone, and the next one goes', async () => {
  await hooks.work(receiver.url, { retries: { tries: 2, firstPause: 600, longestPause: 600 } })
  receiver.answerWith(({ event }) => (event.type === 'request.created' ? 500 : 204))
  const { person } = await newRequest('Ana Ruiz')
  await setStage(person, 'contacted')
  await expect.poll(async () => (await hooks.events())[0]).toMatchObject({ state: 'waiting', tries: 1 })
  await hooks.letTimePass()
  await expect.poll(states).toEqual(['failed', 'sent'])
  const [{ id } = { id: '' }] = await hooks.events()
  const givenUp = logged().filter(({ code }) => code === 'webhook_given_up')
  expect(givenUp).toEqual([{ time: expect.any(String), level: 'error', code: 'webhook_given_up', event: id }])
})

test('[O18] A receiver that does not answer in time has not taken it', async () => {
  const late: AbortController[] = []
  await hooks.work(receiver.url, {
    timeout: () => {
      const controller = new AbortController()
      late.push(controller)
      return controller.signal
    },
  })
  receiver.answerWith('nothing')
  await newRequest('Ana Ruiz')
  await expect.poll(() => receiver.deliveries.length).toBe(1)
  expect(await states()).toEqual(['waiting'])
  late[0]?.abort(new DOMException('Too late', 'TimeoutError'))
  await expect.poll(async () => (await hooks.events())[0]?.problem).toBe('timeout')
  receiver.answerWith(204)
  await hooks.letTimePass()
  await expect.poll(states).toEqual(['sent'])
  expect(receiver.deliveries[1]?.id).toBe(receiver.deliveries[0]?.id)
})

test('[O18] A receiver that answers 410 gets nothing more until it is another one; what happens meanwhile is noted', async () => {
  const { stop } = await hooks.work(receiver.url)
  receiver.answerWith(410)
  const ana = await newRequest('Ana Ruiz')
  await expect.poll(() => logged().map(({ code }) => code)).toEqual(['webhooks_stopped'])
  receiver.answerWith(204)
  await setStage(ana.person, 'contacted')
  await newRequest('Beto Paz')
  await hooks.letTimePass()
  await stop()
  const again = await hooks.work(receiver.url)
  // It would have been sent with the first look.
  await again.stop()
  expect(receiver.deliveries).toHaveLength(1)
  expect((await hooks.events()).map(({ state, tries }) => [state, tries])).toEqual([
    ['waiting', 0],
    ['waiting', 0],
    ['waiting', 0],
  ])
  await hooks.work(`${receiver.url}/new`)
  await expect.poll(states).toEqual(['sent', 'sent', 'sent'])
  expect(stagesOf(ana.person)).toEqual(['contacted', 'contacted'])
})

test('[O18] The agent is told by one email that the receiver wants no more, also when the first try fails', async () => {
  const sent: Email[] = []
  const settings = emailSettings
  const fails = () => Promise.reject(new Error('no mail just now'))
  const broken = await hooks.work(receiver.url, { emails: { settings, send: fails } })
  receiver.answerWith(410)
  await Promise.all([newRequest('Ana Ruiz'), newRequest('Beto Paz'), newRequest('Cleo Diaz')])
  await expect.poll(() => logged().map(({ code }) => code)).toContain('webhooks_stopped')
  await broken.stop()
  // What was not told by then is told after the next start, by whichever process comes first.
  const send = async (email: Email) => void sent.push(email)
  await hooks.at.sql`delete from jobs.job where name = 'webhooks-stopped'`
  const [one, other] = await Promise.all([
    hooks.work(receiver.url, { emails: { settings, send } }),
    hooks.work(receiver.url, { emails: { settings, send } }),
  ])
  const left = () => hooks.at.sql`select from private.webhook_receiver where stop_id is not null`
  await expect.poll(left).toEqual([])
  await one.stop()
  await other.stop()
  const third = await hooks.work(receiver.url, { emails: { settings, send } })
  await third.stop()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ kind: 'webhooks-stopped', to: settings.agent.supportEmail })
  expect(sent[0]?.text).toContain(`${settings.siteUrl}/agent?view=settings`)
})

test('[O18] Two processes on one database send each event once', async () => {
  await Promise.all([hooks.work(receiver.url), hooks.work(receiver.url)])
  const people = await Promise.all(Array.from({ length: 12 }, (_, number) => newRequest(`Person ${number}`)))
  await Promise.all(people.map(({ person }) => setStage(person, 'contacted')))
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['sent']))
  const noted = (await hooks.events()).map(({ id }) => id)
  expect(noted).toHaveLength(24)
  expect(receiver.deliveries.map(({ id }) => id).toSorted()).toEqual(noted.toSorted())
  for (const { person } of people) expect(stagesOf(person)).toHaveLength(2)
})

test('[O18] An import of many requests is told of once, and all of them are sent', async () => {
  const told: string[] = []
  const { unlisten } = await hooks.at.sql.listen('webhook_events', (word) => void told.push(word))
  await hooks.work(receiver.url)
  await storeLeads(
    hooks.at.sql,
    Array.from({ length: 30 }, (_, number) => mailedLead({ person_name: `Person ${number}`, phone: null })),
  )
  await expect.poll(() => receiver.taken.length).toBe(30)
  expect(told).toEqual([''])
  await unlisten()
})

test('[O18] Events are deleted a week after they were taken, and after a month if nobody took them', async () => {
  const first = await hooks.work(receiver.url)
  for (const name of ['Ana Ruiz', 'Beto Paz', 'Carla Gil', 'Dan Ito']) await newRequest(name)
  await expect.poll(states).toEqual(['sent', 'sent', 'sent', 'sent'])
  await first.stop()
  const [ana, beto, carla] = await hooks.events()
  await hooks.at
    .sql`update private.webhook_events set sent_at = now() - interval '8 days' where id = ${ana?.id ?? ''}`
  await hooks.at
    .sql`update private.webhook_events set sent_at = now() - interval '6 days' where id = ${beto?.id ?? ''}`
  await hooks.at.sql`
    update private.webhook_events set state = 'failed', created_at = now() - interval '31 days' where id = ${carla?.id ?? ''}`
  await hooks.work(receiver.url)
  await expect.poll(async () => (await hooks.events()).length).toBe(2)
  expect((await hooks.events())[0]?.id).toBe(beto?.id)
})

const state = () => ask(owner.client, 'desk_webhooks', {}, deskWebhooksSchema)
const sendAgain = () => ask(owner.client, 'desk_webhooks_again', {}, deskWebhooksSchema)
const none = { waiting: 0, failed: 0, oldest_at: null }

test('[O18] The desk says whether webhooks are on, how many wait and how many were given up', async () => {
  expect(await state()).toEqual({ state: 'off', ...none })
  const { stop } = await hooks.work(receiver.url, { retries: { tries: 1, firstPause: 1, longestPause: 1 } })
  expect(await state()).toEqual({ state: 'on', ...none })
  receiver.answerWith(500)
  await newRequest('Ana Ruiz')
  await expect.poll(state).toEqual({ state: 'on', waiting: 0, failed: 1, oldest_at: expect.any(String) })
  await stop()
  await newRequest('Ana Ruiz')
  expect(await state()).toMatchObject({ waiting: 1, failed: 1 })
})

test('[O18] Send again sends at once all that was not taken, and the security log says who did it', async () => {
  await hooks.work(receiver.url, { retries: { tries: 1, firstPause: 1, longestPause: 1 } })
  receiver.answerWith(500)
  await newRequest('Ana Ruiz')
  await expect.poll(state).toMatchObject({ failed: 1 })
  receiver.answerWith(204)
  expect(await sendAgain()).toMatchObject({ state: 'on', waiting: 1, failed: 0 })
  await expect.poll(state).toEqual({ state: 'on', ...none })
  expect(receiver.deliveries[1]?.id).toBe(receiver.deliveries[0]?.id)
  const [line] = await hooks.at.sql`
    select actor_id, details from private.audit_events where event = 'lead_webhooks_sent_again'`
  expect(line).toEqual({ actor_id: owner.userId, details: { count: 1 } })
})

test('[O18] Where the receiver wanted no more the desk says so, and sending again begins anew', async () => {
  await hooks.work(receiver.url)
  receiver.answerWith(410)
  await newRequest('Ana Ruiz')
  await expect.poll(state).toMatchObject({ state: 'stopped', waiting: 1, failed: 0 })
  receiver.answerWith(204)
  expect(await sendAgain()).toMatchObject({ state: 'on' })
  await expect.poll(state).toEqual({ state: 'on', ...none })
})

test('[O18] While webhooks are off, sending again changes nothing', async () => {
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  await newRequest('Ana Ruiz')
  await setReceiver(hooks.at.sql, undefined)
  await newRequest('Ana Ruiz')
  await hooks.at.sql`update private.webhook_events set state = 'failed'`
  expect(await sendAgain()).toMatchObject({ state: 'off', waiting: 0, failed: 1 })
})

test('[O18] A receiver that was stopped stays so over a start with the same address, and not with another', async () => {
  const stoppedAt = async () => {
    const [row] = await hooks.at.sql<{ is_stopped: boolean }>`
      select stopped_at is not null as is_stopped from private.webhook_receiver`
    return row?.is_stopped
  }
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  await hooks.at.sql`update private.webhook_receiver set stopped_at = now()`
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  expect(await stoppedAt()).toBe(true)
  await setReceiver(hooks.at.sql, undefined)
  await setReceiver(hooks.at.sql, 'https://crm.example.com')
  expect(await stoppedAt()).toBe(true)
  await setReceiver(hooks.at.sql, 'https://other.example.com')
  expect(await stoppedAt()).toBe(false)
  expect(JSON.stringify(await hooks.at.sql`select * from private.webhook_receiver`)).not.toContain(
    'example.com',
  )
})
