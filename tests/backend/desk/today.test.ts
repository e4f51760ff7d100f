import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentDaySchema, calendarPath, deskCalendarSchema } from '#domain/leads/desk/day/agent-day.ts'
import { deskWeekSchema, deskWeeksSchema } from '#domain/leads/desk/desk.ts'
import { type DeskToday, deskTodaySchema, type PersonRow } from '#domain/leads/desk/people.ts'
import { NoUseRetrying } from '#server/database/queue/jobs.ts'
import { createCalendar } from '#server/leads/calendar.ts'
import { startMorningEmails } from '#server/leads/morning-emails.ts'
import type { Email } from '#server/mail/email.ts'
import { createJobsAtOnce } from '../../fixtures/jobs-at-once.ts'
import { emailSettings } from '../../fixtures/mail/account-emails.ts'
import { settings } from '../../fixtures/settings/settings.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
/** When the day ends, and since when requests that wait are overdue, as the desk says it. */
const dayEnds = fromNow(8)
const promisedSince = fromNow(-24)

let at: TestBackend
type Agent = Awaited<ReturnType<typeof signUpAgent>>
let owner: Agent
let other: Agent
beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await signUpAgent(at)
  other = await signUpAgent(at, { isOwner: false })
})
afterAll(() => at.stop())
beforeEach(async () => {
  await at.sql`delete from leads`
  await at.sql`delete from private.morning_emails`
  await at.sql`delete from private.agent_days`
})

const today = (changes: object = {}) =>
  ask(
    owner.client,
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

const week = async (now: string, zone: string) => {
  const [row] = await at.sql`select private.days_of_week(${now}::timestamptz, ${zone}) as days`
  return deskWeekSchema.parse(row?.days)
}
const weeks = async (now: string, zone: string, count: number) => {
  const [row] = await at.sql`select private.latest_weeks(${now}::timestamptz, ${zone}, ${count}) as weeks`
  return deskWeeksSchema.parse(row?.weeks)
}
const busy = <T extends { came_in: number }>(rows: T[]) => rows.filter(({ came_in }) => came_in > 0)

test('days begin at midnight of the zone that was asked for', async () => {
  for (const created_at of ['2026-11-17T04:59:59.999Z', '2026-11-17T05:00:00Z', '2026-11-18T04:59:59Z']) {
    await storeLead(at, { created_at })
  }
  const now = '2026-11-20T12:00:00Z'
  expect(busy(await week(now, 'America/New_York'))).toEqual([
    { day: '2026-11-16', came_in: 1, answered: 0 },
    { day: '2026-11-17', came_in: 2, answered: 0 },
  ])
  expect(busy(await week(now, 'Pacific/Honolulu')).map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-17',
  ])
  expect(busy(await week(now, 'UTC'))).toEqual([
    { day: '2026-11-17', came_in: 2, answered: 0 },
    { day: '2026-11-18', came_in: 1, answered: 0 },
  ])
})

test('a week is Monday to Sunday there, also while it is another day elsewhere', async () => {
  // Sunday night in New York, Monday in London.
  const now = '2026-11-23T03:00:00Z'
  await storeLead(at, { created_at: now })
  const days = await week(now, 'America/New_York')
  expect(days.map(({ day }) => day)).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  )
  expect(busy(days)).toEqual([{ day: '2026-11-22', came_in: 1, answered: 0 }])
  expect(busy(await week(now, 'Europe/London'))).toEqual([{ day: '2026-11-23', came_in: 1, answered: 0 }])
})

