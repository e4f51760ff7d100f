import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personPricesSchema } from '#domain/leads/desk/person-prices.ts'
import { askedPricesSchema } from '#domain/pricing/accuracy/asked-prices.ts'
import { carrierErrorsSchema } from '#domain/pricing/accuracy/carrier-errors.ts'
import type { Sql } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

const plan = {
  carrierName: 'One Life',
  productName: 'Level Term 20',
  planType: 'term',
  coverage: 500_000,
  monthlyPremium: 23.5,
  termYears: 20,
  personName: 'Ana',
  isSample: false,
  priceSource: 'model',
}
const others = { ...plan, monthlyPremium: 31.25, priceSource: 'rate-table' }

let at: TestBackend
let owner: Awaited<ReturnType<typeof signUpAgent>>
let agent: Awaited<ReturnType<typeof signUpAgent>>
let ordinary: Awaited<ReturnType<TestBackend['signUp']>>
let lead: string
let person: string

beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await signUpAgent(at)
  agent = await signUpAgent(at, { isOwner: false })
  ordinary = await at.signUp('ordinary@example.com')
})
afterAll(() => at.stop())
beforeEach(async () => {
  await at.sql`delete from leads`
  await at.sql`delete from private.asked_prices`
  lead = await storeLead(at, { person_name: 'Ana', plans: [plan, others] })
  person = await personOf(at, lead)
})

const add = (changes: object = {}, who = owner) =>
  ask(
    who.client,
    'desk_add_price',
    { lead_id: lead, place: 0, seen: 23.5, carrier_id: 'one', asked: 25, ...changes },
    personPricesSchema,
  )
const pricesOf = (id: string, who = owner) => ask(who.client, 'desk_prices_of', { id }, personPricesSchema)
const all = (who = owner) => ask(who.client, 'desk_prices', {}, askedPricesSchema)

test('a price is kept beside the estimate of the stored plan; one that is no model’s is kept and marked', async () => {
  await add({ health_class: 'Preferred' })
  await add({ place: 1, seen: 31.25, asked: 30 })
  expect(await pricesOf(person)).toMatchObject([
    { lead_id: lead, place: 1, asked: 30, estimate: 31.25, health_class: null, is_modelled: false },
    { lead_id: lead, place: 0, asked: 25, estimate: 23.5, health_class: 'Preferred', is_modelled: true },
  ])
  expect(
    await at.sql`select plan_type, term_years, coverage::int, actor_id from private.asked_prices order by id limit 1`,
  ).toEqual([{ plan_type: 'term', term_years: 20, coverage: 500_000, actor_id: owner.userId }])
})

test('an estimate that the plan does not say, or a plan that is not there, stores nothing', async () => {
  expect(await add({ seen: 23.51 })).toBeNull()
  expect(await add({ place: 7 })).toBeNull()
  expect(await add({ lead_id: crypto.randomUUID() })).toBeNull()
  for (const wrong of [
    { asked: 0 },
    { asked: 2_000_000 },
    { carrier_id: 'A name' },
    { health_class: 'Splendid' },
  ])
    await expect(add(wrong), JSON.stringify(wrong)).rejects.toThrow('23514')
  expect(await all()).toEqual([])
})

test('one that was typed wrong is taken away', async () => {
  const [price] = (await add()) ?? []
  expect(await ask(owner.client, 'desk_drop_price', { price_id: price?.id }, personPricesSchema)).toEqual([])
  expect(await ask(owner.client, 'desk_drop_price', { price_id: price?.id }, personPricesSchema)).toBeNull()
})

test('an agent sees and changes those of their own people', async () => {
  const [price] = (await add()) ?? []
  expect(await pricesOf(person, agent)).toBeNull()
  expect(await all(agent)).toEqual([])
  expect(await add({}, agent)).toBeNull()
  expect(await ask(agent.client, 'desk_drop_price', { price_id: price?.id }, personPricesSchema)).toBeNull()
  await owner.client.rpc('desk_assign', { id: person, owner_id: agent.userId })
  expect(await all(agent)).toHaveLength(1)
  expect(await add({ asked: 26 }, agent)).toHaveLength(2)
  expect(await all()).toHaveLength(2)
})

test('erased, a person leaves the price alone: no request, class, author or time of day', async () => {
  await add({ health_class: 'Table 2' })
  await owner.client.rpc('desk_erase', { id: person, whole_person: true })
  expect(
    await at.sql`select lead_id, health_class, actor_id, at = date_trunc('day', at) as is_day from private.asked_prices`,
  ).toEqual([{ lead_id: null, health_class: null, actor_id: null, is_day: true }])
  expect(await all()).toMatchObject([{ carrier_id: 'one', estimate: 23.5, asked: 25 }])
  expect(await all(agent)).toEqual([])
})

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

describe('how far off we were, for everybody', () => {
  /** The requests whose plan a carrier was asked about. */
  let leads: Map<string, string[]>

  beforeEach(async () => {
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
    expect((await owner.client.rpc('desk_merge', { into_id, from_id })).error).toBeNull()
    expect(await shownCarriers()).toEqual(['one', 'two'])
  })

  test('whoever is erased drops out at once', async () => {
    await without('three', 1)
    const id = await personOf(at, String(leadsOf('three')[0]))
    const { error } = await owner.client.rpc('desk_erase', { id, whole_person: true })
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
})
