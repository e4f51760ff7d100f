import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changedPersonSchema, deskPeopleSchema } from '#domain/leads/desk/people.ts'
import { deskPersonOfSchema, deskPersonSchema } from '#domain/leads/desk/person.ts'
import type { Queries } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

const phone = '(305) 555-0142'

let at: TestBackend
let agent: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  at = await startTestBackend('external')
  agent = await signUpAgent(at)
})
afterAll(() => at.stop())
beforeEach(() => at.sql`delete from leads`)

/** Stores a request and answers whose it is. */
const store = async (changes: object) => personOf(at, await storeLead(at, changes))
const byEmail = { kind: 'quote_email', phone: null }
const read = async (id: string | undefined) => {
  const person = await ask(agent.client, 'desk_person', { id }, deskPersonSchema)
  if (!person) throw new Error('nobody')
  return person
}
const people = () => at.sql<{ id: string }>`select id from people`
/** Who waits for this transaction to end. */
const waitingFor = (sql: Queries) => sql`
  select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`

test.each([
  ['as it was', { person_name: 'Ana Núñez', phone }],
  ['without accents, in capitals, with more spaces', { person_name: ' ANA   nunez ', phone }],
  ['with the number written otherwise', { person_name: 'Ana Núñez', phone: '+1 305.555.0142' }],
])('[O10] the same contact and name, %s, is the same person', async (_how, later) => {
  const first = await store({ person_name: 'Ana Núñez', phone })
  expect(await store(later)).toBe(first)
  expect(await people()).toHaveLength(1)
})

test('[O10] an email is the same in whatever letters, and what two requests share is enough', async () => {
  const first = await store({ ...byEmail, person_name: 'Ana', email: 'Ana@Example.com' })
  expect(await store({ person_name: 'Ana', email: 'ana@example.com', phone })).toBe(first)
  // Known by the number from now on as well.
  expect(await store({ person_name: 'Ana', phone })).toBe(first)
  expect(await store({ person_name: 'Ana', phone: '(305) 555-0199' })).not.toBe(first)
})

test('[O10] the same contact under another name is another person, and the desk says so', async () => {
  const ana = await store({ person_name: 'Ana Núñez', phone })
  const bob = await store({ person_name: 'Bob Núñez', phone })
  expect(bob).not.toBe(ana)
  expect((await read(ana)).alike).toEqual([
    { id: bob, name: 'Bob Núñez', requests: 1, latest_at: expect.any(String) },
  ])
  expect((await read(bob)).alike.map(({ id }) => id)).toEqual([ana])
})

test('[O10] without a name it is the only person with that contact; of several, one of its own', async () => {
  const nobody = await store({ ...byEmail, email: 'ana@example.com' })
  expect(await store({ ...byEmail, email: 'ana@example.com', person_name: 'Ana' })).toBe(nobody)
  expect(await store({ ...byEmail, email: 'ana@example.com' })).toBe(nobody)
  const bob = await store({ ...byEmail, email: 'ana@example.com', person_name: 'Bob' })
  expect(bob).not.toBe(nobody)
  expect(await store({ ...byEmail, email: 'ana@example.com' })).toBe(nobody)

  await store({ person_name: 'Cleo', phone })
  await store({ person_name: 'Dora', phone })
  await store({ phone })
  const named = await at.sql`
    select count(distinct person_id)::int as people from leads where phone = ${phone}`
  expect(named).toEqual([{ people: 3 }])
})

test('[O10] a number too short to tell, and no number, join nobody', async () => {
  const short = { kind: 'application', person_name: 'Ana', phone: '555' }
  expect(await store(short)).not.toBe(await store(short))
})

test('[O10] who is known by a number and by an address under one name is one as soon as a request has both', async () => {
  const older = await store({ person_name: 'Ana', phone, created_at: '2026-01-01T00:00:00Z' })
  const newer = await store({ ...byEmail, person_name: 'Ana', email: 'ana@example.com' })
  expect(newer).not.toBe(older)
  expect(await store({ person_name: 'ana', phone, email: 'ana@example.com' })).toBe(older)
  const person = await read(older)
  expect(person.requests).toHaveLength(3)
  expect(person.entries).toMatchObject([{ kind: 'merge', actor: null, details: { requests: 1 } }])
  expect(await people()).toEqual([{ id: older }])
})

