import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { exportPageSize } from '#domain/leads/desk/people.ts'
import { termRequest } from '../tests/fixtures/function-context.ts'
import { rarePerson, storeManyPeople } from '../tests/fixtures/leads/many-people.ts'
import { newApplication } from '../tests/fixtures/leads/submissions.ts'
import {
  askDesk,
  clientOf,
  openDatabase,
  password,
  type ServedSite,
  serveSite,
  signUpAgent,
} from '../tests/load/served-site.ts'
import { type BenchRow, median } from './row.ts'

type Sql = ReturnType<typeof openDatabase>

/** The numbers of people, one after the other: those of BENCH_PEOPLE, such as `BENCH_PEOPLE="1000 1000000"`. */
const sizes = (process.env.BENCH_PEOPLE ?? '100000').split(' ').map(Number)
const rounds = 15
const page = { kind: '', stage: '', page_size: 30 }
const zone = 'America/New_York'

const searches = {
  'a common name': 'garcia',
  'a rare name': rarePerson.name.slice(0, 9),
  'the digits of a phone': rarePerson.phone.slice(6),
  'what nobody has': 'xylophone',
  'two letters': 'ma',
  'two letters that begin no word': 'qz',
  'a part of every address': 'example.com',
  'a name and a rare one': 'garcia quackenbush',
}

/** Pages, prices, submissions and the desk as people become many: nothing may take longer for it. */
export async function benchGrowth(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const people of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'plainwell-growth-'))
    try {
      const size = new Intl.NumberFormat('en-US').format(people)
      for (const row of await measureAt(people, join(folder, 'data')))
        rows.push({ ...row, name: `${size} people: ${row.name}` })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return rows
}

async function measureAt(people: number, dataDir: string): Promise<BenchRow[]> {
  const first = await serveSite(dataDir)
  try {
    const sql = openDatabase(first)
    await storeManyPeople(sql, people)
    await sql.end()
  } finally {
    await first.stop()
  }
  const site = await serveSite(dataDir, { RATE_LIMITS: 'off' })
  const sql = openDatabase(site)
  try {
    const agent = await signUpAgent(site, sql)
    const [{ bytes = 0 } = {}] = await sql<{ bytes: number }>`
      select pg_database_size(current_database())::float8 as bytes`
    return [
      { name: 'the next start', value: site.ms, unit: 'ms', goals: { value: { atMost: 1_500 } } },
      {
        name: 'of which the database',
        value: site.databaseMs,
        unit: 'ms',
        goals: { value: { atMost: 300 } },
      },
      { name: 'the database on disk', value: bytes / 2 ** 20, unit: 'MB' },
      ...(await measure(visits(site), 60)),
      ...(await measure(await deskViews(agent, sql, people), goalOf(people))),
      ...(await measure(await partOfDesk(site, sql), goalOf(people))),
      await emailsOfSubmissions(sql),
      await storingAtOnce(sql),
    ]
  } finally {
    await sql.end()
    await site.stop()
  }
}

const searchSchema = z.looseObject({ search_id: z.string() })

const ninePlans = 'nine plans, from the request to the answer'

function visits(site: ServedSite): Record<string, () => Promise<unknown>> {
  return {
    'home page': async () => (await fetch(site.address)).arrayBuffer(),
    [ninePlans]: async () => {
      const { search_id } = searchSchema.parse(await site.call('white-swan-complete-request', termRequest))
      return site.call('white-swan-policy-search', { policy_search: search_id })
    },
    'an application, until it is acknowledged': () =>
      site.call(
        'submit-application',
        newApplication({ page: bench, email: `${crypto.randomUUID()}@example.com` }),
      ),
  }
}

/** The page that the submissions name which were made here. */
const bench = '/bench'

/** Each submission was stored with its two emails. */
async function emailsOfSubmissions(sql: Sql): Promise<BenchRow> {
  const [{ emails = 0 } = {}] = await sql<{ emails: number }>`
    select (count(*) / (rounds + 1.0))::float8 as emails from lead_mails m
    join leads l on l.id = m.lead_id, (select ${rounds}::int as rounds) r where l.page = ${bench} group by rounds`
  return {
    name: 'emails stored with an application',
    value: emails,
    unit: 'times',
    goals: { value: { atLeast: 2, atMost: 2 } },
  }
}

