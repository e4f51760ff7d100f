import type { PaidUpPeriod } from '#domain/pricing/quote-request.ts'
import type { MortalityTables, Sex } from '#domain/pricing/risk/mortality-tables.ts'
import { expectedMortality, type Life } from '#domain/pricing/risk/underwriting-class.ts'
import { type GrossPremium, grossAnnualPremium, withoutBandInversion } from './gross-premium.ts'
import {
  type ExpenseBasis,
  finalExpenseBasis,
  finalExpenseMortality,
  guaranteedWholeBasis,
  participatingWholeBasis,
  tobaccoLoad,
} from './parameters.ts'

/** Whole life pays at death, or at this age. */
export const maturityAge = 121

/** For how many years premiums are due. */
export function premiumYears(period: PaidUpPeriod, issueAge: number): number {
  if (period === '10-Pay') return 10
  return period === '20-Pay' ? 20 : Math.max(1, 100 - issueAge)
}

/** The market's average yearly premium (USD, unrounded) of whole life with or without a share in dividends. */
export function wholeLifeAnnualPremium(
  tables: MortalityTables,
  life: Life,
  face: number,
  period: PaidUpPeriod,
  participating: boolean,
  gross: GrossPremium = grossAnnualPremium,
): number {
  const basis: ExpenseBasis = participating ? participatingWholeBasis : guaranteedWholeBasis
  return withoutBandInversion(face, (amount) => {
    const { table, multiple } = expectedMortality(tables, life, amount)
    return gross({
      basis,
      table,
      multiple,
      issueAge: life.issueAge,
      benefitYears: maturityAge - life.issueAge,
      premiumYears: premiumYears(period, life.issueAge),
      face: amount,
    })
  })
}

/**
 * The market's average yearly premium (USD, unrounded) of final expense: a small whole life policy without an exam,
 * paid for life. The face is a few thousand to some tens of thousands USD.
 */
export function finalExpenseAnnualPremium(
  tables: MortalityTables,
  life: { sex: Sex; issueAge: number; tobacco: boolean },
  face: number,
  gross: GrossPremium = grossAnnualPremium,
): number {
  const { sex, issueAge, tobacco } = life
  const years = maturityAge - issueAge
  return gross({
    basis: finalExpenseBasis,
    table: tobacco ? tables.vbt.smoker[sex][150] : tables.vbt.nonSmoker[sex][175],
    multiple: finalExpenseMortality(issueAge, sex) * (tobacco ? tobaccoLoad(issueAge, sex) : 1),
    issueAge,
    benefitYears: years,
    premiumYears: years,
    face,
  })
}
