import { interpolate } from '#domain/pricing/numbers.ts'
import type { Sex } from '#domain/pricing/risk/mortality-tables.ts'

/**
 * Every loading of the engine in one place, with how each was set: "fitted" to published prices,
 * or "assumed" from what carriers commonly report. docs/prices/pricing.md tells how well they do.
 */

/** What one monthly payment is of the yearly premium (survey of term products: 0.083 to 0.094). */
export const monthlyFactor = 0.0875

/** How a product is charged for. Amounts in USD, shares of premium and rates of interest as fractions. */
export type ExpenseBasis = {
  interest: number
  premiumTax: number
  /** Share of each premium for renewal commission and upkeep. */
  renewal: number
  /** Share of the first premium, commission above all, in place of `renewal`. */
  firstYear: number
  profit: number
  acquisitionPerPolicy: number
  /** Once, for each 1,000 of face: setting up, and the capital that a long guarantee ties up. */
  acquisitionPerThousand: (benefitYears: number, issueAge: number) => number
  /** Upkeep a year, growing with `inflation`. */
  maintenance: number
  inflation: number
  /** The share of policies given up by policy year, first year first; the last stands for all later ones. */
  lapses: readonly number[]
  /** Longer plans are given up less: what `lapses` is multiplied by. */
  lapseLevel: (benefitYears: number) => number
  /** Cost of long guarantees (reserves and capital) on top of expected claims; 1 is a 20-year term. */
  strain: (benefitYears: number) => number
}

const anyLength = () => 1
const nothing = () => 0

/**
 * How much of the cost of a 30-year guarantee a term of 20 to 30 years bears. What a price guaranteed beyond 20 years
 * ties up grows with those years, with how long it is held, and with how much worse the last of them may turn out:
 * hence the third power. 25-year terms are published well below the middle between 20 and 30.
 */
function longGuarantee(benefitYears: number): number {
  return ((benefitYears - 20) / 10) ** 3
}

/** What setting up a term costs for each 1,000 of face, but for the young. Fitted. */
function termPerThousand(benefitYears: number): number {
  return benefitYears < 20
    ? interpolate(benefitYears, 10, 0.06, 20, 0.235)
    : interpolate(longGuarantee(benefitYears), 0, 0.235, 1, 1.2)
}

/** How many times as much that is for the young in a 20-year term. Set to the price indexes with all else left as it was. */
export const youngFactor = 1.8

/**
 * How much of `youngFactor`, as its power, a term bears: all of it up to 30, nothing from 35 on; nothing in 10-year
 * terms, less in 30-year ones. What carriers ask for 20 years hardly rises between 25 and 35 while claims do, and while
 * the prices for 10 years follow the claims.
 */
export function youngShare(benefitYears: number, issueAge: number): number {
  const ofLength =
    benefitYears < 20 ? interpolate(benefitYears, 10, 0, 20, 1) : interpolate(benefitYears, 20, 1, 30, 0.4)
  return ofLength * interpolate(issueAge, 30, 1, 35, 0)
}

/**
 * Interest, tax, renewal, first year and cost per policy assumed, the rest fitted. The market charges more between
 * short and long terms than claims explain, above all the young, whose claims are small: so part of the difference
 * goes with the amount and not with claims.
 */
export const termBasis: ExpenseBasis = {
  interest: 0.05,
  premiumTax: 0.02,
  renewal: 0.05,
  firstYear: 1,
  profit: 0.03,
  acquisitionPerPolicy: 150,
  acquisitionPerThousand: (benefitYears, issueAge) =>
    termPerThousand(benefitYears) * youngFactor ** youngShare(benefitYears, issueAge),
  maintenance: 32,
  inflation: 0.02,
  lapses: Array.from({ length: 10 }, (_, year) => interpolate(year, 0, 0.1, 9, 0.07)),
  lapseLevel: (benefitYears) => 1 - (0.2 * (benefitYears - 20)) / 10,
  strain: (benefitYears) =>
    1 + 0.115 * (benefitYears < 20 ? (benefitYears - 20) / 10 : longGuarantee(benefitYears)),
}

/**
 * Interest and profit fitted to a large mutual carrier's published premiums. Most of that profit comes back to the
 * owners as dividends, which are not guaranteed.
 */
export const participatingWholeBasis: ExpenseBasis = {
  interest: 0.035,
  premiumTax: 0.02,
  renewal: 0.06,
  firstYear: 0.95,
  profit: 0.31,
  acquisitionPerPolicy: 250,
  acquisitionPerThousand: nothing,
  maintenance: 0,
  inflation: 0.02,
  lapses: [0],
  lapseLevel: anyLength,
  strain: anyLength,
}

/**
 * Whole life without dividends: what an average carrier asks. Fitted to two sources at once, each at its place in the
 * market (`marketPositions` in accuracy.ts): the cheapest carrier's table, paid in ten years, and the mean of the three
 * lowest, paid to age 100. Expenses are assumed to be an average carrier's; interest and margin fit both.
 */