test('[O10] the same request once more changes nobody, under whatever name it comes', async () => {
  const once = { person_name: 'Ana', phone, idempotency_key: crypto.randomUUID() }
  const person = await store(once)
  const before = await at.sql`select * from people`
  const again = { onConflict: 'idempotency_key', ignoreDuplicates: true }
  const server = at.client(at.secrets.secretKey)
  for (const name of ['Ana', 'Somebody Else']) {
    const { error } = await server.from('leads').upsert({ kind: 'call', ...once, person_name: name }, again)
    expect(error).toBeNull()
  }
  expect(await at.sql`select * from people`).toEqual(before)
  expect((await read(person)).requests).toHaveLength(1)
})

test('[O10] a key that comes twice at the same moment under two names leaves nobody without a request', async () => {
  const key = crypto.randomUUID()
  const insert = (sql: Queries, name: string) => sql`
    insert into leads (kind, person_name, phone, idempotency_key) values ('call', ${name}, ${phone}, ${key})
    on conflict (idempotency_key) do nothing`
  const { waiting } = await at.sql.begin(async (sql) => {
    await sql`insert into leads (kind, person_name, phone, idempotency_key) values ('call', 'Ana', ${phone}, ${key})`
    const other = insert(at.sql, 'Bob')
    await expect.poll(() => waitingFor(sql)).toHaveLength(1)
    return { waiting: other }
  })
  await waiting
  expect(await people()).toHaveLength(1)
  expect(await at.sql`select sum(change)::int as total from private.people_counts`).toEqual([{ total: 1 }])
})

test('[O10] the head is the newest request’s, with name, phone and email that only older ones have', async () => {
  const first = { person_name: 'Ana', phone, email: 'ana@example.com', created_at: '2026-01-02T00:00:00Z' }
  const person = await store({ ...first, people: [{ residentState: 'tx' }] })
  await store({ ...byEmail, email: 'ana@example.com', language: 'es', created_at: '2026-01-03T00:00:00Z' })
  await store({
    ...first,
    language: 'en',
    created_at: '2026-01-01T00:00:00Z',
    people: [{ residentState: 'FL' }],
  })
  const { requests, ...head } = await read(person)
  expect(head).toMatchObject({
    name: 'Ana',
    phone,
    email: 'ana@example.com',
    kind: 'quote_email',
    language: 'es',
    state: 'TX',
    stage: 'new',
    latest_at: '2026-01-03T00:00:00+00:00',
    waiting_since: '2026-01-01T00:00:00+00:00',
  })
  expect(requests.map(({ created_at }) => created_at.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-02',
    '2026-01-01',
  ])
})

test('[O10] who was lost and asks again begins anew; every other stage stays', async () => {
  const person = await store({ person_name: 'Ana', phone })
  for (const [stage, then] of [
    ['lost', 'new'],
    ['underwriting', 'underwriting'],
  ]) {
    await at.sql`update people set stage = ${stage ?? ''},
      lost_reason = case when ${stage ?? ''} = 'lost' then 'price' end where id = ${person}`
    await store({ person_name: 'Ana', phone })
    expect(await read(person)).toMatchObject({ stage: then, lost_reason: null })
  }
})

test('[O10] a hundred requests in one statement are stored with their people', async () => {
  await at.sql`insert into leads (kind, person_name, phone, email, idempotency_key)
    select 'call', 'Many ' || n % 40, '(305) 555-' || lpad((n % 40)::text, 4, '0'), null, gen_random_uuid()
    from generate_series(1, 100) n`
  expect(await people()).toHaveLength(40)
  expect(await at.sql`select sum(change)::int as total from private.people_counts`).toEqual([{ total: 40 }])
})

test('[O10] what is corrected in a request counts from then on', async () => {
  const lead = await storeLead(at, { person_name: 'Ana', email: 'ana@exampel.com' })
  const person = await personOf(at, lead)
  await at.sql`update leads set email = 'ana@example.com' where id = ${lead}`
  expect(await store({ ...byEmail, person_name: 'Ana', email: 'ana@example.com' })).toBe(person)
  expect(await store({ ...byEmail, person_name: 'Ana', email: 'ana@exampel.com' })).not.toBe(person)
})

test('[O10] a request’s link leads to its person, and none to nobody', async () => {
  const lead = await storeLead(at)
  const personFor = (lead_id: string) => ask(agent.client, 'desk_person_of', { lead_id }, deskPersonOfSchema)
  expect(await personFor(lead)).toBe(await personOf(at, lead))
  expect(await personFor(crypto.randomUUID())).toBeNull()
  expect(await ask(agent.client, 'desk_person', { id: crypto.randomUUID() }, deskPersonSchema)).toBeNull()
})

const merge = (into_id: string, from_id: string) =>
  ask(agent.client, 'desk_merge', { into_id, from_id }, changedPersonSchema)
