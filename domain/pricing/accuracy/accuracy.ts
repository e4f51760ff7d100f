import type { GrossPremium } from '#domain/pricing/premiums/gross-premium.ts'
import { monthlyFactor } from '#domain/pricing/premiums/parameters.ts'
import { type TermLength, termAnnualPremium } from '#domain/pricing/premiums/term.ts'
import { finalExpenseAnnualPremium, wholeLifeAnnualPremium } from '#domain/pricing/premiums/whole-life.ts'
import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import { type PublishedPrice, type PublishedProduct, readPublishedPrices } from './published-prices.ts'

/**
 * Some sources quote not the market's average but its cheapest carrier, which is 0.81 of it (four profiles that both
 * kinds publish give 0.80 to 0.83), or the mean of the three lowest, which is 0.90 as the carriers' levels spread.
 */
const cheapest = 0.81
const threeLowest = 0.9
const marketPositions: Record<string, number> = {
  'policymutual-2024': cheapest,
  'policymutual-S-2023': cheapest,
  'I&E-10pay': cheapest,
  'nerdwallet-quotacy': threeLowest,
}
/** The source whose whole life policies pay dividends. */
export const withDividends = 'PG-MassMutual-WL100'

/** A published price beside the model's for the same policy, both in USD a month. */
export type AccuracyPoint = {
  source: string
  product: PublishedProduct
  termYears?: TermLength
  age: number
  tobacco: boolean
  publishedMonthly: number
  modelledMonthly: number
  /** Modelled over published, less 1: above 0 the model is dearer. */
  error: number
}

/** How far off the model is, as fractions of the published price without sign (0.1 is ten per cent). */
export type ErrorStatistics = {
  count: number
  median: number
  /** Nine in ten are off by no more than this. */
  ninetieth: number
  worst: number
  /** How many of `count` are off by ten per cent at most. */
  withinTenPercent: number
}

/** The product groups that accuracy is told for: term by its length. */
export const accuracyGroups = ['term-10', 'term-20', 'term-30', 'whole', 'final-expense'] as const
export type AccuracyGroup = (typeof accuracyGroups)[number]

/** Bands of issue age, `to` included; the last is open. */
export const accuracyAgeBands = [
  { from: 18, to: 29 },
  { from: 30, to: 39 },
  { from: 40, to: 49 },
  { from: 50, to: 59 },
  { from: 60, to: undefined },
] as const

export type AccuracyReport = {
  points: AccuracyPoint[]
  /** Term of all lengths, whole life, final expense. */
  products: Record<PublishedProduct, ErrorStatistics>
  groups: Record<AccuracyGroup, ErrorStatistics>
  /** All products together. */
  ageBands: ((typeof accuracyAgeBands)[number] & ErrorStatistics)[]
}

/**
 * Works out the model's price for every published one (`csvText` is `data/published-prices.csv`) and sums up the errors.
 * Prices published by the year are compared with the yearly premium and shown as the monthly payment of that policy.
 * Throws when a row can't be read.
 */
export function accuracyReport(tables: MortalityTables, csvText: string): AccuracyReport {
  const points = readPublishedPrices(csvText).map((price) => accuracyPoint(tables, price))
  const ofProduct = (product: PublishedProduct) =>
    summarizeErrors(points.filter((point) => point.product === product))
  const ofTerm = (years: TermLength) => summarizeErrors(points.filter((point) => point.termYears === years))
  const products = {
    term: ofProduct('term'),
    whole: ofProduct('whole'),
    'final-expense': ofProduct('final-expense'),
  }
  return {
    points,
    products,
    groups: {
      'term-10': ofTerm(10),
      'term-20': ofTerm(20),
      'term-30': ofTerm(30),
      whole: products.whole,
      'final-expense': products['final-expense'],
    },
    ageBands: accuracyAgeBands.map((band) => ({
      ...band,
      ...summarizeErrors(
        points.filter(({ age }) => age >= band.from && age <= (band.to ?? Number.POSITIVE_INFINITY)),
      ),
    })),
  }
}

/** Median, 90th percentile, worst and number of the errors of some points; NaN where there are none. */
export function summarizeErrors(points: readonly Pick<AccuracyPoint, 'error'>[]): ErrorStatistics {
  const errors = points.map(({ error }) => Math.abs(error)).sort((a, b) => a - b)
  const count = errors.length
  const at = (position: number) => errors[position - 1] ?? Number.NaN
  return {
    count,
    median: (at(Math.floor((count + 1) / 2)) + at(Math.ceil((count + 1) / 2))) / 2,
    ninetieth: at(Math.ceil(count * 0.9)),
    worst: at(count),
    withinTenPercent: errors.filter((error) => error <= 0.1).length,
  }
}

/** The model's price beside the published one; `gross` works premiums out in another way than the engine does. */
export function accuracyPoint(
  tables: MortalityTables,
  price: PublishedPrice,
  gross?: GrossPremium,
): AccuracyPoint {
  const modelledMonthly = modelledAnnual(tables, price, gross) * monthlyFactor
  const publishedMonthly = price.mode === 'annual' ? price.published * monthlyFactor : price.published
  return {
    source: price.source,
    product: price.product,
    ...(price.termYears === undefined ? {} : { termYears: price.termYears }),
    age: price.life.issueAge,
    tobacco: price.life.tobacco,
    publishedMonthly,
    modelledMonthly,
    error: modelledMonthly / publishedMonthly - 1,
  }
}

/** What the model asks a year (USD, unrounded) for the policy of a published price, at that source's market position. */
function modelledAnnual(tables: MortalityTables, price: PublishedPrice, gross?: GrossPremium): number {
  return averageAnnual(tables, price, gross) * (marketPositions[price.source] ?? 1)
}

function averageAnnual(
  tables: MortalityTables,
  { product, life, face, ...price }: PublishedPrice,
  gross?: GrossPremium,
): number {
  if (product === 'final-expense') return finalExpenseAnnualPremium(tables, life, face, gross)
  if (product === 'term') return termAnnualPremium(tables, life, face, price.termYears ?? 20, gross)
  const period = price.premiumYears === 10 ? '10-Pay' : 'To Age 100'
  return wholeLifeAnnualPremium(tables, life, face, period, price.source === withDividends, gross)
}
