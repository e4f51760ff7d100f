import { describe, expect, test } from 'vitest'
import type { PaidUpPeriod } from '#domain/pricing/quote-request.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { minimumCashValues as cashValues } from './nonforfeiture.ts'
import { premiumYears } from './whole-life.ts'

const man40 = { sex: 'M', issueAge: 40, tobacco: false } as const

const allYears = Array.from({ length: 81 }, (_, year) => year + 1)
const minimumCashValues = (face: number, period: PaidUpPeriod) =>
  cashValues(tables, man40, face, premiumYears(period, 40), allYears)

describe('minimum cash values', () => {
  test('start at nothing, grow every year, and end at the face amount', () => {
    for (const period of ['10-Pay', '20-Pay', 'To Age 100'] as const) {
      const values = minimumCashValues(250_000, period)
      expect(values).toHaveLength(81)
      expect(values[0]).toBe(0)
      expect(values.at(-1)).toBe(250_000)
      let before = 0
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(before)
        before = value
      }
    }
  })

  test('equal the net single premium once paid up', () => {
    const paidUp = minimumCashValues(1, '10-Pay')
    const longer = minimumCashValues(1, '20-Pay')
    expect(paidUp[19]).toBeCloseTo(longer[19] ?? 0, 12)
    expect(paidUp[9]).toBeGreaterThan(longer[9] ?? 0)
  })

  test('without regard to sex lie between those of men and women', () => {
    const valuesOf = (sex: 'M' | 'F' | 'either') =>
      cashValues(tables, { ...man40, sex }, 250_000, 20, [5, 10, 20, 40])
    for (const [place, value] of valuesOf('either').entries()) {
      expect(value).toBeLessThan(valuesOf('M')[place] ?? 0)
      expect(value).toBeGreaterThan(valuesOf('F')[place] ?? 0)
    }
  })
})
