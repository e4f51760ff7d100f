import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  deskAgentsSchema,
  deskAuditSchema,
  deskSummarySchema,
  deskWeekSchema,
} from '#domain/leads/desk/desk.ts'
import { deskUnsentMailsSchema } from '#domain/leads/desk/mails.ts'
import {
  changedPersonSchema,
  deskExportSchema,
  deskPeopleSchema,
  deskTodaySchema,
} from '#domain/leads/desk/people.ts'
import { deskPersonOfSchema, deskPersonSchema } from '#domain/leads/desk/person.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

let at: TestBackend
type Agent = Awaited<ReturnType<typeof signUpAgent>>
let owner: Agent
let agent: Agent
let other: Agent
beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await signUpAgent(at)
  agent = await signUpAgent(at, { isOwner: false })
  other = await signUpAgent(at, { isOwner: false })
})
afterAll(() => at.stop())

let own: { lead: string; id: string }
let theirs: { lead: string; id: string }
let nobodys: { lead: string; id: string }
beforeEach(async () => {
  await at.sql`delete from leads`
  await at.sql`delete from private.agents`
  const store = async (person_name: string, userId: string | null) => {
    const lead = await storeLead(at, { person_name, email: `${userId ?? 'nobody'}@example.com` })
    const id = await personOf(at, lead)
    await at.sql`update people set owner_id = ${userId} where id = ${id}`
    return { lead, id }
  }
  own = await store('Own Person', agent.userId)
  theirs = await store('Their Person', other.userId)
  nobodys = await store('Nobody’s Person', null)
  await at.sql`update lead_mails set state = 'failed'`
})

const everybody = ['Nobody’s Person', 'Own Person', 'Their Person']
const dates = { promised_since: '2026-01-01T00:00:00Z', day_ends: '2100-01-01T00:00:00Z' }

/** Everything that tells of people, as the names it tells of. */
async function seen(client: SupabaseClient) {
  const names = (rows: { name?: string | null; person_name?: string | null }[]) =>
    [...new Set(rows.map(({ name, person_name }) => name ?? person_name))].toSorted()
  const people = await ask(client, 'desk_people', { search: 'person' }, deskPeopleSchema)
  const today = await ask(client, 'desk_today', dates, deskTodaySchema)
  const exported = await ask(client, 'desk_export', {}, deskExportSchema)
  const mails = await ask(client, 'desk_unsent_mails', {}, deskUnsentMailsSchema)
  return {
    people: names(people),
    today: names(today.fresh),
    exported: names(exported),
    mails: names(mails),
  }
}

test.each([
  ['an owner of the site', () => owner, everybody],
  ['an agent', () => agent, ['Own Person']],
  ['another agent', () => other, ['Their Person']],
])('[O17] %s sees, counts and exports whom they may', async (_who, who, expected) => {
  const { client } = who()
  expect(await seen(client)).toEqual({
    people: expected,
    today: expected,
    exported: expected,
    mails: expected,
  })
  const summary = await ask(client, 'desk_summary', {}, deskSummarySchema)
  const count = expected.length
  expect(summary).toMatchObject({
    is_owner: count === 3,
    waiting: count,
    total: count,
    unsent_mails: 2 * count,
    oldest_waiting_at: expect.any(String),
    newest_at: expect.any(String),
  })
  const days = await ask(client, 'desk_week', { zone: 'UTC' }, deskWeekSchema)
  expect(days.reduce((sum, { came_in }) => sum + came_in, 0)).toBe(count)
  const found = await Promise.all(
    [own, theirs, nobodys].map(({ lead }) =>
      ask(client, 'desk_person_of', { lead_id: lead }, deskPersonOfSchema),
    ),
  )
  expect(found.filter((id) => id !== null)).toHaveLength(count)
})

test('[O17] a summary tells an agent of no change of other people', async () => {
  const last = async () => (await ask(agent.client, 'desk_summary', {}, deskSummarySchema)).last_change
  const before = await last()
  await other.client.rpc('desk_log', { id: theirs.id, way: 'call', outcome: 'reached' })
  expect(await last()).toBe(before)
  await agent.client.rpc('desk_log', { id: own.id, way: 'call', outcome: 'reached' })
  expect(await last()).toBeGreaterThan(before ?? 0)
})

