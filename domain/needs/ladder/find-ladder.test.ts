import { expect, test } from 'vitest'
import { quote } from '../../../tests/fixtures/quotes/quote.ts'
import { policyKey } from './cheapest-ladder.ts'
import { findLadder } from './find-ladder.ts'
import type { LadderPolicy } from './ladder-shapes.ts'

const need = [...Array.from({ length: 10 }, () => 500_000), ...Array.from({ length: 10 }, () => 250_000)]

/** USD a month: so much for each 1,000 and year, and a fee. */
const priced =
  (fee: number) =>
  async ({ years, amount }: LadderPolicy) => [quote({ monthlyPremium: (amount / 1000) * years * 0.01 + fee })]

test('every policy is asked for once, and the ladder has their prices', async () => {
  const asked: string[] = []
  const ending = await findLadder(need, (policy) => {
    asked.push(policyKey(policy))
    return priced(5)(policy)
  })
  expect(new Set(asked).size).toBe(asked.length)
  // 250 × 10 × 0.01 + 5 = 30, and 250 × 20 × 0.01 + 5 = 55, beside 500 × 20 × 0.01 + 5 = 105.
  expect(ending).toMatchObject({
    kind: 'found',
    ladder: { monthlyPremium: 85, single: { quote: { monthlyPremium: 105 } } },
  })
})

test('it says whether a ladder would be dearer, or nothing has a price', async () => {
  expect(await findLadder(need, priced(30))).toEqual({ kind: 'dearer' })
  expect(await findLadder(need, async () => [])).toEqual({ kind: 'unpriced' })
  const onlyShort = async (policy: LadderPolicy) => (policy.years < 20 ? priced(5)(policy) : [])
  expect(await findLadder(need, onlyShort)).toEqual({ kind: 'unpriced' })
})

test('a price that could not be had is no price of nothing', async () => {
  await expect(findLadder(need, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
