import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { healthClasses } from '#domain/pricing/risk/underwriting-class.ts'
import { monthByMonth } from '../../../tests/fixtures/quotes/month-by-month.ts'
import {
  cashValuePremium,
  guaranteedAccount,
  maxNonMecMonthly,
  type SolvedPolicy,
  solveCashValue,
  solveMaxNonMec,
  solveMinNonMec,
  surrenderCharge,
} from './iul-solves.ts'
import { isWithinTaxLimits, sevenPayPremium } from './tax-limits.ts'
import { leastPremium } from './universal-life-account.ts'
import { averageCharges, chargesAt } from './universal-life-parameters.ts'

const anyPolicy: fc.Arbitrary<SolvedPolicy> = fc
  .record({
    sex: fc.constantFrom('M', 'F', 'either'),
    issueAge: fc.integer({ min: 18, max: 75 }),
    tobacco: fc.boolean(),
    level: fc.double({ min: 0.8, max: 1.25, noNaN: true }),
    healthClass: fc.constantFrom(...healthClasses),
  })
  .map(({ level, healthClass, ...life }) => ({ tables, life, healthClass, charges: chargesAt(level) }))
const anyFace = fc.integer({ min: 25_000, max: 2_000_000 })
const man40: SolvedPolicy = {
  tables,
  life: { sex: 'M', issueAge: 40, tobacco: false },
  healthClass: 'Preferred',
  charges: averageCharges,
}

/** The account month by month on guaranteed charges, and whether the tax law's corridor would raise the death benefit. */
function guaranteedRun(
  { life, healthClass, charges }: SolvedPolicy,
  face: number,
  monthly: number,
  years: number,
) {
  const { issueAge } = life
  const table = tables.cso.last[life.tobacco ? 'smoker' : 'nonSmoker'][life.sex].ultimate
  const rated = 1 + Math.max(0, healthClasses.indexOf(healthClass) - healthClasses.indexOf('Standard')) / 4
  const deathRate = (year: number) => Math.min(1, (table[issueAge + year] ?? 1) * rated)
  const values = monthByMonth({ face, issueAge, years, interest: 0.01, deathRate, charges }, monthly)
  const isCorridorReached = values.some((value = 0, year) => value * corridor(issueAge + year) > face)
  return { account: years === 0 ? 0 : (values.at(-1) ?? Number.NaN), isCorridorReached }
}

/** Internal Revenue Code 7702(d)(2): the death benefit must be at least this multiple of the account. */
function corridor(age: number): number {
  const steps = [
    [40, 250],
    [45, 215],
    [50, 185],
    [55, 150],
    [60, 130],
    [65, 120],
    [70, 115],
    [75, 105],
    [90, 105],
    [95, 100],
  ] as const
  let [fromAge, from] = [0, 250]
  for (const [toAge, to] of steps) {
    if (age <= toAge) return (from + ((to - from) * (age - fromAge)) / (toAge - fromAge)) / 100
    fromAge = toAge
    from = to
  }
  return 1
}

