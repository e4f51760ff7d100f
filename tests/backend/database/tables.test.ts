import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

test('[PROFILE-01] profiles keeps one row per user with every specified column', async () => {
  const { client, userId } = await at.signUp('profile-1@example.com')
  const profile = {
    id: userId,
    email: 'profile-1@example.com',
    full_name: 'Ana Núñez',
    phone: '(212) 555-0100',
    date_of_birth: '1984-02-29',
    zip_code: 'NY',
    gender: 'Female',
    smoker: true,
    medical_conditions: ['Asthma', 'High "blood" pressure, mild'],
    medications: ['Albuterol'],
    insurance_goals: ['protect_loved_ones', 'pay_mortgage'],
    last_device_id: 'e3a5f1b0-0000-4000-8000-000000000000',
  }
  expect((await client.from('profiles').insert(profile)).error).toBeNull()
  const { data } = await client.from('profiles').select('*').eq('id', userId).single()
  expect(data).toEqual({ ...profile, updated_at: expect.any(String) })
  expect((await client.from('profiles').insert({ id: userId })).error?.code).toBe('23505')
})

test('[PROFILE-02] profiles.smoker is boolean and false unless said otherwise', async () => {
  const { client, userId } = await at.signUp('profile-2@example.com')
  const { data } = await client.from('profiles').insert({ id: userId }).select('smoker').single()
  expect(data?.smoker).toBe(false)
  const [column] = await at.sql`select data_type from information_schema.columns
    where table_schema = 'public' and table_name = 'profiles' and column_name = 'smoker'`
  expect(column?.data_type).toBe('boolean')
})

test('[PROFILE-03] conditions, medications and goals are lists, empty at first', async () => {
  const { client, userId } = await at.signUp('profile-3@example.com')
  const lists = 'medical_conditions, medications, insurance_goals'
  const { data } = await client.from('profiles').insert({ id: userId }).select(lists).single()
  expect(data).toEqual({ medical_conditions: [], medications: [], insurance_goals: [] })
  const changed = await client
    .from('profiles')
    .update({ medications: ['a', 'b, "c"'] })
    .eq('id', userId)
  expect(changed.error).toBeNull()
  const after = await client.from('profiles').select('medications').eq('id', userId).single()
  expect(after.data?.medications).toEqual(['a', 'b, "c"'])
})

test('profiles.updated_at moves with every change', async () => {
  const { client, userId } = await at.signUp('profile-4@example.com')
  const first = await client.from('profiles').insert({ id: userId }).select('updated_at').single()
  const second = await client
    .from('profiles')
    .update({ full_name: 'New', updated_at: '2001-01-01T00:00:00Z' })
    .eq('id', userId)
    .select('updated_at')
    .single()
  expect(Date.parse(second.data?.updated_at)).toBeGreaterThan(Date.parse(first.data?.updated_at))
})

test('[PLANS-01] saved_plans keeps the specified columns and nothing more', async () => {
  const { client, userId } = await at.signUp('plans-1@example.com')
  const plan = {
    user_id: userId,
    plan_name: 'SBLI - Term Life (Ana)',
    plan_details: { coverage: 250000, features: ['a'] },
  }
  const { data, error } = await client.from('saved_plans').insert(plan).select().single()
  expect(error).toBeNull()
  const made = { id: expect.any(String), created_at: expect.any(String), updated_at: expect.any(String) }
  expect(data).toEqual({ ...plan, is_favorite: false, ...made })
})

test('[PLANS-02] is_favorite is false on save, and can be starred', async () => {
  const { client, userId } = await at.signUp('plans-2@example.com')
  const plan = { user_id: userId, plan_name: 'A plan', plan_details: {} }
  const saved = await client.from('saved_plans').insert(plan).select('id, is_favorite').single()
  expect(saved.data?.is_favorite).toBe(false)
  await client.from('saved_plans').update({ is_favorite: true }).eq('id', saved.data?.id)
  const { data } = await client.from('saved_plans').select('is_favorite').eq('id', saved.data?.id).single()
  expect(data?.is_favorite).toBe(true)
})

test("a user's plans come newest first, by the index", async () => {
  const { client, userId } = await at.signUp('plans-3@example.com')
  for (const plan_name of ['first', 'second', 'third']) {
    await client.from('saved_plans').insert({ user_id: userId, plan_name, plan_details: {} })
  }
  const { data } = await client
    .from('saved_plans')
    .select('plan_name')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
  expect(data?.map((row) => row.plan_name)).toEqual(['third', 'second', 'first'])
  const [index] =
    await at.sql`select indexdef from pg_indexes where indexname = 'saved_plans_user_id_created_at_idx'`
  expect(index?.indexdef).toContain('(user_id, created_at DESC)')
})

test('deleting a user deletes their profile and plans', async () => {
  const { client, userId } = await at.signUp('leaving@example.com')
  await client.from('profiles').insert({ id: userId })
  await client.from('saved_plans').insert({ user_id: userId, plan_name: 'A plan', plan_details: {} })
  await at.sql`delete from auth.users where id = ${userId}`
  const [left] = await at.sql`select (select count(*) from profiles where id = ${userId})
    + (select count(*) from saved_plans where user_id = ${userId}) as rows`
  expect(Number(left?.rows)).toBe(0)
})

test('the secret key stores a lead once, however often it is sent, and reads it back', async () => {
  const server = at.client(at.secrets.secretKey)
  const lead = {
    kind: 'application',
    person_name: 'Ana Núñez',
    email: 'ana@example.com',
    language: 'es',
    plans: [{ company: 'SBLI', monthlyPrice: 21.5 }],
    consent: true,
    consent_version: '1',
    consent_at: '2026-11-20T12:00:00Z',
    page: '/quote/options',
    idempotency_key: crypto.randomUUID(),
  }
  const again = { onConflict: 'idempotency_key', ignoreDuplicates: true }
  for (let sent = 0; sent < 2; sent++)
    expect((await server.from('leads').upsert(lead, again)).error).toBeNull()
  const { data } = await server.from('leads').select().eq('idempotency_key', lead.idempotency_key)
  expect(data).toHaveLength(1)
  expect(data?.[0]).toMatchObject({
    person_id: expect.any(String),
    answered_at: null,
    plans: lead.plans,
    people: [],
    language: 'es',
  })
})

test.each<[string, Record<string, unknown>]>([
  ['an unknown kind', { kind: 'visit' }],
  ['a name without end', { person_name: 'x'.repeat(201) }],
  ['nobody to answer to', { email: null, phone: null }],
  ['a call but no number', { kind: 'call' }],
  ['a quote to mail but no address', { kind: 'quote_email', email: null, phone: '(212) 555-0100' }],
  ['a time that is none', { best_times: ['night'] }],
  ['plans that are no list', { plans: { company: 'SBLI' } }],
])('a lead with %s is refused', async (_, wrong) => {
  const right = { kind: 'application', email: 'a@example.com', idempotency_key: crypto.randomUUID() }
  const lead: Record<string, unknown> = { ...right, ...wrong }
  const { error } = await at.client(at.secrets.secretKey).from('leads').insert(lead)
  expect(error?.code).toBe('23514')
})
