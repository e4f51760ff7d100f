import { taxEndowmentAge, taxInterest } from '#domain/pricing/premiums/parameters.ts'
import {
  csoTable,
  type MortalityTable,
  type MortalityTables,
  type StatutorySex,
} from '#domain/pricing/risk/mortality-tables.ts'
import { averageCharges, type UniversalLifeCharges } from './universal-life-parameters.ts'

/** The rules look at sex, age and tobacco use alone. */
export type TaxedLife = { sex: StatutorySex; issueAge: number; tobacco: boolean }
/** What happens to the death benefit as the account grows: it stays, or the account comes on top. */
export type DeathBenefitOption = 'level' | 'increasing'

/**
 * Net single premium and annuity of 1 USD insured to an age on a statutory table, interest as a fraction, claims paid at
 * once (i/δ), premiums at the year's start.
 */
export function netValues(
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

/**
 * The 7-pay premium (USD a year): more than this in any of the first seven years makes the policy a modified
 * endowment contract (Internal Revenue Code 7702A).
 */
export function sevenPayPremium(tables: MortalityTables, life: TaxedLife, face: number): number {
  const table = csoTable(tables, life, 'nearest')
  const { single, annuity } = netValues(table, life.issueAge, taxInterest.level, taxEndowmentAge, 7)
  return (face * single) / annuity
}

/** A limit that grows with the face amount: `perDollar` of face, and `perPolicy` whatever the face (USD a year or once). */
type Limit = { perDollar: number; perPolicy: number }

const limitFor = (face: number, { perDollar, perPolicy }: Limit) => perDollar * face + perPolicy

/**
 * The guideline premiums (Internal Revenue Code 7702(c)) with a policy's expense charges: the most that may be paid
 * into a policy that is to count as life insurance, once (`single`) or each year (`level`), in USD.
 * With an increasing death benefit the level premium is counted as if nobody died.
 */
export function guidelinePremiums(
  tables: MortalityTables,
  life: TaxedLife,
  face: number,
  deathBenefit: DeathBenefitOption = 'level',
  charges: UniversalLifeCharges = averageCharges,
): { single: number; level: number } {
  const single = guidelineSingle(tables, life, charges)
  const level = guidelineLevel(tables, life, deathBenefit, charges)
  return { single: limitFor(face, single), level: limitFor(face, level) }
}

function guidelineSingle(tables: MortalityTables, life: TaxedLife, charges: UniversalLifeCharges): Limit {
  const { perDollar, perPolicy } = guidelineCost(tables, life, taxInterest.single, true, charges)
  const kept = 1 - charges.premiumLoad
  return { perDollar: perDollar / kept, perPolicy: perPolicy / kept }
}

function guidelineLevel(
  tables: MortalityTables,
  life: TaxedLife,
  deathBenefit: DeathBenefitOption,
  charges: UniversalLifeCharges,
): Limit {
  const countDeaths = deathBenefit === 'level'
  const cost = guidelineCost(tables, life, taxInterest.level, countDeaths, charges)
  const kept = cost.annuity * (1 - charges.premiumLoad)
  return { perDollar: cost.perDollar / kept, perPolicy: cost.perPolicy / kept }
}

/** Present values of what a policy costs until the endowment age, and of 1 USD at the start of each year. */
function guidelineCost(
  tables: MortalityTables,
  life: TaxedLife,
  interest: number,
  countDeaths: boolean,
  charges: UniversalLifeCharges,
): Limit & { annuity: number } {
  const { ultimate } = csoTable(tables, life, 'nearest')
  const { issueAge } = life
  const discount = 1 / (1 + interest)
  const atOnce = interest / Math.log1p(interest)
  const unitCharge = (12 * charges.unitCharge(issueAge)) / 1000
  let insured = 1
  let presentValue = 1
  let perDollar = 0
  let annuity = 0
  for (let year = 0; issueAge + year < taxEndowmentAge; year++) {
    const deaths = ultimate[issueAge + year] ?? 1
    const weight = insured * presentValue
    annuity += weight
    perDollar += weight * (discount * deaths * atOnce + (year < charges.unitYears ? unitCharge : 0))
    if (countDeaths) insured *= 1 - deaths
    presentValue *= discount
  }
  perDollar += insured * presentValue
  return { perDollar, perPolicy: 12 * charges.monthlyFee * annuity, annuity }
}

/**
 * The most that may be paid level each year (USD, unrounded) for a face amount, so that the policy neither becomes a
 * modified endowment contract nor stops being life insurance: the lower of the 7-pay and the guideline level premium.
 */
export function maxNonMecPremium(
  tables: MortalityTables,
  life: TaxedLife,
  face: number,
  deathBenefit: DeathBenefitOption = 'level',
  charges: UniversalLifeCharges = averageCharges,
): number {
  const level = limitFor(face, guidelineLevel(tables, life, deathBenefit, charges))
  return Math.min(sevenPayPremium(tables, life, face), level)
}

/** The smallest face amount (USD, unrounded) for which a level premium (USD a year) is within the same limits. */
export function minNonMecFace(
  tables: MortalityTables,
  life: TaxedLife,
  annualPremium: number,
  deathBenefit: DeathBenefitOption = 'level',
  charges: UniversalLifeCharges = averageCharges,
): number {
  const { perDollar, perPolicy } = guidelineLevel(tables, life, deathBenefit, charges)
  return Math.max(annualPremium / sevenPayPremium(tables, life, 1), (annualPremium - perPolicy) / perDollar)
}

/** Whether a level premium (USD a year, for some years) stays within the 7-pay and the guideline limits. */
export function isWithinTaxLimits(
  tables: MortalityTables,
  life: TaxedLife,
  face: number,
  premium: { annual: number; years: number },
  charges: UniversalLifeCharges = averageCharges,
): boolean {
  if (premium.annual > sevenPayPremium(tables, life, face)) return false
  const guideline = guidelinePremiums(tables, life, face, 'level', charges)
  return premium.annual <= guideline.level || premium.annual * premium.years <= guideline.single
}
