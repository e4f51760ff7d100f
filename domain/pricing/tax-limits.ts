import { csoTable, type MortalityTable, type MortalityTables } from './mortality-tables.ts'
import { taxEndowmentAge, taxInterest, universalLife } from './parameters.ts'
import type { Life } from './underwriting-class.ts'

/** The rules look at sex, age and tobacco use alone. */
export type TaxedLife = Pick<Life, 'sex' | 'issueAge' | 'tobacco'>

/** Net single premium and annuity of 1 USD insured to an age, claims paid at once (i/δ), premiums at the year's start. */
function netValues(
  table: MortalityTable,
  issueAge: number,
  interest: number,
  endowmentAge: number,
  premiumYears: number,
) {
  const discount = 1 / (1 + interest)
  const atOnce = interest / Math.log1p(interest)
  let insured = 1
  let presentValue = 1
  let single = 0
  let annuity = 0
  for (let year = 0; issueAge + year < endowmentAge; year++) {
    const deaths = table.ultimate[issueAge + year] ?? 1
    if (year < premiumYears) annuity += insured * presentValue
    single += insured * presentValue * discount * deaths * atOnce
    insured *= 1 - deaths
    presentValue *= discount
  }
  return { single: single + insured * presentValue, annuity }
}

/** The net single premium (USD) of 1 USD of whole life on a statutory table: interest as a fraction, endowed at an age. */
export function netSinglePremium(
  table: MortalityTable,
  issueAge: number,
  interest: number,
  endowmentAge: number,
): number {
  return netValues(table, issueAge, interest, endowmentAge, Number.POSITIVE_INFINITY).single
}

/**
 * The 7-pay premium (USD a year): more than this in any of the first seven years makes the policy a modified
 * endowment contract (Internal Revenue Code 7702A).
 */
export function sevenPayPremium(tables: MortalityTables, life: TaxedLife, face: number): number {
  const table = csoTable(tables, life, 'nearest')
  const { single, annuity } = netValues(table, life.issueAge, taxInterest.level, taxEndowmentAge, 7)
  return (face * single) / annuity
}

/**
 * The guideline premiums (Internal Revenue Code 7702(c)) with the engine's expense charges: the most that may be paid
 * into a policy that is to count as life insurance, once (`single`) or each year (`level`), in USD.
 * With an increasing death benefit the level premium is counted as if nobody died.
 */
export function guidelinePremiums(
  tables: MortalityTables,
  life: TaxedLife,
  face: number,
  deathBenefit: 'level' | 'increasing' = 'level',
): { single: number; level: number } {
  const table = csoTable(tables, life, 'nearest')
  const single = guidelineValues(table, life.issueAge, face, taxInterest.single, true)
  const level = guidelineValues(table, life.issueAge, face, taxInterest.level, deathBenefit === 'level')
  const kept = 1 - universalLife.premiumLoad
  return { single: single.cost / kept, level: level.cost / (level.annuity * kept) }
}

function guidelineValues(
  table: MortalityTable,
  issueAge: number,
  face: number,
  interest: number,
  countDeaths: boolean,
) {
  const discount = 1 / (1 + interest)
  const atOnce = interest / Math.log1p(interest)
  let insured = 1
  let presentValue = 1
  let cost = 0
  let annuity = 0
  for (let year = 0; issueAge + year < taxEndowmentAge; year++) {
    const deaths = table.ultimate[issueAge + year] ?? 1
    const unitCharge = year < universalLife.unitYears ? (universalLife.unitCharge(issueAge) * face) / 1000 : 0
    annuity += insured * presentValue
    cost +=
      insured *
      presentValue *
      (discount * deaths * atOnce * face + 12 * (universalLife.monthlyFee + unitCharge))
    if (countDeaths) insured *= 1 - deaths
    presentValue *= discount
  }
  return { cost: cost + face * insured * presentValue, annuity }
}

/** Whether a level premium (USD a year, for some years) stays within the 7-pay and the guideline limits. */
export function isWithinTaxLimits(
  tables: MortalityTables,
  life: TaxedLife,
  face: number,
  premium: { annual: number; years: number },
): boolean {
  if (premium.annual > sevenPayPremium(tables, life, face)) return false
  const guideline = guidelinePremiums(tables, life, face)
  return premium.annual <= guideline.level || premium.annual * premium.years <= guideline.single
}
