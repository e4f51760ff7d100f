import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskExportSchema, deskPeopleSchema, type PersonRow } from '#domain/leads/desk/people.ts'
import { storeManyPeople } from '../../fixtures/leads/many-people.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

const people = [
  { person_name: 'María Álvarez', email: 'maria.alvarez@example.com', phone: '(305) 555-0188' },
  { person_name: 'Al Núñez', email: 'al_nunez@example.org', phone: '+1 212 555 0123', kind: 'application' },
  {
    person_name: 'Bob 100% Smith',
    phone: '415.867.5309',
  },
  { person_name: 'Дмитрий О’Нил', email: 'd.1.2@example.net', kind: 'quote_email', phone: null },
]

let at: TestBackend
let agent: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  at = await startTestBackend('external')
  agent = await signUpAgent(at)
  for (const person of people) {
    const id = await personOf(at, await storeLead(at, person))
    if (person.person_name.startsWith('Bob')) await note(id, 'Cousin of Maria. Policy 2026-11-20, $1,250')
  }
})
afterAll(() => at.stop())

const note = (id: string, body: string) => agent.client.rpc('desk_note', { id, body })
const find = (filter: object) => ask(agent.client, 'desk_people', filter, deskPeopleSchema)
const namesOf = (people: PersonRow[]) => people.map(({ name }) => name?.split(' ')[0]).toSorted()

test.each([
  ['', ['Al', 'Bob', 'María', 'Дмитрий']],
  ['alva', ['María']],
  ['ÁLVAREZ', ['María']],
  ['maria', ['Bob', 'María']],
  ['maria@', []],
  ['maria.alvarez@', ['María']],
  ['@example.org', ['Al']],
  ['alvarez maria', ['María']],
  ['maria smith', ['Bob']],
  // Two letters: the beginning of a word.
  ['al', ['Al', 'María']],
  ['nu', ['Al']],
  ['ez', []],
  ['555-0188', ['María']],
  ['555-', ['Al', 'María']],
  ['0188', ['María']],
  ['(305) 555-0188', ['María']],
  ['+1 (305) 555-0188', ['María']],
  ['13055550188', ['María']],
  ['867.5309', ['Bob']],
  ['cousin', ['Bob']],
  ['2026-11-20', ['Bob']],
  // What a pattern would take for something else.
  ['100%', ['Bob']],
  ['%', []],
  ['_nunez', ['Al']],
  ['al\\', []],
  ["o'nil", []],
  ['о’нил', ['Дмитрий']],
  ['d.1.2@', ['Дмитрий']],
  ["' or 1=1 --", []],
  ['x'.repeat(5000), []],
])('%j finds %j', async (search, found) => {
  expect(namesOf(await find({ search }))).toEqual(found)
})

test('what is changed is found by what it is now', async () => {
  const lead = await storeLead(at, { person_name: 'Zoe Before' })
  const id = await personOf(at, lead)
  await note(id, 'asked about zebras')
  await at.sql`update leads set person_name = 'Zoe After' where id = ${lead}`
  await at.sql`update people set stage = 'lost' where id = ${id}`
  expect(await find({ search: 'before' })).toEqual([])
  expect((await find({ search: 'zebras after', stage: 'lost' })).map((person) => person.id)).toEqual([id])
  await at.sql`delete from leads where id = ${lead}`
  expect(await find({ search: 'zebras' })).toEqual([])
  expect(await at.sql`select from people where id = ${id}`).toHaveLength(0)
})

test('a person is found by whatever any of their requests says, and by the kind of the newest', async () => {
  const first = { person_name: 'Yara Two', phone: '(786) 555-0100' }
  const id = await personOf(at, await storeLead(at, { ...first, email: 'yara.old@example.com' }))
  await storeLead(at, { ...first, kind: 'application', email: 'yara.new@example.com' })
  for (const search of ['yara.old', 'yara.new', 'yara old new', '7865550100']) {
    expect((await find({ search })).map((person) => person.id)).toEqual([id])
  }
  expect(await find({ search: 'yara', kind: 'application' })).toHaveLength(1)
  expect(await find({ search: 'yara', kind: 'call' })).toEqual([])
  await at.sql`delete from leads where person_name = 'Yara Two'`
})

test('pages follow without gaps or doubles, also among equal times and while new people arrive', async () => {
  await at.sql`delete from leads`
  await at.sql`insert into leads (kind, phone, person_name, idempotency_key, created_at)
    select 'call', '(305) 555-0142', 'Page ' || n, gen_random_uuid(), '2026-01-01'::timestamptz + n / 7 * interval '1 us'
    from generate_series(1, 50) n`
  const before = await at.sql`select id from people order by latest_at desc, id desc`
  for (const readPage of [
    async (paging: object) =>
      (await find({ search: 'page', ...paging, page_size: 8 })).map(({ id, latest_at }) => ({
        id,
        latest_at,
      })),
    async (paging: object) =>
      (
        await ask(agent.client, 'desk_export', { search: 'page', ...paging, page_size: 8 }, deskExportSchema)
      ).map(({ person_id, person_latest_at }) => ({ id: person_id, latest_at: person_latest_at })),
  ]) {
    const seen: string[] = []
    let last: { latest_at: string; id: string } | undefined
    for (;;) {
      const page = await readPage({ before_at: last?.latest_at ?? null, before_id: last?.id ?? null })
      seen.push(...page.map(({ id }) => id))
      last = page.at(-1)
      if (!last) break
      await storeLead(at, { person_name: 'Page new' })
    }
    expect(seen).toEqual(before.map(({ id }) => id))
    await at.sql`delete from leads where person_name = 'Page new'`
  }
})

test('a page has a size that the server bears', async () => {
  await at.sql`delete from leads`
  await storeManyPeople(at.sql, 1_100)
  expect(await find({})).toHaveLength(50)
  expect(await find({ page_size: 100_000 })).toHaveLength(200)
  expect(await find({ page_size: -1 })).toHaveLength(1)
  expect(await find({ page_size: null })).toHaveLength(50)
  const exported = await ask(agent.client, 'desk_export', { page_size: 100_000 }, deskExportSchema)
  expect(new Set(exported.map(({ person_id }) => person_id)).size).toBe(1000)
  expect(exported.length).toBeGreaterThan(1300)
  expect(JSON.stringify(exported)).not.toContain('Lisinopril')
})
