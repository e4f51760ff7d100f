import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iulSolves, type QuoteRequest } from '#domain/pricing/quote-request.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { anyRequest } from '../../../tests/fixtures/quotes/any-request.ts'
import { quoteRequest } from '../../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'
import { coverageStep, type DetailedPlan, detailedPlans } from './detailed-plans.ts'
import { type PricedPlan, pricePlans } from './price-plans.ts'

const context = { carriers, tables, today: '2026-11-20', licensedStates: 'all' } as const
const price = (asked: QuoteRequest) => pricePlans(asked, context)
const detailed = (asked: QuoteRequest) => detailedPlans(asked, price(asked), price)

const request: QuoteRequest = {
  ...quoteRequest,
  residentState: 'GA',
  deathBenefit: 500_000,
  dateOfBirth: '1986-03-12',
  gender: 'Male',
  healthRating: 'Preferred',
}

/** Every list with the plan's own price by the value that is its own. */
const lists = (plan: DetailedPlan, tobacco: boolean) => {
  const { healthClasses, tobacco: habits, terms, deathBenefits } = plan.variations
  return [
    healthClasses.map(({ healthClass, monthlyPremium }) => [
      healthClass === plan.healthClass,
      monthlyPremium,
    ]),
    habits.map((habit) => [habit.isOwn && habit.tobacco === tobacco, habit.monthlyPremium]),
    terms.map(({ termYears, monthlyPremium }) => [termYears === plan.termYears, monthlyPremium]),
    deathBenefits.map((one) => [one.deathBenefit === plan.deathBenefit, one.monthlyPremium]),
  ] as const
}

test('Each list holds the plan’s own price to the cent, and prices that never fall from better to worse', () => {
  const compared = [0, 0, 0, 0]
  fc.assert(
    fc.property(anyRequest, fc.option(fc.integer({ min: 40, max: 400 })), (wish, budget) => {
      const asked = budget === null ? wish : { ...wish, premiumBudget: budget }
      const plans = detailed(asked)
      expect(plans.map(({ variations: _, ...plan }) => plan)).toEqual(price(asked))
      for (const plan of plans) {
        for (const [kind, list] of lists(plan, asked.tobacco).entries()) {
          if (list.length === 0) continue
          compared[kind] = (compared[kind] ?? 0) + 1
          expect(list.filter(([isOwn]) => isOwn)).toEqual([[true, plan.monthlyPremium]])
          expect(list.length).toBeGreaterThan(1)
          const premiums = list.map(([, premium]) => Number(premium))
          expect(premiums, `${plan.planCode} ${kind}`).toEqual(premiums.toSorted((a, b) => a - b))
        }
      }
    }),
    { seed: 20_261_120, numRuns: 200 },
  )
  for (const count of compared) expect(count).toBeGreaterThan(40)
})

test('A term plan says what one class, tobacco, another term and ten thousand more or less would cost', () => {
  const [plan] = detailed(request)
  const priceOf = (change: Partial<QuoteRequest>) =>
    price({ ...request, ...change }).find(({ carrierId }) => carrierId === plan?.carrierId)?.monthlyPremium
  const classes = ['Super Preferred', 'Preferred'] as const
  expect(plan?.variations).toEqual({
    healthClasses: [
      ...classes.map((healthRating) => ({
        healthClass: healthRating,
        monthlyPremium: priceOf({ healthRating }),
      })),
      { healthClass: 'Standard Plus', monthlyPremium: priceOf({ assumedClass: 'Standard Plus' }) },
    ],
    tobacco: [false, true].map((tobacco) => ({
      ...{ tobacco, isOwn: !tobacco, monthlyPremium: priceOf({ tobacco }) },
    })),
    terms: ([15, 20, 25] as const).map((termYears) => ({
      termYears,
      monthlyPremium: priceOf({ termYears }),
    })),
    deathBenefits: [490_000, 500_000, 510_000].map((deathBenefit) => ({
      ...{ deathBenefit, monthlyPremium: priceOf({ deathBenefit }) },
    })),
  })
})

const cashValue: Partial<QuoteRequest> = {
  policyType: 'IUL',
  solve: { for: 'Solve Cash Value at Age', amount: 30_000, age: 70 },
}

