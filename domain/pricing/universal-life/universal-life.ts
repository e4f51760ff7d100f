import {
  type GrossPremium,
  grossAnnualPremium,
  withoutBandInversion,
} from '#domain/pricing/premiums/gross-premium.ts'
import { flatUntilAge, noLapseBasis } from '#domain/pricing/premiums/parameters.ts'
import { maturityAge } from '#domain/pricing/premiums/whole-life.ts'
import type { MainGoal } from '#domain/pricing/quote-request.ts'
import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import { expectedMortality, type Life } from '#domain/pricing/risk/underwriting-class.ts'

/** For how many years a premium is paid, and until what age it guarantees the death benefit. */
type GuaranteePlan = { premiumYears: number; guaranteedToAge: number }

/**
 * What each goal pays for. Only guaranteed elements of an indexed policy may be shown, so its price here is the
 * no-lapse premium: paid as planned, the death benefit is guaranteed whatever the index does.
 * Protection asks least: every year, with the guarantee to age 90 (15 years at least). Balanced is paid up after
 * 20 years and Accumulation after 15, both guaranteed for life; money that goes in sooner has longer to grow.
 */
export function guaranteePlan(goal: MainGoal, issueAge: number): GuaranteePlan {
  if (goal === 'Balanced') return { premiumYears: 20, guaranteedToAge: maturityAge }
  if (goal === 'Accumulation') return { premiumYears: 15, guaranteedToAge: maturityAge }
  const guaranteedToAge = Math.max(90, issueAge + 15)
  return { premiumYears: guaranteedToAge - issueAge, guaranteedToAge }
}

/** The market's average yearly premium (USD, unrounded) for which a universal life policy cannot lapse. */
export function noLapseAnnualPremium(
  tables: MortalityTables,
  life: Life,
  face: number,
  plan: GuaranteePlan,
  gross: GrossPremium = grossAnnualPremium,
): number {
  const issueAge = Math.max(life.issueAge, flatUntilAge)
  return withoutBandInversion(face, (amount) => {
    const { table, multiple } = expectedMortality(tables, { ...life, issueAge }, amount)
    return gross({
      basis: noLapseBasis,
      table,
      multiple,
      issueAge,
      benefitYears: plan.guaranteedToAge - issueAge,
      premiumYears: plan.premiumYears,
      face: amount,
    })
  })
}

/** The market's average yearly premium (USD, unrounded) of indexed universal life for a goal. */
export function iulAnnualPremium(
  tables: MortalityTables,
  life: Life,
  face: number,
  goal: MainGoal,
  gross: GrossPremium = grossAnnualPremium,
): number {
  const issueAge = Math.max(life.issueAge, flatUntilAge)
  return noLapseAnnualPremium(tables, life, face, guaranteePlan(goal, issueAge), gross)
}

/**
 * The market's average yearly premium (USD, unrounded) of guaranteed universal life: paid for life, guaranteed for life,
 * and without a cash value to speak of.
 */
export function gulAnnualPremium(
  tables: MortalityTables,
  life: Life,
  face: number,
  gross: GrossPremium = grossAnnualPremium,
): number {
  const years = maturityAge - Math.max(life.issueAge, flatUntilAge)
  const plan = { premiumYears: years, guaranteedToAge: maturityAge }
  return noLapseAnnualPremium(tables, life, face, plan, gross)
}
