import type { genders } from '#domain/people/person.ts'
import type { StateCode } from '#domain/people/states/states.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import type { TermLength } from '#domain/pricing/premiums/term.ts'
import type { PaidUpPeriod } from '#domain/pricing/premiums/whole-life.ts'
import type { HealthClass, HealthRating } from '#domain/pricing/risk/underwriting-class.ts'
import type { MainGoal } from '#domain/pricing/universal-life/universal-life.ts'

/** What of an IUL can be worked out, in the words that requests carry. */
export const iulSolves = [
  'Min Non-MEC Death Benefit',
  'Max Non-MEC Premium',
  'Target Death Benefit',
  'Solve Cash Value at Age',
] as const
export type IulSolveName = (typeof iulSolves)[number]

/** A solve with what it needs: the guaranteed cash value in USD that is wanted at an attained age. */
export type IulSolve =
  | { readonly for: Exclude<IulSolveName, 'Solve Cash Value at Age'> }
  | { readonly for: 'Solve Cash Value at Age'; readonly amount: number; readonly age: number }

/** What the engine needs to know for a price. Money in USD, height in feet and inches, weight in lb, dates ISO. */
export type QuoteRequest = {
  policyType: ProductType
  residentState: StateCode
  deathBenefit: number
  dateOfBirth: string
  gender: (typeof genders)[number]
  tobacco: boolean
  heightFeet: number
  heightInches: number
  weightPounds: number
  healthRating: HealthRating
  /** Term only; 20 years when absent. */
  termYears?: TermLength
  /** Whole only; To Age 100 when absent. */
  paidUpPeriod?: PaidUpPeriod
  /** IUL only; Balanced when absent. */
  mainGoal?: MainGoal
  /** Term only: false asks for plans that an underwriter decides; otherwise carriers that can decide at once say so. */
  expedited?: boolean
  /** Whole and IUL, USD a month: no plan costs more; where the amount asked would, a plan insures what the budget buys. */
  premiumBudget?: number
  /** IUL only: works out the premium or the death benefit in place of the goal's premium. */
  solve?: IulSolve
  /** Prices this class instead of the one that rating and build make; for what-ifs, never read from a body. */
  assumedClass?: HealthClass
}
