import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskToday, deskTodaySchema, type PersonRow } from '#domain/leads/desk/people.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
/** When the day ends, and since when requests that wait are overdue, as the desk says it. */
const dayEnds = fromNow(8)
const promisedSince = fromNow(-24)

let at: TestBackend
let agent: Awaited<ReturnType<typeof signUpAgent>>
beforeAll(async () => {
  at = await startTestBackend('external')
  agent = await signUpAgent(at)
})
afterAll(() => at.stop())
beforeEach(() => at.sql`delete from leads`)

const today = (changes: object = {}) =>
  ask(
    agent.client,
    'desk_today',
    { promised_since: promisedSince, day_ends: dayEnds, ...changes },
    deskTodaySchema,
  )
const names = (rows: PersonRow[]) => rows.map(({ name }) => name)
const parts = ({ overdue, due, fresh, idle }: DeskToday) => ({
  overdue: names(overdue),
  due: names(due),
  fresh: names(fresh),
  idle: names(idle.people),
})

type Standing = { waiting?: string | null; next?: string | null; stage?: string; touched?: string }
let count = 0
async function store(name: string, { waiting = null, next = null, stage = 'new', touched }: Standing) {
  count += 1
  const lead = await storeLead(at, {
    person_name: name,
    phone: `(305) 555-${String(count).padStart(4, '0')}`,
    created_at: waiting ?? touched ?? fromNow(-100),
    answered_at: waiting ? null : fromNow(-99),
  })
  const id = await personOf(at, lead)
  await at.sql`update people set next_contact_at = ${next}, stage = ${stage},
    touched_at = coalesce(${touched ?? null}, touched_at) where id = ${id}`
  return id
}

test('[O3] overdue, due, new and waiting longest, in this order, each person in one of them alone', async () => {
  await store('late call', { next: fromNow(-3) })
  await store('broken promise', { waiting: fromNow(-30) })
  await store('both late', { waiting: fromNow(-26), next: fromNow(-1) })
  await store('late and due', { waiting: fromNow(-25), next: fromNow(2) })
  await store('due', { next: fromNow(5), stage: 'quoted' })
  await store('due and waiting', { waiting: fromNow(-1), next: fromNow(1) })
  await store('fresh', { waiting: fromNow(-2) })
  await store('fresh, longer', { waiting: fromNow(-20), stage: 'in_force' })
  await store('fresh, next week', { waiting: fromNow(-3), next: fromNow(200) })
  await store('idle', { stage: 'contacted', touched: fromNow(-50) })
  await store('idle, longer', { stage: 'decided', touched: fromNow(-90) })
  await store('next week', { stage: 'applied', next: fromNow(200) })
  for (const stage of ['new', 'in_force', 'lost']) await store(`done: ${stage}`, { stage })
  const answer = await today()
  expect(parts(answer)).toEqual({
    overdue: ['broken promise', 'both late', 'late and due', 'late call'],
    due: ['due and waiting', 'due'],
    fresh: ['fresh, longer', 'fresh, next week', 'fresh'],
    idle: ['idle, longer', 'idle'],
  })
  expect(answer.counts).toEqual({ overdue: 4, due: 2, fresh: 3 })
  expect(answer.idle.count).toBe(2)
})

test('[O3] nobody who is being worked with is forgotten, at whatever stage', async () => {
  const stages = ['contacted', 'quoted', 'applied', 'underwriting', 'decided']
  for (const [days, stage] of stages.entries()) await store(stage, { stage, touched: fromNow(days - 90) })
  expect(parts(await today()).idle).toEqual(stages)
})

test('[O3] a boundary belongs to what comes after it', async () => {
  const [{ now = '' } = {}] = await at.sql<{ now: string }>`select now()::text as now`
  await store('at the end of the day', { next: dayEnds })
  await store('just before it', { next: new Date(Date.parse(dayEnds) - 1).toISOString() })
  await store('just promised', { waiting: promisedSince })
  await store('just overdue', { waiting: new Date(Date.parse(promisedSince) - 1).toISOString() })
  await store('at this moment', { next: now })
  expect(parts(await today())).toEqual({
    overdue: ['just overdue', 'at this moment'],
    due: ['just before it'],
    fresh: ['just promised'],
    idle: [],
  })
})

test('[O3] a day that has ended, no promise and a page of any size are borne', async () => {
  await store('late', { next: fromNow(-1) })
  await store('later', { next: fromNow(1) })
  await store('waiting', { waiting: fromNow(-500) })
  await store('waiting, less', { waiting: fromNow(-1) })
  expect(parts(await today({ day_ends: fromNow(-5), promised_since: null }))).toEqual({
    overdue: ['late'],
    due: [],
    fresh: ['waiting', 'waiting, less'],
    idle: [],
  })
  const answer = await today({ page_size: 0 })
  expect(parts(answer)).toMatchObject({ overdue: ['waiting'], fresh: ['waiting, less'] })
  expect(answer.counts).toEqual({ overdue: 2, due: 1, fresh: 1 })
  expect((await today({ day_ends: null })).due).toEqual([])
})

test('[O3] of very many a thousand are counted, and the first ones shown', async () => {
  await at.sql`insert into leads (kind, person_name, phone, answered_at, created_at, idempotency_key)
    select 'call', 'Idle ' || n, '(305) ' || 5550000 + n, now(), now() - interval '1 day', gen_random_uuid()
    from generate_series(1, 1100) n`
  await at.sql`update people set stage = 'contacted'`
  const { idle } = await today({ page_size: 5 })
  expect([idle.count, idle.people.length]).toEqual([1000, 5])
})
