import type { ProductKind } from './offers.ts'
import type { HealthClass } from './underwriting-class.ts'

/** U: for both sexes, as Montana wants it, and for carriers that make no difference. */
export type RateSex = 'M' | 'F' | 'U'

/** One line of an operator's copy of a carrier's rates; ages in years at issue, amounts in USD, bounds included. */
export type RateRow = {
  /** The day from which it is in force (YYYY-MM-DD). */
  effectiveDate: string
  sex: RateSex
  tobacco: boolean
  healthClass: HealthClass
  /** The term's years, the paid-up period or the goal; empty where the product has no variants. */
  variant: string
  minAge: number
  maxAge: number
  minDeathBenefit: number
  maxDeathBenefit: number
  /** USD a year for each 1,000 of death benefit. */
  annualRatePer1000: number
  /** USD a year. */
  policyFee: number
  /** The part of the yearly premium that is paid each month. */
  monthlyFactor: number
}

/** One carrier's rates for one product. */
export type RateTable = { carrierId: string; product: ProductKind; rows: readonly RateRow[] }
