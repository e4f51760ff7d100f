import { deathRate, type MortalityTable } from '#domain/pricing/risk/mortality-tables.ts'
import { nextBand } from '#domain/pricing/risk/underwriting-class.ts'
import type { ExpenseBasis } from './parameters.ts'

/** Below this share of people still insured, later years no longer move the price. */
const negligible = 1e-9

/** A band's entry price can only undercut faces this close below it: bands differ by at most a tenth. */
const closeBelow = 0.8

/** What a premium is worked out from: one policy of one person. */
export type GrossInput = {
  basis: ExpenseBasis
  table: MortalityTable
  /** Expected claims over the table's. */
  multiple: number
  issueAge: number
  benefitYears: number
  premiumYears: number
  /** USD. */
  face: number
}

/** How one policy's yearly premium is worked out; a price is the lowest of several such premiums. */
export type GrossPremium = (input: GrossInput) => number

/** What a premium pays for, as fractions of it that add up to 1. */
export type PremiumShares = {
  /** What is expected to be paid at deaths, with the cost of guaranteeing it for long. */
  claims: number
  /** Setting up, commission and upkeep. */
  expenses: number
  taxes: number
  /** What the carrier keeps for risk and profit. */
  margin: number
}

/**
 * The yearly premium (USD, unrounded) at which expected premiums pay for expected claims, expenses, tax and profit:
 * the equivalence principle with expenses (Dickson, Hardy, Waters, ch. 6; Anderson, TSA XI, 1959).
 * Claims fall in the middle of a year, premiums and lapses at its start and end; a policy that is paid up
 * is given up half as often.
 */
export function grossAnnualPremium(input: GrossInput): number {
  return premiumFor(input.basis, presentValues(input))
}

/** What the premium of `grossAnnualPremium` pays for, by the same equation. */
export function premiumShares(input: GrossInput): PremiumShares {
  const { basis } = input
  const values = presentValues(input)
  const { claims, expenses, annuity } = values
  const premiums = premiumFor(basis, values) * annuity
  const commission = basis.renewal + (basis.firstYear - basis.renewal) / annuity
  return {
    claims: claims / premiums,
    expenses: expenses / premiums + commission,
    taxes: basis.premiumTax,
    margin: basis.profit,
  }
}

/** What is expected over a policy's life: claims and fixed expenses in USD, and what a premium of 1 brings in. */
type PresentValues = { claims: number; expenses: number; annuity: number }

function premiumFor(basis: ExpenseBasis, { claims, expenses, annuity }: PresentValues): number {
  const keptOfPremiums = annuity * (1 - basis.premiumTax - basis.renewal - basis.profit)
  return (claims + expenses) / (keptOfPremiums - (basis.firstYear - basis.renewal))
}

function presentValues(input: GrossInput): PresentValues {
  const { basis, table, multiple, issueAge, benefitYears, premiumYears, face } = input
  const discount = 1 / (1 + basis.interest)
  const halfYear = Math.sqrt(discount)
  const { lapses } = basis
  const lastLapse = lapses.length - 1
  const lapseLevel = basis.lapseLevel(benefitYears)
  let insured = 1
  let presentValue = 1
  let prices = 1
  let annuity = 0
  let claims = 0
  let upkeep = 0
  for (let year = 0; year < benefitYears; year++) {
    const deaths = Math.min(1, deathRate(table, issueAge, year) * multiple)
    const weight = insured * presentValue
    const isPaying = year < premiumYears
    if (isPaying) annuity += weight
    upkeep += weight * prices
    claims += weight * deaths * halfYear
    const lapse = (lapses[Math.min(year, lastLapse)] ?? 0) * lapseLevel
    insured *= (1 - deaths) * (1 - (isPaying ? lapse : lapse * 0.5))
    presentValue *= discount
    prices *= 1 + basis.inflation
    if (insured < negligible) break
  }
  const setUp =
    basis.acquisitionPerPolicy + (basis.acquisitionPerThousand(benefitYears, issueAge) * face) / 1000
  return {
    claims: face * claims * basis.strain(benefitYears),
    expenses: setUp + basis.maintenance * upkeep,
    annuity,
  }
}

/** The price of a face amount (USD), never above the entry price of the next band up, where claims are lighter. */
export function withoutBandInversion(face: number, price: (face: number) => number): number {
  const next = nextBand(face)
  return next === undefined || face <= closeBelow * next ? price(face) : Math.min(price(face), price(next))
}
