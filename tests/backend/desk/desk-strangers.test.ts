import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'
import { attacks } from '../fixtures/row-attacks.ts'

const name = 'Somebody Private'

type Victim = {
  lead: string
  person: string
  twin: string
  mail: string
  revision: number
  note: number
  logged: number
  price: number
}

/** Somebody whom an agent types in. */
const brought = JSON.stringify({ key: crypto.randomUUID(), name: 'Taken over', email: 'taken@example.com' })

/**
 * Everything that the desk asks, with parameters that an owner of the site would get an answer to, in an order in which
 * one after the other has something to answer.
 */
const questions = (victim: Victim): [name: string, params: Record<string, unknown>][] => {
  const { lead, person: id, twin, mail, revision: seen, note, logged, price } = victim
  return [
    ['desk_people', { search: 'some', kind: '', stage: '', before_at: null, before_id: null, page_size: 20 }],
    ['desk_export', { page_size: 20 }],
    ['desk_summary', {}],
    [
      'desk_today',
      { promised_since: '2026-01-01T00:00:00Z', day_ends: '2100-01-01T00:00:00Z', page_size: 20 },
    ],
    ['desk_week', { zone: 'America/New_York' }],
    ['desk_weeks', { zone: 'America/New_York', weeks: 4 }],
    ['desk_agents', {}],
    ['desk_person', { id }],
    ['desk_person_of', { lead_id: lead }],
    ['desk_prices_of', { id }],
    ['desk_prices', {}],
    ['desk_add_price', { lead_id: lead, place: 0, seen: 23.5, carrier_id: 'one', asked: 25 }],
    ['desk_drop_price', { price_id: price }],
    ['desk_undo', { entry_id: logged }],
    ['desk_change_note', { entry_id: note, body: 'Taken over' }],
    ['desk_set', { id, seen, stage: 'lost', lost_reason: 'price', next_contact_at: '2027-01-01T00:00:00Z' }],
    ['desk_log', { id, way: 'call', outcome: 'reached', body: 'Taken over', stage: 'applied' }],
    ['desk_note', { id, body: 'Taken over' }],
    ['desk_wish', { id, way: 'email', is_refused: true, body: 'Taken over' }],
    ['desk_assign', { id, owner_id: null }],
    ['desk_set_agent', { id: crypto.randomUUID(), states: 'FL', takes_leads: true }],
    ['desk_merge', { into_id: id, from_id: twin }],
    ['desk_split', { lead_ids: [lead] }],
    ['desk_alike', { phone: '(305) 555-0142', email: 'private@example.com' }],
    ['desk_add', { person: brought }],
    ['desk_known', { people: `[${brought}]` }],
    ['desk_import', { people: `[${brought}]` }],
    ['desk_day', {}],
    ['desk_set_morning_email', { wants: false }],
    ['desk_set_calendar', { is_on: true }],
    ['desk_unsent_mails', {}],
    ['desk_send_again', { mail_id: mail, new_address: 'thief@example.com' }],
    ['desk_launch_check', {}],
    ['desk_status', {}],
    ['desk_webhooks', {}],
    ['desk_webhooks_again', {}],
    ['desk_audit', { page_size: 20 }],
    ['desk_erase', { id: lead, whole_person: true }],
  ]
}

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

let at: TestBackend
const tokens = new Map<Caller, string>()
let agentToken: string
let victim: Victim
let agent: Awaited<ReturnType<typeof signUpAgent>>

beforeAll(async () => {
  at = await startTestBackend('external')
  agent = await signUpAgent(at)
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
  // What else stands in the account opens nothing.
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"desk_owner": true}' where id = ${dismissed.userId}`

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
  await at.sql`delete from private.contact_wishes`
  await at.sql`delete from private.asked_prices`
  const lead = await storeLead(at, {
    person_name: name,
    email: 'private@example.com',
    reach: ['email'],
    plans: [{ planType: 'term', coverage: 500_000, monthlyPremium: 23.5, priceSource: 'model' }],
  })
  await storeLead(at, { person_name: name, email: 'private@example.com' })
  const twin = await personOf(
    at,
    await storeLead(at, { person_name: `${name}’s Twin`, email: 'private@example.com' }),
  )
  const id = await personOf(at, lead)
  const { data: note } = await agent.client.rpc('desk_note', { id, body: `About ${name}` })
  const { data: logged } = await agent.client.rpc('desk_log', { id, way: 'call', outcome: 'voicemail' })
  const { data: prices } = await agent.client.rpc('desk_add_price', {
    lead_id: lead,
    place: 0,
    seen: 23.5,
    carrier_id: 'one',
    asked: 27,
  })
  const [row] = await at.sql<{ mail: string; revision: string }>`
    select m.id as mail, p.revision from lead_mails m
    join leads l on l.id = m.lead_id join people p on p.id = l.person_id
    where l.id = ${lead} and m.recipient = 'visitor'`
  victim = {
    lead,
    person: id,
    twin,
    mail: row?.mail ?? '',
    revision: Number(row?.revision),
    note: note.id,
    logged: logged.entry_id,
    price: prices[0].id,
  }
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
      at.sql`select * from people order by id`,
      at.sql`select * from private.person_contacts order by key, name_key`,
      at.sql`select * from private.person_entries order by id`,
      at.sql`select * from private.contact_wishes order by id`,
      at.sql`select * from private.agents`,
      at.sql`select * from private.agent_days`,
      at.sql`select * from private.asked_prices order by id`,
      at.sql`select * from private.launch_checks`,
      // That somebody was refused is told, beside the answer.
      at.sql`select * from private.audit_events where event <> 'desk_refused' order by id`,
    ]),
  )

