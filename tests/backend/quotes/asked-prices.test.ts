import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personPricesSchema } from '#domain/leads/desk/person-prices.ts'
import { askedPricesSchema } from '#domain/pricing/accuracy/asked-prices.ts'
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
let lead: string
let person: string

beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await signUpAgent(at)
  agent = await signUpAgent(at, { isOwner: false })
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
