import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { carrierErrorsSchema } from '#domain/pricing/accuracy/carrier-errors.ts'
import type { Sql } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent } from '../fixtures/desk.ts'

/** What each carrier asked for a plan that was estimated at $100 a month, one price for each of so many people. */
const asked: Record<string, readonly number[]> = {
  one: [...Array<number>(5).fill(100), ...Array<number>(10).fill(125)],
  two: [...Array<number>(7).fill(125), ...Array<number>(8).fill(80)],
  three: Array<number>(11).fill(100),
}

/** So many requests, each of somebody else; gives their ids. */
async function storeLeads(sql: Sql, count: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    insert into leads (kind, phone, person_name, idempotency_key)
    select 'call', '(305) 555-' || to_char(n, 'FM0000'), 'Somebody ' || n, gen_random_uuid()
    from generate_series(1, ${count}) n returning id`
  return rows.map(({ id }) => id)
}

let at: TestBackend
let agent: Awaited<ReturnType<typeof signUpAgent>>
let ordinary: Awaited<ReturnType<TestBackend['signUp']>>
/** The requests whose plan a carrier was asked about. */
let leads: Map<string, string[]>

beforeAll(async () => {
  at = await startTestBackend('external')
  agent = await signUpAgent(at)
  ordinary = await at.signUp('ordinary@example.com')
})
afterAll(() => at.stop())

beforeEach(async () => {
  await at.sql`delete from leads`
  await at.sql`delete from private.asked_prices`
  const all = await storeLeads(at.sql, Object.values(asked).flat().length)
  leads = new Map()
  for (const [carrier, prices] of Object.entries(asked)) {
    const own = all.splice(0, prices.length)
    leads.set(carrier, own)
    for (const [index, price] of prices.entries()) await note(carrier, own[index], price)
  }
})

/** As `desk_add_price` notes it, in the month before this one. */
const note = (carrier: string, lead = '', price = 0, place = 0) =>
  at.sql`
    insert into private.asked_prices
      (lead_id, place, carrier_id, plan_type, term_years, coverage, estimate, asked, is_modelled, at)
    values (${lead}, ${place}, ${carrier}, 'term', 20, 500000, 100, ${price}, true,
      date_trunc('month', now() at time zone 'utc') at time zone 'utc' - interval '1 second')`
const move = (carrier: string, by: string) =>
  at.sql`update private.asked_prices set at = at + ${by}::interval where carrier_id = ${carrier}`
const leadsOf = (carrier: string) => leads.get(carrier) ?? []
const without = (carrier: string, count: number) =>
  at.sql`delete from private.asked_prices where lead_id = any(${leadsOf(carrier).slice(-count)})`

const shown = () => ask(at.client(), 'asked_price_errors', {}, carrierErrorsSchema)
const shownCarriers = async () => (await shown())?.carriers.map(({ carrier_id }) => carrier_id)

const month = (before: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before)).toISOString().slice(0, 7)
}

test('strangers and accounts read sums of carriers, rounded, and no more', async () => {
  const sums = {
    since: month(12),
    until: month(1),
    carriers: [
      { carrier_id: 'one', plans: 15, typical: 20, signed: -20 },
      { carrier_id: 'three', plans: 10, typical: 0, signed: 0 },
      { carrier_id: 'two', plans: 15, typical: 25, signed: 25 },
    ],
  }
  const { data, error } = await at.client().rpc('asked_price_errors')
  expect(error).toBeNull()
  expect(data).toEqual(sums)
  expect((await ordinary.client.rpc('asked_price_errors')).data).toEqual(sums)
  for (const table of ['asked_prices', 'private.asked_prices'])
    expect((await at.request('GET', `/rest/v1/${table}`)).status).toBe(404)
})

test('a carrier with prices of nine people is left out, and all of them once thirty prices are not there', async () => {
  await without('three', 1)
  expect(await shownCarriers()).toEqual(['one', 'three', 'two'])
  await without('three', 2)
  expect(await shownCarriers()).toEqual(['one', 'two'])
  // More prices of the same nine people.
  for (const place of [1, 2, 3]) await note('three', leadsOf('three')[0], 100, place)
  expect(await shownCarriers()).toEqual(['one', 'two'])
  await without('two', 1)
  expect(await shown()).toBeNull()
})

test('whoever is one person counts as one', async () => {
  await without('three', 1)
  const [first, second] = leadsOf('three')
  const [into_id, from_id] = [await personOf(at, String(first)), await personOf(at, String(second))]
  expect((await agent.client.rpc('desk_merge', { into_id, from_id })).error).toBeNull()
  expect(await shownCarriers()).toEqual(['one', 'two'])
})

test('whoever is erased drops out at once', async () => {
  await without('three', 1)
  const id = await personOf(at, String(leadsOf('three')[0]))
  const { error } = await agent.client.rpc('desk_erase', { id, whole_person: true })
  expect(error).toBeNull()
  expect(await at.sql`select from private.asked_prices where carrier_id = 'three'`).toHaveLength(10)
  expect(await shownCarriers()).toEqual(['one', 'two'])
})

test('prices of this month, of more than twelve months ago, and beside estimates that were not the model’s do not count', async () => {
  await move('three', '1 second')
  expect(await shownCarriers()).toEqual(['one', 'two'])
  await move('three', '-1 second')
  expect(await shownCarriers()).toHaveLength(3)
  await move('three', '-12 months')
  expect(await shownCarriers()).toEqual(['one', 'two'])
  await move('three', '12 months')
  await at.sql`update private.asked_prices set is_modelled = false where carrier_id = 'three'`
  expect(await shownCarriers()).toEqual(['one', 'two'])
})

test('of a plan the last price counts', async () => {
  for (const lead of leadsOf('three')) await note('three', lead, 50)
  expect((await shown())?.carriers[1]).toEqual({
    carrier_id: 'three',
    plans: 10,
    typical: 100,
    signed: 100,
  })
})

test('no other function of the database answers visitors', async () => {
  const open = await at.sql<{ name: string }>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
  expect(open.map(({ name }) => name)).toEqual(['asked_price_errors'])
})
