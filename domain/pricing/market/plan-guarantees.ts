import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { minimumCashValues } from '#domain/pricing/premiums/nonforfeiture.ts'
import { maturityAge, premiumYears } from '#domain/pricing/premiums/whole-life.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import { guaranteePlan } from '#domain/pricing/universal-life/universal-life.ts'
import { variableLife } from '#domain/pricing/universal-life/universal-life-parameters.ts'
import type { Outlook } from '#domain/pricing/universal-life/variable-life.ts'
import { statutorySex } from './market-price.ts'

/** What a premium buys for sure; a VUL's outlook is no guarantee. */
export type PricedGuarantees = {
  /** For how many years premiums are due. */
  premiumYears: number
  /** The age to which the death benefit is guaranteed while premiums are paid; null where nothing is. */
  guaranteedToAge: number | null
  /** Guaranteed cash values in whole USD at attained ages, youngest first; empty where none is guaranteed. */
  cashValues: readonly { age: number; amount: number }[]
  /** VUL alone: to what age coverage lasts at a return. Not guaranteed. */
  outlook: readonly Outlook[]
}

/** The ends of the policy years at which cash values are shown: after 5, 10 and 20 years, and at age 65 if it is ahead. */
export function shownYears(issueAge: number): number[] {
  const years = new Set([5, 10, 20, 65 - issueAge])
  return [...years].filter((year) => year > 0).sort((one, other) => one - other)
}

/** For how long premiums are due and coverage is guaranteed, for a plan whose premium no solve has worked out. */
export function guaranteedTerm(
  kind: SoldPlanType,
  request: QuoteRequest,
  issueAge: number,
): Pick<PricedGuarantees, 'premiumYears' | 'guaranteedToAge'> {
  switch (kind) {
    case 'term': {
      const years = request.termYears ?? 20
      return { premiumYears: years, guaranteedToAge: issueAge + years }
    }
    case 'whole': {
      const period = request.paidUpPeriod ?? 'To Age 100'
      return { premiumYears: premiumYears(period, issueAge), guaranteedToAge: maturityAge }
    }
    case 'final-expense':
    case 'gul':
      return { premiumYears: maturityAge - issueAge, guaranteedToAge: maturityAge }
    case 'iul':
      return guaranteePlan(request.mainGoal ?? 'Balanced', issueAge)
    case 'vul':
      return { premiumYears: variableLife.plannedToAge - issueAge, guaranteedToAge: null }
  }
}

/** The cash values that the law guarantees to whole life and final expense; universal life has none for sure. */
export function guaranteedCashValues(
  kind: SoldPlanType,
  request: QuoteRequest,
  { tables, issueAge, deathBenefit }: { tables: MortalityTables; issueAge: number; deathBenefit: number },
): PricedGuarantees['cashValues'] {
  if (kind !== 'whole' && kind !== 'final-expense') return []
  const paying = guaranteedTerm(kind, request, issueAge).premiumYears
  const years = shownYears(issueAge)
  const life = { sex: statutorySex(request), issueAge, tobacco: request.tobacco }
  const amounts = minimumCashValues(tables, life, deathBenefit, paying, years)
  return years.map((year, place) => ({ age: issueAge + year, amount: Math.floor(amounts[place] ?? 0) }))
}
