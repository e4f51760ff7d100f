import { z } from 'zod'
import { genders, termLengths } from '#domain/people/person.ts'
import { type ProductType, productTypes } from '#domain/plans/plan-type.ts'
import { healthRatings, iulSolves, mainGoals, paidUpPeriods } from '#domain/pricing/quote-request.ts'
import { assumedState } from '#domain/quotes/assumed-answers.ts'

/** A number as a field holds it; null while the field is empty. */
const typedNumber = z.number().nullable()

/** The instant quote's answers, as far as they are given. Money in USD (budget a month), weight in lb, date ISO. */
export const instantFormSchema = z.object({
  productType: z.enum(productTypes).optional(),
  /** Two-letter code. */
  residentState: z.string(),
  deathBenefit: typedNumber,
  dateOfBirth: z.string(),
  gender: z.enum(genders).optional(),
  tobacco: z.boolean().optional(),
  heightFeet: typedNumber,
  heightInches: typedNumber,
  weightPounds: typedNumber,
  healthRating: z.enum(healthRatings).optional(),
  /** Years. */
  termDuration: z.literal(termLengths),
  /** Whether only plans with accelerated underwriting are wanted. */
  expeditedProducts: z.boolean().optional(),
  paidUpPeriod: z.enum(paidUpPeriods),
  premiumBudget: typedNumber,
  mainGoal: z.enum(mainGoals),
  solveFor: z.enum(iulSolves).optional(),
  cashValueSolveAmount: typedNumber,
  cashValueSolveAge: typedNumber,
})
export type InstantForm = z.infer<typeof instantFormSchema>
export type InstantField = keyof InstantForm

/** The form before any answer: the defaults of INSTANT-14 and INSTANT-15. */
export function newInstantForm(): InstantForm {
  return {
    residentState: assumedState,
    deathBenefit: 500_000,
    dateOfBirth: '',
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: 'Standard',
    termDuration: 20,
    paidUpPeriod: '20-Pay',
    premiumBudget: null,
    mainGoal: 'Protection',
    cashValueSolveAmount: null,
    cashValueSolveAge: 65,
  }
}

/** The product that an address's `product` parameter names; undefined for any other value. */
export function productOfParameter(value: string | null): ProductType | undefined {
  return productTypes.find((product) => product === value)
}
