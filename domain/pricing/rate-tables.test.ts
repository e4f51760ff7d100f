import { expect, test } from 'vitest'
import { carrierSchema, type PricedCarrier } from '#domain/carriers/carrier.ts'
import { quoteRequest } from '../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import type { QuoteRequest } from './quote-request.ts'
import { indexRates, type RateRow, type RateTable, ratedPlans } from './rate-tables.ts'

const today = '2026-11-20'

const row: RateRow = {
  effectiveDate: '2026-01-01',
  sex: 'M',
  tobacco: false,
  healthClass: 'Preferred',
  variant: '20',
  minAge: 18,
  maxAge: 65,
  minDeathBenefit: 25_000,
  maxDeathBenefit: 249_999,
  annualRatePer1000: 1.2,
  policyFee: 60,
  monthlyFactor: 0.0875,
}
/** Men and women, two bands, the larger amounts cheaper. */
const rows: RateRow[] = [row, { ...row, sex: 'F' as const, annualRatePer1000: 1 }].flatMap((one) => [
  one,
  {
    ...one,
    minDeathBenefit: 250_000,
    maxDeathBenefit: 1_000_000,
    annualRatePer1000: one.annualRatePer1000 * 0.8,
  },
])

const request: QuoteRequest = {
  ...quoteRequest,
  residentState: 'CA',
  deathBenefit: 500_000,
  dateOfBirth: '1986-03-14',
  gender: 'Male',
  healthRating: 'Preferred',
}

function plansFrom(tables: readonly RateTable[], changes: Partial<QuoteRequest> = {}, day = today) {
  const context = { carriers, today: day, licensedStates: 'all' as const, rates: indexRates(tables) }
  return ratedPlans({ ...request, ...changes }, context)
}

const sbli = (ownRows: readonly RateRow[]): RateTable => ({
  carrierId: 'sbli',
  product: 'term',
  rows: ownRows,
})
const monthly = (tables: readonly RateTable[], changes: Partial<QuoteRequest> = {}) =>
  plansFrom(tables, changes).plans.map(({ monthlyPremium }) => monthlyPremium)

test('A price is the rate for each thousand, the fee, and the monthly part, to the cent', () => {
  const { plans } = plansFrom([sbli(rows)])
  expect(plans).toEqual([
    expect.objectContaining({
      carrierName: 'SBLI',
      productName: 'Level Term 20',
      planCode: 'sbli.term.20',
      deathBenefit: 500_000,
      termYears: 20,
      healthClass: 'Preferred',
      premiumBasis: 'level-term',
      // 0.96 × 500 + 60, of which 8.75 % is paid each month.
      annualPremium: 540,
      monthlyPremium: 47.25,
      effectiveDate: '2026-01-01',
      cashValues: [],
    }),
  ])
})

test('The band, the sex and the age of the row decide', () => {
  expect(monthly([sbli(rows)], { deathBenefit: 249_999 })).toEqual([31.5])
  expect(monthly([sbli(rows)], { deathBenefit: 250_000 })).toEqual([26.25])
  expect(monthly([sbli(rows)], { gender: 'Female' })).toEqual([40.25])
  expect(monthly([sbli(rows.map((one) => ({ ...one, maxAge: 40 })))])).toEqual([])
  // SBLI rates by the nearest birthday: at 40 years and 8 months someone is 41.
  expect(monthly([sbli(rows.map((one) => ({ ...one, maxAge: 41 })))])).toEqual([47.25])
})

test('Rates for both sexes serve those who have none of their own', () => {
  const both = rows.filter(({ sex }) => sex === 'M').map((one) => ({ ...one, sex: 'U' as const }))
  expect(monthly([sbli(both)])).toEqual([47.25])
  expect(monthly([sbli(both)], { gender: 'Female' })).toEqual([47.25])
  expect(monthly([sbli([...rows, ...both])], { gender: 'Female' })).toEqual([40.25])
})

test('In Montana men and women pay the same: the rate for both, or half-way between the two', () => {
  const montana = { residentState: 'MT' as const }
  for (const gender of ['Male', 'Female'] as const) {
    expect(monthly([sbli(rows)], { ...montana, gender })).toEqual([43.75])
    const both = rows.slice(0, 2).map((one) => ({ ...one, sex: 'U' as const, annualRatePer1000: 2 }))
    expect(monthly([sbli([...rows, ...both])], { ...montana, gender })).toEqual([92.75])
  }
})

test('Plans come lowest first, from the carriers that have a table; the others have no plan', () => {
  const dearer = rows.map((one) => ({ ...one, policyFee: 100 }))
  const { plans } = plansFrom([
    { carrierId: 'transamerica', product: 'term', rows: dearer },
    sbli(rows),
    { carrierId: 'americo', product: 'whole', rows },
  ])
  expect(plans.map(({ carrierName }) => carrierName)).toEqual(['SBLI', 'Transamerica'])
})

