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
    const nearest = plansOf({ dateOfBirth: '2009-04-20' }).map((plan) => plan.carrierId)
    for (const id of nearest) {
      expect(carriers.find((carrier) => carrier.id === id)?.products.term?.ageBasis).toBe('nearest')
    }
    expect(plansOf({ dateOfBirth: '2008-11-20' })).toHaveLength(9)
  })

  test('[D3] the model prices no child, whatever age a carrier insures from: its tables begin at 18', () => {
    const young = averageCarrier()
    if (young.products.term) young.products.term = { ...young.products.term, minIssueAge: 0 }
    expect(plansOf({ dateOfBirth: bornAt(8) }, { carriers: [young] })).toEqual([])
    expect(reasonFor({ dateOfBirth: bornAt(8) }, { carriers: [young] })).toBe('no_plan_fits')
    expect(plansOf({ dateOfBirth: bornAt(30) }, { carriers: [young] })).toHaveLength(1)
  })

  test('no one above the issue age of the term asked for', () => {
    expect(plansOf({ dateOfBirth: '1961-11-20', termYears: 20 })).toHaveLength(9)
    expect(plansOf({ dateOfBirth: '1960-11-20', termYears: 20 })).toEqual([])
    expect(plansOf({ dateOfBirth: '1960-11-20', termYears: 10 })).toHaveLength(9)
    expect(plansOf({ dateOfBirth: '1966-11-20', termYears: 30 })).toEqual([])
  })

  test('carriers only up to their maximum and from 25,000 USD', () => {
    expect(
      plansOf({ deathBenefit: 2_000_000 })
        .map((plan) => plan.carrierName)
        .sort(),
    ).toEqual(['Corebridge Financial', 'John Hancock', 'Legal & General America'])
    expect(plansOf({ deathBenefit: 2_000_001 })).toEqual([])
    expect(plansOf({ deathBenefit: 25_000 })).toHaveLength(9)
    expect(plansOf({ deathBenefit: 24_999 })).toEqual([])
    expect(plansOf({ deathBenefit: 0 })).toEqual([])
    expect(plansOf({ deathBenefit: Number.NaN })).toEqual([])
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

describe.each(bounds)('%s', (_name, product, { ages: [youngest, oldest], amounts: [least, most] }) => {
  const isSold = (change: Partial<QuoteRequest>) =>
    plansOf({ ...product, deathBenefit: 100_000, ...change }).length > 0

  test(`is sold from age ${youngest} to ${oldest}`, () => {
    expect(isSold({ dateOfBirth: bornAt(youngest) })).toBe(true)
    expect(isSold({ dateOfBirth: `${2026 - youngest + 1}-11-20` })).toBe(false)
    expect(isSold({ dateOfBirth: bornAt(oldest) })).toBe(true)
    expect(isSold({ dateOfBirth: bornAt(oldest + 1) })).toBe(false)
  })

  test(`is sold from ${least} to ${most} USD, each carrier up to its own maximum`, () => {
    expect(isSold({ deathBenefit: least })).toBe(true)
    expect(isSold({ deathBenefit: least - 1 })).toBe(false)
    expect(isSold({ deathBenefit: most })).toBe(true)
    expect(isSold({ deathBenefit: most + 1 })).toBe(false)
    const sellers = (deathBenefit: number) => plansOf({ ...product, deathBenefit }).length
    expect(sellers(most)).toBeLessThan(sellers(100_000))
  })
})

describe('final expense', () => {
  const finalExpense = (change: Partial<QuoteRequest>) =>
    plansOf({ policyType: 'Whole', deathBenefit: 15_000, ...older, ...change }).filter(
      (plan) => plan.premiumBasis === 'final-expense',
    )

  test('is offered among whole life paid to age 100, as a plan of its own', () => {
    const plans = plansOf({ policyType: 'Whole', deathBenefit: 30_000, ...older })
    const bases = plans.filter((plan) => plan.carrierId === 'transamerica').map((plan) => plan.premiumBasis)
    expect(bases.sort()).toEqual(['final-expense', 'whole-guaranteed'])
    expect(finalExpense({})).toHaveLength(5)
    expect(finalExpense({ paidUpPeriod: 'To Age 100' })).toHaveLength(5)
    expect(finalExpense({ paidUpPeriod: '10-Pay' })).toEqual([])
    expect(finalExpense({ paidUpPeriod: '20-Pay' })).toEqual([])
    expect(finalExpense({ policyType: 'IUL' })).toEqual([])
    expect(finalExpense({})[0]).toMatchObject({
      planCode: 'transamerica.whole.final-expense',
      premiumYears: 56,
      guaranteedToAge: 121,
    })
  })

  test('is sold from 5,000 to 50,000 USD and from 50 to 85', () => {
    expect(finalExpense({ deathBenefit: 4999 })).toEqual([])
    expect(finalExpense({ deathBenefit: 5000 })).toHaveLength(5)
    expect(finalExpense({ deathBenefit: 50_000 })).toHaveLength(2)
    expect(finalExpense({ deathBenefit: 50_001 })).toEqual([])
    expect(finalExpense({ dateOfBirth: bornAt(50) })).toHaveLength(5)
    expect(finalExpense({ dateOfBirth: `${2026 - 49}-11-20` })).toEqual([])
    expect(finalExpense({ dateOfBirth: bornAt(85) })).toHaveLength(5)
    expect(finalExpense({ dateOfBirth: bornAt(86) })).toEqual([])
  })

  test('never exceeds the carrier’s limit for whole life', () => {
    const carrier: Carrier = averageCarrier()
    carrier.limits = { ...carrier.limits, whole: 30_000 }
    const sold = (deathBenefit: number) =>
      plansOf({ policyType: 'Whole', deathBenefit, ...older }, { carriers: [carrier] }).length
    expect(sold(30_000)).toBe(2)
    expect(sold(30_001)).toBe(0)
  })

  test('asks neither build nor rating, and knows no better class than Standard', () => {
    const plain = finalExpense({ healthRating: 'Standard' })
    expect(plain.every((plan) => plan.healthClass === 'Standard' && plan.instantDecision)).toBe(true)
    expect(finalExpense({ weightPounds: 450 })).toEqual(plain)
    expect(finalExpense({ healthRating: 'Super Preferred' })).toEqual(plain)
    expect(finalExpense({ healthRating: 'Table 4' })).toEqual(plain)
    expect(finalExpense({ assumedClass: 'Preferred' })).toEqual(plain)
    expect(finalExpense({ tobacco: true })[0]?.monthlyPremium).toBeGreaterThan(plain[0]?.monthlyPremium ?? 0)
  })
})

describe('why nobody offers a plan', () => {
  test.each<[string, Partial<QuoteRequest>]>([
    ['no_plan_fits', { deathBenefit: 5_000_000 }],
    ['no_plan_fits', { dateOfBirth: '1940-01-01' }],
    ['no_plan_fits', { dateOfBirth: '2027-01-01' }],
    ['build_declined', { weightPounds: 450 }],
    ['build_declined', { policyType: 'Whole', weightPounds: 450 }],
    ['budget_too_small', { policyType: 'Whole', premiumBudget: 3 }],
    ['budget_too_small', { policyType: 'IUL', premiumBudget: 3 }],
    ['budget_too_small', { policyType: 'IUL', premiumBudget: 3, solve: { for: 'Max Non-MEC Premium' } }],
    [
      'budget_too_small',
      { policyType: 'IUL', premiumBudget: 3, solve: { for: 'Min Non-MEC Death Benefit' } },
    ],
    [
      'budget_too_small',
      {
        policyType: 'IUL',
        premiumBudget: 50,
        solve: { for: 'Solve Cash Value at Age', amount: 40_000, age: 65 },
      },
    ],
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

function cashValueAt(age: number): Partial<QuoteRequest> {
  return { policyType: 'IUL', solve: { for: 'Solve Cash Value at Age', amount: 100_000, age } }
}
