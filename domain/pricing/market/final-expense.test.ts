import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { plansOf, reasonFor } from '../../../tests/fixtures/quotes/pricing.ts'

const asked: Partial<QuoteRequest> = {
  policyType: 'FinalExpense',
  residentState: 'OH',
  deathBenefit: 15_000,
  dateOfBirth: '1965-06-01',
  gender: 'Male',
  tobacco: true,
}

const woman = { gender: 'Female', tobacco: false } as const

const premiumsOf = (change: Partial<QuoteRequest>) =>
  plansOf({ ...asked, ...change }).map((plan) => [plan.carrierId, plan.monthlyPremium, plan.annualPremium])

/**
 * Worked out by hand: the market's yearly premium times the carrier's level, in cents, and 0.0875 of it a month. Who
 * rates by the nearest birthday counts a year more from half a year after the last one.
 */
describe('[U3] final expense by itself costs', () => {
  test('at 61, of 15,000 USD, for a man who smokes: the market asks 1,183.2255 a year', () => {
    expect(premiumsOf({})).toEqual([
      ['transamerica', 83.86, 958.41],
      ['americo', 96.28, 1100.4],
      ['mutual-of-omaha', 99.39, 1135.9],
      ['foresters-financial', 113.89, 1301.55],
      ['united-home-life', 124.24, 1419.87],
    ])
  })

  test('on the fiftieth birthday, of the least, for a woman without tobacco: 174.9344', () => {
    expect(premiumsOf({ ...woman, dateOfBirth: '1976-11-20', deathBenefit: 5000 })).toEqual([
      ['transamerica', 12.4, 141.7],
      ['americo', 14.24, 162.69],
      ['mutual-of-omaha', 14.69, 167.94],
      ['foresters-financial', 16.84, 192.43],
      ['united-home-life', 18.37, 209.92],
    ])
  })

  test('at 85, of the most, in the second half of the year: 7,709.1210, and only who counts the last birthday sells it', () => {
    expect(premiumsOf({ ...woman, dateOfBirth: '1941-03-20', deathBenefit: 50_000 })).toEqual([
      ['united-home-life', 809.46, 9250.95],
    ])
  })

  test('in Montana the same for women and men, at 70 and at the nearest 71: 1,072.4319 and 1,130.0547', () => {
    const inMontana = (gender: 'Male' | 'Female') =>
      premiumsOf({ residentState: 'MT', dateOfBirth: '1956-03-20', gender, tobacco: false })
    expect(inMontana('Female')).toEqual([
      ['transamerica', 80.09, 915.34],
      ['americo', 87.27, 997.36],
      ['mutual-of-omaha', 90.08, 1029.53],
      ['foresters-financial', 103.22, 1179.68],
      ['united-home-life', 112.61, 1286.92],
    ])
    expect(inMontana('Male')).toEqual(inMontana('Female'))
  })

  test('what it costs among whole life paid to age 100', () => {
    const [alone, among] = (['FinalExpense', 'Whole'] as const).map((policyType) =>
      plansOf({ ...asked, policyType }).map((plan) => ({ ...plan, planCode: '' })),
    )
    expect(alone).toEqual(among)
    expect(plansOf(asked)[0]?.planCode).toBe('transamerica.final-expense.final-expense')
  })
})

test('[U3] only final expense is found, from 5,000 to 50,000 USD and from 50 to 85', () => {
  const bases = plansOf({ ...asked, deathBenefit: 30_000 }).map((plan) => plan.premiumBasis)
  expect(bases).toEqual(Array(5).fill('final-expense'))
  expect(premiumsOf({ deathBenefit: 50_000 }).map(([carrier]) => carrier)).toEqual([
    'transamerica',
    'united-home-life',
  ])
  for (const change of [
    { deathBenefit: 4999 },
    { deathBenefit: 50_001 },
    { dateOfBirth: '1977-06-01' },
    { dateOfBirth: '1940-05-01' },
  ]) {
    expect(premiumsOf(change)).toEqual([])
    // Nobody was asked for height and weight, so they are never the reason.
    expect(reasonFor({ ...asked, ...change, weightPounds: 450 })).toBe('no_plan_fits')
  }
  expect(reasonFor({ ...asked, residentState: 'OH' }, { licensedStates: ['FL'] })).toBe('state_not_licensed')
})

test('[U3] neither build nor rating nor a budget changes a price', () => {
  for (const change of [
    { weightPounds: 450 },
    { healthRating: 'Table 4' },
    { healthRating: 'Super Preferred' },
    { assumedClass: 'Preferred' },
    { premiumBudget: 20 },
  ] satisfies Partial<QuoteRequest>[]) {
    expect(premiumsOf(change)).toEqual(premiumsOf({}))
  }
  for (const plan of plansOf(asked))
    expect(plan).toMatchObject({ healthClass: 'Standard', instantDecision: true })
})