/** What a view of the desk may take, in ms. */
const goalOf = (people: number) => (people > 100_000 ? 150 : 60)

const hoursAway = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const today = () => ({ promised_since: hoursAway(-24), day_ends: hoursAway(8), page_size: 30 })

/** What the desk asks the database (app/features/agent-desk/queries/desk-api.ts). */
async function deskViews(
  agent: SupabaseClient,
  sql: Sql,
  people: number,
): Promise<Record<string, () => Promise<unknown>>> {
  const ask = (name: string, params: object = {}) => askDesk(agent, name, params)
  const [person] = await sql<{ id: string }>`
    select person_id as id from leads where person_name = ${rarePerson.name}`
  const id = person?.id
  const [middle] = await sql`select latest_at::text as before_at, id as before_id from people
    order by latest_at offset ${people / 2} limit 1`
  return {
    'desk: opens (summary, today, week)': () =>
      Promise.all([ask('desk_summary'), ask('desk_today', today()), ask('desk_week', { zone })]),
    'desk: looks for what is new': () => ask('desk_summary'),
    'desk: whom to turn to today': () => ask('desk_today', today()),
    'desk: counts eight weeks': () => ask('desk_weeks', { zone, weeks: 8 }),
    'desk: lists people': () => ask('desk_people', page),
    'desk: the next page, in the middle': () => ask('desk_people', { ...page, ...middle }),
    'desk: lists those who wait': () => ask('desk_people', { ...page, stage: 'waiting' }),
    'desk: lists calls that are in force': () =>
      ask('desk_people', { ...page, kind: 'call', stage: 'in_force' }),
    'desk: lists what nobody is': () => ask('desk_people', { ...page, kind: 'typed', stage: 'lost' }),
    ...Object.fromEntries(
      Object.entries(searches).map(([what, search]) => [
        `desk: searches ${what}`,
        () => ask('desk_people', { ...page, search }),
      ]),
    ),
    'desk: searches a common name of those who wait': () =>
      ask('desk_people', { ...page, search: 'garcia', stage: 'waiting' }),
    'desk: reads one person': () => ask('desk_person', { id }),
    'desk: notes a call, and takes it back': async () => {
      const { entry_id } = loggedSchema.parse(
        await ask('desk_log', { id, way: 'call', outcome: 'voicemail', next_contact_at: hoursAway(24) }),
      )
      return ask('desk_undo', { entry_id })
    },
    'desk: reads what was done': () => ask('desk_audit'),
    'desk: exports, the first page': () => ask('desk_export', { page_size: exportPageSize }),
  }
}

const loggedSchema = z.looseObject({ entry_id: z.number() })

