import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole, signUpAgent, storeLead, switchAppOn } from '../fixtures/desk.ts'
import { attacks } from '../fixtures/row-attacks.ts'

const name = 'Somebody Private'

/** Everything that the desk asks, with parameters that the agent would get an answer to. */
const questions = (lead: string, mail: string, seen: string): Record<string, Record<string, unknown>> => ({
  desk_leads: { search: 'some', kind: '', status: '', before_at: null, before_id: null, page_size: 20 },
  desk_export: { page_size: 20 },
  desk_summary: {},
  desk_week: { zone: 'America/New_York' },
  desk_weeks: { zone: 'America/New_York', weeks: 4 },
  desk_lead: { id: lead },
  desk_change_lead: { id: lead, seen, status: 'won', notes: 'Taken over' },
  desk_unsent_mails: {},
  desk_send_again: { mail_id: mail, new_address: 'thief@example.com' },
  desk_launch_check: {},
  desk_audit: { page_size: 20 },
  desk_person: { id: lead },
  desk_erase: { id: lead, whole_person: true },
})

const callers = [
  'nobody',
  'an ordinary account',
  'an account that calls itself the agent',
  'an agent whose role was taken away',
  'an agent below the level of the authenticator app',
  'an agent whose session was ended',
  'an agent whose account was shut',
] as const
type Caller = (typeof callers)[number]

