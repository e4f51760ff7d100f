import type { MortalityTables, Sex } from './mortality-tables.ts'
import type { ProductKind } from './offers.ts'
import type { QuoteRequest } from './quote-request.ts'
import { termAnnualPremium } from './term.ts'
import type { HealthClass, Life } from './underwriting-class.ts'
import { gulAnnualPremium, iulAnnualPremium } from './universal-life.ts'
import { finalExpenseAnnualPremium, wholeLifeAnnualPremium } from './whole-life.ts'

/**
 * Priced without regard to sex. Montana forbade it as a rating factor for decades; Mont. Code Ann. 49-2-309(4) has let
 * carriers use it again since 2022, and was challenged in court. A price without sex is right under either rule.
 */
const unisexStates = new Set(['MT'])

/** Who is priced, and in what kind of product. */
export type Rated = { kind: ProductKind; issueAge: number; healthClass: HealthClass; participating: boolean }

/**
 * The market's average yearly premium (USD, unrounded) for what is asked, at an issue age and in a class.
 * Where sex must not count, it is half-way between the prices of men and women: no guess about who buys.
 */
export function marketAnnualPremium(tables: MortalityTables, request: QuoteRequest, rated: Rated): number {
  if (unisexStates.has(request.residentState)) {
    return (priceFor('M', tables, request, rated) + priceFor('F', tables, request, rated)) / 2
  }
  return priceFor(request.gender === 'Male' ? 'M' : 'F', tables, request, rated)
}

function priceFor(sex: Sex, tables: MortalityTables, request: QuoteRequest, rated: Rated): number {
  const { issueAge, healthClass } = rated
  const { deathBenefit: face, tobacco } = request
  const life: Life = { sex, issueAge, tobacco, healthClass }
  switch (rated.kind) {
    case 'term':
      return termAnnualPremium(tables, life, face, request.termYears ?? 20)
    case 'whole':
      return wholeLifeAnnualPremium(
        tables,
        life,
        face,
        request.paidUpPeriod ?? 'To Age 100',
        rated.participating,
      )
    case 'final-expense':
      return finalExpenseAnnualPremium(tables, life, face)
    case 'iul':
      return iulAnnualPremium(tables, life, face, request.mainGoal ?? 'Balanced')
    case 'gul':
      return gulAnnualPremium(tables, life, face)
    case 'vul':
      return gulAnnualPremium(tables, life, face)
  }
}
