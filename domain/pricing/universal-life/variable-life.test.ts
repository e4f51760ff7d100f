import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { healthClasses } from '#domain/pricing/risk/underwriting-class.ts'
import { isWithinTaxLimits } from './tax-limits.ts'
import { gulAnnualPremium } from './universal-life.ts'
import { vulMonthlyPremium, vulOutlook } from './variable-life.ts'

const anyLife = fc.record({
  sex: fc.constantFrom('M', 'F'),
  issueAge: fc.integer({ min: 18, max: 75 }),
  tobacco: fc.boolean(),
  healthClass: fc.constantFrom(...healthClasses),
})
const anyFace = fc.integer({ min: 25_000, max: 3_000_000 })

describe('the planned premium of a VUL', () => {
  test('lasts to 100 at the planned return, and less long if the funds earn nothing', () => {
    fc.assert(
      fc.property(anyLife, anyFace, (life, face) => {
        const [nothing, planned] = vulOutlook(tables, life, face)
        expect(planned).toEqual({ yearlyReturn: 0.06, lastsToAge: 100 })
        expect(nothing?.yearlyReturn).toBe(0)
        expect(nothing?.lastsToAge).toBeLessThan(100)
        expect(nothing?.lastsToAge).toBeGreaterThan(life.issueAge + 5)
      }),
      { numRuns: 150 },
    )
  })

  test('stays within the tax limits for unrated classes', () => {
    const unrated = anyLife.filter(({ healthClass }) => !healthClass.startsWith('Table'))
    fc.assert(
      fc.property(unrated, anyFace, (life, face) => {
        const annual = 12 * vulMonthlyPremium(tables, life, face)
        expect(isWithinTaxLimits(tables, life, face, { annual, years: 100 - life.issueAge })).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('costs a man of 40 more than a guarantee of the same amount for life', () => {
    const life = { sex: 'M', issueAge: 40, tobacco: false, healthClass: 'Preferred' } as const
    expect(vulMonthlyPremium(tables, life, 500_000)).toBeGreaterThan(300)
    expect(vulMonthlyPremium(tables, life, 500_000)).toBeLessThan(420)
    expect(12 * vulMonthlyPremium(tables, life, 500_000)).toBeGreaterThan(
      gulAnnualPremium(tables, life, 500_000),
    )
  })
})
