import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProfile, saveFullName } from '#app/state/sync/profile.ts'
import {
  deleteSavedPlan,
  readSavedPlans,
  savePlans,
  starSavedPlan,
  storePlans,
} from '#app/state/sync/saved-plans.ts'
import { storedPlanDetails } from '#domain/plans/saved-plan.ts'
import { somePlan } from '../../fixtures/device/account-device.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { failingAt, recorded, whileReading } from '../fixtures/wrapped-client.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const account = async () => {
  const { client, userId } = await at.signUp(`${crypto.randomUUID()}@example.com`)
  return { ...recorded(client), plain: client, userId }
}

test('a browser at another origin is told that it may call, for rows and for functions with arguments', async () => {
  const calls = { 'profiles?id=eq.1': 'PATCH', 'rpc/desk_assign': 'POST' }
  for (const [path, method] of Object.entries(calls)) {
    const asked = 'apikey,authorization,content-profile,content-type,x-client-info'
    const preflight = await at.backend.fetch(
      new Request(`http://backend.test/rest/v1/${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://www.example.com',
          'access-control-request-method': method,
          'access-control-request-headers': asked,
        },
      }),
    )
    const allowed = (what: string) => preflight.headers.get(`access-control-allow-${what}`)
    expect([path, preflight.status, allowed('origin'), allowed('headers')]).toEqual([path, 204, '*', asked])
    expect(allowed('methods')).toContain(method)
  }
})

test('[CALLS-01] the profile is selected by the user’s id as a single row, and its absence is no failure', async () => {
  const { client, calls, plain, userId } = await account()
  expect(await readProfile(client)).toBeUndefined()
  expect(calls).toMatchObject([{ name: 'GET profiles', query: `?select=*&id=eq.${userId}` }])
  const { error } = await plain.from('profiles').select('*').eq('id', userId).single()
  expect(error?.code).toBe('PGRST116')
  const insisting = failingAt(plain, 'GET profiles', { code: 'PGRST116', status: 406 })
  expect(await readProfile(insisting)).toBeUndefined()
  await expect(readProfile(failingAt(plain, 'GET profiles'))).rejects.toMatchObject({ code: 'XX000' })
})

test('[CALLS-04] a name is stored by an update of only full_name; without a row it is inserted', async () => {
  const { client, calls, userId } = await account()
  await saveFullName(client, 'Ana Rivera')
  expect((await readProfile(client))?.full_name).toBe('Ana Rivera')
  await at.sql`update public.profiles set phone = '1' where id = ${userId}`
  calls.length = 0
  await saveFullName(client, 'Ana Soto')
  expect(calls).toEqual([
    { name: 'PATCH profiles', query: `?id=eq.${userId}&select=*`, body: { full_name: 'Ana Soto' } },
  ])
  expect(await readProfile(client)).toMatchObject({ full_name: 'Ana Soto', phone: '1' })
  await expect(saveFullName(failingAt(client, 'PATCH profiles'), 'X')).rejects.toMatchObject({
    code: 'XX000',
  })
})

test('[CALLS-06] [CALLS-07] [PLANS-03] [PLANS-07] [PLANS-12] plans are inserted after a look at plan_details alone, and none twice', async () => {
  const { client, calls, userId } = await account()
  const other = { ...somePlan, coverage: 250_000 }
  expect(await savePlans(client, [somePlan])).toEqual({ saved: 1, skipped: 0 })
  expect(calls).toMatchObject([
    { name: 'GET saved_plans', query: `?select=plan_details&user_id=eq.${userId}` },
    {
      name: 'POST saved_plans',
      body: [
        {
          user_id: userId,
          plan_name: 'SBLI - Term Life (Ana Rivera)',
          plan_details: storedPlanDetails(somePlan),
        },
      ],
    },
  ])
  expect(await savePlans(client, [{ ...somePlan, monthlyPremium: 1 }, other, other])).toEqual({
    saved: 1,
    skipped: 2,
  })
  const rows = await at.sql<{
    plan_details: { coverage: number }
  }>`select plan_details from public.saved_plans where user_id = ${userId}`
  expect(rows.map(({ plan_details }) => plan_details.coverage).toSorted()).toEqual([250_000, 500_000])
})

test('[PLANS-08] [PLANS-04] a plan that differs in one of company, type, coverage or person is saved, with all its fields', async () => {
  const { client } = await account()
  const variants = [
    { carrierName: 'Transamerica' },
    { planType: 'whole' },
    { coverage: 1 },
    { personName: 'Luis' },
  ]
  const plans = [somePlan, ...variants.map((change) => ({ ...somePlan, ...change }))]
  expect(await savePlans(client, plans)).toEqual({ saved: 5, skipped: 0 })
  const saved = await readSavedPlans(client)
  expect(saved.map(({ plan_details }) => plan_details)).toEqual(expect.arrayContaining(plans))
})

test('two tabs that save the same plan at once leave one', async () => {
  const { plain, client } = await account()
  const other = { ...somePlan, coverage: 250_000 }
  const slow = whileReading(plain, async () => void (await savePlans(client, [somePlan])))
  expect(await savePlans(slow, [somePlan, other])).toEqual({ saved: 1, skipped: 1 })
  expect(await readSavedPlans(client)).toHaveLength(2)
})

test('[CALLS-05] the user’s plans are read newest first; a row that is no plan is left out', async () => {
  const { client, calls, userId } = await account()
  for (const coverage of [1, 2, 3]) await savePlans(client, [{ ...somePlan, coverage }])
  await at.sql`insert into public.saved_plans (user_id, plan_name, plan_details) values (${userId}, 'x', '{}')`
  calls.length = 0
  const plans = await readSavedPlans(client)
  expect(plans.map(({ plan_details }) => plan_details.coverage)).toEqual([3, 2, 1])
  expect(calls).toMatchObject([
    { name: 'GET saved_plans', query: `?select=*&user_id=eq.${userId}&order=created_at.desc` },
  ])
})

test('[CALLS-08] [PLANS-09] a plan is deleted by its id, and only the owner’s', async () => {
  const [ana, luis] = [await account(), await account()]
  await savePlans(ana.client, [somePlan])
  const [plan] = await readSavedPlans(ana.client)
  const id = plan?.id ?? ''
  await deleteSavedPlan(luis.client, id)
  expect(await readSavedPlans(ana.client)).toHaveLength(1)
  ana.calls.length = 0
  await deleteSavedPlan(ana.client, id)
  expect(ana.calls).toMatchObject([{ name: 'DELETE saved_plans', query: `?id=eq.${id}&select=id` }])
  expect(await at.sql`select 1 from public.saved_plans where id = ${id}`).toHaveLength(0)
  await expect(deleteSavedPlan(failingAt(ana.plain, 'DELETE saved_plans'), id)).rejects.toBeTruthy()
})

test('a plan becomes a favorite and none again, and keeps being one on its way from a device', async () => {
  const { client } = await account()
  await storePlans(client, [{ planDetails: somePlan, isFavorite: true }])
  const favorite = async () => (await readSavedPlans(client)).map((plan) => plan.is_favorite)
  expect(await favorite()).toEqual([true])
  const [plan] = await readSavedPlans(client)
  await starSavedPlan(client, plan?.id ?? '', false)
  expect(await favorite()).toEqual([false])
})
test.each([
  ['deleted', deleteSavedPlan],
  ['a favorite', (client: SupabaseClient, id: string) => starSavedPlan(client, id, true)],
])('no plan becomes %s where the session was ended elsewhere, and that is a failure', async (_, change) => {
  const { client, plain, userId } = await account()
  await savePlans(client, [somePlan])
  const id = (await readSavedPlans(client))[0]?.id ?? ''
  await at.sql`delete from auth.sessions where user_id = ${userId}`
  await expect(change(plain, id)).rejects.toMatchObject({ name: 'AuthSessionMissingError' })
  expect(await at.sql`select is_favorite from public.saved_plans where id = ${id}`).toEqual([
    { is_favorite: false },
  ])
})
