import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '#domain/pricing/numbers.ts'
import { mainGoals } from '#domain/pricing/quote-request.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import type { MortalityTable } from '#domain/pricing/risk/mortality-tables.ts'
import {
  type DeathBenefitOption,
  guidelinePremiums,
  isWithinTaxLimits,
  maxNonMecPremium,
  minNonMecFace,
  netValues,
  sevenPayPremium,
} from './tax-limits.ts'
import { guaranteePlan, iulAnnualPremium } from './universal-life.ts'

/** The net single premium of 1 USD of whole life at 2 %. */
const singleOf = (table: MortalityTable, issueAge: number, endowmentAge: number) =>
  netValues(table, issueAge, 0.02, endowmentAge, Number.POSITIVE_INFINITY).single

const man50 = { sex: 'M', issueAge: 50, tobacco: false } as const

describe('tax limits', () => {
  test('the 7-pay premium of a man of 50 for 50,000 USD is what a carrier published in 2023; that of one of 40', () => {
    expect(toCents(sevenPayPremium(tables, man50, 50_000))).toBe(4000.56)
    expect(toCents(sevenPayPremium(tables, { ...man50, issueAge: 40 }, 209_644))).toBe(13_987.25)
  })

  test('guideline premiums of the same policy lie within 0.5 % of the carrier’s, whose charges are not known', () => {
    const level = guidelinePremiums(tables, man50, 50_000, 'increasing').level
    const { single } = guidelinePremiums(tables, man50, 50_000)
    expect(toCents(level)).toBe(3561.38)
    expect(toCents(single)).toBe(19_914.81)
    expect(Math.abs(level / 3575.61 - 1)).toBeLessThan(0.005)
    expect(Math.abs(single / 19_939.36 - 1)).toBeLessThan(0.005)
  })

  test('the smallest face for 6,000 USD a year of a man of 40 with an increasing death benefit', () => {
    const face = minNonMecFace(tables, { ...man50, issueAge: 40 }, 6000, 'increasing')
    // A carrier published 104,115 in 2023, on a table without regard to tobacco.
    expect(Math.ceil(face)).toBe(114_595)
  })

  test('face and premium undo each other, and the lower of both limits counts', () => {
    const anyLife = fc.record({
      sex: fc.constantFrom('M', 'F', 'either'),
      issueAge: fc.integer({ min: 18, max: 80 }),
      tobacco: fc.boolean(),
    })
    const options = fc.constantFrom<DeathBenefitOption[]>('level', 'increasing')
    fc.assert(
      fc.property(anyLife, fc.integer({ min: 10_000, max: 3_000_000 }), options, (life, face, option) => {
        const premium = maxNonMecPremium(tables, life, face, option)
        const { level } = guidelinePremiums(tables, life, face, option)
        expect(premium).toBe(Math.min(sevenPayPremium(tables, life, face), level))
        expect(minNonMecFace(tables, life, premium, option)).toBeCloseTo(face, 4)
      }),
    )
  })

  test('without regard to sex the limits lie between those of men and women', () => {
    for (let issueAge = 20; issueAge <= 80; issueAge += 5) {
      const limit = (sex: 'M' | 'F' | 'either') =>
        sevenPayPremium(tables, { ...man50, issueAge, sex }, 100_000)
      expect(limit('either')).toBeLessThan(limit('M'))
      expect(limit('either')).toBeGreaterThan(limit('F'))
      expect(limit('either')).toBeCloseTo((limit('M') + limit('F')) / 2, -2)
    }
  })

  test('a net single premium is what a recursion from the endowment, where it is 1, backwards finds', () => {
    const { ultimate } = tables.cso.nearest.nonSmoker.F
    expect(singleOf(tables.cso.nearest.nonSmoker.F, 95, 95)).toBe(1)
    let single = 1
    for (let age = 94; age >= 18; age--) {
      const deaths = ultimate[age] ?? 1
      single = (deaths * (0.02 / Math.log(1.02)) + (1 - deaths) * single) / 1.02
      const found = singleOf(tables.cso.nearest.nonSmoker.F, age, 95)
      expect(Math.abs(found / single - 1)).toBeLessThan(1e-12)
    }
  })

  test('no goal of an IUL asks more than the limits allow, for unrated classes without tobacco', () => {
    fc.assert(
      fc.property(
        fc.record({ sex: fc.constantFrom('M', 'F'), issueAge: fc.integer({ min: 25, max: 75 }) }),
        fc.constantFrom('Super Preferred', 'Preferred', 'Standard Plus', 'Standard'),
        fc.integer({ min: 25_000, max: 2_000_000 }),
        fc.constantFrom(...mainGoals),
        (person, healthClass, face, goal) => {
          const life = { ...person, tobacco: false, healthClass }
          const annual = iulAnnualPremium(tables, life, face, goal)
          const years = guaranteePlan(goal, life.issueAge).premiumYears
          expect(isWithinTaxLimits(tables, life, face, { annual, years })).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('paying more than the 7-pay premium, or more than both guideline premiums in sum, is too much', () => {
    const seven = sevenPayPremium(tables, man50, 50_000)
    const { level } = guidelinePremiums(tables, man50, 50_000)
    expect(isWithinTaxLimits(tables, man50, 50_000, { annual: level, years: 50 })).toBe(true)
    expect(isWithinTaxLimits(tables, man50, 50_000, { annual: seven, years: 4 })).toBe(true)
    expect(isWithinTaxLimits(tables, man50, 50_000, { annual: seven, years: 7 })).toBe(false)
    expect(isWithinTaxLimits(tables, man50, 50_000, { annual: seven + 1, years: 1 })).toBe(false)
  })
})