test('[O17] an agent reads and changes nothing of other people, by whatever function', async () => {
  await other.client.rpc('desk_note', { id: theirs.id, body: 'Theirs alone' })
  const { data: logged } = await other.client.rpc('desk_log', {
    id: theirs.id,
    way: 'call',
    outcome: 'reached',
  })
  const note = await at.sql<{ id: string }>`select id from private.person_entries where kind = 'note'`
  const [mail] = await at.sql<{ id: string }>`
    select id from lead_mails where lead_id = ${theirs.lead} and recipient = 'visitor'`
  const stored = async () =>
    JSON.stringify(
      await Promise.all([
        at.sql`select * from people order by id`,
        at.sql`select * from leads order by id`,
        at.sql`select * from lead_mails order by id`,
        at.sql`select * from private.person_entries order by id`,
        at.sql`select * from private.contact_wishes order by id`,
        at.sql`select * from private.audit_events order by id`,
      ]),
    )
  const before = await stored()
  const revision = (
    await at.sql<{ revision: string }>`select revision from people where id = ${theirs.id}`
  )[0]?.revision
  for (const id of [theirs.id, nobodys.id]) {
    for (const [name, params] of [
      ['desk_person', { id }],
      ['desk_log', { id, way: 'call', outcome: 'reached' }],
      ['desk_note', { id, body: 'mine' }],
      ['desk_set', { id, seen: Number(revision), stage: 'lost' }],
      ['desk_wish', { id, way: 'call', is_refused: true }],
      ['desk_merge', { into_id: own.id, from_id: id }],
      ['desk_merge', { into_id: id, from_id: own.id }],
      ['desk_erase', { id, whole_person: true }],
      ['desk_erase', { id: theirs.lead, whole_person: false }],
      ['desk_split', { lead_ids: [theirs.lead] }],
      ['desk_send_again', { mail_id: mail?.id }],
      ['desk_undo', { entry_id: logged.entry_id }],
      ['desk_change_note', { entry_id: Number(note[0]?.id), body: 'mine' }],
    ] as const) {
      const { data, error } = await agent.client.rpc(name, params)
      expect([name, data, error]).toEqual([name, null, null])
    }
  }
  expect(await stored()).toBe(before)
})

test('[O17] what an owner of the site alone may do is refused to an agent, in a word of its own', async () => {
  for (const [name, params] of [
    ['desk_assign', { id: own.id, owner_id: other.userId }],
    ['desk_set_agent', { id: agent.userId, states: '', takes_leads: true }],
    ['desk_launch_check', {}],
    ['desk_webhooks', {}],
    ['desk_webhooks_again', {}],
    ['desk_known', { people: '[]' }],
    ['desk_import', { people: '[]' }],
  ] as const) {
    const { error } = await agent.client.rpc(name, params)
    expect([name, error?.code, error?.message]).toEqual([name, '42501', 'owner_only'])
  }
  expect(await at.sql`select from private.agents`).toHaveLength(0)
  expect(await at.sql`select from people where owner_id = ${agent.userId}`).toHaveLength(1)
})

test('[O17] an owner gives a person to an agent, who sees them from then on; the line has its author', async () => {
  const assign = (owner_id: string | null) =>
    ask(owner.client, 'desk_assign', { id: nobodys.id, owner_id }, changedPersonSchema)
  expect(await assign(agent.userId)).toMatchObject({ owner_id: agent.userId })
  const person = await ask(agent.client, 'desk_person', { id: nobodys.id }, deskPersonSchema)
  const emailOf = async ({ userId }: Agent) =>
    (await at.sql<{ email: string }>`select email from auth.users where id = ${userId}`)[0]?.email
  expect(person?.entries).toMatchObject([
    { kind: 'owner', actor: await emailOf(owner), is_own: false, details: { owner: await emailOf(agent) } },
  ])
  expect(await assign(null)).toMatchObject({ owner_id: null })
  const again = await ask(owner.client, 'desk_person', { id: nobodys.id }, deskPersonSchema)
  expect(again?.entries[0]).toMatchObject({ kind: 'owner', details: { owner: null } })
  const ordinary = await at.signUp(`ordinary-${crypto.randomUUID()}@example.com`)
  const params = { id: nobodys.id, owner_id: ordinary.userId }
  expect((await owner.client.rpc('desk_assign', params)).error?.code).toBe('P0001')
})

test('[O17] who looks like one of another agent’s is not shown, and people of two agents are joined by the owner alone', async () => {
  const phone = '(305) 555-0190'
  const lead = await storeLead(at, { person_name: 'Own Cousin', phone })
  await storeLead(at, { person_name: 'Their Cousin', phone })
  await at.sql`update people set owner_id = case when words like '% own%' then ${agent.userId}::uuid else ${other.userId}::uuid end`
  const id = await personOf(at, lead)
  const asAgent = await ask(agent.client, 'desk_person', { id }, deskPersonSchema)
  expect(asAgent?.alike).toEqual([])
  const asOwner = await ask(owner.client, 'desk_person', { id }, deskPersonSchema)
  expect(asOwner?.alike).toMatchObject([{ name: 'Their Cousin' }])
  const from_id = asOwner?.alike[0]?.id
  expect(await ask(owner.client, 'desk_merge', { into_id: id, from_id }, changedPersonSchema)).toMatchObject({
    owner_id: agent.userId,
  })
})

