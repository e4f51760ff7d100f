import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

const details = { company: 'SBLI', planType: 'Term', coverage: 250000, personName: 'Ana' }

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const account = () => at.signUp(`${crypto.randomUUID()}@example.com`)
const planOf = (userId: string, changes: object = {}) => ({
  user_id: userId,
  plan_name: 'SBLI - Term (Ana)',
  plan_details: { ...details, ...changes },
})

test('[PROFILE-01] [PROFILE-02] [PROFILE-03] profiles keeps one row per user with every specified column and default', async () => {
  const { client, userId } = await account()
  const first = await client.from('profiles').insert({ id: userId }).select('*').single()
  const lists = { medical_conditions: [], medications: [], insurance_goals: [] }
  expect(first.data).toMatchObject({ smoker: false, ...lists })
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
  expect((await client.from('profiles').update(profile).eq('id', userId)).error).toBeNull()
  const { data } = await client.from('profiles').select('*').eq('id', userId).single()
  expect(data).toEqual({ ...profile, updated_at: expect.any(String) })
  expect((await client.from('profiles').insert({ id: userId })).error?.code).toBe('23505')
})

test('[PLANS-01] [PLANS-02] saved_plans keeps the specified columns and nothing more; is_favorite is false on save, and can be starred', async () => {
  const { client, userId } = await account()
  const plan = planOf(userId, { features: ['a'] })
  const { data, error } = await client.from('saved_plans').insert(plan).select().single()
  expect(error).toBeNull()
  const made = { id: expect.any(String), created_at: expect.any(String), updated_at: expect.any(String) }
  expect(data).toEqual({ ...plan, is_favorite: false, ...made })
  await client.from('saved_plans').update({ is_favorite: true }).eq('id', data.id)
  expect((await client.from('saved_plans').select('is_favorite')).data).toEqual([{ is_favorite: true }])
})

test('plans that are saved together come back in their order, newest first, by the index', async () => {
  const { client, userId } = await account()
  const coverages = [100000, 200000, 300000, 400000]
  await client.from('saved_plans').insert(coverages.map((coverage) => planOf(userId, { coverage })))
  const { data } = await client
    .from('saved_plans')
    .select('plan_details')
    .order('created_at', { ascending: false })
  expect(data?.map((row) => row.plan_details.coverage)).toEqual(coverages.toReversed())
  const [index] =
    await at.sql`select indexdef from pg_indexes where indexname = 'saved_plans_user_id_created_at_idx'`
  expect(index?.indexdef).toContain('(user_id, created_at DESC)')
})

test('[PLANS-12] another device of the account reads what one saved', async () => {
  const email = 'two-devices@example.com'
  const { client, userId } = await at.signUp(email)
  await client.from('saved_plans').insert(planOf(userId))
  const second = at.client()
  await second.auth.signInWithPassword({ email, password: 'a long enough password' })
  expect((await second.from('saved_plans').select('plan_name')).data).toHaveLength(1)
})

test('times are answered as RFC 3339, also to be asked for again, and by functions', async () => {
  const { client, userId } = await account()
  const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/
  await client.from('saved_plans').insert(planOf(userId))
  const { data } = await client.from('saved_plans').select('created_at, updated_at').single()
  expect([data?.created_at, data?.updated_at]).toEqual(Array(2).fill(expect.stringMatching(rfc3339)))
  const again = await client.from('saved_plans').select('id').eq('created_at', data?.created_at)
  expect(again.data).toHaveLength(1)
  const sessions = await client.rpc('my_sessions')
  expect(sessions.data[0].created_at).toMatch(rfc3339)
  expect(sessions.data[0].refreshed_at).toMatch(rfc3339)
})

test('a plan that is saved already is left out, and what differs in one of four parts goes in', async () => {
  const { client, userId } = await account()
  const save = async (...changes: object[]) => {
    const rows = changes.map((change) => planOf(userId, change))
    const { data, error } = await client.from('saved_plans').insert(rows).select('plan_details')
    expect(error).toBeNull()
    return data?.length
  }
  expect(await save({})).toBe(1)
  expect(await save({})).toBe(0)
  expect(await save({ monthlyPrice: 99 }, { coverage: 500000 })).toBe(1)
  expect(await save({ company: 'Other' }, { planType: 'Whole' }, { personName: 'Luis' })).toBe(3)
  const same = { ...details, coverage: 500000 }
  const { data } = await client.from('saved_plans').select('id').eq('plan_details->>company', 'Other')
  const renamed = await client.from('saved_plans').update({ plan_details: same }).eq('id', data?.[0]?.id)
  expect(renamed.error?.code).toBe('23505')
})

test('two devices that save the same plans at once keep one of each', async () => {
  const { client, userId } = await account()
  const rows = [planOf(userId), planOf(userId, { coverage: 500000 })]
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => client.from('saved_plans').insert(rows).select('id')),
  )
  expect(answers.map(({ error }) => error)).toEqual(Array(12).fill(null))
  expect(answers.flatMap(({ data }) => data ?? [])).toHaveLength(2)
})

test('an account keeps up to 200 plans; the rest is refused with a reason, and the kept ones can be changed', async () => {
  const { client, userId } = await account()
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => planOf(userId, { coverage: from + n }))
  expect((await client.from('saved_plans').insert(many(1, 200))).error).toBeNull()
  const { error } = await client.from('saved_plans').insert(many(1000, 1))
  expect(error).toMatchObject({ code: 'P0001', message: 'An account keeps up to 200 plans' })
  const { data } = await client.from('saved_plans').select('*').limit(1).single()
  expect((await client.from('saved_plans').upsert({ ...data, is_favorite: true })).error).toBeNull()
  expect((await client.from('saved_plans').delete().eq('id', data?.id)).error).toBeNull()
  expect((await client.from('saved_plans').insert(many(1000, 1))).error).toBeNull()
})

test('deleting a user deletes their profile and plans', async () => {
  const { client, userId } = await account()
  await client.from('profiles').insert({ id: userId })
  await client.from('saved_plans').insert(planOf(userId))
  await at.sql`delete from auth.users where id = ${userId}`
  expect(
    await at.sql`select id from profiles where id = ${userId}
    union all select id from saved_plans where user_id = ${userId}`,
  ).toEqual([])
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
  const { error } = await at
    .client(at.secrets.secretKey)
    .from('leads')
    .insert({ ...right, ...wrong })
  expect(error?.code).toBe('23514')
})
