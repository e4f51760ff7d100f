import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { type GrossPremium, grossAnnualPremium } from '#domain/pricing/premiums/gross-premium.ts'
import { termAnnualPremium } from '#domain/pricing/premiums/term.ts'
import { finalExpenseAnnualPremium, wholeLifeAnnualPremium } from '#domain/pricing/premiums/whole-life.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { MortalityTables, Sex, StatutorySex } from '#domain/pricing/risk/mortality-tables.ts'
import type { HealthClass, Life } from '#domain/pricing/risk/underwriting-class.ts'
import { isUnisexState } from '#domain/pricing/unisex-states.ts'
import { gulAnnualPremium, iulAnnualPremium } from '#domain/pricing/universal-life/universal-life.ts'
import { type Outlook, vulMonthlyPremium, vulOutlook } from '#domain/pricing/universal-life/variable-life.ts'

/** The sex that counts in a state's statutory values. */
export function statutorySex({ residentState, gender }: QuoteRequest): StatutorySex {
  if (isUnisexState(residentState)) return 'either'
  return gender === 'Male' ? 'M' : 'F'
}

/** Who is priced, and in what kind of product. */
export type Rated = { kind: SoldPlanType; issueAge: number; healthClass: HealthClass; participating: boolean }

/**
 * The market's average yearly premium (USD, unrounded) for what is asked, at an issue age and in a class; of a VUL
 * twelve planned monthly ones. Where sex must not count, it is half-way between the prices of men and women.
 */
export function marketAnnualPremium(tables: MortalityTables, request: QuoteRequest, rated: Rated): number {
  const sex = statutorySex(request)
  if (sex !== 'either') return priceFor(sex, tables, request, rated)
  return (priceFor('M', tables, request, rated) + priceFor('F', tables, request, rated)) / 2
}

/** To what age a VUL lasts at each return, the market's average; where sex must not count, for whom it lasts less. */
export function marketOutlook(
  tables: MortalityTables,
  request: QuoteRequest,
  rated: Pick<Rated, 'issueAge' | 'healthClass'>,
): Outlook[] {
  const { issueAge, healthClass } = rated
  const { deathBenefit, tobacco } = request
  const outlookOf = (sex: Sex) => vulOutlook(tables, { sex, issueAge, healthClass, tobacco }, deathBenefit)
  const sex = statutorySex(request)
  if (sex !== 'either') return outlookOf(sex)
  const women = outlookOf('F')
  return outlookOf('M').map(({ yearlyReturn, lastsToAge }, place) => ({
    yearlyReturn,
    lastsToAge: Math.min(lastsToAge, women[place]?.lastsToAge ?? lastsToAge),
  }))
}

/** The same for one sex, with the premium of each point that the price is the lowest of worked out by `gross`. */
export function priceFor(
  sex: Sex,
  tables: MortalityTables,
  request: QuoteRequest,
  rated: Rated,
  gross: GrossPremium = grossAnnualPremium,
): number {
  const { issueAge, healthClass, participating } = rated
  const { deathBenefit: face, tobacco } = request
  const life: Life = { sex, issueAge, tobacco, healthClass }
  switch (rated.kind) {
    case 'term':
      return termAnnualPremium(tables, life, face, request.termYears ?? 20, gross)
    case 'whole': {
      const period = request.paidUpPeriod ?? 'To Age 100'
      return wholeLifeAnnualPremium(tables, life, face, period, participating, gross)
    }
    case 'final-expense':
      return finalExpenseAnnualPremium(tables, life, face, gross)
    case 'iul':
      return iulAnnualPremium(tables, life, face, request.mainGoal ?? 'Balanced', gross)
    case 'gul':
      return gulAnnualPremium(tables, life, face, gross)
    case 'vul':
      return 12 * vulMonthlyPremium(tables, life, face)
  }
}
