import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

const details = { company: 'SBLI', planType: 'Term', coverage: 250000, personName: 'Ana' }

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const planOf = (userId: string, changes: object = {}, name = 'SBLI - Term (Ana)') => ({
  user_id: userId,
  plan_name: name,
  plan_details: { ...details, ...changes },
})

test('[CALLS-10] [PLANS-12] profile and plans are kept for the account: its session reads and writes them in every way', async () => {
  const { client, userId } = await at.signUp('every-way@example.com')
  const profiles = () => client.from('profiles')
  expect((await profiles().insert({ id: userId, full_name: 'Ana' })).error).toBeNull()
  expect((await profiles().update({ full_name: 'Ana N.' }).eq('id', userId)).error).toBeNull()
  expect((await profiles().upsert({ id: userId, phone: '(212) 555-0100' })).error).toBeNull()
  const { data: profile } = await profiles().select('full_name, phone').eq('id', userId).single()
  expect(profile).toEqual({ full_name: 'Ana N.', phone: '(212) 555-0100' })

  const plans = () => client.from('saved_plans')
  const { data: saved } = await plans().insert(planOf(userId)).select('id').single()
  expect((await plans().upsert({ id: saved?.id, ...planOf(userId, {}, 'Renamed') })).error).toBeNull()
  expect((await plans().update({ is_favorite: true }).eq('id', saved?.id)).error).toBeNull()
  const read = await plans().select('plan_name, is_favorite').eq('user_id', userId)
  expect(read.data).toEqual([{ plan_name: 'Renamed', is_favorite: true }])
  expect((await plans().delete().eq('id', saved?.id)).error).toBeNull()
  expect((await plans().select('id')).data).toEqual([])
  expect((await profiles().delete().eq('id', userId)).error).toBeNull()
  expect((await profiles().select('id')).data).toEqual([])
})

test('[CALLS-10] a whole row that was read may be put back', async () => {
  const { client, userId, token } = await at.signUp('put@example.com')
  await client.from('profiles').insert({ id: userId, full_name: 'Ana', medications: ['a, "b"'] })
  const { data } = await client.from('profiles').select('*').single()
  const { status } = await at.request('PUT', `/rest/v1/profiles?id=eq.${userId}`, {
    token,
    body: { ...data, full_name: 'Ana Put' },
    prefer: 'return=representation',
  })
  expect([200, 201]).toContain(status)
  const [row] = await at.sql`select full_name, medications from profiles where id = ${userId}`
  expect(row).toEqual({ full_name: 'Ana Put', medications: ['a, "b"'] })
})

test('times are answered as RFC 3339, also to be asked for again, and by functions', async () => {
  const { client, userId } = await at.signUp('times@example.com')
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

test('[PLANS-12] what one device saved, another device of the account reads; another account reads nothing', async () => {
  const account = { email: 'two-devices@example.com', password: 'a long enough password' }
  const { client, userId } = await at.signUp(account.email)
  await client.from('saved_plans').insert(planOf(userId))
  const second = at.client()
  expect((await second.auth.signInWithPassword(account)).error).toBeNull()
  expect((await second.from('saved_plans').select('plan_name')).data).toHaveLength(1)
  const stranger = await at.signUp('two-devices-not@example.com')
  expect((await stranger.client.from('saved_plans').select('plan_name')).data).toEqual([])
})

test('a plan that is saved already is left out, and what differs in one of four parts goes in', async () => {
  const { client, userId } = await at.signUp('same-plan@example.com')
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
  const { client, userId } = await at.signUp('at-once@example.com')
  const rows = [planOf(userId), planOf(userId, { coverage: 500000 })]
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => client.from('saved_plans').insert(rows).select('id')),
  )
  expect(answers.map(({ error }) => error)).toEqual(Array(12).fill(null))
  expect(answers.flatMap(({ data }) => data ?? [])).toHaveLength(2)
  expect(await at.sql`select from saved_plans where user_id = ${userId}`).toHaveLength(2)
})

test('plans that are saved together keep their order', async () => {
  const { client, userId } = await at.signUp('in-order@example.com')
  const coverages = [100000, 200000, 300000, 400000]
  await client.from('saved_plans').insert(coverages.map((coverage) => planOf(userId, { coverage })))
  const { data } = await client
    .from('saved_plans')
    .select('plan_details')
    .order('created_at', { ascending: false })
  expect(data?.map((row) => row.plan_details.coverage)).toEqual(coverages.toReversed())
})

test('an account keeps up to 200 plans; the rest is refused with a reason, and the kept ones can be changed', async () => {
  const { client, userId } = await at.signUp('many@example.com')
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
