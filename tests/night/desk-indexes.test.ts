import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend/fixtures/backend.ts'
import { rarePerson, storeManyPeople } from '../fixtures/leads/many-people.ts'

// Whether the desk's questions go by index, which PostgreSQL decides by what there is: with the people of a busy site.

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
  await storeManyPeople(at.sql, 20_000)
})
afterAll(() => at.stop())

/** How the database would go about a question. */
const planOf = async (question: string) =>
  (await at.sql.script(`explain ${question}`)).map((line) => line['QUERY PLAN']).join('\n')

test('searches and filters go by index', async () => {
  const find = async (
    search: string,
    stage: string | null = null,
    kind: string | null = null,
    scope: string | null = null,
  ) => {
    const [row] = await at.sql<{
      patterns: string[]
    }>`select private.search_patterns(${search}) as patterns`
    const [longest = null, ...others] = row?.patterns ?? []
    const text = (value: string | null) => (value === null ? 'null' : `'${value}'`)
    const isWaiting = stage === 'waiting'
    return planOf(
      `select * from private.find_people(${[
        text(scope),
        text(longest),
        text(`{${others}}`),
        text(isWaiting ? null : stage),
        isWaiting,
        text(kind),
      ]}, null, null, 50)`,
    )
  }
  for (const search of [rarePerson.name, 'quack', '555-0188', '5550188', 'xylophone', 'qz']) {
    expect(await find(search), search).toContain('people_words_idx')
  }
  expect(await find('')).toContain('people_newest_idx')
  expect(await find('', null, 'callback')).toContain('people_kind_idx')
  expect(await find('', 'in_force')).toMatch(/people_(stage|newest)_idx/)
  expect(await find('', 'waiting')).toContain('people_waiting_newest_idx')
  expect(await find('', null, null, crypto.randomUUID())).toContain('people_owner_idx')
  // What most of them have is found soonest along the newest.
  expect(await find('example.com')).toContain('people_newest_idx')
})

test('[O3] whom to turn to today is found by index, for an agent of some as well', async () => {
  const today = (scope: string) =>
    planOf(
      `select * from private.whom_today(${scope}, now() - interval '1 day', now() + interval '8 hours', 1000)`,
    )
  const whole = await today('null')
  for (const index of ['people_next_idx', 'people_waiting_idx', 'people_idle_idx']) {
    expect(whole).toContain(index)
  }
  for (const plan of [whole, await today(`'${crypto.randomUUID()}'`)]) expect(plan).not.toContain('Seq Scan')
})

test('all leads of a person, and who is alike, are found by index', async () => {
  const bodyOf = async (name: string) => {
    const [row] = await at.sql<{ body: string }>`select prosrc as body from pg_proc where proname = ${name}`
    return row?.body ?? ''
  }
  const leads = await planOf(
    (await bodyOf('leads_of_person'))
      .replace('unnest(emails)', `unnest('{"visitor7@example.com"}'::text[])`)
      .replace('unnest(phones)', `unnest('{"(907) 555-0188"}'::text[])`),
  )
  const [{ id = '' } = {}] = await at.sql<{ id: string }>`select id from people limit 1`
  const alike = await planOf(
    (await bodyOf('people_alike')).replaceAll('= person', `= '${id}'`).replaceAll('<> person', `<> '${id}'`),
  )
  for (const plan of [leads, alike]) {
    for (const index of ['leads_email_idx', 'leads_phone_idx', 'leads_person_id_idx'])
      expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  }
})
