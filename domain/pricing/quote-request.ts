import type { genders } from '#domain/people/person.ts'
import type { StateCode } from '#domain/people/states/states.ts'
import type { ProductType } from '#domain/plans/plan-type.ts'
import type { TermLength } from '#domain/pricing/premiums/term.ts'
import type { HealthClass } from '#domain/pricing/risk/underwriting-class.ts'

// What a request can name. The pages offer these words without the engine that prices them: nothing of it is imported.

/** The ratings that the instant quote offers; each is the class of the same name. */
export const healthRatings = [
  'Super Preferred',
  'Preferred',
  'Standard',
  'Table 1',
  'Table 2',
  'Table 3',
  'Table 4',
] as const
export type HealthRating = (typeof healthRatings)[number]

/** Those of them that the questionnaire and the comparison offer. */
export const questionnaireRatings = [
  'Super Preferred',
  'Preferred',
  'Standard',
  'Table 1',
] as const satisfies readonly HealthRating[]

export const paidUpPeriods = ['10-Pay', '20-Pay', 'To Age 100'] as const
export type PaidUpPeriod = (typeof paidUpPeriods)[number]

export const mainGoals = ['Protection', 'Balanced', 'Accumulation'] as const
export type MainGoal = (typeof mainGoals)[number]

/** What of an IUL can be worked out, in the words that requests carry. */
export const iulSolves = [
  'Min Non-MEC Death Benefit',
  'Max Non-MEC Premium',
  'Target Death Benefit',
  'Solve Cash Value at Age',
] as const
export type IulSolveName = (typeof iulSolves)[number]

/** The attained ages at which a cash value can be asked for, by the instant quote's bounds. */
export const cashValueAges = { youngest: 18, oldest: 100 } as const

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