test.each(callers)(
  '[S6] [S7] %s gets no answer from any function of the desk, and changes nothing',
  async (caller) => {
    const before = await stored()
    for (const [question, body] of questions(victim)) {
      const { status, body: answer } = await at.request('POST', `/rest/v1/rpc/${question}`, {
        ...as(caller),
        body,
      })
      expect([401, 403], `${question}: ${answer}`).toContain(status)
      expect(answer).not.toContain(name)
    }
    expect(await stored()).toBe(before)
  },
)

test('[S6] nor does an ordinary account by merely reading', async () => {
  for (const [question, body] of questions(victim)) {
    const given = Object.entries(body).filter(([, value]) => value !== null)
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
    const read = { ...as(callers[1]), prefer: 'count=exact' }
    const { status, body: answer } = await at.request('GET', `/rest/v1/rpc/${question}?${query}`, read)
    expect(answer).not.toContain(name)
    expect(status, question).toBeGreaterThanOrEqual(400)
  }
})

test('the agent gets an answer from each', async () => {
  for (const [question, body] of questions(victim)) {
    // What was changed meanwhile was seen again.
    const [row] = await at.sql<{
      revision: string
    }>`select revision from people where id = ${victim.person}`
    const { status, body: answer } = await at.request('POST', `/rest/v1/rpc/${question}`, {
      token: agentToken,
      body: question === 'desk_set' ? { ...body, seen: Number(row?.revision) } : body,
    })
    expect([status, question, answer]).toEqual([200, question, expect.any(String)])
    // No such account has the role, and no process has looked.
    const isNothing = ['desk_set_agent', 'desk_launch_check'].includes(question)
    expect([question, answer === 'null']).toEqual([question, isNothing])
  }
  const told = await at.sql<{ event: string }>`
    select event from private.audit_events where subject_id = ${victim.lead} order by id`
  expect(told.map(({ event }) => event)).toEqual([
    // The price of before, one more, and one less.
    'lead_changed',
    'lead_exported',
    'lead_changed',
    'lead_changed',
    // Parted from the others.
    'lead_changed',
    'lead_mail_sent_again',
    'leads_erased',
  ])
  expect(await at.sql`select from leads where id = ${victim.lead}`).toHaveLength(0)
})

test('nobody, the agent neither, reaches the tables of people, leads and mails past these functions', async () => {
  const target = { id: victim.lead, userId: crypto.randomUUID() }
  const before = await stored()
  for (const token of [undefined, tokens.get('an ordinary account'), agentToken]) {
    for (const table of ['leads', 'lead_mails', 'people'] as const) {
      for (const attack of attacks(table)) {
        const { status, body } = await at.request(
          attack.method,
          `/rest/v1/${table}${attack.query(target, target.userId)}`,
          {
            ...(token ? { token } : {}),
            ...(attack.body ? { body: attack.body(target, target.userId) } : {}),
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

test('[S6] [S7] [O17] [O18] no request’s role holds a right on what lies beneath the functions, and none of it is served', async () => {
  const tables = await at.sql<{ name: string; is_private: boolean }>`
    select c.relname as name, c.relnamespace = 'private'::regnamespace as is_private from pg_class c
    where c.relkind in ('r', 'p', 'v', 'm') and (c.relnamespace = 'private'::regnamespace
      or c.oid in ('public.leads'::regclass, 'public.lead_mails'::regclass, 'public.people'::regclass))`
  expect(tables.length).toBeGreaterThan(20)
  for (const { name, is_private } of tables)
    if (is_private) {
      const { status } = await at.request('GET', `/rest/v1/${name}`, { token: agentToken })
      expect([name, status]).toEqual([name, 404])
    }
  const names = tables.map(({ name, is_private }) => `${is_private ? 'private' : 'public'}.${name}`)
  const rights = await at.sql`select role, tab, p
    from unnest(array['anon', 'authenticated']) role, unnest(${names}::text[]) tab,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
    where has_table_privilege(role, tab, p) or p in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
      and has_any_column_privilege(role, tab, p)`
  expect(rights).toHaveLength(0)
  const ofService = await at.sql`select tab from unnest(${names}::text[]) tab
    where tab like 'private.%' and has_table_privilege('service_role', tab, 'SELECT, INSERT, UPDATE, DELETE')`
  expect(ofService).toHaveLength(0)
  const sequences =
    await at.sql`select role, c.relname from unnest(array['anon', 'authenticated', 'service_role']) role, pg_class c
    where c.relkind = 'S' and c.relnamespace = 'private'::regnamespace
      and has_sequence_privilege(role, c.oid, 'USAGE, SELECT, UPDATE')`
  expect(sequences).toHaveLength(0)
  const functions = await at.sql<{ name: string; roles: string[] }>`
    select p.oid::regprocedure::text as name, array_agg(role order by role) as roles
    from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) role
    where (p.proname like 'desk\\_%' or p.proname in ('record_launch_check', 'record_status')
        or p.pronamespace = 'private'::regnamespace)
      and has_function_privilege(role, p.oid, 'execute')
    group by p.oid`
  const open = functions.map(({ name, roles }) => `${name.split('(')[0]}: ${roles}`).toSorted()
  const asked = questions(victim).map(([question]) => `${question}: authenticated`)
  expect(open).toEqual(
    [
      ...asked,
      'record_launch_check: service_role',
      'record_status: service_role',
      // Row policies ask it.
      'private.session_reaches_rows: authenticated',
    ].toSorted(),
  )
})
