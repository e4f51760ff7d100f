import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import {
  type AccuracyPoint,
  accuracyPoint,
  type ErrorStatistics,
  summarizeErrors,
  withDividends,
} from './accuracy.ts'
import { type PublishedPrice, readPublishedPrices } from './published-prices.ts'
import { type FittedValue, fittedValues, refittedPremium, type Setting } from './refitted.ts'

/** Who publishes what. Sources of one publisher are left out together, since they are made in the same way. */
const publishers: readonly (readonly string[])[] = [
  ['PLIPI-2023-02', 'PLIPI-2022-03-smoker', 'PLIPI-2025-09', 'PLIPI-2025-10'],
  ['insuranceopedia-2024'],
  ['insure.com-2023'],
  ['policymutual-2024', 'policymutual-S-2023'],
  ['I&E-10pay'],
  ['nerdwallet-quotacy'],
]

/** The model's errors on prices that it was not fitted to. */
export interface LeftOutReport {
  points: AccuracyPoint[]
  term: ErrorStatistics
  /** Whole life without dividends. */
  whole: ErrorStatistics
  /** How many published prices rest on one publisher alone, so that leaving it out would tell nothing. */
  unjudged: number
}

/**
 * Fits the model to all publishers but one, and holds it against that one, for each in turn (`csvText` is
 * `data/published-prices.csv`). A price is judged where other publishers say something about every value that it
 * bears: not the terms of 30 years, which one publishes, nor whole life with dividends and final expense. The form of
 * the model was chosen with all prices known, which this can't undo. Takes a second or two.
 */
export function leftOutReport(tables: MortalityTables, csvText: string): LeftOutReport {
  const all = readPublishedPrices(csvText)
  const prices = all.filter(({ product, source }) => product !== 'final-expense' && source !== withDividends)
  const points = publishers.flatMap((sources) => {
    const rest = prices.filter(({ source }) => !sources.includes(source))
    const judged = prices.filter((price) => sources.includes(price.source) && isKnownFrom(rest, price))
    if (judged.length === 0) return []
    const setting = fitTo(tables, rest)
    return judged.map((price) => pointOf(tables, price, setting))
  })
  return {
    points,
    term: summarizeErrors(points.filter(({ product }) => product === 'term')),
    whole: summarizeErrors(points.filter(({ product }) => product === 'whole')),
    unjudged: all.length - points.length,
  }
}

/** Whether the weights of these prices add up to two or more for every value that a price bears. */
function isKnownFrom(prices: readonly PublishedPrice[], price: PublishedPrice): boolean {
  return fittedValues.every((value) => {
    if (weightOf(value, price) === 0) return true
    return prices.reduce((sum, other) => sum + weightOf(value, other), 0) >= 2
  })
}

function weightOf(value: FittedValue, { product, life, face, termYears }: PublishedPrice): number {
  return value.product === product ? value.weight({ life, face, benefitYears: termYears ?? 0 }) : 0
}

/**
 * How much a value is drawn to its neutral one, against what a published price draws: prices lie some 6 % off, neutral
 * values some 50 %.
 */
const pull = (0.06 / 0.5) ** 2
const rounds = 12
const step = 1e-4
/** No value is multiplied by more than e in one round, nor do rounds go on below this change. */
const largestStep = 1
const smallestStep = 1e-6

/**
 * Fits `fittedValues` to published prices by least squares of the errors' logarithms (Gauss and Newton), from their
 * neutral values on, so that nothing comes in of the prices left out.
 */
export function fitTo(tables: MortalityTables, prices: readonly PublishedPrice[]): Setting {
  const neutral = fittedValues.map((value) => Math.log(value.neutral / value.fitted))
  const errorOf = (price: PublishedPrice, setting: Setting) =>
    Math.log1p(pointOf(tables, price, setting).error)
  let setting: Setting = neutral
  let before: number[][] | undefined
  for (let round = 0; round < rounds; round++) {
    const errors = prices.map((price) => errorOf(price, setting))
    const slopes = setting.map((_, place) => {
      const moved = setting.map((value, at) => (at === place ? value + step : value))
      return prices.map((price, at) =>
        // What moved a price by nothing in the round before is not borne by it.
        before?.[place]?.[at] === 0 ? 0 : (errorOf(price, moved) - (errors[at] ?? 0)) / step,
      )
    })
    before = slopes
    const matrix = slopes.map((one, row) =>
      slopes.map((other, column) => dot(one, other) + (row === column ? pull : 0)),
    )
    const target = slopes.map(
      (slope, place) => pull * ((neutral[place] ?? 0) - (setting[place] ?? 0)) - dot(slope, errors),
    )
    const change = solve(matrix, target)
    const largest = Math.max(...change.map(Math.abs))
    const share = Math.min(1, largestStep / largest)
    setting = setting.map((value, place) => value + share * (change[place] ?? 0))
    if (largest < smallestStep) break
  }
  return setting
}

function pointOf(tables: MortalityTables, price: PublishedPrice, setting: Setting): AccuracyPoint {
  return accuracyPoint(tables, price, refittedPremium(price, setting))
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** Solves a positive definite system of equations by elimination. */
function solve(matrix: readonly (readonly number[])[], target: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, target[at] ?? 0])
  rows.forEach((pivotRow, place) => {
    for (const [other, row] of rows.entries()) {
      if (other === place) continue
      const share = (row[place] ?? 0) / (pivotRow[place] ?? 1)
      for (const [at, value] of pivotRow.entries()) row[at] = (row[at] ?? 0) - share * value
    }
  })
  return rows.map((row, place) => (row.at(-1) ?? 0) / (row[place] ?? 1))
}
