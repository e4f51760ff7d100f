import { universalLife } from '#domain/pricing/premiums/parameters.ts'
import type { UniversalLifeCharges } from './universal-life-parameters.ts'

/**
 * The account value of a universal life policy at the end of each policy year, by the premium: it is a straight line,
 * `perPremium · P − charged` for a level premium of P USD a month, so that no premium need be searched for.
 * That holds while the account is not negative (then the policy ends) and the death benefit is the face amount:
 * within the tax law's guideline premiums the account stays too small to raise it.
 */
export type LinearAccount = {
  perPremium: Float64Array
  /** USD. */
  charged: Float64Array
}

const months = 12

/**
 * Runs a policy month by month: the premium less its load comes in; fee, unit charge and the cost of insurance, on what
 * the death benefit exceeds the account by, go out; the rest earns interest (`interest` a year, as a fraction, less any
 * fund fee). `deathRate` is a policy year's (0 is the first).
 */
export function runAccount(policy: {
  /** USD. */
  face: number
  issueAge: number
  years: number
  interest: number
  deathRate: (year: number) => number
  charges: UniversalLifeCharges
}): LinearAccount {
  const { face, issueAge, years, interest, deathRate, charges } = policy
  const growth = (1 + interest) ** (1 / months)
  const kept = 1 - charges.premiumLoad
  const unitCharge = (charges.unitCharge(issueAge) * face) / 1000
  const discountedFace = face / (1 + universalLife.guaranteedInterest) ** (1 / months)
  const perPremium = new Float64Array(years)
  const charged = new Float64Array(years)
  let inflow = 0
  let outflow = 0
  for (let year = 0; year < years; year++) {
    const deaths = 1 - (1 - Math.min(1, deathRate(year))) ** (1 / months)
    const costOfInsurance = discountedFace * deaths
    const deduction = charges.monthlyFee + (year < charges.unitYears ? unitCharge : 0)
    // Every month multiplies the account by the same factor and adds the same: twelve of them at once.
    const factor = (1 + deaths) * growth
    const squared = factor * factor
    const halfYear = squared * squared * squared
    const sumOfPowers = (1 + factor) * (1 + squared + squared * squared) * (1 + halfYear)
    inflow = inflow * halfYear * halfYear + kept * factor * sumOfPowers
    outflow = outflow * halfYear * halfYear + (deduction * factor + costOfInsurance * growth) * sumOfPowers
    perPremium[year] = inflow
    charged[year] = outflow
  }
  return { perPremium, charged }
}

/** The account value (USD) at the end of policy year `years` for a level premium in USD a month. */
export function accountValue(account: LinearAccount, monthlyPremium: number, years: number): number {
  return (account.perPremium[years - 1] ?? 0) * monthlyPremium - (account.charged[years - 1] ?? 0)
}

/**
 * The least level premium (USD a month) that keeps the account from falling below nothing in all its years.
 * Charges do not change within a year, so the account moves one way in it and its ends tell.
 */
export function leastPremium({ perPremium, charged }: LinearAccount): number {
  let least = 0
  for (let year = 0; year < charged.length; year++) {
    least = Math.max(least, (charged[year] ?? 0) / (perPremium[year] ?? 1))
  }
  return least
}

/** How many whole years a level premium (USD a month) keeps the policy in force. */
export function yearsInForce({ perPremium, charged }: LinearAccount, monthlyPremium: number): number {
  // What rounding in floating point may leave of a premium that is just enough.
  const premium = monthlyPremium * (1 + 1e-9)
  const lapse = charged.findIndex((cost, year) => (perPremium[year] ?? 0) * premium < cost)
  return lapse < 0 ? charged.length : lapse
}
