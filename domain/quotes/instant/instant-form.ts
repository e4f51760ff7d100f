import { z } from 'zod'
import { genders, type Person, termLengths } from '#domain/people/person.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { type ProductType, productTypes } from '#domain/plans/plan-type.ts'
import { healthRatings, iulSolves, mainGoals, paidUpPeriods } from '#domain/pricing/quote-request.ts'

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
    residentState: 'FL',
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

/** What the questionnaire on this device has not been asked yet; its default coverage is none of the visitor's. */
function hasAnsweredCoverage({ selectedCoverage, fullName }: Person): boolean {
  return selectedCoverage > 0 && (fullName.trim() !== '' || selectedCoverage !== 250_000)
}

/** The form with what this person has answered in the questionnaire; the defaults for the rest. */
export function instantFormFrom(person: Person): InstantForm {
  const form = newInstantForm()
  return {
    ...form,
    ...(isStateCode(person.residentState) && { residentState: person.residentState }),
    ...(hasAnsweredCoverage(person) && { deathBenefit: person.selectedCoverage }),
    dateOfBirth: person.dateOfBirth,
    ...(person.gender !== undefined && { gender: person.gender }),
    ...(person.smoker !== undefined && { tobacco: person.smoker }),
    heightFeet: person.heightFeet,
    heightInches: person.heightInches,
    weightPounds: person.weightPounds,
    healthRating: healthRatings.find((rating) => rating === person.healthRating) ?? form.healthRating,
    termDuration: termLengths.find((years) => years === person.selectedTerm) ?? form.termDuration,
  }
}

/** The product that an address's `product` parameter names; undefined for any other value. */
export function productOfParameter(value: string | null): ProductType | undefined {
  return productTypes.find((product) => product === value)
}
