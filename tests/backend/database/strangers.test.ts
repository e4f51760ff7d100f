import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identifier } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { attacks, type Table, tables, type Victim } from '../fixtures/row-attacks.ts'

let at: TestBackend
let attacker: { userId: string; token: string }
let owner: { userId: string; token: string }
const victims = new Map<Table, Victim>()

beforeAll(async () => {
  at = await startTestBackend('external')
  attacker = await at.signUp('attacker@example.com')
  owner = await at.signUp('owner@example.com')
})
afterAll(() => at.stop())

beforeEach(async () => {
  const { userId } = owner
  const [id, leadId] = [crypto.randomUUID(), crypto.randomUUID()]
  await at.sql`delete from profiles`
  await at.sql`delete from saved_plans`
  await at.sql`delete from leads`
  await at.sql`insert into profiles (id, full_name, smoker) values (${userId}, 'The owner', true)`
  await at.sql`insert into saved_plans (id, user_id, plan_name, plan_details) values (${id}, ${userId}, 'Mine', '{}')`
  await at.sql`insert into leads (id, kind, email, phone, person_name, idempotency_key)
    values (${leadId}, 'call', 'owner@example.com', '(212) 555-0188', 'The owner', ${leadId})`
  await at.sql`update lead_mails set id = lead_id, problem = 'The owner' where recipient = 'visitor'`
  victims.set('profiles', { id: userId, userId })
  victims.set('saved_plans', { id, userId })
  victims.set('leads', { id: leadId, userId })
  victims.set('lead_mails', { id: leadId, userId })
  const [person] = await at.sql<{ id: string }>`select id from people`
  victims.set('people', { id: person?.id ?? '', userId })
})

const stored = async (): Promise<string> => {
  const rows = await Promise.all(
    tables.map((table) => at.sql`select * from ${identifier(table)} order by id`),
  )
  return JSON.stringify(rows)
}

const cases = tables.flatMap((table) =>
  attacks(table).flatMap((attack) => [
    { ...attack, table, who: 'a stranger' as const },
    { ...attack, table, who: 'the anonymous key' as const },
  ]),
)

test.each(cases)('$who $name of $table: nothing is seen, nothing changes', async (attack) => {
  const victim = victims.get(attack.table)
  if (!victim) throw new Error('no victim')
  const before = await stored()
  const isStranger = attack.who === 'a stranger'
  const { status, body, range } = await at.request(
    attack.method,
    `/rest/v1/${attack.table}${attack.query(victim, attacker.userId)}`,
    {
      ...(isStranger ? { token: attacker.token } : {}),
      ...(attack.body ? { body: attack.body(victim, attacker.userId) } : {}),
      ...(attack.prefer ? { prefer: attack.prefer } : {}),
    },
  )
  expect(await stored()).toBe(before)
  expect(body).not.toContain('The owner')
  expect(body).not.toContain('Mine')
  expect(body).not.toContain('owner@example.com')
  if (attack.method === 'HEAD' && status < 300) expect(range).toBe('*/0')
  if (!isStranger || /^lead|^people$/.test(attack.table)) expect([401, 403]).toContain(status)
  else expect(status === 200 || status === 204 || status === 206 ? body : '[]').toMatch(/^(\[\])?$/)
})

test('an owner cannot give a row away or take another id', async () => {
  const plan = victims.get('saved_plans')
  const before = await stored()
  const given = await at.request('PATCH', `/rest/v1/saved_plans?id=eq.${plan?.id}`, {
    token: owner.token,
    body: { user_id: attacker.userId },
  })
  const renamed = await at.request('PATCH', `/rest/v1/profiles?id=eq.${owner.userId}`, {
    token: owner.token,
    body: { id: attacker.userId },
  })
  expect([given.status, renamed.status]).toEqual([403, 403])
  expect(await stored()).toBe(before)
})

test('the anonymous roles hold no rights on the tables, also after requests have been served', async () => {
  await at.request('GET', '/rest/v1/saved_plans', { token: owner.token })
  const rights =
    await at.sql`select role, tab, array_agg(p) filter (where has_table_privilege(role, 'public.' || tab, p)) as held
    from unnest(array['anon', 'authenticated']) role, unnest(array['account_answers', 'profiles', 'saved_plans', 'leads', 'lead_mails', 'people']) tab,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
    group by role, tab order by role, tab`
  expect(rights.map((row) => [row.role, row.tab, row.held])).toEqual([
    ['anon', 'account_answers', null],
    ['anon', 'lead_mails', null],
    ['anon', 'leads', null],
    ['anon', 'people', null],
    ['anon', 'profiles', null],
    ['anon', 'saved_plans', null],
    ['authenticated', 'account_answers', ['SELECT', 'INSERT', 'UPDATE', 'DELETE']],
    ['authenticated', 'lead_mails', null],
    ['authenticated', 'leads', null],
    ['authenticated', 'people', null],
    ['authenticated', 'profiles', ['SELECT', 'INSERT', 'UPDATE', 'DELETE']],
    ['authenticated', 'saved_plans', ['SELECT', 'INSERT', 'UPDATE', 'DELETE']],
  ])
})

test.each(['auth', 'private', 'supabase_migrations', 'pg_catalog', 'information_schema'])(
  'the schema %s is not served, even to the secret key',
  async (schema) => {
    const request = new Request('http://backend.test/rest/v1/users', {
      headers: { apikey: at.secrets.secretKey, 'accept-profile': schema },
    })
    expect((await at.backend.fetch(request)).status).toBe(406)
  },
)