test('The newest rates in force count, and nothing older beside them', () => {
  const newer = rows.map((one) => ({ ...one, effectiveDate: '2026-12-01', annualRatePer1000: 2 }))
  const table = [sbli([...newer.filter(({ sex }) => sex === 'M'), ...rows])]
  const on = (day: string, gender: 'Male' | 'Female') =>
    plansFrom(table, { gender }, day).plans.map(({ effectiveDate }) => effectiveDate)
  expect(on('2026-11-30', 'Male')).toEqual(['2026-01-01'])
  expect(on('2026-12-01', 'Male')).toEqual(['2026-12-01'])
  expect(on('2026-12-01', 'Female')).toEqual([])
  expect(on('2025-12-31', 'Male')).toEqual([])
})

test.each([
  ['a class without rates', { healthRating: 'Standard' }, 'no_plan_fits'],
  ['tobacco without rates', { tobacco: true }, 'no_plan_fits'],
  ['a term without rates', { termYears: 10 }, 'no_plan_fits'],
  ['an amount above the carrier’s limit', { deathBenefit: 1_000_001 }, 'no_plan_fits'],
  ['someone too old', { dateOfBirth: '1950-01-01' }, 'no_plan_fits'],
  ['a build that is declined', { weightPounds: 420 }, 'build_declined'],
] as const)('Nobody is offered a plan for %s', (_, changes, reason) => {
  expect(plansFrom([sbli(rows)], changes)).toEqual({ plans: [], reason })
})

test('A state without a licence has no plans', () => {
  const context = { carriers, today, licensedStates: ['NV'], rates: indexRates([sbli(rows)]) }
  expect(ratedPlans(request, context)).toEqual({ plans: [], reason: 'state_not_licensed' })
})

const whole: RateTable = {
  carrierId: 'sbli',
  product: 'whole',
  rows: rows.map((one) => ({ ...one, variant: '20-Pay', annualRatePer1000: one.annualRatePer1000 * 20 })),
}
const wholeRequest = { policyType: 'Whole', paidUpPeriod: '20-Pay', deathBenefit: 200_000 } as const

test('A budget keeps the amount while it pays for it, and buys the most it can otherwise', () => {
  const [full] = plansFrom([whole], wholeRequest).plans
  expect(full).toMatchObject({ deathBenefit: 200_000, monthlyPremium: 425.25, premiumYears: 20 })
  const within = (premiumBudget: number) => plansFrom([whole], { ...wholeRequest, premiumBudget })
  expect(within(425.25).plans).toEqual([full])
  const [smaller] = within(300).plans
  expect(smaller).toMatchObject({ deathBenefit: 140_000, monthlyPremium: 299.25 })
  expect(within(20)).toEqual({ plans: [], reason: 'budget_too_small' })
  // Of an amount that nobody sells it buys what it can, unless that is more than the carrier sells.
  const beyond = { ...wholeRequest, deathBenefit: 1e12 }
  expect(plansFrom([whole], { ...beyond, premiumBudget: 20 })).toEqual(within(20))
  expect(plansFrom([whole], { ...beyond, premiumBudget: 300 }).plans).toEqual([smaller])
  const nothing = { plans: [], reason: 'no_plan_fits' }
  expect(plansFrom([whole], { ...beyond, deathBenefit: 300_000, premiumBudget: 10_000 })).toEqual(nothing)
})

test('What a table cannot work out has no plan, and says so', () => {
  const iul: RateTable = {
    ...whole,
    product: 'iul',
    rows: whole.rows.map((one) => ({ ...one, variant: 'Balanced' })),
  }
  const asked = { policyType: 'IUL', mainGoal: 'Balanced', deathBenefit: 200_000 } as const
  expect(plansFrom([iul], asked).plans).toHaveLength(1)
  expect(plansFrom([iul], { ...asked, solve: { for: 'Target Death Benefit' } }).plans).toHaveLength(1)
  for (const solve of [
    { for: 'Max Non-MEC Premium' },
    { for: 'Solve Cash Value at Age', amount: 50_000, age: 65 },
  ] as const) {
    expect(plansFrom([iul], { ...asked, solve })).toEqual({ plans: [], reason: 'solve_not_in_rate_tables' })
  }
})

test('[D3] a child is quoted by a carrier’s rates where its product reaches the age, in the one class that children have', () => {
  const [first] = carriers
  if (!first?.products.whole) throw new Error('The first carrier sells whole life')
  const whole = { ...first.products.whole, minIssueAge: 0 }
  const reaching = carrierSchema.parse({ ...first, products: { ...first.products, whole } })
  const ofChildren: RateRow = { ...row, sex: 'U', healthClass: 'Standard', variant: 'To Age 100', minAge: 0 }
  const rates: RateTable[] = [{ carrierId: reaching.id, product: 'whole', rows: [ofChildren] }]
  const small: QuoteRequest = {
    ...{ ...request, policyType: 'Whole', dateOfBirth: '2018-05-01', deathBenefit: 25_000 },
    ...{ heightFeet: 4, heightInches: 2, weightPounds: 60, healthRating: 'Preferred' },
  }
  const found = (carriers: readonly PricedCarrier[]) =>
    ratedPlans(small, { carriers, today, licensedStates: 'all', rates: indexRates(rates) }).plans
  expect(found([reaching])).toMatchObject([
    { carrierId: reaching.id, healthClass: 'Standard', annualPremium: 90 },
  ])
  expect(found([first])).toEqual([])
})
