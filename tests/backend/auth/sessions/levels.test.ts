import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identifier } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'
import { attacks, type Victim } from '../../fixtures/row-attacks.ts'

const tables = ['profiles', 'saved_plans'] as const
type Table = (typeof tables)[number]

/** Sessions of the row's own owner that must not reach it. */
const sessions = ['a session below the level of the authenticator app', 'an ended session'] as const

let at: TestBackend
let below: { userId: string; token: string }
let ended: { userId: string; token: string }
const victims = new Map<string, Victim>()

beforeAll(async () => {
  at = await startTestBackend('external')
  below = await at.signUp('below@example.com')
  ended = await at.signUp('ended@example.com')
  await turnFactorOn(at, below.userId)
  await at.sql`delete from auth.sessions where user_id = ${ended.userId}`
})
afterAll(() => at.stop())

beforeEach(async () => {
  await at.sql`delete from profiles`
  await at.sql`delete from saved_plans`
  for (const [session, { userId }] of [
    [sessions[0], below],
    [sessions[1], ended],
  ] as const) {
    const id = crypto.randomUUID()
    await at.sql`insert into profiles (id, full_name) values (${userId}, 'The owner')`
    await at.sql`insert into saved_plans (id, user_id, plan_name, plan_details) values (${id}, ${userId}, 'Mine', '{}')`
    victims.set(`profiles ${session}`, { id: userId, userId })
    victims.set(`saved_plans ${session}`, { id, userId })
  }
})

const stored = async (): Promise<string> => {
  const rows = await Promise.all(
    tables.map((table) => at.sql`select * from ${identifier(table)} order by id`),
  )
  return JSON.stringify(rows)
}

const cases = tables.flatMap((table: Table) =>
  attacks(table).flatMap((attack) => sessions.map((session) => ({ ...attack, table, session }))),
)

test.each(cases)('$session, which $name of $table: nothing is seen, nothing changes', async (attack) => {
  const victim = victims.get(`${attack.table} ${attack.session}`)
  if (!victim) throw new Error('no row')
  const { token } = attack.session === sessions[0] ? below : ended
  const before = await stored()
  const { body, range, status } = await at.request(
    attack.method,
    `/rest/v1/${attack.table}${attack.query(victim, victim.userId)}`,
    {
      token,
      ...(attack.body ? { body: attack.body(victim, victim.userId) } : {}),
      ...(attack.prefer ? { prefer: attack.prefer } : {}),
    },
  )
  expect(await stored()).toBe(before)
  expect(body).not.toContain('The owner')
  expect(body).not.toContain('Mine')
  expect(status).toBeLessThan(500)
  if (attack.method === 'HEAD' && status < 300) expect(range).toBe('*/0')
})

test.each(tables)('such sessions create no row of their own in %s', async (table) => {
  await at.sql`delete from ${identifier(table)}`
  for (const { userId, token } of [below, ended]) {
    const row = table === 'profiles' ? { id: userId } : { user_id: userId, plan_name: 'A', plan_details: {} }
    const { status } = await at.request('POST', `/rest/v1/${table}`, { token, body: row })
    expect(status).toBe(403)
  }
  expect(await at.sql`select from ${identifier(table)}`).toHaveLength(0)
})

test('a factor that was never confirmed asks for nothing, and one of another account neither', async () => {
  const { client, userId } = await at.signUp('half-way@example.com')
  await turnFactorOn(at, userId, 'unverified')
  expect((await client.from('profiles').insert({ id: userId, full_name: 'Ana' })).error).toBeNull()
  expect((await client.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ana' }])
})

async function turnFactorOn(at: TestBackend, userId: string, status = 'verified'): Promise<void> {
  await at.sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values (${crypto.randomUUID()}, ${userId}, 'Phone', 'totp', ${status}, now(), now())`
}
