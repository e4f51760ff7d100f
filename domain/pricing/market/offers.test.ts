import { describe, expect, test } from 'vitest'
import type { Carrier } from '#domain/carriers/carrier.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { averageCarrier, plansOf, reasonFor } from '../../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'

const bornAt = (age: number) => `${2026 - age}-11-20`
const older = { dateOfBirth: bornAt(65) }

describe('who is offered a plan', () => {
  test('nobody in a state without a licence', () => {
    expect(plansOf({}, { licensedStates: ['GA', 'TX'] })).toEqual([])
    expect(plansOf({}, { licensedStates: ['GA', 'FL'] })).toHaveLength(9)
  })

  test('no one under 18, and from 18 on by the carrier’s way of counting age', () => {
    expect(plansOf({ dateOfBirth: '2009-11-21' })).toEqual([])
    // 17 years and seven months: 18 at the nearest birthday only.
    const nearest = new Set(plansOf({ dateOfBirth: '2009-04-20' }).map((plan) => plan.carrierId))
    const sellers = carriers.filter(({ id }) => nearest.has(id))
    expect(new Set(sellers.map(({ products }) => products.term?.ageBasis))).toEqual(new Set(['nearest']))
    expect(plansOf({ dateOfBirth: '2008-11-20' })).toHaveLength(9)
  })

  test('[D3] the model prices no child, whatever age a carrier insures from: its tables begin at 18', () => {
    const young = averageCarrier()
    if (young.products.term) young.products.term = { ...young.products.term, minIssueAge: 0 }
    expect(plansOf({ dateOfBirth: bornAt(8) }, { carriers: [young] })).toEqual([])
    expect(reasonFor({ dateOfBirth: bornAt(8) }, { carriers: [young] })).toBe('no_plan_fits')
    expect(plansOf({ dateOfBirth: bornAt(30) }, { carriers: [young] })).toHaveLength(1)
  })

  test('carriers only up to their maximum and from 25,000 USD', () => {
    const names = plansOf({ deathBenefit: 2_000_000 }).map((plan) => plan.carrierName)
    expect(names.sort()).toEqual(['Corebridge Financial', 'John Hancock', 'Legal & General America'])
    expect(plansOf({ deathBenefit: 25_000 })).toHaveLength(9)
    for (const deathBenefit of [24_999, 0, Number.NaN]) expect(plansOf({ deathBenefit })).toEqual([])
  })

  test('a term that a carrier does not sell is not offered', () => {
    const shortOnly = averageCarrier()
    if (shortOnly.products.term)
      shortOnly.products.term = { ...shortOnly.products.term, maxIssueAgeByTerm: { 10: 70 } }
    expect(plansOf({ termYears: 10 }, { carriers: [shortOnly] })).toHaveLength(1)
    expect(plansOf({ termYears: 20 }, { carriers: [shortOnly] })).toEqual([])
  })

  test('nobody whose height and weight would be declined, nor without a real birth date', () => {
    expect(plansOf({ weightPounds: 400 })).toEqual([])
    expect(plansOf({ weightPounds: 90 })).toEqual([])
    expect(plansOf({ dateOfBirth: '1986-02-30' })).toEqual([])
    expect(plansOf({ dateOfBirth: '2030-01-01' })).toEqual([])
  })
})

/** Every product with the youngest and oldest age and the least and most that the default carriers sell it at. */
const bounds: [string, Partial<QuoteRequest>, { ages: [number, number]; amounts: [number, number] }][] = [
  ['Term 10', { policyType: 'Term', termYears: 10 }, { ages: [18, 75], amounts: [25_000, 2_000_000] }],
  ['Term 15', { policyType: 'Term', termYears: 15 }, { ages: [18, 70], amounts: [25_000, 2_000_000] }],
  ['Term 20', { policyType: 'Term', termYears: 20 }, { ages: [18, 65], amounts: [25_000, 2_000_000] }],
  ['Term 25', { policyType: 'Term', termYears: 25 }, { ages: [18, 60], amounts: [25_000, 2_000_000] }],
  ['Term 30', { policyType: 'Term', termYears: 30 }, { ages: [18, 55], amounts: [25_000, 2_000_000] }],
  ['Whole', { policyType: 'Whole', paidUpPeriod: '20-Pay' }, { ages: [18, 80], amounts: [25_000, 500_000] }],
  ['IUL', { policyType: 'IUL' }, { ages: [18, 75], amounts: [25_000, 2_000_000] }],
  ['GUL', { policyType: 'GUL' }, { ages: [18, 80], amounts: [25_000, 2_000_000] }],
  ['VUL', { policyType: 'VUL' }, { ages: [18, 75], amounts: [50_000, 2_000_000] }],
]