describe.each(drivers)('whoever is not the agent, over %s PostgreSQL', (driver) => {
  let at: TestBackend
  const tokens = new Map<Caller, string>()
  let agentToken: string
  let lead: string
  let mail: string
  let seen: string

  beforeAll(async () => {
    at = await startTestBackend(driver)
    const agent = await signUpAgent(at)
    agentToken = agent.token
    tokens.set(callers[1], (await at.signUp('ordinary@example.com')).token)

    const forger = await at.signUp('forger@example.com')
    const claim = { role: 'agent', app_metadata: { role: 'agent' }, raw_app_meta_data: { role: 'agent' } }
    await forger.client.auth.updateUser({ data: claim })
    const raw = await at.request('PUT', '/auth/v1/user', {
      token: forger.token,
      body: { app_metadata: { role: 'agent' }, role: 'agent', data: claim },
    })
    expect(raw.status).toBe(200)
    const { data } = await forger.client.auth.refreshSession()
    expect(data.user?.user_metadata).toMatchObject(claim)
    tokens.set(callers[2], data.session?.access_token ?? '')

    const dismissed = await signUpAgent(at)
    // The token itself says agent, for up to an hour.
    tokens.set(callers[3], (await dismissed.client.auth.refreshSession()).data.session?.access_token ?? '')
    await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${dismissed.userId}`

    const below = await at.signUp('below@example.com')
    await giveRole(at, below.userId)
    tokens.set(callers[4], below.token)
    await at.sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      values (${crypto.randomUUID()}, ${below.userId}, 'Phone', 'totp', 'verified', now(), now())`

    const ended = await signUpAgent(at)
    tokens.set(callers[5], ended.token)
    await at.sql`delete from auth.sessions where user_id = ${ended.userId}`

    const shut = await signUpAgent(at)
    tokens.set(callers[6], shut.token)
    await at.sql`update auth.users set banned_until = 'infinity' where id = ${shut.userId}`
  })
  afterAll(() => at.stop())

  beforeEach(async () => {
    await at.sql`delete from leads`
    lead = await storeLead(at, { person_name: name, email: 'private@example.com' })
    const [row] = await at.sql<{
      id: string
      seen: string
    }>`select m.id, l.updated_at::text as seen from lead_mails m
      join leads l on l.id = m.lead_id where recipient = 'visitor'`
    mail = row?.id ?? ''
    seen = row?.seen ?? ''
  })

  const as = (caller: Caller) => {
    const token = tokens.get(caller)
    return token === undefined ? {} : { token }
  }
  const stored = async () =>
    JSON.stringify(
      await Promise.all([
        at.sql`select * from leads order by id`,
        at.sql`select * from lead_mails order by id`,
        at.sql`select * from private.lead_changes order by id`,
        at.sql`select * from private.launch_checks`,
        // That somebody was refused is told, beside the answer.
        at.sql`select * from private.audit_events where event <> 'desk_refused' order by id`,
      ]),
    )

  test.each(callers)(
    '[S6] [S7] %s gets no answer from any function of the desk, and changes nothing',
    async (caller) => {
      const before = await stored()
      for (const [question, body] of Object.entries(questions(lead, mail, seen))) {
        const { status, body: answer } = await at.request('POST', `/rest/v1/rpc/${question}`, {
          ...as(caller),
          body,
        })
        expect([401, 403], `${question}: ${answer}`).toContain(status)
        expect(answer).not.toContain(name)
        const given = Object.entries(body).filter(([, value]) => value !== null)
        const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
        const merely = await at.request('GET', `/rest/v1/rpc/${question}?${query}`, {
          ...as(caller),
          prefer: 'count=exact',
        })
        expect(merely.body).not.toContain(name)
        expect(merely.status, question).toBeGreaterThanOrEqual(400)
      }
      expect(await stored()).toBe(before)
    },
  )

  test('the agent gets an answer from each', async () => {
    for (const [question, body] of Object.entries(questions(lead, mail, seen))) {
      const { status, body: answer } = await at.request('POST', `/rest/v1/rpc/${question}`, {
        token: agentToken,
        body,
      })
      expect([status, question, answer]).toEqual([200, question, expect.any(String)])
    }
    const told = await at.sql`select event from private.audit_events where subject_id = ${lead} order by id`
    expect(told.map(({ event }) => event)).toEqual([
      'lead_exported',
      'lead_opened',
      'lead_changed',
      'lead_mail_sent_again',
      'leads_erased',
    ])
    expect(await at.sql`select from leads where id = ${lead}`).toHaveLength(0)
  })

  test('nobody, the agent neither, reaches the tables of leads and mails past these functions', async () => {
    const victim = { id: lead, userId: crypto.randomUUID() }
    const before = await stored()
    for (const token of [undefined, tokens.get('an ordinary account'), agentToken]) {
      for (const table of ['leads', 'lead_mails']) {
        for (const attack of attacks('leads')) {
          const { status, body } = await at.request(
            attack.method,
            `/rest/v1/${table}${attack.query(victim, victim.userId)}`,
            {
              ...(token ? { token } : {}),
              ...(attack.body ? { body: attack.body(victim, victim.userId) } : {}),
              ...(attack.prefer ? { prefer: attack.prefer } : {}),
            },
          )
          expect(status, `${attack.name} of ${table}: ${body}`).toBeGreaterThanOrEqual(400)
          expect(status, `${attack.name} of ${table}: ${body}`).toBeLessThan(500)
          expect(body).not.toContain(name)
        }
      }
    }
    expect(await stored()).toBe(before)
  })

  test.each(['exact', 'planned', 'estimated'] as const)('nobody counts leads, %s', async (count) => {
    const ordinary = at.client(at.secrets.publishableKey, {})
    for (const token of [undefined, ...tokens.values(), agentToken]) {
      for (const table of ['leads', 'lead_mails']) {
        for (const [method, query] of [
          ['HEAD', '?select=*'],
          ['HEAD', '?select=id'],
          ['GET', '?select=id&limit=0'],
          ['GET', '?select=count()'],
          ['PATCH', '?id=is.null'],
        ] as const) {
          const { status, range } = await at.request(method, `/rest/v1/${table}${query}`, {
            ...(token ? { token } : {}),
            ...(method === 'PATCH' ? { body: { status: 'won' } } : {}),
            prefer: `count=${count}`,
          })
          // 400: aggregates are switched off.
          expect([400, 401, 403], `${method} ${table}${query}`).toContain(status)
          expect(range).toBeNull()
        }
      }
    }
    const head = await ordinary.from('leads').select('*', { count, head: true })
    expect([head.count, head.error === null]).toEqual([null, false])
  })

  test.each(['lead_search', 'lead_changes', 'lead_counts', 'launch_checks', 'audit_events'])(
    '%s is not served at all',
    async (table) => {
      const { status } = await at.request('GET', `/rest/v1/${table}`, { token: agentToken })
      expect(status).toBe(404)
    },
  )

  test('no account holds a right on what lies beneath the functions', async () => {
    const rights = await at.sql`select role, tab, p
      from unnest(array['anon', 'authenticated']) role,
        unnest(array['public.leads', 'public.lead_mails', 'private.lead_changes', 'private.lead_search',
          'private.lead_counts', 'private.launch_checks', 'private.audit_events']) tab,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
      where has_table_privilege(role, tab, p) or p in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
        and has_any_column_privilege(role, tab, p)`
    expect(rights).toHaveLength(0)
    const functions = await at.sql<{ name: string; roles: string[] }>`
      select p.oid::regprocedure::text as name, array_agg(role order by role) as roles
      from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) role
      where (p.proname like 'desk\\_%' or p.proname = 'record_launch_check'
          or p.pronamespace = 'private'::regnamespace and p.proname in ('is_agent', 'demand_agent', 'find_leads',
            'count_leads', 'days_of_week', 'latest_weeks', 'keep_lead_search', 'keep_lead_count',
            'add_lead_change'))
        and has_function_privilege(role, p.oid, 'execute')
      group by p.oid`
    const open = functions.map(({ name, roles }) => `${name.split('(')[0]}: ${roles}`).toSorted()
    const asked = Object.keys(questions('', '', '')).map((question) => `${question}: authenticated`)
    expect(open).toEqual([...asked, 'record_launch_check: service_role'].toSorted())
  })

  test('a role that is given counts at once, without a new token', async () => {
    const { client, userId } = await at.signUp('promoted@example.com')
    await switchAppOn(client)
    expect((await client.rpc('desk_summary')).error?.code).toBe('42501')
    await giveRole(at, userId)
    expect((await client.rpc('desk_summary')).data).toMatchObject({ total: 1, waiting: 1 })
  })
})
