import { deathRate, type MortalityTable } from './mortality-tables.ts'
import type { ExpenseBasis } from './parameters.ts'
import { nextBand } from './underwriting-class.ts'

/** Below this share of people still insured, later years no longer move the price. */
const negligible = 1e-9

/** A band's entry price can only undercut faces this close below it: bands differ by at most a tenth. */
const closeBelow = 0.8

/**
 * The yearly premium (USD, unrounded) at which expected premiums pay for expected claims, expenses, tax and profit:
 * the equivalence principle with expenses (Dickson, Hardy, Waters, ch. 6; Anderson, TSA XI, 1959).
 * Claims fall in the middle of a year, premiums and lapses at its start and end; a policy that is paid up
 * is given up half as often.
 */
export function grossAnnualPremium(input: {
  basis: ExpenseBasis
  table: MortalityTable
  /** Expected claims over the table's. */
  multiple: number
  issueAge: number
  benefitYears: number
  premiumYears: number
  /** USD. */
  face: number
}): number {
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
  const cost =
    face * claims * basis.strain(benefitYears) +
    basis.acquisitionPerPolicy +
    (basis.acquisitionPerThousand(benefitYears) * face) / 1000 +
    basis.maintenance * upkeep
  const keptOfPremiums = annuity * (1 - basis.premiumTax - basis.renewal - basis.profit)
  return cost / (keptOfPremiums - (basis.firstYear - basis.renewal))
}

/** The price of a face amount (USD), never above the entry price of the next band up, where claims are lighter. */
export function withoutBandInversion(face: number, price: (face: number) => number): number {
  const next = nextBand(face)
  return next === undefined || face <= closeBelow * next ? price(face) : Math.min(price(face), price(next))
}