test.each(bounds)(
  '%s is sold from its youngest to its oldest age and from its least to its most',
  (_name, product, { ages: [youngest, oldest], amounts: [least, most] }) => {
    const sellers = (change: Partial<QuoteRequest>) =>
      plansOf({ ...product, deathBenefit: 100_000, ...change }).length
    const isSold = [youngest - 1, youngest, oldest, oldest + 1].map(
      (age) => sellers({ dateOfBirth: bornAt(age) }) > 0,
    )
    expect(isSold).toEqual([false, true, true, false])
    const counts = [least - 1, least, most, most + 1].map((deathBenefit) => sellers({ deathBenefit }))
    expect(counts.map((count) => count > 0)).toEqual([false, true, true, false])
    // Each carrier sells up to its own maximum.
    expect(counts[2]).toBeLessThan(sellers({}))
  },
)

describe('final expense', () => {
  const finalExpense = (change: Partial<QuoteRequest>) =>
    plansOf({ policyType: 'Whole', deathBenefit: 15_000, ...older, ...change }).filter(
      (plan) => plan.premiumBasis === 'final-expense',
    )

  test('is offered among whole life paid to age 100, as a plan of its own', () => {
    const plans = plansOf({ policyType: 'Whole', deathBenefit: 30_000, ...older })
    const bases = plans.filter((plan) => plan.carrierId === 'transamerica').map((plan) => plan.premiumBasis)
    expect(bases.sort()).toEqual(['final-expense', 'whole-guaranteed'])
    expect(finalExpense({ paidUpPeriod: 'To Age 100' })).toHaveLength(5)
    for (const none of [
      { paidUpPeriod: '10-Pay' },
      { paidUpPeriod: '20-Pay' },
      { policyType: 'IUL' },
    ] as const)
      expect(finalExpense(none)).toEqual([])
    expect(finalExpense({})[0]).toMatchObject({
      planCode: 'transamerica.whole.final-expense',
      premiumYears: 56,
      guaranteedToAge: 121,
    })
  })

  test('never exceeds the carrier’s limit for whole life', () => {
    const carrier: Carrier = averageCarrier()
    carrier.limits = { ...carrier.limits, whole: 30_000 }
    const sold = (deathBenefit: number) =>
      plansOf({ policyType: 'Whole', deathBenefit, ...older }, { carriers: [carrier] }).length
    expect(sold(30_000)).toBe(2)
    expect(sold(30_001)).toBe(0)
  })
})

describe('why nobody offers a plan', () => {
  const iul = { policyType: 'IUL', premiumBudget: 3 } as const
  test.each<[string, Partial<QuoteRequest>]>([
    ['no_plan_fits', { deathBenefit: 5_000_000 }],
    ['no_plan_fits', { dateOfBirth: '1940-01-01' }],
    ['no_plan_fits', { dateOfBirth: '2027-01-01' }],
    ['build_declined', { weightPounds: 450 }],
    ['build_declined', { policyType: 'Whole', weightPounds: 450 }],
    ['budget_too_small', { policyType: 'Whole', premiumBudget: 3 }],
    ['budget_too_small', iul],
    ['budget_too_small', { ...iul, solve: { for: 'Max Non-MEC Premium' } }],
    ['budget_too_small', { ...iul, solve: { for: 'Min Non-MEC Death Benefit' } }],
    ['budget_too_small', { ...cashValueAt(65, 40_000), premiumBudget: 50 }],
    ['solve_age_passed', cashValueAt(40)],
    ['over_tax_limit', cashValueAt(42)],
  ])('%s', (reason, change) => {
    expect(plansOf(change)).toEqual([])
    expect(reasonFor(change)).toBe(reason)
  })

  test('state_not_licensed comes before all else', () => {
    expect(reasonFor({ weightPounds: 450 }, { licensedStates: ['GA'] })).toBe('state_not_licensed')
  })

  test('none where there is a plan, though another carrier has none', () => {
    expect(reasonFor({})).toBeUndefined()
    expect(reasonFor({ policyType: 'Whole', premiumBudget: 45 })).toBeUndefined()
    expect(
      reasonFor({ policyType: 'Whole', weightPounds: 450, deathBenefit: 15_000, ...older }),
    ).toBeUndefined()
  })
})

function cashValueAt(age: number, amount = 100_000): Partial<QuoteRequest> {
  return { policyType: 'IUL', solve: { for: 'Solve Cash Value at Age', amount, age } }
}
