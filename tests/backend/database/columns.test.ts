import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identifier } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

type Row = Record<string, unknown>

/** What no request may set, and a value that somebody might try. */
const fixed = {
  profiles: { id: crypto.randomUUID(), updated_at: '2001-01-01T00:00:00Z' },
  saved_plans: {
    id: crypto.randomUUID(),
    user_id: crypto.randomUUID(),
    created_at: '2001-01-01T00:00:00Z',
    updated_at: '2101-01-01T00:00:00Z',
  },
} as const
type Table = keyof typeof fixed

const merge = 'resolution=merge-duplicates,return=representation'

let at: TestBackend
let owner: { userId: string; token: string }
let plan: string

beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await at.signUp('owner@example.com')
})
afterAll(() => at.stop())

beforeEach(async () => {
  plan = crypto.randomUUID()
  await at.sql`delete from profiles`
  await at.sql`delete from saved_plans`
  await at.sql`insert into profiles (id, full_name) values (${owner.userId}, 'Before')`
  await at.sql`insert into saved_plans (id, user_id, plan_name, plan_details) values (${plan}, ${owner.userId}, 'Before', '{}')`
})

type StoredRow = Record<string, unknown> & { updated_at: Date }
const rowsOf = (table: Table) => at.sql<StoredRow>`select * from ${identifier(table)} order by id`
const idOf = (table: Table) => (table === 'profiles' ? owner.userId : plan)
const rowOf = (table: Table): Row =>
  table === 'profiles'
    ? { id: owner.userId, full_name: 'After' }
    : { id: plan, user_id: owner.userId, plan_name: 'After', plan_details: {} }

const ways = {
  update: (table: Table, changes: Row) => {
    const { id, user_id, ...others } = rowOf(table)
    return at.request('PATCH', `/rest/v1/${table}?id=eq.${idOf(table)}`, {
      token: owner.token,
      body: { ...others, ...changes },
    })
  },
  upsert: (table: Table, changes: Row) =>
    at.request('POST', `/rest/v1/${table}?on_conflict=id`, {
      token: owner.token,
      body: { ...rowOf(table), ...changes },
      prefer: merge,
    }),
  put: (table: Table, changes: Row) =>
    at.request('PUT', `/rest/v1/${table}?id=eq.${idOf(table)}`, {
      token: owner.token,
      body: { ...rowOf(table), ...changes },
      prefer: merge,
    }),
}

const cases = (['profiles', 'saved_plans'] as const).flatMap((table) =>
  Object.entries<string>(fixed[table]).flatMap(([column, value]) =>
    (['update', 'upsert', 'put'] as const).map((way) => ({ table, column, value, way })),
  ),
)

test.each(cases)('$way of $table cannot set $column', async ({ table, column, value, way }) => {
  const [before] = await rowsOf(table)
  const { status } = await ways[way](table, { [column]: value })
  const after = await at.sql<StoredRow>`select * from ${identifier(table)} where id = ${idOf(table)}`
  expect(after).toHaveLength(1)
  expect(String(after[0]?.[column])).not.toBe(String(new Date(value)))
  // The time of the last change alone moves, and by the server's clock.
  if (column === 'updated_at')
    expect(after[0]?.updated_at.getTime()).toBeGreaterThan(Number(before?.updated_at))
  else expect(after[0]?.[column]).toEqual(before?.[column])
  // Times are passed over and the rest is written; another owner or id is refused, or makes another row of one's own.
  if (value.includes('T')) expect([200, 201, 204]).toContain(status)
  else expect(after[0]?.plan_name ?? after[0]?.full_name).toBe('Before')
  expect(await at.sql`select from saved_plans where user_id <> ${owner.userId}`).toHaveLength(0)
  expect(await at.sql`select from profiles where id <> ${owner.userId}`).toHaveLength(0)
})

test('the first write cannot date a row either', async () => {
  await at.sql`delete from profiles`
  const since = Date.now()
  const past = { created_at: '2001-01-01T00:00:00Z', updated_at: '2101-01-01T00:00:00Z' }
  const profile = await at.request('POST', '/rest/v1/profiles', {
    token: owner.token,
    body: { id: owner.userId, updated_at: past.updated_at },
  })
  const saved = await at.request('POST', '/rest/v1/saved_plans', {
    token: owner.token,
    body: { user_id: owner.userId, plan_name: 'New', plan_details: {}, ...past },
  })
  expect([profile.status, saved.status]).toEqual([201, 201])
  const times = await at.sql<{ time: Date }>`select updated_at as time from profiles
    union all select created_at from saved_plans where plan_name = 'New'
    union all select updated_at from saved_plans where plan_name = 'New'`
  for (const { time } of times) expect(Math.abs(time.getTime() - since)).toBeLessThan(60_000)
})

test('a change writes its time and leaves the time of the first write', async () => {
  const [before] = await rowsOf('saved_plans')
  await ways.update('saved_plans', { is_favorite: true })
  const [after] = await rowsOf('saved_plans')
  expect(after?.created_at).toEqual(before?.created_at)
  expect(after?.updated_at.getTime()).toBeGreaterThan(Number(before?.updated_at))
})
