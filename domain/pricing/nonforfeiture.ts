import { csoTable, type MortalityTables } from './mortality-tables.ts'
import { nonforfeitureInterest } from './parameters.ts'
import type { TaxedLife } from './tax-limits.ts'
import { maturityAge, type PaidUpPeriod, premiumYears } from './whole-life.ts'

/**
 * The least cash value (USD) that the law lets a whole life policy have at the end of each policy year, first year
 * first: the Standard Nonforfeiture Law's adjusted premium method (for one, Wis. Stat. 632.43(6m)) on 2017 CSO.
 * Carriers often guarantee more.
 */
export function minimumCashValues(
  tables: MortalityTables,
  life: TaxedLife,
  face: number,
  period: PaidUpPeriod,
): number[] {
  const { ultimate } = csoTable(tables, life, 'nearest')
  const years = maturityAge - life.issueAge
  const paying = premiumYears(period, life.issueAge)
  const discount = 1 / (1 + nonforfeitureInterest)
  const insurance = new Float64Array(years + 1)
  const annuity = new Float64Array(years + 1)
  insurance[years] = 1
  for (let year = years - 1; year >= 0; year--) {
    const deaths = Math.min(1, ultimate[life.issueAge + year] ?? 1)
    insurance[year] = discount * (deaths + (1 - deaths) * (insurance[year + 1] ?? 0))
    annuity[year] = (year < paying ? 1 : 0) + discount * (1 - deaths) * (annuity[year + 1] ?? 0)
  }
  const cost = insurance[0] ?? 0
  const payments = annuity[0] ?? 1
  const expenses = 0.01 + 1.25 * Math.min(cost / payments, 0.04)
  const adjustedPremium = (cost + expenses) / payments
  return Array.from({ length: years }, (_, year) => {
    const owed = year + 1 < paying ? adjustedPremium * (annuity[year + 1] ?? 0) : 0
    return Math.max(0, face * ((insurance[year + 1] ?? 0) - owed))
  })
}
