import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accuracyReport } from './accuracy.ts'
import { bundledTables as tables } from './bundled-tables.ts'
import { readPublishedPrices } from './published-prices.ts'

const csvText = readFileSync(new URL('./data/published-prices.csv', import.meta.url), 'utf8')
const report = accuracyReport(tables, csvText)
if (process.env.PRINT_ACCURACY) {
  console.table({ ...report.products, ...report.groups })
  console.table(report.ageBands)
}

describe('the file of published prices', () => {
  test('is read whole: 197 prices with their profiles', () => {
    const prices = readPublishedPrices(csvText)
    expect(prices).toHaveLength(197)
    expect(prices[0]).toEqual({
      source: 'PLIPI-2023-02',
      product: 'term',
      life: { sex: 'F', issueAge: 25, tobacco: false, healthClass: 'Preferred' },
      termYears: 20,
      face: 250_000,
      mode: 'monthly',
      published: 14.36,
    })
    expect(prices.filter(({ premiumYears }) => premiumYears === 10)).toHaveLength(12)
    expect(prices.filter(({ mode }) => mode === 'annual')).toHaveLength(20)
  })

  test.each([
    ['an unknown product', 'x,annuity,M,40,0,P,20,100000,M,10'],
    ['an unknown class', 'x,term,M,40,0,Q,20,100000,M,10'],
    ['a length that no term has', 'x,term,M,40,0,P,12,100000,M,10'],
    ['no price', 'x,term,M,40,0,P,20,100000,M,'],
    ['no sex', 'x,term,,40,0,P,20,100000,M,10'],
  ])('is refused with the line that has %s', (_what, line) => {
    expect(() => readPublishedPrices(`heading\n${line}\n`)).toThrow('line 2')
  })
})

describe('against 197 published prices', () => {
  test('every price is compared, those by the year with a year’s premium', () => {
    expect(report.points).toHaveLength(197)
    expect(Object.values(report.groups).map(({ count }) => count)).toEqual([38, 81, 18, 36, 24])
    expect(report.ageBands.reduce((sum, { count }) => sum + count, 0)).toBe(197)
    const yearly = report.points.find(({ source }) => source === 'insure.com-2023')
    expect(yearly?.publishedMonthly).toBeCloseTo(826 * 0.0875, 9)
  })

  test('term: half within 5 %, nine in ten within 14 %', () => {
    const { term } = report.products
    expect(term.median).toBeLessThanOrEqual(0.05)
    expect(term.ninetieth).toBeLessThanOrEqual(0.14)
    expect(term.worst).toBeLessThanOrEqual(0.24)
  })

  test('whole life: half within 6 %, none off by more than 12 %', () => {
    const { whole } = report.products
    expect(whole.median).toBeLessThanOrEqual(0.06)
    expect(whole.worst).toBeLessThanOrEqual(0.12)
  })

  test('final expense: half within 6 %, none off by more than 10 %', () => {
    const final = report.products['final-expense']
    expect(final.median).toBeLessThanOrEqual(0.06)
    expect(final.worst).toBeLessThanOrEqual(0.1)
  })
})