test.each<[Partial<QuoteRequest>, string[]]>([
  // Height and weight make the class, whatever rating was chosen.
  [{ weightPounds: 240 }, ['Standard Plus', 'Standard', 'Table 1']],
  [{ tobacco: true }, ['Preferred', 'Standard']],
  [{ tobacco: true, healthRating: 'Standard' }, ['Preferred', 'Standard', 'Table 1']],
  [{ healthRating: 'Super Preferred' }, ['Super Preferred', 'Preferred']],
  [{ assumedClass: 'Table 8' }, ['Table 7', 'Table 8']],
  // A cash value costs rated classes more, and the others the same, which is nothing to compare.
  [{ ...cashValue, healthRating: 'Preferred' }, []],
  [{ ...cashValue, healthRating: 'Standard' }, ['Standard Plus', 'Standard', 'Table 1']],
])('With %j the classes compared are %j', (change, classes) => {
  const [plan] = detailed({ ...request, ...change })
  expect(plan?.variations.healthClasses.map(({ healthClass }) => healthClass)).toEqual(classes)
})

test('A term or an amount that a carrier does not sell is left out', () => {
  const terms = (change: Partial<QuoteRequest>) =>
    detailed({ ...request, ...change })[0]?.variations.terms.map(({ termYears }) => termYears)
  expect(terms({ termYears: 10 })).toEqual([10, 15])
  expect(terms({ termYears: 30 })).toEqual([25, 30])
  expect(terms({ dateOfBirth: '1964-03-12' })).toEqual([15, 20])
  expect(terms({ policyType: 'Whole', deathBenefit: 50_000 })).toEqual([])
  const [least] = detailed({ ...request, deathBenefit: 25_000 })
  expect(least?.variations.deathBenefits.map(({ deathBenefit }) => deathBenefit)).toEqual([25_000, 35_000])
})

test('Final expense has no classes to compare', () => {
  const plans = detailed({ ...request, policyType: 'Whole', deathBenefit: 25_000, dateOfBirth: '1956-03-12' })
  const finalExpense = plans.filter(({ premiumBasis }) => premiumBasis === 'final-expense')
  expect(finalExpense.length).toBeGreaterThan(0)
  for (const { variations } of finalExpense) {
    expect(variations.healthClasses).toEqual([])
    expect(variations.tobacco).toHaveLength(2)
  }
})

test('Where a budget decides the amount, what is compared is the amount that it buys', () => {
  const asked: QuoteRequest = { ...request, policyType: 'Whole', deathBenefit: 400_000, premiumBudget: 150 }
  for (const { deathBenefit, variations } of detailed(asked)) {
    expect(deathBenefit).toBeLessThan(400_000)
    const amounts = variations.deathBenefits.map((one) => one.deathBenefit)
    expect(amounts).toContain(deathBenefit)
    expect(amounts).toContain(deathBenefit + coverageStep)
    const worst = variations.healthClasses.at(-1)?.monthlyPremium ?? 0
    if (variations.healthClasses.length > 0) expect(worst).toBeGreaterThan(150 * 0.98)
  }
})

test.each(iulSolves)('A solve compares only what its answer leaves as it was: %s', (solve) => {
  const wish = solve === 'Solve Cash Value at Age' ? { for: solve, amount: 60_000, age: 70 } : { for: solve }
  const plans = detailed({ ...request, policyType: 'IUL', solve: wish })
  expect(plans.length).toBeGreaterThan(0)
  for (const { variations, ...plan } of plans) {
    expect(variations.terms).toEqual([])
    if (solve === 'Min Non-MEC Death Benefit') {
      expect(variations).toEqual({ healthClasses: [], tobacco: [], terms: [], deathBenefits: [] })
    }
    if (solve === 'Max Non-MEC Premium') expect(variations.healthClasses).toEqual([])
    for (const one of variations.deathBenefits) {
      expect([-coverageStep, 0, coverageStep]).toContain(one.deathBenefit - plan.deathBenefit)
    }
  }
})

test('Prices of any source are compared, with the next class that it has rates for', () => {
  const sold = new Set(['Preferred', 'Standard'])
  const ratesOf = (asked: QuoteRequest): PricedPlan[] =>
    price(asked).filter(({ healthClass }) => sold.has(healthClass))
  const [plan] = detailedPlans(request, ratesOf(request), ratesOf)
  expect(plan?.variations.healthClasses.map(({ healthClass }) => healthClass)).toEqual([
    'Preferred',
    'Standard',
  ])
  expect(detailed({ ...request, deathBenefit: 90_000_000 })).toEqual([])
})
