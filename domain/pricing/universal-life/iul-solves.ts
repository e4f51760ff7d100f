import { shownYears } from '#domain/pricing/market/plan-guarantees.ts'
import { taxEndowmentAge, universalLife } from '#domain/pricing/premiums/parameters.ts'
import type { PremiumBasis } from '#domain/pricing/premiums/premium-basis.ts'
import { csoTable, type MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import { type HealthClass, ratedClaims } from '#domain/pricing/risk/underwriting-class.ts'
import { isWithinTaxLimits, maxNonMecPremium, minNonMecFace, type TaxedLife } from './tax-limits.ts'
import {
  accountValue,
  type LinearAccount,
  leastPremium,
  runAccount,
  yearsInForce,
} from './universal-life-account.ts'
import { surrenderYears, type UniversalLifeCharges } from './universal-life-parameters.ts'

/** A policy that a solve works on: whose, and what it may charge at most. */
export type SolvedPolicy = {
  tables: MortalityTables
  life: TaxedLife
  /** Decides the cost of insurance that is guaranteed, and no tax limit: those are safe for every class. */
  healthClass: HealthClass
  charges: UniversalLifeCharges
}

/** What a solve has worked out. Money in USD, the premium a month; twelve of them are a year's. */
export type Solution = {
  premiumBasis: PremiumBasis
  deathBenefit: number
  monthlyPremium: number
  premiumYears: number
  guaranteedToAge: number
  cashValues: readonly { age: number; amount: number }[]
}

/** What the sums of binary fractions may be off by, in USD. */
const rounding = 1e-7

const centsUp = (amount: number) => Math.ceil(amount * 100 - rounding) / 100
const centsDown = (amount: number) => Math.floor(amount * 100 + rounding) / 100

/**
 * The account on what the policy guarantees at worst: 2017 CSO as the cost of insurance (more by table rating), the highest
 * charges, and the guaranteed interest alone, whatever the index does.
 */
export function guaranteedAccount(
  { tables, life, healthClass, charges }: SolvedPolicy,
  face: number,
  years: number,
): LinearAccount {
  const { ultimate } = csoTable(tables, life, 'last')
  const rated = ratedClaims(healthClass)
  return runAccount({
    face,
    issueAge: life.issueAge,
    years,
    interest: universalLife.guaranteedInterest,
    deathRate: (year) => (ultimate[life.issueAge + year] ?? 1) * rated,
    charges,
  })
}

/** What is taken off the account (USD) when the policy is given up at the end of a policy year (1 is the first). */
export function surrenderCharge({ life, charges }: SolvedPolicy, face: number, year: number): number {
  const left = Math.max(0, surrenderYears + 1 - year) / surrenderYears
  return ((charges.surrenderCharge(life.issueAge) * face) / 1000) * left
}

/** The smallest death benefit, in whole USD, for which a level premium (USD a month) makes no MEC. */
export function solveMinNonMec(policy: SolvedPolicy, monthlyPremium: number, atLeast: number): Solution {
  const { tables, life, charges } = policy
  const face = minNonMecFace(tables, life, monthlyPremium * 12, 'level', charges)
  const deathBenefit = Math.max(atLeast, Math.ceil(face - rounding))
  return {
    premiumBasis: 'iul-min-non-mec',
    deathBenefit,
    ...levelForLife(policy, deathBenefit, monthlyPremium),
  }
}

/** The highest level premium that makes no MEC of a death benefit (USD). */
export function solveMaxNonMec(policy: SolvedPolicy, deathBenefit: number): Solution {
  const monthlyPremium = maxNonMecMonthly(policy, deathBenefit)
  return {
    premiumBasis: 'iul-max-non-mec',
    deathBenefit,
    ...levelForLife(policy, deathBenefit, monthlyPremium),
  }
}

/** USD a month, rounded down to the cent, so that twelve of them stay within the limits. */
export function maxNonMecMonthly({ tables, life, charges }: SolvedPolicy, face: number): number {
  return centsDown(maxNonMecPremium(tables, life, face, 'level', charges) / 12)
}

/** A level premium paid until the tax law's endowment age, and how long the account alone guarantees coverage. */
function levelForLife(policy: SolvedPolicy, face: number, monthlyPremium: number) {
  const { issueAge } = policy.life
  const premiumYears = taxEndowmentAge - issueAge
  const account = guaranteedAccount(policy, face, premiumYears)
  const years = yearsInForce(account, monthlyPremium)
  const shown = shownYears(issueAge).filter((year) => year <= years)
  return {
    monthlyPremium,
    premiumYears,
    guaranteedToAge: issueAge + years,
    cashValues: cashValuesAt(policy, face, { account, monthlyPremium, years: shown }),
  }
}

function cashValuesAt(
  policy: SolvedPolicy,
  face: number,
  paid: { account: LinearAccount; monthlyPremium: number; years: readonly number[] },
) {
  return paid.years.map((year) => {
    const value = accountValue(paid.account, paid.monthlyPremium, year) - surrenderCharge(policy, face, year)
    return { age: policy.life.issueAge + year, amount: Math.max(0, Math.floor(value + rounding)) }
  })
}

/**
 * The level premium, paid until an attained age, whose guaranteed cash value there (the account less the surrender
 * charge) is the amount wanted; a refusal where that age is past or the tax limits allow no such premium.
 * An amount so small that its premium would not carry the policy until then takes the least premium that does.
 */
export function solveCashValue(
  policy: SolvedPolicy,
  face: number,
  wanted: { amount: number; age: number },
): Solution | 'solve_age_passed' | 'over_tax_limit' {
  const { tables, life, charges } = policy
  const premiumYears = wanted.age - life.issueAge
  if (premiumYears <= 0) return 'solve_age_passed'
  const account = guaranteedAccount(policy, face, premiumYears)
  const exact = cashValuePremium(policy, face, account, wanted.amount)
  const monthlyPremium = centsUp(exact)
  const annual = monthlyPremium * 12
  if (!isWithinTaxLimits(tables, life, face, { annual, years: premiumYears }, charges))
    return 'over_tax_limit'
  const shown = shownYears(life.issueAge).filter((year) => year < premiumYears)
  return {
    premiumBasis: 'iul-cash-value',
    deathBenefit: face,
    monthlyPremium,
    premiumYears,
    guaranteedToAge: wanted.age,
    cashValues: cashValuesAt(policy, face, {
      account,
      monthlyPremium: exact,
      years: [...shown, premiumYears],
    }),
  }
}

/** USD a month, unrounded. */
export function cashValuePremium(
  policy: SolvedPolicy,
  face: number,
  account: LinearAccount,
  amount: number,
): number {
  const years = account.charged.length
  const needed = amount + surrenderCharge(policy, face, years) - accountValue(account, 0, years)
  return Math.max(needed / (account.perPremium[years - 1] ?? 1), leastPremium(account))
}
