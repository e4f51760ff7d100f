import { interpolate } from '#domain/pricing/numbers.ts'
import { universalLife } from '#domain/pricing/premiums/parameters.ts'

/** What a universal life policy charges besides the cost of insurance. Amounts in USD. */
export type UniversalLifeCharges = {
  /** Share of each premium. */
  premiumLoad: number
  monthlyFee: number
  /** A month per 1,000 of face amount, during the first `unitYears` years. */
  unitCharge: (issueAge: number) => number
  unitYears: number
  /** Taken off the account value per 1,000 of face amount when the policy is given up in its first year. */
  surrenderCharge: (issueAge: number) => number
}

/** Runs off in equal steps; nothing is left after this many years. Assumed, as is its height. */
export const surrenderYears = 10
const surrenderCharge = (issueAge: number) => interpolate(issueAge, 30, 14, 65, 40)

/** The most that a policy of the market's average carrier may charge. */
export const averageCharges: UniversalLifeCharges = { ...universalLife, surrenderCharge }

/** A carrier's charges: the market's average times its price level. */
export function chargesAt(priceLevel: number): UniversalLifeCharges {
  return {
    premiumLoad: averageCharges.premiumLoad * priceLevel,
    monthlyFee: averageCharges.monthlyFee * priceLevel,
    unitCharge: (issueAge) => averageCharges.unitCharge(issueAge) * priceLevel,
    unitYears: averageCharges.unitYears,
    surrenderCharge: (issueAge) => averageCharges.surrenderCharge(issueAge) * priceLevel,
  }
}

/** What is charged today for the cost of insurance against expected claims. Fitted to four published outcomes. */
export const currentCostOfInsurance = 0.95

/** How a variable policy's planned premium is worked out; returns a year as fractions. Assumed. */
export const variableLife = {
  /** What the funds keep of the account a year. */
  fundFee: 0.01,
  /** What the funds are taken to earn before their fee: the usual middle of illustrations, promised by nobody. */
  plannedReturn: 0.06,
  /** The planned premium keeps the policy in force to this age at that return. */
  plannedToAge: 100,
} as const
