import type { ProductKind } from './offers.ts'
import type { QuoteRequest } from './quote-request.ts'
import { guaranteePlan } from './universal-life.ts'
import { maturityAge, premiumYears } from './whole-life.ts'

/** What a premium buys for sure; a VUL's outlook is no guarantee. */
export type PlanGuarantees = {
  /** For how many years premiums are due. */
  premiumYears: number
  /** The age to which the death benefit is guaranteed while premiums are paid; null where nothing is. */
  guaranteedToAge: number | null
  /** Guaranteed cash values in USD at attained ages, youngest first; empty where none is guaranteed. */
  cashValues: readonly { age: number; amount: number }[]
  /** VUL alone: to what age coverage lasts if the funds earn this much a year before charges (a fraction). Not guaranteed. */
  outlook: readonly { yearlyReturn: number; lastsToAge: number }[]
}

export function planGuarantees(kind: ProductKind, request: QuoteRequest, issueAge: number): PlanGuarantees {
  const forLife = maturityAge - issueAge
  const nothingElse = { cashValues: [], outlook: [] }
  switch (kind) {
    case 'term': {
      const years = request.termYears ?? 20
      return { premiumYears: years, guaranteedToAge: issueAge + years, ...nothingElse }
    }
    case 'whole': {
      const years = premiumYears(request.paidUpPeriod ?? 'To Age 100', issueAge)
      return { premiumYears: years, guaranteedToAge: maturityAge, ...nothingElse }
    }
    case 'iul':
      return { ...guaranteePlan(request.mainGoal ?? 'Balanced', issueAge), ...nothingElse }
    case 'gul':
    case 'final-expense':
      return { premiumYears: forLife, guaranteedToAge: maturityAge, ...nothingElse }
    case 'vul':
      return { premiumYears: forLife, guaranteedToAge: null, ...nothingElse }
  }
}