describe('the premium for a cash value', () => {
  const anyWish = fc.record({
    amount: fc.integer({ min: 500, max: 300_000 }),
    years: fc.integer({ min: 1, max: 60 }),
  })

  test('reproduces the amount to the dollar, in a month-by-month run of its own', () => {
    let solved = 0
    fc.assert(
      fc.property(anyPolicy, anyFace, anyWish, (policy, face, { amount, years }) => {
        const age = Math.min(100, policy.life.issueAge + years)
        const solution = solveCashValue(policy, face, { amount, age })
        if (typeof solution === 'string') return
        const account = guaranteedAccount(policy, face, solution.premiumYears)
        const exact = cashValuePremium(policy, face, account, amount)
        // Paid to the cent, rounded up.
        expect(solution.monthlyPremium).toBeGreaterThanOrEqual(exact - 1e-9)
        expect(solution.monthlyPremium).toBeLessThan(exact + 0.0101)
        const run = guaranteedRun(policy, face, exact, solution.premiumYears)
        const cashValue = run.account - surrenderCharge(policy, face, solution.premiumYears)
        if (exact > leastPremium(account) * (1 + 1e-9)) {
          solved++
          expect(Math.abs(cashValue - amount)).toBeLessThan(0.5)
          expect(solution.cashValues.at(-1)).toEqual({ age, amount })
        } else {
          expect(cashValue).toBeGreaterThan(amount - 0.5)
        }
        expect(run.isCorridorReached).toBe(false)
      }),
      { numRuns: 600 },
    )
    expect(solved).toBeGreaterThan(80)
  })

  test('stays within the tax limits, or says that it would not', () => {
    const results = new Set<string>()
    fc.assert(
      fc.property(anyPolicy, anyFace, anyWish, (policy, face, { amount, years }) => {
        const solution = solveCashValue(policy, face, { amount, age: policy.life.issueAge + years })
        results.add(typeof solution === 'string' ? solution : 'solved')
        if (typeof solution === 'string') return
        const premium = { annual: solution.monthlyPremium * 12, years: solution.premiumYears }
        expect(isWithinTaxLimits(tables, policy.life, face, premium, policy.charges)).toBe(true)
      }),
      { numRuns: 200 },
    )
    expect([...results].sort()).toEqual(['over_tax_limit', 'solved'])
  })

  test('is refused for an age that is past or reached', () => {
    const at = (age: number) => solveCashValue(man40, 250_000, { amount: 1000, age })
    expect([at(39), at(40)]).toEqual(['solve_age_passed', 'solve_age_passed'])
    expect(at(41)).not.toBe('solve_age_passed')
  })

  test('for an amount too small to carry the policy is the least that does', () => {
    const solution = solveCashValue(man40, 250_000, { amount: 1, age: 55 })
    if (typeof solution === 'string') throw new Error(solution)
    expect(solution.cashValues.at(-1)?.amount).toBeGreaterThanOrEqual(1)
    expect(guaranteedRun(man40, 250_000, solution.monthlyPremium, 15).account).toBeGreaterThanOrEqual(0)
  })

  test('the surrender charge runs off over ten years', () => {
    const man30 = { ...man40, life: { ...man40.life, issueAge: 30 } }
    const charges = [1, 2, 10, 11, 30].map((year) => surrenderCharge(man30, 100_000, year))
    expect(charges.map(Math.round)).toEqual([1400, 1260, 140, 0, 0])
  })
})

describe('what makes no MEC', () => {
  test('the highest premium for the smallest face gives the premium back, to the dollar', () => {
    fc.assert(
      fc.property(anyPolicy, fc.integer({ min: 60, max: 5000 }), (policy, monthly) => {
        const { deathBenefit } = solveMinNonMec(policy, monthly, 1)
        expect(Number.isInteger(deathBenefit)).toBe(true)
        const back = maxNonMecMonthly(policy, deathBenefit)
        expect(back).toBeGreaterThanOrEqual(monthly)
        expect(back).toBeLessThan(monthly + 1)
        expect(maxNonMecMonthly(policy, deathBenefit - 1)).toBeLessThan(monthly)
      }),
    )
  })

  test('a year of it stays below the 7-pay and the guideline premium; a cent a month more does not', () => {
    fc.assert(
      fc.property(anyPolicy, anyFace, (policy, face) => {
        const { life, charges } = policy
        const { monthlyPremium, premiumYears } = solveMaxNonMec(policy, face)
        const within = (monthly: number) =>
          isWithinTaxLimits(tables, life, face, { annual: monthly * 12, years: premiumYears }, charges)
        expect(within(monthlyPremium)).toBe(true)
        expect(within(monthlyPremium + 0.0101)).toBe(false)
        expect(monthlyPremium * 12).toBeLessThan(sevenPayPremium(tables, life, face))
      }),
    )
  })

  test('states only what the account guarantees: cash values and an age, from a run of its own', () => {
    fc.assert(
      fc.property(anyPolicy, anyFace, (policy, face) => {
        const { monthlyPremium, guaranteedToAge, cashValues } = solveMaxNonMec(policy, face)
        const { issueAge } = policy.life
        const run = (age: number) => guaranteedRun(policy, face, monthlyPremium, age - issueAge)
        expect(run(guaranteedToAge).account).toBeGreaterThanOrEqual(0)
        if (guaranteedToAge < 100) expect(run(guaranteedToAge + 1).account).toBeNaN()
        for (const { age, amount } of cashValues) {
          const charge = surrenderCharge(policy, face, age - issueAge)
          expect(Math.abs(Math.max(0, run(age).account - charge) - amount)).toBeLessThanOrEqual(1.01)
        }
        expect(run(guaranteedToAge).isCorridorReached).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})
