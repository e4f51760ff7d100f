import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bundledTables as tables } from './bundled-tables.ts'
import { monthlyFactor } from './parameters.ts'
import { type TermLength, termAnnualPremium } from './term.ts'
import type { HealthClass } from './underwriting-class.ts'
import { finalExpenseAnnualPremium, wholeLifeAnnualPremium } from './whole-life.ts'

/** Published prices: source, product, profile, class, USD per month (M) or year (A). */
const file = new URL('../../tests/fixtures/published-prices.csv', import.meta.url)

/** Some sources quote the cheapest carrier, not the average: that is 0.81 of it (four matched profiles: 0.80 to 0.83). */
const cheapest = 0.81
const quotesCheapest = new Set(['policymutual-2024', 'policymutual-S-2023'])
/** The source whose whole life policies pay no dividends. */
const withoutDividends = 'I&E-10pay'

const classes: Record<string, HealthClass> = {
  PP: 'Super Preferred',
  P: 'Preferred',
  SP: 'Standard Plus',
  S: 'Standard',
}

type Row = {
  source: string
  product: string
  life: { sex: 'M' | 'F'; issueAge: number; tobacco: boolean; healthClass: HealthClass }
  years: number
  face: number
  mode: string
  published: number
}

function isTermLength(years: number): years is TermLength {
  return [10, 15, 20, 25, 30].includes(years)
}

const rows: Row[] = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [source = '', product = '', sex, age, tobacco, code = '', years, face, mode = '', published] =
      line.split(',')
    return {
      source,
      product,
      life: {
        sex: sex === 'F' ? 'F' : 'M',
        issueAge: Number(age),
        tobacco: tobacco === '1',
        healthClass: classes[code] ?? 'Standard',
      },
      years: Number(years),
      face: Number(face),
      mode,
      published: Number(published),
    }
  })

function modelledAnnual(row: Row): number {
  if (row.product === 'fe') return finalExpenseAnnualPremium(tables, row.life, row.face)
  if (row.product === 'wl') {
    const period = row.years === 10 ? '10-Pay' : 'To Age 100'
    return wholeLifeAnnualPremium(tables, row.life, row.face, period, row.source !== withoutDividends)
  }
  if (!isTermLength(row.years)) throw new Error(`No term of ${row.years} years`)
  const average = termAnnualPremium(tables, row.life, row.face, row.years)
  return quotesCheapest.has(row.source) ? average * cheapest : average
}

/** Median, 90th percentile and worst of the absolute error (model over published, less 1). */
function accuracy(product: string) {
  const errors = rows
    .filter((row) => row.product === product)
    .map((row) => (modelledAnnual(row) * (row.mode === 'M' ? monthlyFactor : 1)) / row.published - 1)
    .map(Math.abs)
    .sort((a, b) => a - b)
  const count = errors.length
  const at = (position: number) => errors[position - 1] ?? Number.NaN
  const median = (at(Math.floor((count + 1) / 2)) + at(Math.ceil((count + 1) / 2))) / 2
  return { count, median, ninetieth: at(Math.ceil(count * 0.9)), worst: at(count) }
}

describe('against 197 published prices', () => {
  test('every row is read', () => {
    expect(rows).toHaveLength(197)
    expect(rows.every((row) => row.published > 0 && row.face >= 10_000)).toBe(true)
  })

  test('term: half within 5 %, nine in ten within 14 %', () => {
    const term = accuracy('term')
    if (process.env.PRINT_ACCURACY) console.info('term', term)
    expect(term.count).toBe(137)
    expect(term.median).toBeLessThanOrEqual(0.05)
    expect(term.ninetieth).toBeLessThanOrEqual(0.14)
    expect(term.worst).toBeLessThanOrEqual(0.24)
  })

  test('whole life: half within 6 %, none off by more than 12 %', () => {
    const whole = accuracy('wl')
    if (process.env.PRINT_ACCURACY) console.info('whole', whole)
    expect(whole.count).toBe(36)
    expect(whole.median).toBeLessThanOrEqual(0.06)
    expect(whole.worst).toBeLessThanOrEqual(0.12)
  })

  test('final expense: half within 6 %, none off by more than 10 %', () => {
    const final = accuracy('fe')
    if (process.env.PRINT_ACCURACY) console.info('final', final)
    expect(final.count).toBe(24)
    expect(final.median).toBeLessThanOrEqual(0.06)
    expect(final.worst).toBeLessThanOrEqual(0.1)
  })
})
