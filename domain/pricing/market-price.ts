import type { MortalityTables, Sex } from './mortality-tables.ts'
import type { QuoteRequest } from './quote-request.ts'
import { termAnnualPremium } from './term.ts'
import type { HealthClass, Life } from './underwriting-class.ts'
import { iulAnnualPremium } from './universal-life.ts'
import { wholeLifeAnnualPremium } from './whole-life.ts'

/**
 * Priced without regard to sex. Montana forbade it as a rating factor for decades; Mont. Code Ann. 49-2-309(4) has let
 * carriers use it again since 2022, and was challenged in court. A price without sex is right under either rule.
 */
const unisexStates = new Set(['MT'])

/**
 * The market's average yearly premium (USD, unrounded) for what is asked, at an issue age and in a class.
 * Where sex must not count, it is half-way between the prices of men and women: no guess about who buys.
 */
export function marketAnnualPremium(
  tables: MortalityTables,
  request: QuoteRequest,
  rated: { issueAge: number; healthClass: HealthClass; participating: boolean },
): number {
  const price = (sex: Sex) => {
    const { issueAge, healthClass } = rated
    return priceOfLife(
      tables,
      request,
      { sex, issueAge, healthClass, tobacco: request.tobacco },
      rated.participating,
    )
  }
  if (unisexStates.has(request.residentState)) return (price('M') + price('F')) / 2
  return price(request.gender === 'Male' ? 'M' : 'F')
}

function priceOfLife(
  tables: MortalityTables,
  request: QuoteRequest,
  life: Life,
  participating: boolean,
): number {
  const face = request.deathBenefit
  switch (request.policyType) {
    case 'Term':
      return termAnnualPremium(tables, life, face, request.termYears ?? 20)
    case 'Whole':
      return wholeLifeAnnualPremium(tables, life, face, request.paidUpPeriod ?? 'To Age 100', participating)
    case 'IUL':
      return iulAnnualPremium(tables, life, face, request.mainGoal ?? 'Balanced')
  }
}
