import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identifier } from '#server/database/sql.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { storeLead } from '../fixtures/desk.ts'
import { attacks, type Table, tables, type Victim } from '../fixtures/row-attacks.ts'

type Row = Record<string, unknown>
type Someone = { userId: string; token: string }

/** What an account keeps for itself; a new table of an account belongs here too. */
const ownTables = ['profiles', 'saved_plans', 'account_answers'] as const

/** What no request may set, and a value that somebody might try. */
const fixed = {
  profiles: { id: crypto.randomUUID(), updated_at: '2001-01-01T00:00:00Z' },
  saved_plans: {
    id: crypto.randomUUID(),
    user_id: crypto.randomUUID(),
    created_at: '2001-01-01T00:00:00Z',
    updated_at: '2101-01-01T00:00:00Z',
  },
} as const

/** Who reaches which row: under our own roles (row-rights.test.ts) and a hosted project's (hosted-roles.test.ts). */
export function testRowRights(driver: 'external' | 'hosted'): void {
  let at: TestBackend
  let stranger: Someone
  let owner: Someone
  const victims = new Map<string, Victim>()

  /** How a session comes to reach no rows of its own account. */
  const closings = {
    'a session below the level of the app that is on': (userId: string) => turnFactorOn(userId),
    'an ended session': (userId: string) => at.sql`delete from auth.sessions where user_id = ${userId}`,
    'a session of an account that was shut': (userId: string) =>
      at.sql`update auth.users set banned_until = 'infinity' where id = ${userId}`,
  }
  type Closing = keyof typeof closings
  const sessions = new Map<Closing, Someone>()
  const turnFactorOn = (userId: string, status = 'verified') => at.sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values (${crypto.randomUUID()}, ${userId}, 'Phone', 'totp', ${status}, now(), now())`
  async function closedSession(closing: Closing): Promise<Someone> {
    const someone = await at.signUp(`${crypto.randomUUID()}@example.com`)
    await closings[closing](someone.userId)
    return someone
  }
  const everyClosing: Closing[] = [
    'a session below the level of the app that is on',
    'an ended session',
    'a session of an account that was shut',
  ]

  beforeAll(async () => {
    at = await startTestBackend(driver)
    stranger = await at.signUp('stranger@example.com')
    owner = await at.signUp('owner@example.com')
    for (const closing of everyClosing) sessions.set(closing, await closedSession(closing))
    for (const { userId } of [owner, ...sessions.values()]) await storeRows(userId)
    const { userId } = owner
    const lead = await storeLead(at, { email: 'owner@example.com', person_name: 'The owner' })
    await at.sql`update lead_mails set id = lead_id, problem = 'The owner' where recipient = 'visitor'`
    const [person] = await at.sql<{ id: string }>`select person_id as id from leads`
    for (const table of ['leads', 'lead_mails']) victims.set(`${table} ${userId}`, { id: lead, userId })
    victims.set(`people ${userId}`, { id: person?.id ?? '', userId })
  })
  afterAll(() => at.stop())

  async function storeRows(userId: string): Promise<void> {
    const plan = crypto.randomUUID()
    await at.sql`insert into profiles (id, full_name, smoker) values (${userId}, 'The owner', true)`
    await at.sql`insert into account_answers (id, answers) values (${userId}, '{"name":"The owner"}')`
    await at.sql`insert into saved_plans (id, user_id, plan_name, plan_details) values (${plan}, ${userId}, 'Mine', '{}')`
    for (const table of ownTables)
      victims.set(`${table} ${userId}`, { id: table === 'saved_plans' ? plan : userId, userId })
  }
  const stored = async (table: Table) =>
    JSON.stringify(await at.sql`select * from ${identifier(table)} order by id`)

  /** Goes every way at somebody's row, and answers what was said to each. */
  async function attack(table: Table, of: Someone, by: Someone | undefined, isEvery = true) {
    const victim = victims.get(`${table} ${of.userId}`)
    if (!victim) throw new Error(`Nobody has a row in ${table}`)
    const me = by?.userId ?? of.userId
    const before = await stored(table)
    const answers: { name: string; status: number; body: string }[] = []
    for (const { name, method, query, body, prefer } of attacks(table, isEvery && driver === 'external')) {
      const answer = await at.request(method, `/rest/v1/${table}${query(victim, me)}`, {
        ...(by && { token: by.token }),
        ...(body && { body: body(victim, me) }),
        ...(prefer && { prefer }),
      })
      expect(await stored(table), name).toBe(before)
      expect(answer.body, name).not.toMatch(/The owner|Mine|owner@example\.com/)
      expect(answer.status, name).toBeLessThan(500)
      if (method === 'HEAD' && answer.status < 300) expect(answer.range, name).toBe('*/0')
      answers.push({ name, ...answer })
    }
    return answers
  }

  test.each(tables)('[U2] the anonymous key reads, counts and changes nothing of %s', async (table) => {
    for (const { name, status } of await attack(table, owner, undefined))
      expect([401, 403], name).toContain(status)
  })

  test.each(tables)('[U2] a stranger reads, counts and changes nothing of %s', async (table) => {
    const isOwn = ownTables.some((name) => name === table)
    for (const { name, status, body } of await attack(table, owner, stranger)) {
      if (!isOwn) expect([401, 403], name).toContain(status)
      else if (status < 300) expect(body, name).toMatch(/^(\[\])?$/)
    }
  })

  describe.each(everyClosing)('%s', (closing) => {
    test.each(ownTables)('[U2] reads, counts and changes nothing of its own in %s', async (table) => {
      const session = sessions.get(closing)
      if (session) await attack(table, session, session, false)
      expect(session).toBeDefined()
    })

    test('[U2] makes no row of its own', async () => {
      const { userId, token } = await closedSession(closing)
      const rows = {
        profiles: { id: userId },
        account_answers: { id: userId, answers: {} },
        saved_plans: { user_id: userId, plan_name: 'A', plan_details: {} },
      }
      for (const [table, body] of Object.entries(rows))
        expect((await at.request('POST', `/rest/v1/${table}`, { token, body })).status, table).toBe(403)
    })
  })

  test('an app that was never confirmed closes no session', async () => {
    const { client, userId } = await at.signUp('half-way@example.com')
    await turnFactorOn(userId, 'unverified')
    expect((await client.from('profiles').insert({ id: userId, full_name: 'Ana' })).error).toBeNull()
    expect((await client.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ana' }])
  })

  test('an owner gives no row away and takes no other id', async () => {
    const plan = victims.get(`saved_plans ${owner.userId}`)
    const before = await Promise.all(ownTables.map(stored))
    for (const [path, body] of [
      [`saved_plans?id=eq.${plan?.id}`, { user_id: stranger.userId }],
      [`profiles?id=eq.${owner.userId}`, { id: stranger.userId }],
      [`account_answers?id=eq.${owner.userId}`, { id: stranger.userId }],
    ] as const)
      expect((await at.request('PATCH', `/rest/v1/${path}`, { token: owner.token, body })).status, path).toBe(
        403,
      )
    expect(await Promise.all(ownTables.map(stored))).toEqual(before)
  })

  test('the roles of requests hold no rights beyond rows of their own', async () => {
    const rights = await at.sql<{ role: string; tab: string; held: string[] }>`
      select role, c.relname as tab, array_agg(p order by p) as held
      from unnest(array['anon', 'authenticated']) role, pg_class c,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'p')
        and (has_table_privilege(role, c.oid, p)
          or p in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege(role, c.oid, p))
      group by role, tab order by role, tab`
    const held = ['DELETE', 'INSERT', 'SELECT', 'UPDATE']
    expect(rights).toEqual(ownTables.toSorted().map((tab) => ({ role: 'authenticated', tab, held })))
  })

  test('the schemas beside public are not served, even to the secret key', async () => {
    for (const schema of ['auth', 'private', 'supabase_migrations', 'pg_catalog', 'information_schema']) {
      const headers = { apikey: at.secrets.secretKey, 'accept-profile': schema }
      const request = new Request('http://backend.test/rest/v1/users', { headers })
      expect((await at.backend.fetch(request)).status, schema).toBe(406)
    }
  })

  describe('an account', () => {
    let one: Someone
    let plan: string
    beforeEach(async () => {
      one = await at.signUp(`${crypto.randomUUID()}@example.com`)
      plan = crypto.randomUUID()
      await at.sql`insert into profiles (id, full_name) values (${one.userId}, 'Before')`
      await at.sql`insert into saved_plans (id, user_id, plan_name, plan_details) values (${plan}, ${one.userId}, 'Before', '{}')`
    })
    const idOf = (table: keyof typeof fixed) => (table === 'profiles' ? one.userId : plan)
    const rowOf = async (table: keyof typeof fixed) =>
      (
        await at.sql<Row & { updated_at: Date }>`select * from ${identifier(table)} where id = ${idOf(table)}`
      )[0]
    const merge = 'resolution=merge-duplicates,return=representation'

    const ways = ['update', 'upsert', 'put'] as const
    test.each(
      ways.flatMap((way) => (['profiles', 'saved_plans'] as const).map((table) => [way, table] as const)),
    )('sets by %s in %s neither an id, an owner nor a time', async (way, table) => {
      const id = idOf(table)
      const whole: Row =
        table === 'profiles'
          ? { id, full_name: 'After' }
          : { id, user_id: one.userId, plan_name: 'After', plan_details: {} }
      const { id: _id, user_id: _owner, ...others } = whole
      const { token } = one
      const send = {
        update: (changes: Row) =>
          at.request('PATCH', `/rest/v1/${table}?id=eq.${id}`, { token, body: { ...others, ...changes } }),
        upsert: (changes: Row) =>
          at.request('POST', `/rest/v1/${table}?on_conflict=id`, {
            ...{ token, prefer: merge },
            body: { ...whole, ...changes },
          }),
        put: (changes: Row) =>
          at.request('PUT', `/rest/v1/${table}?id=eq.${id}`, {
            ...{ token, prefer: merge },
            body: { ...whole, ...changes },
          }),
      }[way]
      for (const [column, value] of Object.entries<string>(fixed[table])) {
        const before = await rowOf(table)
        const { status } = await send({ [column]: value })
        const after = await rowOf(table)
        // The time of the last change alone moves, and by the server's clock.
        if (column === 'updated_at') {
          expect(after?.updated_at.getTime()).toBeGreaterThan(Number(before?.updated_at))
          expect(Math.abs(Number(after?.updated_at) - Date.now())).toBeLessThan(60_000)
        } else expect(after?.[column], column).toEqual(before?.[column])
        // Times are passed over and the rest is written; another owner or id is refused, or makes a row of one's own.
        if (value.includes('T')) expect([200, 201, 204], column).toContain(status)
        else expect(after?.plan_name ?? after?.full_name, column).toBe('Before')
        if (value.includes('T')) continue
        expect(await at.sql`select from saved_plans where user_id = ${value}`).toHaveLength(0)
        expect(await at.sql`select from profiles where id = ${value}`).toHaveLength(0)
      }
    })

    test('dates no row by its first write either', async () => {
      const { userId, token } = await at.signUp('first@example.com')
      const past = { created_at: '2001-01-01T00:00:00Z', updated_at: '2101-01-01T00:00:00Z' }
      const rows = {
        profiles: { id: userId, updated_at: past.updated_at },
        saved_plans: { user_id: userId, plan_name: 'New', plan_details: {}, ...past },
      }
      for (const [table, body] of Object.entries(rows))
        expect((await at.request('POST', `/rest/v1/${table}`, { token, body })).status, table).toBe(201)
      const times = await at.sql<{ time: Date }>`select updated_at as time from profiles where id = ${userId}
        union all select created_at from saved_plans where user_id = ${userId}
        union all select updated_at from saved_plans where user_id = ${userId}`
      expect(times).toHaveLength(3)
      for (const { time } of times) expect(Math.abs(time.getTime() - Date.now())).toBeLessThan(60_000)
    })

    test('[CALLS-10] [PLANS-12] reads and writes its own profile and plans in every way', async () => {
      const { client, userId } = await at.signUp('every-way@example.com')
      const profiles = () => client.from('profiles')
      expect((await profiles().insert({ id: userId, full_name: 'Ana' })).error).toBeNull()
      expect((await profiles().update({ full_name: 'Ana N.' }).eq('id', userId)).error).toBeNull()
      expect((await profiles().upsert({ id: userId, medications: ['a, "b"'] })).error).toBeNull()
      const { data: profile } = await profiles().select('*').single()
      expect(profile).toMatchObject({ full_name: 'Ana N.', medications: ['a, "b"'] })
      // A whole row that was read may be put back.
      const { data: session } = await client.auth.getSession()
      const put = await at.request('PUT', `/rest/v1/profiles?id=eq.${userId}`, {
        token: session.session?.access_token ?? '',
        body: { ...profile, full_name: 'Ana Put' },
      })
      expect([200, 201, 204]).toContain(put.status)
      expect((await profiles().select('full_name, medications')).data).toEqual([
        { full_name: 'Ana Put', medications: ['a, "b"'] },
      ])

      const plans = () => client.from('saved_plans')
      const planned = { user_id: userId, plan_name: 'A plan', plan_details: {} }
      const { data: saved } = await plans().insert(planned).select('id').single()
      expect((await plans().upsert({ id: saved?.id, ...planned, plan_name: 'Renamed' })).error).toBeNull()
      expect((await plans().update({ is_favorite: true }).eq('id', saved?.id)).error).toBeNull()
      const read = await plans().select('plan_name, is_favorite').eq('user_id', userId)
      expect(read.data).toEqual([{ plan_name: 'Renamed', is_favorite: true }])
      expect((await plans().delete().eq('id', saved?.id)).error).toBeNull()
      expect((await plans().select('id')).data).toEqual([])
      expect((await profiles().delete().eq('id', userId)).error).toBeNull()
      expect((await profiles().select('id')).data).toEqual([])
    })
  })
}
