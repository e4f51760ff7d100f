import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeskLead, deskExportSchema, deskLeadsSchema } from '#domain/leads/desk/desk.ts'
import { rareLead, storeManyLeads } from '../../fixtures/leads/many-leads.ts'
import { drivers, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, signUpAgent, storeLead } from '../fixtures/desk.ts'

const people = [
  { person_name: 'María Álvarez', email: 'maria.alvarez@example.com', phone: '(305) 555-0188' },
  { person_name: 'Al Núñez', email: 'al_nunez@example.org', phone: '+1 212 555 0123', kind: 'application' },
  {
    person_name: 'Bob 100% Smith',
    phone: '415.867.5309',
    notes: 'Cousin of Maria. Policy 2026-11-20, $1,250',
  },
  { person_name: 'Дмитрий О’Нил', email: 'd.1.2@example.net', kind: 'quote_email', phone: null },
]

describe.each(drivers)('searching the desk over %s PostgreSQL', (driver) => {
  let at: TestBackend
  let agent: Awaited<ReturnType<typeof signUpAgent>>
  beforeAll(async () => {
    at = await startTestBackend(driver)
    agent = await signUpAgent(at)
    for (const person of people) await storeLead(at, person)
  })
  afterAll(() => at.stop())

  const find = (filter: object) => ask(agent.client, 'desk_leads', filter, deskLeadsSchema)
  const namesOf = (leads: DeskLead[]) => leads.map(({ person_name }) => person_name?.split(' ')[0]).toSorted()

  test.each([
    ['', ['Al', 'Bob', 'María', 'Дмитрий']],
    [' \t', ['Al', 'Bob', 'María', 'Дмитрий']],
    ['alva', ['María']],
    ['ÁLVAREZ', ['María']],
    ['lvar', ['María']],
    ['maria', ['Bob', 'María']],
    ['maria@', []],
    ['maria.alvarez@', ['María']],
    ['@example.org', ['Al']],
    ['alvarez maria', ['María']],
    ['maria smith', ['Bob']],
    ['maria nobody', []],
    // Two letters: the beginning of a word.
    ['al', ['Al', 'María']],
    ['nu', ['Al']],
    ['ez', []],
    ['m', ['Bob', 'María']],
    ['555-0188', ['María']],
    ['555-', ['Al', 'María']],
    ['5550188', ['María']],
    ['0188', ['María']],
    ['(305) 555-0188', ['María']],
    ['305 555 0188', ['María']],
    ['+1 (305) 555-0188', ['María']],
    ['13055550188', ['María']],
    ['212-555-0123', ['Al']],
    ['2125550123', ['Al']],
    ['867.5309', ['Bob']],
    ['cousin', ['Bob']],
    ['2026-11-20', ['Bob']],
    ['1,250', ['Bob']],
    // What a pattern would take for something else.
    ['100%', ['Bob']],
    ['%', []],
    ['_nunez', ['Al']],
    ['al_n', ['Al']],
    ['al\\', []],
    ["o'nil", []],
    ['о’нил', ['Дмитрий']],
    ['d.1', ['Дмитрий']],
    ['d.1.2@', ['Дмитрий']],
    ["' or 1=1 --", []],
    ['x'.repeat(5000), []],
  ])('%j finds %j', async (search, found) => {
    expect(namesOf(await find({ search }))).toEqual(found)
  })

  test('a search, a kind and a status narrow together', async () => {
    expect(namesOf(await find({ kind: 'application', status: '' }))).toEqual(['Al'])
    expect(namesOf(await find({ kind: null, status: 'new', search: 'example' }))).toEqual([
      'Al',
      'María',
      'Дмитрий',
    ])
    expect(await find({ kind: 'application', status: 'won' })).toEqual([])
    expect(await find({ kind: 'x', status: 'y' })).toEqual([])
  })

  test('what is changed is found by what it is now', async () => {
    const id = await storeLead(at, { person_name: 'Zoe Before' })
    await at.sql`update leads set notes = 'asked about zebras', person_name = 'Zoe After', status = 'lost' where id = ${id}`
    expect(await find({ search: 'before' })).toEqual([])
    expect((await find({ search: 'zebras after', status: 'lost' })).map((lead) => lead.id)).toEqual([id])
    await at.sql`delete from leads where id = ${id}`
    expect(await find({ search: 'zebras' })).toEqual([])
    expect(await at.sql`select from private.lead_search where lead_id = ${id}`).toHaveLength(0)
  })

  test('pages follow without gaps or doubles, also among equal times and while new leads arrive', async () => {
    await at.sql`delete from leads`
    await at.sql`insert into leads (kind, phone, person_name, idempotency_key, created_at)
      select 'call', '(305) 555-0142', 'Page ' || n, gen_random_uuid(), '2026-01-01'::timestamptz + n / 7 * interval '1 us'
      from generate_series(1, 50) n`
    const before = await at.sql`select id from leads order by created_at desc, id desc`
    for (const [question, schema] of [
      ['desk_leads', deskLeadsSchema],
      ['desk_export', deskExportSchema],
    ] as const) {
      const seen: string[] = []
      let last: { created_at: string; id: string } | undefined
      for (;;) {
        const paging = { search: 'page', before_at: last?.created_at ?? null, before_id: last?.id ?? null }
        const page = await ask(agent.client, question, { ...paging, page_size: 8 }, schema)
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
    await storeManyLeads(at.sql, 1_100)
    expect(await find({})).toHaveLength(50)
    expect(await find({ page_size: 100_000 })).toHaveLength(200)
    expect(await find({ page_size: -1 })).toHaveLength(1)
    expect(await find({ page_size: null })).toHaveLength(50)
    const exported = await ask(agent.client, 'desk_export', { page_size: 100_000 }, deskExportSchema)
    expect(exported).toHaveLength(1000)
    expect(JSON.stringify(exported)).not.toContain('Lisinopril')
  })

  test('searches and filters go by index', async () => {
    await storeManyLeads(at.sql, 4_000)
    const planOf = async (search: string, kind: string | null = null, status: string | null = null) => {
      const [row] = await at.sql<{
        patterns: string[]
      }>`select private.search_patterns(${search}) as patterns`
      const [longest = null, ...others] = row?.patterns ?? []
      const lines = await at.sql.script(
        `explain select * from private.find_leads(${[longest, `{${others}}`, kind, status]
          .map((value) => (value === null ? 'null' : `'${value}'`))
          .join()}, null, null, 50)`,
      )
      return lines.map((line) => line['QUERY PLAN']).join('\n')
    }
    for (const search of [rareLead.name, 'quack', '555-0188', '5550188', 'xylophone', 'qz']) {
      expect(await planOf(search), search).toContain('lead_search_words_idx')
    }
    expect(await planOf('')).toContain('lead_search_newest_idx')
    expect(await planOf('', 'callback')).toContain('lead_search_kind_idx')
    expect(await planOf('', null, 'new')).toContain('lead_search_status_idx')
    expect(await planOf('', 'call', 'new')).toContain('lead_search_kind_status_idx')
    // What most of them have is found soonest along the newest.
    expect(await planOf('example.com')).toContain('lead_search_newest_idx')
    expect(namesOf(await find({ search: 'quackenbush' }))).toContain('Zebulon')
  })

  test('all leads of a person are found by index', async () => {
    await storeManyLeads(at.sql, 4_000)
    const [{ body = '' } = {}] = await at.sql<{ body: string }>`
      select prosrc as body from pg_proc where proname = 'leads_of_person'`
    const asked = body
      .replace('unnest(emails)', `unnest('{"visitor7@example.com"}'::text[])`)
      .replace('unnest(phones)', `unnest('{"(907) 555-0188"}'::text[])`)
    const lines = await at.sql.script(`explain ${asked}`)
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    expect(plan).toContain('leads_email_idx')
    expect(plan).toContain('leads_phone_idx')
    expect(plan).not.toContain('Seq Scan')
  })
})
