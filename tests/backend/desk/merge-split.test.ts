import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changedPersonSchema, deskPeopleSchema } from '#domain/leads/desk/people.ts'
import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

const phone = '(305) 555-0142'
const byEmail = { kind: 'quote_email', phone: null }

describe('people who are one, and one who is two', () => {
  let at: TestBackend
  let agent: Awaited<ReturnType<typeof signUpAgent>>
  beforeAll(async () => {
    at = await startTestBackend('external')
    agent = await signUpAgent(at)
  })
  afterAll(() => at.stop())
  beforeEach(() => at.sql`delete from leads`)

  const store = async (changes: object) => personOf(at, await storeLead(at, changes))
  async function read(id: string | undefined) {
    const person = await ask(agent.client, 'desk_person', { id }, deskPersonSchema)
    if (!person) throw new Error('nobody')
    return person
  }
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
})