const split = (lead_ids: string[]) => ask(agent.client, 'desk_split', { lead_ids }, changedPersonSchema)
const find = async (search: string) =>
  (await ask(agent.client, 'desk_people', { search }, deskPeopleSchema)).map(({ id }) => id)

test('[O10] requests, entries and contacts go over; the further stage and the earlier contact stay', async () => {
  const maria = await store({ person_name: 'María', phone, created_at: '2026-02-01T00:00:00Z' })
  const mary = await store({
    person_name: 'Mary',
    phone,
    email: 'm@example.com',
    created_at: '2026-01-01T00:00:00Z',
  })
  await agent.client.rpc('desk_note', { id: mary, body: 'Has a zebra' })
  await at.sql`update people set stage = 'lost', lost_reason = 'price', next_contact_at = '2027-01-02Z' where id = ${maria}`
  await at.sql`update people set stage = 'quoted', next_contact_at = '2027-01-01Z' where id = ${mary}`
  expect(await merge(maria, mary)).toMatchObject({
    id: maria,
    name: 'María',
    email: 'm@example.com',
    requests: 2,
    stage: 'quoted',
    lost_reason: null,
    next_contact_at: '2027-01-01T00:00:00+00:00',
    waiting_since: '2026-01-01T00:00:00+00:00',
    latest_at: '2026-02-01T00:00:00+00:00',
  })
  const person = await read(maria)
  expect(person.entries).toMatchObject([
    { kind: 'merge', is_own: true, details: { requests: 1 } },
    { kind: 'note', body: 'Has a zebra' },
  ])
  expect(person.alike).toEqual([])
  expect([await find('zebra'), await find('mary')]).toEqual([[maria], [maria]])
  // Both names are known from now on.
  expect(await store({ person_name: 'mary', phone })).toBe(maria)
  expect(await at.sql`select id from people`).toEqual([{ id: maria }])
})

test('[O10] nobody becomes one with themselves, or with somebody who is gone', async () => {
  const id = await store({ person_name: 'María', phone })
  expect(await merge(id, id)).toBeNull()
  expect(await merge(id, crypto.randomUUID())).toBeNull()
  expect(await merge(crypto.randomUUID(), id)).toBeNull()
})

test('[O10] chosen requests become a person of their own, with the contacts that only they use', async () => {
  const own = await storeLead(at, { person_name: 'Juan', phone, email: 'juan@example.com' })
  const son = await storeLead(at, {
    person_name: 'Juan',
    phone,
    email: 'junior@example.com',
    people: [{ residentState: 'TX' }],
  })
  const father = await personOf(at, own)
  expect(await personOf(at, son)).toBe(father)
  await at.sql`update people set stage = 'applied', next_contact_at = '2027-01-01Z' where id = ${father}`
  const parted = await split([son])
  expect(parted).toMatchObject({
    email: 'junior@example.com',
    requests: 1,
    stage: 'applied',
    state: 'TX',
    next_contact_at: null,
  })
  const [left, gone] = [await read(father), await read(parted?.id)]
  expect(left).toMatchObject({ email: 'juan@example.com', state: null })
  expect([left.entries, gone.entries]).toMatchObject([[{ kind: 'split' }], [{ kind: 'split' }]])
  expect([left.alike, gone.alike]).toMatchObject([[{ id: gone.id }], [{ id: father }]])
  expect(await find('junior')).toEqual([gone.id])
  expect(await store({ ...byEmail, person_name: 'Juan', email: 'junior@example.com' })).toBe(gone.id)
  expect(await store({ person_name: 'Juan', phone })).toBe(father)
  // Who was parted by hand is not joined again by a request that has contacts of both.
  await store({ person_name: 'Juan', phone, email: 'junior@example.com' })
  expect(await at.sql`select from people`).toHaveLength(2)
})

test('[O10] not all requests of a person are parted, nor those of two', async () => {
  const one = await storeLead(at, { person_name: 'Ana', phone })
  const two = await storeLead(at, { person_name: 'Ana', phone })
  const other = await storeLead(at, { person_name: 'Bob', phone })
  expect(await split([one, two])).toBeNull()
  expect(await split([one, other])).toBeNull()
  expect(await split([one, crypto.randomUUID()])).toBeNull()
  expect(await split([])).toBeNull()
  expect(await split([two, two])).toMatchObject({ requests: 1 })
  expect((await ask(agent.client, 'desk_people', {}, deskPeopleSchema)).length).toBe(3)
  expect(await at.sql`select sum(change)::int as total from private.people_counts`).toEqual([{ total: 3 }])
})
