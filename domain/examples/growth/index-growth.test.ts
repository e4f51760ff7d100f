import { expect, test } from 'vitest'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { isWithinTaxLimits } from '#domain/pricing/universal-life/tax-limits.ts'
import { creditExample, creditedPercent } from './index-credit.ts'
import { growthExample } from './index-growth.ts'

const growth = growthExample(tables)
const values = (id: string) => growth.scenarios.find((scenario) => scenario.id === id)?.rows ?? []

/** The account month by month, from the charges that the example states and a cost of insurance by policy year. */
function accountAfter(years: number, creditedPerYear: number, deathRate: (year: number) => number): number {
  const { charges, coverage, annualPremium } = growth
  let account = 0
  for (let month = 0; month < years * 12; month++) {
    const year = Math.floor(month / 12)
    const deaths = 1 - (1 - deathRate(year)) ** (1 / 12)
    account += (annualPremium / 12) * (1 - charges.premiumLoadPercent / 100)
    account -= charges.monthlyFee + (year < charges.unitYears ? (charges.unitCharge * coverage) / 1000 : 0)
    account -= (coverage / 1.01 ** (1 / 12) - account) * deaths
    account *= (1 + creditedPerYear / 100) ** (1 / 12)
  }
  return account
}

test('the guaranteed account is the worst that the policy allows: 2017 CSO and 1 % a year', () => {
  const cso = tables.cso.last.nonSmoker.F.ultimate
  const rows = values('guaranteed')
  expect(rows.map(({ policyYear }) => policyYear)).toEqual([1, 5, 10, 15, 20, 25, 30])
  for (const { policyYear, accumulationValue } of rows) {
    const value = accountAfter(policyYear, 1, (year) => cso[growth.issueAge + year] ?? 1)
    // The unit charge is stated to a tenth of a cent.
    expect(Math.abs(accumulationValue - value)).toBeLessThan(25)
  }
})

test('the figures after 30 years, so that a change of the engine shows', () => {
  expect(growth.scenarios.map(({ id, creditedPercent }) => [id, creditedPercent])).toEqual([
    ['guaranteed', 1],
    ['low', 3],
    ['middle', 5],
  ])
  const at30 = growth.scenarios.map(({ rows }) => rows.at(-1)?.accumulationValue)
  expect(at30).toEqual([73_929, 106_192, 151_999])
})

test('today’s cost of insurance is never above the highest, and more credit never makes less', () => {
  const [guaranteed, low, middle] = ['guaranteed', 'low', 'middle'].map(values)
  for (const [place, { accumulationValue }] of (guaranteed ?? []).entries()) {
    expect(low?.[place]?.accumulationValue).toBeGreaterThan(accumulationValue)
    expect(middle?.[place]?.accumulationValue).toBeGreaterThan(low?.[place]?.accumulationValue ?? Number.NaN)
  }
  const free = accountAfter(30, 3, () => 0)
  expect(low?.at(-1)?.accumulationValue).toBeLessThan(free)
})

test('what is paid out on giving up lacks the surrender charge, which is gone after ten years', () => {
  const { surrenderCharge, surrenderYears } = growth.charges
  for (const { rows } of growth.scenarios) {
    for (const { policyYear, accumulationValue, surrenderValue } of rows) {
      const left = Math.max(0, surrenderYears + 1 - policyYear) / surrenderYears
      const charge = ((surrenderCharge * growth.coverage) / 1000) * left
      expect(Math.abs(surrenderValue - Math.max(0, accumulationValue - charge))).toBeLessThan(3)
      expect(surrenderValue > 0).toBe(policyYear > 1)
    }
  }
})

test('the example is life insurance by tax law: within its limits, and below its corridor', () => {
  const life = { sex: 'F', issueAge: growth.issueAge, tobacco: false } as const
  const premium = { annual: growth.annualPremium, years: growth.years }
  expect(isWithinTaxLimits(tables, life, growth.coverage, premium)).toBe(true)
  // Internal Revenue Code 7702(d)(2): a death benefit of at least this share of the account up to that age.
  const corridor = new Map([
    [40, 2.5],
    [45, 2.15],
    [50, 1.85],
    [55, 1.5],
    [60, 1.3],
    [65, 1.2],
  ])
  for (const { age, accumulationValue } of values('middle')) {
    expect(accumulationValue * (corridor.get(age) ?? 2.5)).toBeLessThan(growth.coverage)
  }
})

test('a level credit stays modest: no more than the made-up years come to, and far below their cap', () => {
  const { averageCreditedPercent, averageIndexPercent, capPercent } = creditExample()
  const highest = Math.max(...growth.scenarios.map((scenario) => scenario.creditedPercent))
  expect(highest).toBeLessThanOrEqual(averageCreditedPercent)
  expect(averageCreditedPercent).toBeLessThan(averageIndexPercent)
  expect(highest).toBeLessThan(capPercent)
})

test('an index credit lies between floor and cap, and takes its share between them', () => {
  const half = { floorPercent: 0, capPercent: 8, participationPercent: 50 }
  expect([-20, 0, 7, 12, 30].map((percent) => creditedPercent(percent, half))).toEqual([0, 0, 3.5, 6, 8])
})

test('the made-up years hold losses and gains beyond the cap', () => {
  const { years, floorPercent, capPercent } = creditExample()
  expect(years).toHaveLength(10)
  expect(floorPercent).toBe(growth.scenarios[0]?.creditedPercent)
  expect(years.filter(({ creditedPercent }) => creditedPercent === floorPercent)).toHaveLength(4)
  expect(years.filter(({ creditedPercent }) => creditedPercent === capPercent)).toHaveLength(4)
  for (const { indexPercent, creditedPercent: credited } of years) {
    expect(credited).toBe(Math.min(capPercent, Math.max(floorPercent, indexPercent)))
  }
})
