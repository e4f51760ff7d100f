import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthByMonth } from '../../../tests/fixtures/quotes/month-by-month.ts'
import { accountValue, leastPremium, runAccount, yearsInForce } from './universal-life-account.ts'
import { averageCharges } from './universal-life-parameters.ts'

type Policy = Parameters<typeof runAccount>[0]

const anyPolicy: fc.Arbitrary<Policy> = fc
  .record({
    face: fc.integer({ min: 25_000, max: 2_000_000 }),
    issueAge: fc.integer({ min: 18, max: 75 }),
    years: fc.integer({ min: 1, max: 40 }),
    interest: fc.double({ min: -0.01, max: 0.06, noNaN: true }),
    level: fc.double({ min: 0.5, max: 2, noNaN: true }),
  })
  .map(({ level, ...policy }) => ({
    ...policy,
    deathRate: (year) => Math.min(0.4, 0.001 * level * 1.09 ** (policy.issueAge - 30 + year)),
    charges: averageCharges,
  }))
const anyPremium = fc.integer({ min: 5, max: 5000 })

describe('the account as a straight line in the premium', () => {
  test('is what a month-by-month run finds, to the cent, for as long as that is in force', () => {
    fc.assert(
      fc.property(anyPolicy, anyPremium, (policy, premium) => {
        const account = runAccount(policy)
        const values = monthByMonth(policy, premium)
        const lapse = values.indexOf(undefined)
        expect(yearsInForce(account, premium)).toBe(lapse < 0 ? policy.years : lapse)
        for (const [year, value] of values.entries()) {
          if (value === undefined) continue
          // Of a hundred thousand million, which far more premium than coverage makes, a number holds no more than that.
          const roundOff = 1e-12 * value
          const difference = Math.abs(accountValue(account, premium, year + 1) - value)
          expect(difference, `year ${year + 1}`).toBeLessThan(0.005 + roundOff)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('gives the least premium that stays in force: a thousandth less lapses', () => {
    fc.assert(
      fc.property(anyPolicy, (policy) => {
        const least = leastPremium(runAccount(policy))
        expect(monthByMonth(policy, least * 1.000001)).not.toContain(undefined)
        expect(monthByMonth(policy, least * 0.999)).toContain(undefined)
        expect(yearsInForce(runAccount(policy), least)).toBe(policy.years)
      }),
      { numRuns: 100 },
    )
  })
})
