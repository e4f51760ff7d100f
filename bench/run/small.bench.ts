import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { termRequest } from '../../tests/fixtures/function-context.ts'
import { storeManyPeople } from '../../tests/fixtures/leads/many-people.ts'
import { newApplication } from '../../tests/fixtures/leads/submissions.ts'
import { openLimitedGroup } from '../../tests/load/limited-group.ts'
import {
  askDesk,
  clientOf,
  openDatabase,
  password,
  type ServedSite,
  serveSite,
  signUpAgent,
} from '../../tests/load/served-site.ts'
import { type BenchRow, median } from '../row.ts'

const memory = 1_024
const people = Number(process.env.BENCH_PEOPLE ?? 10_000)
/** How long the work lasts, in seconds. */
const seconds = Number(process.env.BENCH_LOAD_SECONDS ?? 30)
/** BENCH_SIGN_INS=20 to find out where it ends. */
const signInsPerSecond = Number(process.env.BENCH_SIGN_INS ?? 10)
const visitorsPerSecond = 1
const deskViewsPerSecond = 0.5
const hoursAway = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const today = () => ({ promised_since: hoursAway(-24), day_ends: hoursAway(8), page_size: 30 })
const searchSchema = z.looseObject({ search_id: z.string() })

/** What was done how fast, and what failed. */
class Tally {
  readonly times = new Map<string, number[]>()
  readonly failures: unknown[] = []

  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const since = performance.now()
    const result = await work()
    this.times.set(name, [...(this.times.get(name) ?? []), performance.now() - since])
    return result
  }
}

/** Begins `work` so many times a second, whether the last is done or not, and waits for all. */
async function everySo(
  perSecond: number,
  work: (turn: number) => Promise<void>,
  tally: Tally,
): Promise<void> {
  const begun: Promise<void>[] = []
  const since = performance.now()
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    await wait(Math.max(0, since + (turn * 1_000) / perSecond - performance.now()))
    begun.push(work(turn).catch((error: unknown) => void tally.failures.push(error)))
  }
  await Promise.all(begun)
}

async function get(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}

/** A visitor's way: the home page with its files, the review page, nine plans, a question to the chat, an application. */
async function visit(site: ServedSite, tally: Tally): Promise<void> {
  const page = await tally.time('home page', () => get(site.address))
  for (const [, file] of page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) await get(site.address + file)
  await get(`${site.address}/quote/review`)
  await tally.time('nine plans', async () => {
    const { search_id } = searchSchema.parse(await site.call('white-swan-complete-request', termRequest))
    await site.call('white-swan-policy-search', { policy_search: search_id })
  })
  await tally.time('an answer of the chat', () =>
    site.call('ai-chat', { message: 'What is term life insurance?' }),
  )
  const email = `${crypto.randomUUID()}@example.com`
  await tally.time('an application, acknowledged', () =>
    site.call('submit-application', newApplication({ email })),
  )
}

async function signIn(site: ServedSite, email: string, tally: Tally): Promise<void> {
  await tally.time('sign-in', async () => {
    const { error } = await clientOf(site).auth.signInWithPassword({ email, password })
    if (error) throw error
  })
}

/** The whole business on one processor and 1 GB: visitors, ten sign-ins a second and the desk at the same time. */
export async function benchSmall(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwell-small-'))
  const group = openLimitedGroup(memory)
  try {
    await fill(folder)
    const site = await serveSite(join(folder, 'data'), { RATE_LIMITS: 'off' }, group.command)
    const sql = openDatabase(site)
    const tally = new Tally()
    let used = Number.NaN
    try {
      const emails = Array.from({ length: 10 }, (_, index) => `visitor-${index}@example.com`)
      for (const email of emails) await clientOf(site).auth.signUp({ email, password })
      const agent = await signUpAgent(site, sql)
      const desk = async (turn: number) => {
        await tally.time('desk, opened', () =>
          Promise.all([
            askDesk(agent, 'desk_summary'),
            askDesk(agent, 'desk_today', today()),
            askDesk(agent, 'desk_week', { zone: 'America/New_York' }),
          ]),
        )
        await tally.time('desk, searched', () =>
          askDesk(agent, 'desk_people', { search: turn % 2 ? 'garcia' : '5550188', page_size: 30 }),
        )
      }
      const usedBefore = group.processorTime()
      await Promise.all([
        everySo(signInsPerSecond, (turn) => signIn(site, emails[turn % emails.length] ?? '', tally), tally),
        everySo(visitorsPerSecond, () => visit(site, tally), tally),
        everySo(deskViewsPerSecond, desk, tally),
      ])
      used = group.processorTime() - usedBefore
    } finally {
      await sql.end()
      await site.stop()
    }
    const peak = group.peak()
    for (const error of tally.failures.slice(0, 3)) console.error(error)
    return [
      { name: `the start (${group.means})`, value: site.ms, unit: 'ms' },
      ...[...tally.times].map(
        ([name, times]): BenchRow => ({
          name,
          value: median(times),
          unit: 'ms',
          slowest: Math.max(...times),
        }),
      ),
      { name: 'processor time in a second of this', value: used / seconds, unit: 's' },
      { name: 'failures', value: tally.failures.length, unit: 'times', goals: { value: { atMost: 0 } } },
      {
        name: 'processes killed for lack of memory',
        value: group.killed(),
        unit: 'times',
        goals: { value: { atMost: 0 } },
      },
      ...(peak
        ? ([
            { name: 'most memory of all processes', value: peak.own, unit: 'MB' },
            { name: 'most memory counted towards the limit', value: peak.limited, unit: 'MB' },
          ] satisfies BenchRow[])
        : []),
    ]
  } finally {
    group.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes the database with its people, without limits. */
async function fill(folder: string): Promise<void> {
  const site = await serveSite(join(folder, 'data'))
  const sql = openDatabase(site)
  try {
    await storeManyPeople(sql, people)
  } finally {
    await sql.end()
    await site.stop()
  }
}
