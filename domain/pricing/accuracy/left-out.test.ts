import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guaranteedWholeBasis, mortalityLevel, termBasis } from '#domain/pricing/premiums/parameters.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { accuracyPoint, summarizeErrors, withDividends } from './accuracy.ts'
import { fitTo, leftOutReport } from './left-out.ts'
import { readPublishedPrices } from './published-prices.ts'
import { fittedValues, refittedPremium } from './refitted.ts'

const csvText = readFileSync(new URL('../data/published-prices.csv', import.meta.url), 'utf8')
const prices = readPublishedPrices(csvText)
const report = leftOutReport(tables, csvText)
if (process.env.PRINT_ACCURACY) console.table({ term: report.term, whole: report.whole })

describe('the engine set otherwise', () => {
  test('is the engine where nothing is changed', () => {
    const unchanged = fittedValues.map(() => 0)
    for (const price of prices)
      expect(accuracyPoint(tables, price, refittedPremium(price, unchanged)).modelledMonthly).toBeCloseTo(
        accuracyPoint(tables, price).modelledMonthly,
        9,
      )
  })

  test('starts from the engine’s values', () => {
    const fitted = (name: string) => fittedValues.find((value) => value.name === name)?.fitted
    expect(fitted('level')).toBe(mortalityLevel)
    expect([10, 20, 30].map((years) => termBasis.acquisitionPerThousand(years, 40))).toEqual([
      fitted('10 years'),
      fitted('20 years'),
      fitted('30 years'),
    ])
    expect(termBasis.acquisitionPerThousand(20, 30) / termBasis.acquisitionPerThousand(20, 40)).toBeCloseTo(
      fitted('guarantee of the young') ?? 0,
      9,
    )
    expect(fitted('interest')).toBe(guaranteedWholeBasis.interest)
    expect(fitted('margin')).toBe(guaranteedWholeBasis.profit)
  })

  test('each value moves the prices that bear it, and no others', () => {
    for (const [place, value] of fittedValues.entries()) {
      const moved = fittedValues.map((_, at) => (at === place ? 0.1 : 0))
      const touched = prices.filter(
        (price) =>
          Math.abs(
            accuracyPoint(tables, price, refittedPremium(price, moved)).error -
              accuracyPoint(tables, price).error,
          ) > 1e-9,
      )
      expect(touched.length, value.name).toBeGreaterThan(0)
      expect(new Set(touched.map(({ product }) => product)), value.name).toEqual(new Set([value.product]))
    }
  })
})

describe('what is left out', () => {
  test('fitted to all prices from neutral values on, it comes back to the engine’s errors', () => {
    const fittedTo = prices.filter(
      ({ product, source }) => product !== 'final-expense' && source !== withDividends,
    )
    const setting = fitTo(tables, fittedTo)
    const errors = summarizeErrors(
      fittedTo.map((price) => accuracyPoint(tables, price, refittedPremium(price, setting))),
    )
    expect(errors.count).toBe(180)
    expect(errors.median).toBeLessThan(0.035)
    expect(errors.ninetieth).toBeLessThan(0.09)
  })

  test('every price is judged once or counted as unjudged; 30 years and the lone sources are not judged', () => {
    expect(report.points.length + report.unjudged).toBe(prices.length)
    expect(report.points.length).toBe(report.term.count + report.whole.count)
    expect(report.points.filter(({ termYears }) => termYears === 30)).toEqual([])
    expect(report.points.filter(({ source }) => source === withDividends)).toEqual([])
    expect(report.points.filter(({ product }) => product === 'final-expense')).toEqual([])
    expect(
      new Set(report.points.filter(({ product }) => product === 'whole').map(({ source }) => source)),
    ).toEqual(new Set(['I&E-10pay', 'nerdwallet-quotacy']))
  })

  test('term and whole life stay near prices that they were not fitted to', () => {
    expect(report.term.count).toBeGreaterThan(80)
    expect(report.term.median).toBeLessThan(0.052)
    expect(report.term.ninetieth).toBeLessThan(0.12)
    expect(report.whole.count).toBe(24)
    expect(report.whole.median).toBeLessThan(0.03)
    expect(report.whole.ninetieth).toBeLessThan(0.07)
  })
})
