import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCallRequest } from '../../fixtures/leads/submissions.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
let tokens: string[]
beforeAll(async () => {
  at = await startLeadSite(false, { isLimited: true, trustedProxies: 1 })
  const names = Array.from({ length: 4 }, (_, number) => `attacker-${number}@example.com`)
  tokens = await Promise.all(names.map(async (email) => (await at.signUp(email)).token))
})
afterAll(() => at.stop())

/** One request of an attacker's, from an address of their own. */
async function ask(path: string, attacker: number, from = `198.51.100.${attacker}`) {
  const headers = {
    apikey: at.secrets.publishableKey,
    authorization: `Bearer ${tokens[attacker % tokens.length]}`,
    'x-forwarded-for': from,
  }
  const response = await at.backend.fetch(
    new Request(`http://site.test/rest/v1/${path}`, { headers }),
    '127.0.0.1',
  )
  return { status: response.status, body: await response.text(), wait: response.headers.get('retry-after') }
}

/** Holds `profiles` back while `work` is under way, as a statement does that takes for ever; then lets `attacks` end. */
async function whileHeld(work: (attacks: Promise<unknown>[]) => Promise<void>): Promise<void> {
  const attacks: Promise<unknown>[] = []
  await at.sql.begin(async (sql) => {
    await sql`lock table profiles in access exclusive mode`
    await work(attacks)
  })
  await Promise.all(attacks)
}

const heldStatements = async () =>
  (
    await at.sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%profiles%'`
  ).length

test('[S2] ten requests that never end hold every connection of the tables, and leads are stored meanwhile', () =>
  whileHeld(async (attacks) => {
    let isOver = false
    const attack = async (attacker: number) => {
      while (!isOver) await ask('profiles', attacker)
    }
    for (let number = 0; number < 12; number += 1) attacks.push(attack(number))
    await expect.poll(heldStatements).toBe(10)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => at.post('request-call', newCallRequest(), `192.0.2.${n}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await at.backend.isReady()).toBe(true)
    isOver = true
  }))

test('[S2] a statement that takes too long is ended by the database, which works on for nobody', () =>
  whileHeld(async () => {
    const answer = await ask('profiles', 0)
    expect(answer.status).toBe(503)
    expect(await heldStatements()).toBe(0)
  }))

test('[S2] one account has four requests under way, however many it sends, and its neighbours are answered', () =>
  whileHeld(async (attacks) => {
    for (let number = 1; number < 10; number += 1) attacks.push(ask('profiles', 0, `198.51.100.${number}`))
    await expect.poll(heldStatements).toBe(4)
    expect((await ask('saved_plans', 1, '198.51.100.1')).status).toBe(200)
    expect(await heldStatements()).toBeLessThanOrEqual(4)
  }))

test.each([
  'profiles?full_name=match.(a*)*b',
  'profiles?full_name=imatch.(a*)*b',
  'profiles?full_name=not.match.(a*)*b',
  'profiles?full_name=not.imatch.x',
  'profiles?full_name=match(any).{a,b}',
  'profiles?full_name=imatch(all).{a,b}',
  'profiles?or=(full_name.eq.a,full_name.match.x)',
  'profiles?and=(or(full_name.not.imatch.x,id.is.null))',
  'profiles?not.or=(full_name.match(any).{x})',
  'profiles?or=full_name.match.x',
  'saved_plans?select=*,profiles(*)&profiles.full_name=match.x',
  'saved_plans?select=*,profiles(*)&profiles.or=(full_name.imatch.x)',
  'profiles?full_name=%6Datch.x',
  'rpc/my_sessions?user_agent=match.x',
])('[S2] %s: regular expressions are refused at the door', async (path) => {
  const answer = await ask(path, 2)
  expect(answer.status).toBe(400)
  expect(answer.body).toContain('PGRST100')
})

test('[S2] words of people that look like an operator pass', async () => {
  for (const path of ['saved_plans?plan_name=eq.match.com', 'saved_plans?plan_name=eq.A%20match.%20B'])
    expect((await ask(path, 2)).status).toBe(200)
})

test('[S2] an account that floods is refused in its seven hundredth request of a minute, from however many addresses', async () => {
  at.later(60_000)
  const answers = await Promise.all(
    Array.from({ length: 700 }, (_, n) => ask('profiles?id=match.x', 3, `203.0.113.${n % 200}`)),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(100)
  expect(Number(refused[0]?.wait)).toBeGreaterThan(0)
  expect((await ask('saved_plans', 2, '203.0.113.1')).status).toBe(200)
  at.later(60_000)
  expect((await ask('saved_plans', 3)).status).toBe(200)
})
