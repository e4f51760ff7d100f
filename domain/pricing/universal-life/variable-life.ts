import { withoutBandInversion } from '#domain/pricing/premiums/gross-premium.ts'
import { flatUntilAge } from '#domain/pricing/premiums/parameters.ts'
import { csoTable, deathRate, type MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import {
  expectedMortality,
  type Life,
  nextBand,
  ratedClaims,
} from '#domain/pricing/risk/underwriting-class.ts'
import { type LinearAccount, leastPremium, runAccount, yearsInForce } from './universal-life-account.ts'
import { averageCharges, currentCostOfInsurance, variableLife } from './universal-life-parameters.ts'

/** Shares below this are rounding in floating point. */
const tiny = 1e-9

/** To what age a VUL lasts if its funds earn `yearlyReturn` (a fraction, before the fund fee). Nothing of it is guaranteed. */
export type Outlook = { yearlyReturn: number; lastsToAge: number }

/** The account of a VUL on current charges, which never exceed the guaranteed ones (2017 CSO, and more by table rating). */
function currentAccount(
  tables: MortalityTables,
  life: Life,
  face: number,
  yearlyReturn: number,
): LinearAccount {
  const { issueAge } = life
  const { table, multiple } = expectedMortality(tables, life, face)
  const { ultimate } = csoTable(tables, life, 'last')
  const guaranteed = ratedClaims(life.healthClass)
  return runAccount({
    face,
    issueAge,
    years: variableLife.plannedToAge - issueAge,
    interest: yearlyReturn - variableLife.fundFee,
    deathRate: (year) =>
      Math.min(
        deathRate(table, issueAge, year) * multiple * currentCostOfInsurance,
        (ultimate[issueAge + year] ?? 1) * guaranteed,
      ),
    charges: averageCharges,
  })
}

const plannedAccount = (tables: MortalityTables, life: Life, face: number) =>
  currentAccount(tables, life, face, variableLife.plannedReturn)

/**
 * The market's average planned premium (USD a month, unrounded) of variable universal life: level, and just enough to
 * keep the policy in force to age 100 on current charges if the funds earn 6 % a year before their fee.
 */
export function vulMonthlyPremium(tables: MortalityTables, life: Life, face: number): number {
  const rated = { ...life, issueAge: Math.max(life.issueAge, flatUntilAge) }
  return withoutBandInversion(face, (amount) => leastPremium(plannedAccount(tables, rated, amount)))
}

/**
 * To what age (100 at most) the planned premium keeps the policy in force if the funds earn nothing at all, and if they
 * earn what is planned.
 */
export function vulOutlook(tables: MortalityTables, life: Life, face: number): Outlook[] {
  const monthly = vulMonthlyPremium(tables, life, face)
  // Just below a band's edge the premium is that of the edge, so the charges are as well.
  const edge = nextBand(face)
  const isEdgePrice =
    edge !== undefined && monthly < leastPremium(plannedAccount(tables, life, face)) * (1 - tiny)
  return [0, variableLife.plannedReturn].map((yearlyReturn) => {
    const account = currentAccount(tables, life, isEdgePrice ? edge : face, yearlyReturn)
    return { yearlyReturn, lastsToAge: life.issueAge + yearsInForce(account, monthly) }
  })
}