test.each([
  [
    'autumn, 25 hours',
    '2026-11-01',
    ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
    '2026-11-02T05:00:00Z',
  ],
  [
    'spring, 23 hours',
    '2026-03-08',
    ['2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
    '2026-03-09T04:00:00Z',
  ],
])('the Sunday on which clocks change in %s is one day', async (_season, sunday, within, after) => {
  for (const created_at of [...within, after]) await storeLead(at, { created_at })
  expect(busy(await week(within[1] ?? '', 'America/New_York'))).toEqual([
    { day: sunday, came_in: 2, answered: 0 },
  ])
  const [last, current] = await weeks(after, 'America/New_York', 2)
  expect([last?.came_in, current?.came_in]).toEqual([2, 1])
})

test('of those who came in, the ones that no longer wait are told apart, and weeks add up', async () => {
  const now = '2026-11-20T12:00:00Z'
  for (const [created_at, answered_at] of [
    ['2026-11-20T11:00:00Z', null],
    ['2026-11-19T11:00:00Z', now],
    ['2026-11-12T11:00:00Z', now],
    ['2026-10-26T11:00:00Z', now],
    ['2026-10-25T11:00:00Z', now],
  ]) {
    await storeLead(at, { created_at, answered_at })
  }
  // What was taken over from a file did not come in then.
  await storeLead(at, { created_at: '2026-11-19T11:00:00Z', kind: 'imported', answered_at: now })
  expect(await weeks(now, 'UTC', 4)).toEqual([
    { week_start: '2026-10-26', came_in: 1, answered: 1 },
    { week_start: '2026-11-02', came_in: 0, answered: 0 },
    { week_start: '2026-11-09', came_in: 1, answered: 1 },
    { week_start: '2026-11-16', came_in: 2, answered: 1 },
  ])
})

test('the desk gets the current week, and as many weeks as it asks for, up to a year', async () => {
  await storeLead(at)
  const zone = 'America/Los_Angeles'
  const days = await ask(owner.client, 'desk_week', { zone }, deskWeekSchema)
  expect(days.reduce((sum, { came_in }) => sum + came_in, 0)).toBe(1)
  for (const [weeks, given] of [
    [1, 1],
    [8, 8],
    [100_000, 53],
    [0, 1],
    [null, 8],
  ]) {
    const rows = await ask(owner.client, 'desk_weeks', { zone, weeks }, deskWeeksSchema)
    expect(rows).toHaveLength(given ?? 0)
    expect(rows.at(-1)).toMatchObject({ week_start: days[0]?.day, came_in: 1 })
  }
  expect((await owner.client.rpc('desk_week', { zone: 'Mars/Olympus' })).status).toBe(400)
  expect(await ask(owner.client, 'desk_week', { zone: '' }, deskWeekSchema)).toHaveLength(7)
})

let people = 0

/** Somebody who asked for a call, and whose next contact is at this time. */
async function person(name: string, { next, of }: { next?: string; of?: Agent } = {}): Promise<string> {
  const lead = await storeLead(at, {
    person_name: name,
    phone: `(305) 555-0${100 + people++}`,
  })
  const id = await personOf(at, lead)
  if (next) {
    await at.sql`update leads set answered_at = now() where id = ${lead}`
    await at.sql`update people set next_contact_at = ${next}, waiting_since = null, stage = 'contacted' where id = ${id}`
  }
  if (of) await at.sql`update people set owner_id = ${of.userId} where id = ${id}`
  return id
}

test('[O3] The calendar at an agent’s secret address has the next contacts of that agent, until it is taken away', async () => {
  const calendar = createCalendar({
    project: { url: 'http://127.0.0.1', secretKey: at.secrets.secretKey, fetch: at.backend.fetch },
    settings,
    siteUrl: 'https://www.plainwell.example',
  })
  const open = async (code: string) => calendar(calendarPath(code).replace('/calendar/', ''))
  await person('Maria Alvarez', { next: fromNow(3) })
  await person('Bob Tso', { next: fromNow(30), of: other })
  await person('Ruth Feldman')

  expect(await ask(owner.client, 'desk_day', {}, agentDaySchema)).toEqual({
    wants_morning_email: true,
    calendar_made_at: null,
  })
  const make = async (of: Agent, isOn = true) =>
    ask(of.client, 'desk_set_calendar', { is_on: isOn }, deskCalendarSchema)
  const { code } = await make(owner)
  const all = await (await open(code ?? '')).text()
  expect(all).toContain('SUMMARY:Call Maria A.')
  expect(all).toContain('SUMMARY:Call Bob T.')
  expect(all).not.toContain('Ruth')

  const own = await make(other)
  const part = await (await open(own.code ?? '')).text()
  expect(part).toContain('Bob T.')
  expect(part).not.toContain('Maria')

  // A new address ends the old one, as taking it away does, and as losing the role does.
  const renewed = await make(owner)
  expect((await open(code ?? '')).status).toBe(404)
  expect((await open(renewed.code ?? '')).status).toBe(200)
  expect(await make(owner, false)).toMatchObject({ calendar_made_at: null, code: null })
  expect((await open(renewed.code ?? '')).status).toBe(404)
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${other.userId}`
  expect((await open(own.code ?? '')).status).toBe(404)
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${other.userId}`

  // Nowhere is a code that is in force.
  const last = await make(owner)
  const [stored] =
    await at.sql`select to_jsonb(d)::text as text from private.agent_days d where d.user_id = ${owner.userId}`
  expect(JSON.stringify(stored)).not.toContain(last.code ?? 'none')
})

/** A Wednesday morning at eight, on the clock of the tests' hours. */
const morning = new Date('2026-11-25T13:00:00Z')

async function mornings(now: () => Date, { send }: { send?: (email: Email) => Promise<void> } = {}) {
  const sent: Email[] = []
  const jobs = createJobsAtOnce()
  const emails = await startMorningEmails({
    sql: at.sql,
    jobs,
    settings: emailSettings,
    send: send ?? (async (email) => void sent.push(email)),
    log: () => {},
    now,
    lookEvery: 3_600_000,
  })
  await emails.stop()
  return { sent, settled: jobs.settled }
}

test('[O3] In the morning each agent reads once who is theirs to turn to', async () => {
  await person('Maria Alvarez', { next: fromNow(-24) })
  await person('Ruth Feldman')
  await person('Bob Tso', { next: fromNow(-2), of: other })

  const early = await mornings(() => new Date('2026-11-25T12:59:00Z'))
  await early.settled()
  expect(early.sent).toEqual([])

  const first = await mornings(() => morning)
  await first.settled()
  const again = await mornings(() => new Date(morning.getTime() + 60_000))
  await again.settled()
  expect(again.sent).toEqual([])
  expect(first.sent).toHaveLength(2)
  const [toOwner] = first.sent.filter(({ text }) => text.includes('Maria'))
  const [toOther] = first.sent.filter(({ text }) => !text.includes('Maria'))
  expect(toOwner?.subject).toMatch(/^Today: 2 overdue and 1 new$/)
  expect(toOwner?.text).toContain('Ruth Feldman')
  expect(toOwner?.text).toContain('Bob Tso')
  expect(toOwner?.html).toContain('/agent')
  expect(toOther?.subject).toBe('Today: 1 overdue')
  expect(toOther?.text).not.toContain('Ruth')
})

test('Who turned it off, and who has nobody to turn to, is not written to', async () => {
  await person('Maria Alvarez', { next: fromNow(-24) })
  await ask(owner.client, 'desk_set_morning_email', { wants: false }, agentDaySchema)
  const { sent, settled } = await mornings(() => morning)
  await settled()
  expect(sent).toEqual([])
  const rows = await at.sql`select done_at from private.morning_emails`
  expect(rows).toEqual([{ done_at: expect.any(Date) }])
})

test('One that could not be sent goes out with the next look', async () => {
  await person('Maria Alvarez', { next: fromNow(-24) })
  const failing = await mornings(() => morning, {
    send: async () => {
      throw new NoUseRetrying('refused')
    },
  })
  await expect(failing.settled()).rejects.toThrow('refused')
  const { sent, settled } = await mornings(() => new Date(morning.getTime() + 60_000))
  await settled()
  expect(sent).toHaveLength(1)
})