test('[O17] people of two agents do not become one by a request that names both', async () => {
  const [a, b] = [{ phone: '(305) 555-0191' }, { phone: null, email: 'twice@example.com' }]
  const first = await personOf(at, await storeLead(at, { person_name: 'Twice', ...a }))
  const second = await personOf(at, await storeLead(at, { kind: 'quote_email', person_name: 'Twice', ...b }))
  await at.sql`update people set owner_id = ${agent.userId} where id = ${first}`
  await at.sql`update people set owner_id = ${other.userId} where id = ${second}`
  expect(await personOf(at, await storeLead(at, { person_name: 'Twice', ...a, email: b.email }))).toBe(second)
  expect(await at.sql`select from people where id in (${first}, ${second})`).toHaveLength(2)
})

test('[O17] an agent’s log shows what they did, an owner’s what everybody did', async () => {
  await agent.client.rpc('desk_person', { id: own.id })
  await other.client.rpc('desk_person', { id: theirs.id })
  const told = async (client: SupabaseClient) =>
    (await ask(client, 'desk_audit', { page_size: 200 }, deskAuditSchema)).filter(
      ({ event }) => event === 'lead_opened',
    )
  const ofAgent = await told(agent.client)
  expect(ofAgent[0]).toMatchObject({ has_lead: true, lead_name: 'Own Person' })
  expect(ofAgent.every(({ is_own }) => is_own)).toBe(true)
  expect((await told(owner.client)).slice(0, 2).map(({ lead_name }) => lead_name)).toEqual([
    'Their Person',
    'Own Person',
  ])
  // Whose person they are no longer has no name for them.
  await owner.client.rpc('desk_assign', { id: own.id, owner_id: other.userId })
  expect((await told(agent.client))[0]).toMatchObject({ has_lead: false, lead_name: null })
})

test('[O17] new people come to the agents who take them, by state, in turn', async () => {
  const oneAgent = deskAgentsSchema.element.nullable()
  const setAgent = ({ userId: id }: { userId: string }, states: string, takes_leads: boolean) =>
    ask(owner.client, 'desk_set_agent', { id, states, takes_leads }, oneAgent)
  const given = { id: agent.userId, states: ['FL', 'TX'], takes_leads: true }
  expect(await setAgent(agent, 'FL,TX', true)).toMatchObject(given)
  const ownersOf = async (residentState: string | null, count: number) => {
    const people = residentState ? [{ residentState }] : []
    const leads = []
    for (let n = 0; n < count; n += 1) {
      leads.push(await storeLead(at, { person_name: crypto.randomUUID(), people }))
    }
    const rows = await at.sql<{ owner_id: string | null }>`
      select p.owner_id from leads l join people p on p.id = l.person_id where l.id = any (${leads}) order by l.created_at`
    return rows.map((row) => row.owner_id)
  }
  expect(await ownersOf('TX', 2)).toEqual([agent.userId, agent.userId])
  expect(await ownersOf('OH', 1)).toEqual([null])
  expect(await ownersOf(null, 1)).toEqual([null])
  await setAgent(other, '', true)
  expect((await ownersOf('FL', 6)).toSorted()).toEqual(
    [agent.userId, other.userId].toSorted().flatMap((id) => [id, id, id]),
  )
  expect(await ownersOf('OH', 2)).toEqual([other.userId, other.userId])
  await setAgent(agent, 'FL', false)
  await setAgent(other, '', false)
  expect(await ownersOf('FL', 1)).toEqual([null])
  await expect(setAgent(agent, 'Texas', true)).rejects.toThrow('23514')
  expect(await setAgent({ userId: crypto.randomUUID() }, '', true)).toBeNull()
})

test('[O17] an owner sees all agents, everybody else themselves', async () => {
  const agents = async ({ client }: Agent) => ask(client, 'desk_agents', {}, deskAgentsSchema)
  expect((await agents(agent)).map(({ id, is_owner }) => [id, is_owner])).toEqual([[agent.userId, false]])
  expect((await agents(owner)).map(({ id, is_owner }) => [id, is_owner])).toEqual([
    [owner.userId, true],
    [agent.userId, false],
    [other.userId, false],
  ])
})

test('[O17] with an agent’s account their people belong to nobody', async () => {
  const gone = await signUpAgent(at, { isOwner: false })
  await owner.client.rpc('desk_assign', { id: own.id, owner_id: gone.userId })
  await owner.client.rpc('desk_set_agent', { id: gone.userId, states: '', takes_leads: true })
  await at.sql`delete from auth.users where id = ${gone.userId}`
  expect(await at.sql`select owner_id from people where id = ${own.id}`).toEqual([{ owner_id: null }])
  expect(await at.sql`select from private.agents`).toHaveLength(0)
})