/** The same for an agent who sees every tenth of them. */
async function partOfDesk(site: ServedSite, sql: Sql): Promise<Record<string, () => Promise<unknown>>> {
  const agent = await signUpAgent(site, sql)
  const { data } = await agent.auth.getUser()
  const id = data.user?.id ?? ''
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'desk_owner' where id = ${id}`
  await sql`update people set owner_id = ${id} where words like '%7@example.com%'`
  await sql.script('vacuum analyze people')
  const ask = (name: string, params: object = {}) => askDesk(agent, name, params)
  return {
    'an agent’s desk: looks for what is new': () => ask('desk_summary'),
    'an agent’s desk: whom to turn to today': () => ask('desk_today', today()),
    'an agent’s desk: counts eight weeks': () => ask('desk_weeks', { zone, weeks: 8 }),
    'an agent’s desk: lists people': () => ask('desk_people', page),
    'an agent’s desk: lists calls that are in force': () =>
      ask('desk_people', { ...page, kind: 'call', stage: 'in_force' }),
    'an agent’s desk: lists those who wait': () => ask('desk_people', { ...page, stage: 'waiting' }),
    'an agent’s desk: searches a common name': () => ask('desk_people', { ...page, search: 'garcia' }),
    'an agent’s desk: searches whom others have': () =>
      ask('desk_people', { ...page, search: rarePerson.name }),
    'an agent’s desk: reads what was done': () => ask('desk_audit'),
    'an agent’s desk: exports, the first page': () => ask('desk_export', { page_size: exportPageSize }),
  }
}

/** Requests that are stored 200 with each statement, as an import does it, each of somebody new. */
async function storingAtOnce(sql: Sql): Promise<BenchRow> {
  const since = performance.now()
  for (let first = 1; first <= atOnce; first += perStatement) {
    await sql`
      insert into leads (kind, person_name, phone, email, idempotency_key, answered_at)
      select 'call', 'Stored At Once ' || n, '(212) 55' || lpad((n % 100000)::text, 5, '0'), 'once' || n || '@example.com',
        gen_random_uuid(), now()
      from generate_series(${first}::int, ${first + perStatement - 1}::int) n`
  }
  return {
    name: `${atOnce} requests stored, ${perStatement} at once`,
    value: (performance.now() - since) / 1_000,
    unit: 's',
  }
}
const atOnce = 100_000
const perStatement = 200

/** Each kind in turn, so that a busy moment of the machine falls on all. The first round warms up. */
async function measure(kinds: Record<string, () => Promise<unknown>>, atMost: number): Promise<BenchRow[]> {
  const times = new Map(Object.keys(kinds).map((name) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, work] of Object.entries(kinds)) {
      const since = performance.now()
      await work()
      if (round > 0) times.get(name)?.push(performance.now() - since)
    }
  }
  return [...times].map(([name, values]) => ({
    name,
    value: median(values),
    unit: 'ms',
    slowest: Math.max(...values),
    goals: { value: { atMost } },
  }))
}

const loadMs = 5_000

/**
 * One process, then two over the same PostgreSQL, asked for as much as they can. Who asks takes a share of the same
 * processors, so that two of them gain less here than on a machine with more.
 */
export async function benchProcesses(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwell-processes-'))
  const first = await serveSite(join(folder, 'first'), { RATE_LIMITS: 'off' })
  try {
    const second = await serveSite(join(folder, 'second'), {
      RATE_LIMITS: 'off',
      DATABASE_URL: first.databaseUrl,
      PUBLISHABLE_KEY: first.key,
    })
    try {
      const account = { email: 'visitor@example.com', password }
      await clientOf(first).auth.signUp(account)
      const kinds: Record<string, (site: ServedSite) => Promise<unknown>> = {
        'nine plans': (site) => visits(site)[ninePlans]?.() ?? Promise.reject(new Error('No such visit')),
        'applications acknowledged': (site) =>
          site.call('submit-application', newApplication({ email: `${crypto.randomUUID()}@example.com` })),
        'sign-ins': async (site) => {
          const { error } = await clientOf(site).auth.signInWithPassword(account)
          if (error) throw error
        },
      }
      const rows: BenchRow[] = []
      for (const [name, work] of Object.entries(kinds)) {
        await rateOf([first, second], work, loadMs / 5)
        const alone = await rateOf([first], work)
        const together = await rateOf([first, second], work)
        rows.push({ name: `${name}, one process (baseline)`, value: alone, unit: '/s' })
        rows.push({ name: `${name}, two processes`, value: together, unit: '/s', ratio: together / alone })
      }
      return rows
    } finally {
      await second.stop()
    }
  } finally {
    await first.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** How often a second the work is done by the processes together, sixteen at a time. */
async function rateOf(
  sites: readonly ServedSite[],
  work: (site: ServedSite) => Promise<unknown>,
  ms = loadMs,
): Promise<number> {
  const since = performance.now()
  let done = 0
  const keepAsking = async (site: ServedSite) => {
    while (performance.now() - since < ms) {
      await work(site)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: 16 / sites.length }, () => sites.map(keepAsking)).flat())
  return (done * 1_000) / (performance.now() - since)
}
