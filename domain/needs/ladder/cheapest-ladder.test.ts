import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '#domain/pricing/numbers.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { plansOf } from '../../../tests/fixtures/quotes/pricing.ts'
import { quote, quoteAmongClasses } from '../../../tests/fixtures/quotes/quote.ts'
import { cheapestLadder, ladderStages, likelySum, policiesToPrice } from './cheapest-ladder.ts'
import type { LadderPolicy } from './ladder-shapes.ts'

const needOf = (...stretches: [amount: number, years: number][]) =>
  stretches.flatMap(([amount, years]) => Array.from({ length: years }, () => amount))

/** 500,000 for ten years, 250,000 for ten more. */
const need = needOf([500_000, 10], [250_000, 10])

/** What a carrier asks at these rates a year for each 1,000 USD by length of term, with a fee (USD a year) for every policy. */
const at =
  (carrierName: string, rates: Readonly<Record<number, number>>, fee = 60) =>
  ({ years, amount }: LadderPolicy): Quote[] => {
    const rate = rates[years]
    if (rate === undefined) return []
    return [quote({ carrierName, monthlyPremium: toCents(((amount / 1000) * rate + fee) * 0.0875) })]
  }

const ofAll =
  (...carriers: ReturnType<typeof at>[]) =>
  (policy: LadderPolicy) =>
    carriers.flatMap((quotesOf) => quotesOf(policy))

const summary = (ladder: ReturnType<typeof cheapestLadder>) =>
  ladder && {
    carrier: ladder.carrierName,
    policies: ladder.policies.map((policy) => [policy.years, policy.amount, policy.quote.monthlyPremium]),
    sum: ladder.monthlyPremium,
    single: [ladder.single.years, ladder.single.amount, ladder.single.quote.monthlyPremium],
  }

test('by hand, two policies: each with its own fee, to the cent', () => {
  const quotesOf = ofAll(at('SBLI', { 10: 0.5, 15: 0.75, 20: 1 }))
  expect(summary(cheapestLadder(need, quotesOf))).toEqual({
    carrier: 'SBLI',
    policies: [
      // (250 × 0.50 + 60) × 0.0875 = 185 × 0.0875 = 16.1875
      [10, 250_000, 16.19],
      // (250 × 1.00 + 60) × 0.0875 = 310 × 0.0875 = 27.125
      [20, 250_000, 27.13],
    ],
    sum: 43.32,
    // (500 × 1.00 + 60) × 0.0875 = 560 × 0.0875
    single: [20, 500_000, 49],
  })
})

test('by hand, three policies', () => {
  const falling = needOf([600_000, 10], [400_000, 10], [200_000, 10])
  const quotesOf = ofAll(at('SBLI', { 10: 0.5, 15: 0.8, 20: 1, 25: 1.5, 30: 2 }))
  const ladder = cheapestLadder(falling, quotesOf)
  expect(summary(ladder)).toEqual({
    carrier: 'SBLI',
    policies: [
      // (200 × 0.50 + 60) × 0.0875 = 160 × 0.0875
      [10, 200_000, 14],
      // (200 × 1.00 + 60) × 0.0875 = 260 × 0.0875
      [20, 200_000, 22.75],
      // (200 × 2.00 + 60) × 0.0875 = 460 × 0.0875
      [30, 200_000, 40.25],
    ],
    sum: 77,
    // (600 × 2.00 + 60) × 0.0875 = 1,260 × 0.0875
    single: [30, 600_000, 110.25],
  })
  expect(ladderStages(falling, ladder?.policies ?? [])).toEqual([
    { from: 1, to: 10, need: 600_000, cover: 600_000, monthlyPremium: 77 },
    { from: 11, to: 20, need: 400_000, cover: 400_000, monthlyPremium: 63 },
    { from: 21, to: 30, need: 200_000, cover: 200_000, monthlyPremium: 40.25 },
  ])
})

test('fees that eat the saving leave nothing to show; a sum that is just as low is shown', () => {
  const rates = { 10: 0.5, 20: 1 }
  // The shorter policy saves 250 × 0.50 = 125 USD a year, and costs a second fee.
  expect(cheapestLadder(need, ofAll(at('SBLI', rates, 126)))).toBeUndefined()
  const even = cheapestLadder(need, ofAll(at('SBLI', { 10: 0, 20: 1 }, 250)))
  expect([even?.monthlyPremium, even?.single.quote.monthlyPremium]).toEqual([65.63, 65.63])
})

