import { csoTable, type MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import type { TaxedLife } from '#domain/pricing/universal-life/tax-limits.ts'
import { nonforfeitureInterest } from './parameters.ts'
import { maturityAge } from './whole-life.ts'

/**
 * The least cash values (USD) that the law lets a whole life policy have at the ends of the policy years asked for
 * (`atYears`, 1 is the first): the Standard Nonforfeiture Law's adjusted premium method (for one, Wis. Stat.
 * 632.43(6m)) on 2017 CSO. Premiums are due for `paying` years. Carriers often guarantee more.
 */
export function minimumCashValues(
  tables: MortalityTables,
  life: TaxedLife,
  face: number,
  paying: number,
  atYears: readonly number[],
): number[] {
  const { ultimate } = csoTable(tables, life, 'nearest')
  const discount = 1 / (1 + nonforfeitureInterest)
  const values = atYears.map(() => ({ insurance: 1, annuity: 0 }))
  let insurance = 1
  let annuity = 0
  for (let year = maturityAge - life.issueAge - 1; year >= 0; year--) {
    const deaths = Math.min(1, ultimate[life.issueAge + year] ?? 1)
    insurance = discount * (deaths + (1 - deaths) * insurance)
    annuity = (year < paying ? 1 : 0) + discount * (1 - deaths) * annuity
    const wanted = atYears.indexOf(year)
    if (wanted >= 0) values[wanted] = { insurance, annuity }
  }
  const expenses = 0.01 + 1.25 * Math.min(insurance / annuity, 0.04)
  const adjustedPremium = (insurance + expenses) / annuity
  return values.map((value) => Math.max(0, face * (value.insurance - adjustedPremium * value.annuity)))
}
