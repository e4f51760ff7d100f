import { expect, test } from 'vitest'
import { createSealer } from '#functions/seal.ts'
import { sealPlans, unsealPlan } from './plan-id.ts'

const sealer = createSealer('a-secret-of-at-least-thirty-two-characters')
const made = new Date('2026-11-20T12:00:00Z')
const expires = new Date('2026-12-20T12:00:00Z')
const plansOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ planCode: `plan-${place}` }))

test.each([0, 1, 12, 13])('Each of %i plans has an id of its own that opens it', async (count) => {
  const plans = plansOf(count)
  const ids = await sealPlans(sealer, plans, expires)
  expect(new Set(ids).size).toBe(count)
  expect(await Promise.all(ids.map((id) => unsealPlan(sealer, id, made)))).toEqual(plans)
})

test('Lists that end alike are sealed without what they share, and opened with it', async () => {
  const plans = [
    [31.7, 'One', 'Level Term 20', 500_000],
    [32.1, 'Another', 'Level Term 20', 500_000],
    [31.7, 'Third', 'Term', 500_000],
    [31.7, 'One', 'Level Term 20', 500_000],
  ]
  const ids = await sealPlans(sealer, plans, expires)
  expect(await Promise.all(ids.map((id) => unsealPlan(sealer, id, made)))).toEqual(plans)
  const unlike = plans.map((plan, place) => [...plan.slice(0, 3), place])
  const [longer = ''] = await sealPlans(sealer, unlike, expires)
  expect(longer.length).toBeGreaterThan((ids[0] ?? '').length)
})

test('[CALLS-46] An altered plan id is refused; its last number opens another plan of the answer', async () => {
  const [id = ''] = await sealPlans(sealer, plansOf(9), expires)
  const numberAt = id.lastIndexOf('.') + 1
  const altered = `${id.slice(0, 9)}${id[9] === 'A' ? 'B' : 'A'}${id.slice(10)}`
  await expect(unsealPlan(sealer, altered, made)).rejects.toMatchObject({ code: 'invalid_id' })
  expect(await unsealPlan(sealer, `${id.slice(0, numberAt)}8`, made)).toEqual({ planCode: 'plan-8' })
})

test.each(['9', '00', '-1', '1.0', '1e0', '', ' 1', 'x'])(
  '[CALLS-46] A plan id that ends in %j is refused',
  async (place) => {
    const [id = ''] = await sealPlans(sealer, plansOf(9), expires)
    const altered = `${id.slice(0, id.lastIndexOf('.'))}.${place}`
    await expect(unsealPlan(sealer, altered, made)).rejects.toMatchObject({ code: 'invalid_id' })
  },
)