export const guaranteedWholeBasis: ExpenseBasis = {
  ...participatingWholeBasis,
  interest: 0.037,
  renewal: 0.12,
  profit: 0.19,
  acquisitionPerThousand: () => 15,
}

/** Small policies without an exam. Mortality multiple fitted, expenses assumed; tobacco unchecked. */
export const finalExpenseBasis: ExpenseBasis = {
  interest: 0.04,
  premiumTax: 0.02,
  renewal: 0.1,
  firstYear: 1.2,
  profit: 0.08,
  acquisitionPerPolicy: 20,
  acquisitionPerThousand: nothing,
  maintenance: 33,
  inflation: 0.02,
  lapses: [0.05],
  lapseLevel: anyLength,
  strain: anyLength,
}

/** Universal life whose death benefit is guaranteed for as long as the stated premium is paid. Two published points only. */
export const noLapseBasis: ExpenseBasis = {
  interest: 0.0525,
  premiumTax: 0.02,
  renewal: 0.04,
  firstYear: 1,
  profit: 0.04,
  acquisitionPerPolicy: 300,
  acquisitionPerThousand: () => 2,
  maintenance: 30,
  inflation: 0.02,
  lapses: [0.015],
  lapseLevel: anyLength,
  strain: anyLength,
}

/**
 * Claims of final-expense policies against the weakest table: falling by an even share with each year of issue age
 * between 40, 60 and 85; women's a little closer to men's than in that table. Fitted.
 */
export function finalExpenseMortality(issueAge: number, sex: Sex): number {
  const [at40, at60, at85] = [Math.log(6.2), Math.log(2.45), Math.log(1.44)]
  const ofMen =
    issueAge <= 60 ? interpolate(issueAge, 40, at40, 60, at60) : interpolate(issueAge, 60, at60, 85, at85)
  return Math.exp(ofMen) * (sex === 'F' ? 1.04 : 1)
}

/** Level of all claims against the 2015 VBT, then of women's beyond that. Fitted. */
export const mortalityLevel = 0.97
export const femaleLevel = 0.93

/** Term and universal life cost the same at all ages up to this one, as carriers do. */
export const flatUntilAge = 25

/** Above this age prices carry a margin per year of age. Fitted. */
export const oldAgeFrom = 60
export const oldAgeMarginPerYear = 0.016

/**
 * Term's own margin above 60, besides that of all products. One source's prices of Standard at 65 and 75 fix only this
 * times `standardClaims`. How much is margin is reasoned: carriers' classes draw together up to 60 more than the
 * tables do (Super Preferred is published at 21 % below Preferred at 30, at 11 % below at 60), so they go on to.
 */
export function termOldAgeMargin(issueAge: number): number {
  return interpolate(issueAge, 60, 1, 65, 1.08)
}

/** Claims by size of policy (from USD): people who buy more are healthier. Fitted, the smallest assumed. */
export const faceBands: readonly { from: number; claims: number }[] = [
  { from: 25_000, claims: 1.25 },
  { from: 100_000, claims: 1.13 },
  { from: 250_000, claims: 1.02 },
  { from: 500_000, claims: 1 },
  { from: 1_000_000, claims: 0.92 },
]

/**
 * What carriers ask of tobacco users beyond the VBT's smoker tables, by issue age. Fitted. Less of young men: their
 * extra deaths are accidents above all, which tobacco does not multiply, and carriers' prices for men and women
 * differ no more among tobacco users than among others.
 */
export function tobaccoLoad(issueAge: number, sex: Sex): number {
  return issueAge <= 35
    ? interpolate(issueAge, 25, sex === 'M' ? 1.7 : 2.05, 35, 1.4)
    : interpolate(issueAge, 35, 1.4, 60, 1)
}

/**
 * Claims of Standard over the table of its risk; tobacco users' Standard less so. Fitted. The tables draw the classes
 * together at young ages, carriers' prices do not; at old ages carriers' prices draw together more than the tables.
 */
export function standardClaims(issueAge: number, tobacco: boolean): number {
  if (tobacco) return 1.06
  return issueAge <= 60 ? interpolate(issueAge, 30, 1.4, 40, 1.12) : interpolate(issueAge, 60, 1.12, 65, 1.04)
}

/** Standard Nonforfeiture Law: interest of minimum cash values of policies issued from 2025-01-01. */
export const nonforfeitureInterest = 0.045

/** Internal Revenue Code 7702 and 7702A as amended by the CAA 2021, section 205. Check each year before relying on it. */
export const taxInterest = { level: 0.02, single: 0.04 } as const
export const taxEndowmentAge = 100

/** Charges of a universal life policy. Fitted to four published outcomes. */
export const universalLife = {
  premiumLoad: 0.09,
  monthlyFee: 7.5,
  /** USD a month per 1,000 of face during the first `unitYears` years. */
  unitCharge: (issueAge: number) => interpolate(issueAge, 30, 0.03, 60, 0.55),
  unitYears: 10,
  guaranteedInterest: 0.01,
} as const
