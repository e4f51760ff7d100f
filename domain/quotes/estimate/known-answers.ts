import { z } from 'zod'
import { genders, termLengths } from '#domain/people/person.ts'
import { isStateCode, type StateCode } from '#domain/people/states/states.ts'
import { productTypes } from '#domain/plans/plan-type.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { heightBounds, weightBounds } from '#domain/questionnaire/questions.ts'

/** The oldest age that is told in place of a date of birth, in years. */
const oldestAge = 120
/** Above it an amount is a slip, in USD. */
const mostBenefit = 100_000_000

/**
 * What somebody has said of themselves and of the plan they want, as far as they have: an age in years in place of a date
 * of birth, and no name. The names are the instant quote's. Money in USD, height in feet and inches, weight in lb.
 */
export const knownAnswersSchema = z.strictObject({
  productType: z.enum(productTypes).exactOptional(),
  residentState: z
    .custom<StateCode>((state) => typeof state === 'string' && isStateCode(state))
    .exactOptional(),
  age: z.int().min(0).max(oldestAge).exactOptional(),
  gender: z.enum(genders).exactOptional(),
  tobacco: z.boolean().exactOptional(),
  deathBenefit: z.int().positive().max(mostBenefit).exactOptional(),
  termDuration: z.literal(termLengths).exactOptional(),
  healthRating: z.enum(healthRatings).exactOptional(),
  heightFeet: z.int().min(heightBounds.minFeet).max(heightBounds.maxFeet).exactOptional(),
  heightInches: z.int().min(heightBounds.minInches).max(heightBounds.maxInches).exactOptional(),
  weightPounds: z.int().min(weightBounds.min).max(weightBounds.max).exactOptional(),
})
export type KnownAnswers = z.infer<typeof knownAnswersSchema>

/** What every price needs to know, in the order in which it is asked. */
const neededForPrice = [
  'age',
  'gender',
  'tobacco',
  'deathBenefit',
] as const satisfies readonly (keyof KnownAnswers)[]
export type NeededForPrice = (typeof neededForPrice)[number]

/** What of it is not known yet. */
export function openForPrice(answers: KnownAnswers): NeededForPrice[] {
  return neededForPrice.filter((field) => answers[field] === undefined)
}
