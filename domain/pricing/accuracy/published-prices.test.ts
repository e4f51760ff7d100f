import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { accuracyReport, summarizeErrors } from './accuracy.ts'
import { readPublishedPrices } from './published-prices.ts'

const csvText = readFileSync(new URL('../data/published-prices.csv', import.meta.url), 'utf8')
const report = accuracyReport(tables, csvText)
if (process.env.PRINT_ACCURACY) {
  console.table({ ...report.products, ...report.groups })
  console.table(report.ageBands)
}

describe('the file of published prices', () => {
  test('is read whole: 228 prices with their profiles', () => {
    const prices = readPublishedPrices(csvText)
    expect(prices).toHaveLength(228)
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
    expect(prices.filter(({ mode }) => mode === 'annual')).toHaveLength(32)
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

describe('against 228 published prices', () => {
  test('every price is compared, those by the year with a year’s premium', () => {
    expect(report.points).toHaveLength(228)
    expect(Object.values(report.groups).map(({ count }) => count)).toEqual([38, 100, 18, 48, 24])
    const yearly = report.points.find(({ source }) => source === 'insure.com-2023')
    expect(yearly?.publishedMonthly).toBeCloseTo(826 * 0.0875, 9)
  })

  /** The error of the prototype that the engine was built after, which neither product nor length may exceed. */
  test.each([
    ['term', report.products.term, { median: 0.042, ninetieth: 0.132, worst: 0.231 }],
    ['whole life', report.products.whole, { median: 0.029, ninetieth: 0.094, worst: 0.111 }],
    ['final expense', report.products['final-expense'], { median: 0.057, ninetieth: 0.088, worst: 0.098 }],
    ['10 years', report.groups['term-10'], { median: 0.065, ninetieth: 0.187, worst: 1 }],
    ['20 years', report.groups['term-20'], { median: 0.038, ninetieth: 0.092, worst: 1 }],
    ['30 years', report.groups['term-30'], { median: 0.042, ninetieth: 0.174, worst: 1 }],
  ])('%s is no further off than the prototype', (_what, own, prototype) => {
    expect(own.median).toBeLessThanOrEqual(prototype.median)
    expect(own.ninetieth).toBeLessThanOrEqual(prototype.ninetieth)
    expect(own.worst).toBeLessThanOrEqual(prototype.worst)
  })

  test('the prototype’s weak spots stay mended: long terms of the young, short terms up to 40, young smokers', () => {
    const off = (isWeak: (point: (typeof report.points)[number]) => boolean) =>
      summarizeErrors(report.points.filter(isWeak)).median
    expect(off(({ termYears, age }) => termYears === 30 && age === 30)).toBeLessThanOrEqual(0.07)
    expect(off(({ termYears, age }) => termYears === 10 && (age === 30 || age === 40))).toBeLessThanOrEqual(
      0.09,
    )
    expect(off(({ tobacco, age }) => tobacco && age <= 35)).toBeLessThanOrEqual(0.03)
  })

  test('[issue 13.6] 20-year terms at 25 and 30 lie on average within 4 % of the price index, of 2023 and of 2025', () => {
    for (const source of ['PLIPI-2023-02', 'PLIPI-2025-10'])
      for (const at of [25, 30]) {
        const errors = report.points.filter((point) => point.source === source && point.age === at)
        const mean = errors.reduce((sum, { error }) => sum + error, 0) / errors.length
        expect(Math.abs(mean), `${source} at ${at}`).toBeLessThan(0.04)
      }
  })
})