test('it is dearer than no carrier’s single policy, and all its policies are of one carrier', () => {
  const high = at('SBLI', { 10: 0.5, 20: 1 })
  expect(summary(cheapestLadder(need, ofAll(high, at('Americo', { 20: 0.9 }))))?.carrier).toBe('SBLI')
  expect(cheapestLadder(need, ofAll(high, at('Americo', { 20: 0.7 })))).toBeUndefined()
  expect(cheapestLadder(need, ofAll(at('SBLI', { 20: 1 }), at('Americo', { 10: 0.1 })))).toBeUndefined()
  const both = cheapestLadder(need, ofAll(high, at('Americo', { 10: 0.4, 20: 1 })))
  expect(both?.carrierName).toBe('Americo')
})

test('the single policy may be longer than the need, where a carrier sells that for less', () => {
  const ladder = cheapestLadder(need, ofAll(at('SBLI', { 10: 0.4, 20: 1, 25: 0.9 })))
  // (500 × 0.90 + 60) × 0.0875 = 44.625; beside it (250 × 0.40 + 60) × 0.0875 = 14, and 27.125.
  expect(summary(ladder)).toMatchObject({ single: [25, 500_000, 44.63], sum: 41.13 })
})

test('with no prices, or nothing to lay in steps, there is none', () => {
  expect(cheapestLadder(need, () => [])).toBeUndefined()
  expect(cheapestLadder(needOf([250_000, 20]), ofAll(at('SBLI', { 10: 0.5, 20: 1 })))).toBeUndefined()
})

test('of a carrier with several plans the lowest price counts, and of equal sums fewer policies', () => {
  const falling = needOf([300_000, 10], [200_000, 5], [100_000, 5])
  const ladder = cheapestLadder(falling, ({ amount }) => [
    quote({ monthlyPremium: amount / 1000 + 9 }),
    quote({ monthlyPremium: amount / 1000 }),
  ])
  expect(ladder?.policies).toHaveLength(2)
  expect(ladder?.monthlyPremium).toBe(300)
})

test('what the sum may turn out to be is told where every price tells it', () => {
  const told = { years: 20, amount: 250_000, quote: quoteAmongClasses({}, [10.1, 12.2, 14.3]) } as const
  expect(likelySum([told, told])).toEqual({ low: 20.2, high: 28.6 })
  expect(likelySum([told, { ...told, quote: quote() }])).toBeUndefined()
})

/** The engine's prices, from every carrier of the tests. */
function engineQuotes(changes: Partial<QuoteRequest>) {
  return ({ years, amount }: LadderPolicy): Quote[] =>
    plansOf({ ...changes, deathBenefit: amount, termYears: years }).map(({ carrierName, monthlyPremium }) =>
      quote({ carrierName, monthlyPremium }),
    )
}

test('whoever asks and whatever is needed, a ladder meets the need and is never dearer than one policy', () => {
  let shown = 0
  const step = fc.integer({ min: 1, max: 20 })
  const asked = fc.record({
    residentState: fc.constantFrom('FL', 'MT'),
    gender: fc.constantFrom('Male', 'Female'),
    tobacco: fc.boolean(),
    dateOfBirth: fc.integer({ min: 1956, max: 2006 }).map((year) => `${year}-10-12`),
  })
  fc.assert(
    fc.property(
      asked,
      fc.tuple(step, step, step),
      fc.integer({ min: 12, max: 30 }),
      (person, [one, two, three], years) => {
        const amounts = [one + two + three, two + three, three].map((amount) => amount * 30_000)
        const asks = needOf([amounts[0] ?? 0, 8], [amounts[1] ?? 0, 4], [amounts[2] ?? 0, years - 12])
        const quotesOf = engineQuotes(person)
        const ladder = cheapestLadder(asks, quotesOf)
        if (ladder === undefined) return
        shown += 1
        const sum = ladder.policies.reduce(
          (total, { quote: { monthlyPremium } }) => total + monthlyPremium,
          0,
        )
        expect(ladder.monthlyPremium).toBeCloseTo(sum, 6)
        const singles = policiesToPrice(asks).filter(
          ({ years: length, amount }) => length >= asks.length && amount >= Math.max(...asks),
        )
        for (const { monthlyPremium } of singles.flatMap(quotesOf)) {
          expect(ladder.monthlyPremium).toBeLessThanOrEqual(monthlyPremium)
        }
        for (const stage of ladderStages(asks, ladder.policies)) {
          expect(stage.cover).toBeGreaterThanOrEqual(stage.need)
        }
      },
    ),
    { seed: 20_261_128, numRuns: 40 },
  )
  expect(shown).toBeGreaterThan(10)
})
