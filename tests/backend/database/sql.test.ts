import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifier, type Queries, raw } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
  await at.sql`create table noted (what text unique)`
})
afterAll(() => at.stop())

const noted = () => at.sql`select what from noted order by what`

test('columns arrive as the types that the code is written for', async () => {
  const [row] = await at.sql`
    select 1::int2 as small, 2::int4 as whole, 9007199254740993::int8 as large, 3.10::numeric as exact, 1.5::float8 as real,
      true as yes, null as nothing, 'a'::text as words, gen_random_uuid() as id, '\\x00ff'::bytea as bytes,
      '{"a": [1, null]}'::jsonb as data, '[]'::json as list, array['a', null] as texts, array[1, 2] as numbers,
      array['a'::varchar] as names, array[gen_random_uuid()] as ids,
      timestamptz '2026-11-20 21:11:33.125+02' as at, date '2026-11-20' as day,
      timestamp '2026-11-20 21:11:33' as here, 'infinity'::timestamptz as never, 'leads'::regclass as known`
  expect(row).toMatchObject({
    small: 1,
    whole: 2,
    large: '9007199254740993',
    exact: '3.10',
    real: 1.5,
    yes: true,
    nothing: null,
    words: 'a',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    bytes: Buffer.from([0, 255]),
    data: { a: [1, null] },
    list: [],
    texts: ['a', null],
    numbers: [1, 2],
    names: ['a'],
    ids: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
    at: new Date('2026-11-20T19:11:33.125Z'),
    day: new Date('2026-11-20'),
    here: new Date('2026-11-20T21:11:33'),
    known: 'leads',
  })
  expect(String(row?.never)).toBe('Invalid Date')
})

test('values are bound as what they are, and pieces of our own SQL are written', async () => {
  const time = new Date('2026-11-20T19:11:33.125Z')
  const quote = `it's "quoted" \\ {x} $1`
  const [row] = await at.sql`
    select ${quote}::text as words, ${time}::timestamptz as at, ${true}::boolean as yes, ${null}::text as nothing,
      ${Buffer.from([0, 255])}::bytea as bytes, ${[quote, 'b']}::text[] as texts, ${[]}::uuid[] as none,
      ${12n}::int8 as large, ${JSON.stringify({ quote })}::jsonb as data, ${raw('1 + 1')} as sum,
      (select count(*)::int from ${identifier('public.leads')}) as leads, 2 as ${identifier('a "name"')}`
  expect(row).toEqual({
    words: quote,
    at: time,
    yes: true,
    nothing: null,
    bytes: Buffer.from([0, 255]),
    texts: [quote, 'b'],
    none: [],
    large: '12',
    data: { quote },
    sum: 2,
    leads: 0,
    'a "name"': 2,
  })
})

test('a transaction is kept whole, or not at all', async () => {
  const answer = await at.sql.begin(async (sql) => {
    await Promise.all(['one', 'two'].map((what) => sql`insert into noted values (${what})`))
    return 'done'
  })
  expect(answer).toBe('done')
  const failed = at.sql.begin(async (sql) => {
    await sql`insert into noted values ('three')`
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await noted()).toEqual([{ what: 'one' }, { what: 'two' }])
})

test('a statement that failed undoes its transaction, also where its error was caught', async () => {
  const failed = at.sql.begin(async (sql) => {
    await sql`insert into noted values ('four')`
    await sql`insert into noted values ('one')`.catch(() => {})
  })
  await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'noted_what_key' })
  expect(await noted()).toHaveLength(2)
})

test('a transaction that is over takes no more statements', async () => {
  const over = await at.sql.begin(async (sql): Promise<Queries> => sql)
  await expect(over`insert into noted values ('late')`).rejects.toThrow('The transaction is over')
  expect(await noted()).toHaveLength(2)
})

test('a statement that breaks a rule does not cost its connection', async () => {
  const pid = async () => (await at.sql`select pg_backend_pid() as pid`)[0]?.pid
  const before = await pid()
  await expect(at.sql`insert into noted values ('one')`).rejects.toMatchObject({ code: '23505' })
  expect(await pid()).toBe(before)
})
