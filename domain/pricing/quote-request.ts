import type { genders } from '#domain/people/person.ts'
import type { StateCode } from '#domain/people/states.ts'
import type { PolicyType } from '#domain/plans/plan-type.ts'
import type { TermLength } from './term.ts'
import type { HealthRating } from './underwriting-class.ts'
import type { MainGoal } from './universal-life.ts'
import type { PaidUpPeriod } from './whole-life.ts'

/** What the engine needs to know for a price. Money in USD, height in feet and inches, weight in lb, dates ISO. */
export type QuoteRequest = {
  policyType: PolicyType
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
}
